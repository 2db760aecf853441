import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, PRIVATE_FILES, ServedProject, type Serving, SERVING, spell } from './served-project.ts';
import { isEvery } from '../../rare-tests.ts';

/** Code that opens a server, with the commands that run it. A new one fails until a command that runs it is tried here. */
const SERVERS: Readonly<Record<string, readonly Serving[]>> = {
  'cli/api.ts': ['api'],
  'cli/dev.ts': ['dev'],
  'cli/start.ts': ['start'],
  'cli/server/listen.ts': ['start', 'api'],
  'cli/server/shop-server.ts': ['start', 'dev', 'api'],
  'cli/server/static-server.ts': ['start'],
};

/** What opens a server: those of Node, Hono, Vite and Astro, and the function of the product. */
const OPENS = /\bcreate(?:Secure|Preview)?Server\(|\.listen\((?!\()|\bawait listen\(|\b(?:serve|preview)\(\{|\bdev\(\{/;

/** Files that a server may answer. Everything else below a project is refused. */
const ANSWERED: Readonly<Record<Serving, RegExp>> = {
  dev: /^public\/|^src\/.*\.(?:astro|ts|tsx)$/,
  start: /^public\//,
  api: /^$/,
};

/** What a database, its newest changes and a backup begin with. */
const WAL = 'SQLite format 3\0';
const BACKUP = 'backups/haat-2026-11-20T07-30-00Z.jsonl.gz';

const project = new ServedProject();
afterAll(() => project.remove());

/* Browser code opens none: `.listen(` is of stores there. */
test('every server of the product is tried', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!client\/).*\.m?ts$/.test(file) && OPENS.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(found.sort()).toEqual(Object.keys(SERVERS).sort());
  expect([...new Set(Object.values(SERVERS).flat())].sort()).toEqual([...SERVING].sort());
});

/** An answer as text, with what its map of sources says. */
const read = (body: Buffer): string =>
  body
    .toString()
    .replace(/(?<=sourceMappingURL=data:application\/json;base64,)\S+/g, (map) =>
      Buffer.from(map, 'base64').toString(),
    );

/** The spellings of a file's address that are answered with something of the file: not as for a file that is not there. */
async function findAnswers(site: string, file: string, folder = project.folder): Promise<string[]> {
  const { name } = parse(file);
  const headers = { 'sec-fetch-dest': 'script', accept: '*/*' };
  const found = await Promise.all(
    spell(folder, file).map(async (path) => {
      const { status, body } = await ask(site, path, headers);
      if (status < 200 || status >= 300) return [];
      const other = 'q'.repeat(name.length);
      const missing = await ask(site, path.replaceAll(name, other), headers);
      const isSame = missing.status === status && read(missing.body).replaceAll(other, name) === read(body);
      return isSame ? [] : [path];
    }),
  );
  return found.flat();
}

describe.each(SERVING)('haat %s', (command) => {
  test('answers no file of a project but those for everybody, in any spelling of its address', async () => {
    const site = await project.start(command);
    expect(site).toMatch(/^http/);
    // The host of `dev` starts after the first page, and makes its database then.
    await ask(site, '/cups');
    await expect.poll(() => project.list()).toContain('data/haat.db-wal');
    const files = project.list();
    expect(files).toEqual(expect.arrayContaining(Object.keys(PRIVATE_FILES)));
    const answered = new Map<string, string>();
    for (const file of files)
      for (const path of await findAnswers(site, file)) if (!answered.has(file)) answered.set(file, path);
    const wrong = [...answered].filter(([file]) => !ANSWERED[command].test(file));
    expect(wrong).toEqual([]);
    if (command !== 'api')
      expect([...answered.keys()]).toEqual(expect.arrayContaining(['public/own.txt', 'public/.well-known/own.txt']));
  });
});

describe('haat dev', () => {
  if (isEvery)
    test("answers no customers' data wherever they lie, also behind links and in folders that it may read", async () => {
      const shop = new ServedProject();
      try {
        for (const folder of ['public', 'src', 'src/components', 'node_modules/extra'])
          for (const file of ['.env', 'copy.db', 'backup.jsonl.gz', 'copy.db-wal'])
            shop.write(join(folder, file), file === 'backup.jsonl.gz' ? PRIVATE_FILES[BACKUP] : WAL);
        shop.write('src/data/customers.json', '{}');
        shop.link('public/customers.json', 'notes/customers.json');
        shop.link('public/notes', 'notes');
        shop.link('src/notes', 'notes');
        const site = await shop.start('dev', { DATA_DIR: 'src/data' });
        const files = shop.list().filter((file) => /^(?:public|src)\/(?!scenes|pages)/.test(file));
        files.push(
          'public/notes/customers.json',
          'src/notes/customers.json',
          'src/notes/main.ts',
          'node_modules/extra/copy.db',
        );
        const answered: string[] = [];
        for (const file of files) if ((await findAnswers(site, file, shop.folder)).length > 0) answered.push(file);
        expect(
          answered.filter((file) => !/^public\/(?:\.well-known\/)?own\.txt$|\.(?:astro|tsx?)$/.test(file)),
        ).toEqual([]);
        expect(answered).not.toContain('src/notes/main.ts');
      } finally {
        await shop.remove();
      }
    });

  test('answers its own pages alone, and people who follow a link', async () => {
    const site = await project.start('dev');
    const [status, cors] = [
      async (headers: Record<string, string>) => (await ask(site, '/cups', headers)).status,
      async (path: string, headers: Record<string, string>) =>
        (await ask(site, path, headers)).headers['access-control-allow-origin'],
    ];
    const other = 'http://localhost:9999';
    const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const foreign: readonly Record<string, string>[] = [
      { origin: other },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { host: 'evil.example' },
    ];
    for (const headers of foreign) expect([headers, await status(headers)]).toEqual([headers, 403]);
    expect(await status({ origin: site })).toBe(200);
    expect(await status({ 'sec-fetch-site': 'cross-site', ...visit })).toBe(200);
    for (const path of ['/', '/src/components/Empty.astro', '/api/health', '/own.txt', '/admin'])
      expect([path, await cors(path, { origin: other })]).toEqual([path, undefined]);
  });
});

describe('the folder of public files', () => {
  test("is not built with what is nobody else's in it, and the message names each file with its reason", async () => {
    const shop = new ServedProject();
    try {
      shop.write('public/.env', 'SECRET=1');
      shop.write('public/old/copy.db', WAL);
      shop.write('public/backup.gz', PRIVATE_FILES[BACKUP]);
      shop.link('public/list.csv', 'notes/customers.csv');
      shop.write('public/.DS_Store', 'x');
      const said = await shop.start('start');
      for (const line of [
        'public/.env: .env begins with a dot, as files with settings and passwords do',
        'public/old/copy.db: it is a database, with the data of customers',
        'public/backup.gz: it is a backup, with the data of customers',
        'public/list.csv: it is a link to a file outside of the folder',
      ])
        expect(said).toContain(line);
      expect(said).not.toContain('DS_Store');
    } finally {
      await shop.remove();
    }
  });

  test.each(['public/data', 'dist/data', 'dist'])('is no place for the data of customers: %s', async (folder) => {
    for (const command of ['start', 'api'] as const)
      expect(await project.start(command, { DATA_DIR: folder })).toMatch(
        /^DATA_DIR: \S+ is in \S+, whose files everybody can read\. Name a folder outside of it/,
      );
  });
});
