import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTROL_FILES } from '../../../src/cli/server/site-files.ts';
import { makeShopFolder } from '../../support/shop-folder.ts';

/** Commands that serve, by the name that `haat` has for them. */
export const SERVING = ['dev', 'start', 'api'] as const;
export type Serving = (typeof SERVING)[number];

/** What stands beside a shop on a developer's machine, and is nobody else's. */
export const PRIVATE_FILES = {
  '.env': 'MAIL_SMTP_URL=smtps://shop:secret@mail.example',
  '.env.production': 'CASHFREE_SECRET=secret',
  '.git/config': '[core]',
  '.builds/record.json': '{}',
  'backups/haat-2026-11-20T07-30-00Z.jsonl.gz': gzipSync('{"haatBackup":1}\n'),
  'copy.db': 'SQLite format 3\0',
  'notes/customers.json': '{}',
  'notes/customers.csv': 'name',
  'notes/main.ts': 'export const secret = 1;',
  'notes/style.css': 'a {}',
  'src/.env': 'SECRET=1',
  'src/copy.db': 'SQLite format 3\0',
  'src/orders.csv': 'name',
  'node_modules/.cache/haat/products.json': '{}',
  'cache/products.json': '{}',
} as const;

/** A shop with what others must not read in its folder. It is gone with `remove`. */
export class ServedProject {
  readonly folder = makeShopFolder('shop-with-overrides');
  readonly #children: ChildProcess[] = [];

  constructor() {
    for (const [file, text] of Object.entries(PRIVATE_FILES)) this.write(file, text);
    this.write('public/own.txt', 'For everybody.');
    mkdirSync(join(this.folder, 'public/.well-known'));
    this.write('public/.well-known/own.txt', 'For everybody.');
    cpSync(resolve('public/scenes/step-form.svg'), join(this.folder, 'public/scenes/step-form.svg'));
  }

  write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  link(file: string, to: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    symlinkSync(join(this.folder, to), join(this.folder, file));
  }

  /** Starts a command in the shop's folder; resolves with the address that it says, or with what it said before it ended. */
  start(command: Serving, environment: Readonly<Record<string, string>> = {}): Promise<string> {
    const child = spawn(process.execPath, [resolve('src/cli', `${command}.ts`)], {
      cwd: this.folder,
      env: { ...process.env, PORT: '0', PAYMENT_SIMULATOR: 'on', NODE_ENV: '', VITEST: '', ...environment },
    });
    this.#children.push(child);
    let said = '';
    return new Promise((done) => {
      const listen = (part: Buffer) => {
        said += part.toString();
        const [, port] = /(?:shop is open: |catalogue: |answers at )http:\/\/[\w.]+:(\d+)/.exec(said) ?? [];
        if (port) done(`http://127.0.0.1:${port}`);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => done(said));
    });
  }

  /** The files below the folder, at most two of a kind in a folder; of packages none, and of the built site what is not for everybody. */
  list(): string[] {
    const seen = new Map<string, number>();
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1))
      .filter((file) => !/^node_modules\/(?!\.cache\/)/.test(file))
      .filter((file) => !file.startsWith('dist/') || CONTROL_FILES.includes(file.slice('dist/'.length)))
      .filter((file) => {
        const kind = `${dirname(file).split('/').slice(0, 4).join('/')} ${extname(file)}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        return file in PRIVATE_FILES || /^(?:data|public)\//.test(file) || (seen.get(kind) ?? 0) <= 2;
      });
  }

  async remove(): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGKILL');
        await ended;
      }),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Asks for an address as it is written; `fetch` would tidy it. Returns the status, and what was answered. */
export const ask = (
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: Buffer; readonly headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(site);
    const request = get({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, body: Buffer.concat(parts), headers: response.headers }),
      );
      response.once('error', fail);
    });
    request.once('error', fail);
  });

const encodeFirst = (path: string): string =>
  path.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Ways to ask for a file of a project: as it is, as servers of development know it, and in spellings that some decode or tidy later than they check. */
export function spell(folder: string, file: string): string[] {
  const absolute = join(folder, file);
  const below = file.split('/').slice(1).join('/');
  const plain = [`/${file}`, ...(below ? [`/${below}`] : []), `/@fs${absolute}`, `/@id${absolute}`, `/@id/${absolute}`];
  const flags = [
    'raw',
    'url',
    'import',
    'import&raw',
    'import&url',
    'inline',
    'direct',
    'worker',
    't=1',
    'html-proxy&index=0.js',
  ];
  const astro = 'astro&type=style&index=0&lang.css';
  return [
    ...plain,
    ...plain.flatMap((path) => [...flags, astro].map((flag) => `${path}?${flag}`)),
    ...[`/@fs/${absolute}`, `/@id/__x00__${absolute}`, `/@id/${file}`, `/@id/${file}?raw`, `/@id/./${file}`],
    ...[`//${file}`, `/./${file}`, `/src/../${file}`, `/src/%2e%2e/${file}`, `/src/..%2f${file}`, `/src/..%5c${file}`],
    ...[`/node_modules/.vite/deps/../../../${file}`, `/api/../${file}`, `/api/%2e%2e/${file}`, `/admin/../${file}`],
    ...[`/operator/../${file}`, `/admin/assets/..%2f..%2f${file}`, `/_astro/../${file}`, `/_img/..%2f${file}`],
    ...[`/${file}.`, `/${file}%20`, `/${file}/`, `/${file}%00`, `/${file}%00.js`, `/${file};.js`, `/${file}.map`],
    ...[`/${file}::$DATA`, `/${file.toUpperCase()}`, `/${encodeFirst(file)}`, `/${file.replaceAll('/', '%2f')}`],
    ...[`/${file.replaceAll('/', '\\')}`, `/${file.replaceAll('/', '//')}`, `/${encodeFirst(encodeFirst(file))}`],
    ...[
      `/${file.replace(/\.\w+$/, '')}`,
      `/${file.replace(/\.\w+$/, '')}?import`,
      `/@fs${absolute.replace(/\.\w+$/, '')}`,
    ],
    ...[`/@fs/@fs${absolute}`, `/@fs${folder}/src/../${file}`, `/@fs${folder}/src/%2e%2e/${file}?raw`],
    ...[`/_image?href=${encodeURIComponent(`/@fs${absolute}`)}&w=8&f=webp`, `/_image?href=/${file}&w=8&f=webp`],
    ...[`/admin/api/file?path=../${file}`, `/admin/picture/..%2f..%2f${file}`, `http://localhost/${file}`],
  ]
    .filter((path) => path !== '/')
    .map((path) => path.replaceAll(' ', '%20'));
}
