import { spawnSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseCommands } from '../../src/api/entry/operator/backup.ts';
import { COMMANDS as OPERATOR } from '../../src/api/entry/operator/commands.ts';
import { COMMANDS } from '../../src/cli/commands.mjs';
import { checkOutput, OutputRefused, writeNew } from '../../src/write-beside.ts';
import { makeFiles, writeSite } from './deploy/made-site.ts';
import { makeShopCatalog } from './new-shop/make-shop.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** No command writes a file that it reads. What commands say of files is in their help, so a new file of a command fails until it is tried here. */

const ROOT = join(import.meta.dirname, '../..');
const run = (file: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(ROOT, `src/cli/${file}.ts`), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { text: stdout + stderr, status };
};

/** What a shop has that commands read: its catalogue, a built site, an export, a backup and the database. */
interface Shop {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly product: string;
  readonly goods: string;
}

let shop: Shop;
beforeAll(async () => {
  const catalog = await makeShopCatalog();
  const folder = dirname(catalog);
  const work = makeTemporaryFolder();
  symlinkSync(writeSite(work, makeFiles('1')), join(work, 'dist'));
  const goods = join(folder, 'goods.csv');
  writeFileSync(goods, 'SKU,Title,Category,Price\nG-1,Good mug,Mugs,120\nG-2,Bad mug,Mugs,\n');
  const [product = ''] = readdirSync(join(catalog, 'products'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  shop = {
    folder,
    env: {
      CATALOG_DIR: catalog,
      CACHE_DIR: join(folder, 'cache'),
      OUT_DIR: join(work, 'dist'),
      BUILDS_DIR: join(work, 'builds'),
      DATA_DIR: join(folder, 'data'),
      OPERATOR: 'asha',
    },
    product: join(catalog, 'products', product),
    goods,
  };
  expect(run('operator', ['sellers'], shop.env).status).toBe(0);
  expect(run('operator', ['backup', join(folder, 'haat.gz')], shop.env).text).toContain('haat.gz');
});

/** The bytes of a folder's files by name, without what is of the command itself. */
const readAll = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [relative(folder, file), readFileSync(file, 'latin1')])
      .filter(([name]) => !/^cache\/|\.db-(?:wal|shm)$|\.db$/.test(name)),
  );

interface Trial {
  /** The words of the command, which name a file that it reads as the one to be written. */
  readonly words: () => readonly string[];
  readonly says: RegExp;
}

/** By command and the file that its help names: a trial, or why the command writes nothing there that it could read. */
const TRIALS: Readonly<Record<string, Trial | string>> = {
  'import FILE': 'it is read; what is refused goes to another file, or to one of its name while it is kept: see below',
  'import --pictures DIR': 'it is read, and pictures are copied out of it',
  'import --refused FILE': {
    words: () => [shop.goods, '--yes', '--write', '--no-check', '--refused', shop.goods],
    says: /goods\.csv is a file that this command reads/,
  },
  'export FILE': 'it is named as that of the import',
  'export --to FILE': { words: () => ['--to', shop.product, '--format', 'csv'], says: /which this command reads/ },
  'check --csv FILE': { words: () => ['--csv', shop.product], says: /which this command reads/ },
  'report --to FILE': { words: () => ['--to', shop.product], says: /which this command reads/ },
  'new FOLDER': { words: () => [shop.folder, '--yes', '--no-install'], says: /./ },
  'build --to DIR': 'a shard goes to a folder of its own below it, such as 3-of-16, with a name that no catalogue has',
  'merge --from DIR': 'it is read, and the site is written into a new folder of .builds',
  'deploy --to TARGET': { words: () => ['--to', shop.env['OUT_DIR'] ?? ''], says: /contains the built site/ },
  'hosting --to FOLDER': {
    words: () => ['cloudflare-pages', '--to', shop.env['OUT_DIR'] ?? ''],
    says: /which this command reads/,
  },
  'operator backup <folder or file>': {
    words: () => ['backup', join(shop.folder, 'haat.gz')],
    says: /already exists/,
  },
  'operator restore <file>': { words: () => ['restore', join(shop.folder, 'haat.gz'), '--replace'], says: /./ },
  'operator payouts make <file.csv>': {
    words: () => ['payouts', 'make', '--account', '123456789012', '--file', shop.product],
    says: /./,
  },
  'operator payouts file <file.csv>': {
    words: () => ['payouts', 'file', '--account', '123456789012', '--file', shop.product],
    says: /./,
  },
  'operator privacy export <file>': {
    words: () => ['privacy', 'export', 'nobody@shop.example', '--file', shop.product],
    says: /./,
  },
};

/** The files that the help of the commands names. */
function listFiles(): string[] {
  const ofShop = Object.entries(COMMANDS).flatMap(([name, { file }]) => {
    if (name === 'operator') return [];
    const help = run(file, ['--help']).text;
    // The targets of deployments stand as examples.
    const named =
      name === 'deploy' ? ['--to TARGET'] : (help.match(/(?:--[a-z-]+ )?\b(?:FILE|FOLDER|DIR|TARGET)\b/g) ?? []);
    // "DIR/3-of-16" and "hosting/HOST" only say more of what is there.
    return [...new Set(named)]
      .filter((one) => one.startsWith('--') || !/^(?:DIR)$/.test(one))
      .map((one) => `${name} ${one}`);
  });
  const ofOperator = [...OPERATOR, ...databaseCommands].flatMap(({ name, usage }) =>
    (usage.match(/<[^<>]*\bfile\b[^<>]*>/g) ?? [])
      .filter((one) => !/to make its file/.test(one))
      .map((one) => `operator ${name} ${one}`),
  );
  return [...ofShop, ...ofOperator].sort();
}

test('every file that the help of a command names is tried', () => {
  expect(listFiles()).toEqual(Object.keys(TRIALS).sort());
});

describe('a file that a command reads', () => {
  const trials = Object.entries(TRIALS).filter((entry): entry is [string, Trial] => typeof entry[1] !== 'string');
  test.each(trials)('keeps its bytes: %s', (name, { words, says }) => {
    const before = readAll(shop.folder);
    const site = readAll(join(shop.env['BUILDS_DIR'] ?? ''));
    const [command = ''] = name.split(' ');
    const { text } = run(COMMANDS[command]?.file ?? '', words(), shop.env);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^\s+at /m);
    expect(readAll(shop.env['BUILDS_DIR'] ?? '')).toEqual(site);
    const after = readAll(shop.folder);
    for (const [file, bytes] of before) expect(after.get(file), file).toBe(bytes);
  });

  test('is known by its links, and by a folder that it is in', async () => {
    const folder = makeTemporaryFolder();
    const file = join(folder, 'goods.csv');
    writeFileSync(file, 'a');
    symlinkSync(file, join(folder, 'soft.csv'));
    linkSync(file, join(folder, 'hard.csv'));
    for (const name of ['goods.csv', 'soft.csv', 'hard.csv', '../x/../goods.csv'.replace('../x/..', '.')])
      await expect(checkOutput(join(folder, name), [file])).rejects.toThrow(OutputRefused);
    await expect(checkOutput(join(folder, 'new.csv'), [folder])).rejects.toThrow('which this command reads');
    await expect(checkOutput(join(folder, 'new.csv'), [file])).resolves.toBeUndefined();
  });
});

test('a file of personal data never takes the place of another one, and is whole from its first moment', async () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, 'bank.csv');
  await writeNew(file, 'first');
  await expect(writeNew(file, 'second')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['bank.csv']);
});

test('commands and the importer write files beside their places, by one function', () => {
  const written = [
    'src/cli',
    'src/import',
    'src/tables',
    'src/cli/hosting',
    'src/cli/report',
    'src/api/entry/operator',
  ].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const text = readFileSync(join(ROOT, room, name), 'utf8');
        return [...text.matchAll(/\b(?:writeFileSync|writeFile|createWriteStream|toFile)\(([\w.]+)/g)].map(
          ([, to = '']) => `${room}/${name} ${to}`,
        );
      }),
  );
  const others = written.filter((one) => !/ draft$/.test(one));
  expect([...new Set(others)].sort()).toEqual([
    // Of the product itself, made from other files.
    'src/cli/pin-codes.ts pinFileUrl',
    'src/cli/pin-codes.ts pinNotesUrl',
    // What can be deleted at any time.
    'src/import/plan/pictures.ts this.',
    // Written to the draft that refused-files.ts gives them.
    'src/tables/read/csv.ts file',
    'src/tables/read/feed.ts file',
    'src/tables/read/json-ld.ts file',
    'src/tables/read/json.ts file',
    'src/tables/read/xlsx.ts path',
  ]);
});
