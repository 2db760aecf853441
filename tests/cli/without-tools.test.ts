import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.mjs';
import { copyProjectWithoutTools } from '../support/copy-project.ts';
import { listFirstPackages } from '../support/first-packages.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/**
 * A clone after its first `npm start`: with the packages that this installs, and without those of tests and other tools. Each command
 * runs there, and nothing may ask npm for more.
 */

const work = makeTemporaryFolder();
const clone = join(work, 'clone');
const path = (name: string) => join(clone, name);

interface Run {
  readonly words: readonly string[];
  /** What the command prints when it has done its work; anything by default. */
  readonly says?: RegExp;
  /** What is asked of a command that goes on, with what it printed. Without it the command ends by itself. */
  readonly ask?: (said: string) => Promise<void>;
}

/** A run of each command, in an order in which each finds what it needs. */
const RUNS: Readonly<Record<string, readonly Run[]>> = {
  check: [{ words: [], says: /0 errors/ }],
  doctor: [{ words: [] }],
  upgrade: [{ words: ['--dry-run'] }],
  export: [
    { words: ['--to', 'products.csv'], says: /products\.csv/ },
    { words: ['--to', 'products.xlsx'], says: /products\.xlsx/ },
  ],
  import: [
    { words: ['products.csv', '--yes'], says: /rows/ },
    { words: ['products.xlsx', '--yes'], says: /rows/ },
  ],
  build: [
    { words: [], says: /Built in/ },
    { words: ['--shard', '1/1'], says: /Shard 1 of 1/ },
  ],
  merge: [{ words: [], says: /pages merged/ }],
  budget: [{ words: [] }],
  report: [{ words: [], says: /report\.html/ }],
  hosting: [
    { words: ['caddy'], says: /hosting/ },
    { words: ['container'], says: /hosting/ },
  ],
  deploy: [{ words: ['--to', 'site'] }],
  operator: [{ words: ['sellers'] }],
  api: [{ words: [], says: /answers at http/, ask: (said) => answers(said, /http:\S+\/api/, '/health') }],
  start: [{ words: [], says: /The shop is open: http/, ask: (said) => answers(said, /http:\S+/, '/') }],
  dev: [{ words: [], says: /\/admin\?token=/, ask: openEditor }],
  new: [{ words: ['../my-shop', '--yes', '--no-install', '--from', 'haat.tgz'], says: /my-shop/ }],
};

beforeAll(() => {
  copyProjectWithoutTools(clone);
  cpSync(resolve('tests/fixtures/second-shop'), path('catalog'), { recursive: true });
  mkdirSync(path('site'));
  writeFileSync(path('haat.tgz'), '');
  writeFileSync(
    path('no-npm.mjs'),
    "console.error('npm was asked: ' + process.argv.slice(2).join(' ')); process.exit(1);",
  );
});

test('every command has a run here', () => {
  expect(Object.keys(RUNS).sort()).toEqual(Object.keys(COMMANDS).sort());
});

test.each(
  Object.entries(RUNS).flatMap(([name, runs]) =>
    runs.map((run) => [[name, ...run.words].join(' '), name, run] as const),
  ),
)('%s works with the packages of a first start', async (_title, name, { words, says = /\S/, ask }) => {
  const command = start(name, words);
  if (!ask) {
    expect(await command.ended, command.said()).toBe(0);
    expect(command.said()).toMatch(says);
    return;
  }
  await expect.poll(command.said).toMatch(says);
  await ask(command.said());
  expect(command.said()).not.toMatch(/npm was asked|ERR_MODULE_NOT_FOUND|Cannot find/);
  command.process.kill('SIGTERM');
  await command.ended;
});

test('no file of src names a package that only tools need, but for those of commands that install them', () => {
  const known = new Set(listFirstPackages());
  // `npm run pin-codes` and the packing of the package are started by run.mjs, which installs the tools.
  const ofTools = /^(?:packaging|integration\/pin-codes)\//;
  const missing = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs|astro)$/.test(file) && !ofTools.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join('src', file), 'utf8').matchAll(
          /(?:from|import|import\(|meta\.resolve\()\s*'([@a-z][^':]*)'/g,
        ),
      ]
        .map(([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => !known.has(name) && name !== 'haat')
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a command as package.json does. */
function start(name: string, words: readonly string[]) {
  const child = spawn(process.execPath, ['src/cli/haat.mjs', name, ...words], {
    cwd: clone,
    env: {
      ...process.env,
      NODE_ENV: '',
      VITEST: '',
      PORT: '0',
      OPERATOR: 'asha',
      npm_execpath: path('no-npm.mjs'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { process: child, ended, said: () => said };
}

async function answers(said: string, address: RegExp, below: string): Promise<void> {
  const { status } = await fetch(`${address.exec(said)?.[0]}${below}`);
  expect(status).toBe(200);
}

/** Opens the editor as its pages do: the address with the key, the page, and the bundle. */
async function openEditor(said: string): Promise<void> {
  const [editor = '', site = ''] = /(http:\/\/[^/]+)\/admin\?token=\S+/.exec(said) ?? [];
  const opened = await fetch(editor, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const address of ['/admin', '/admin/assets/app.js', '/admin/assets/app.css']) {
    const answer = await fetch(site + address, { headers: { cookie } });
    expect([answer.status, address], await answer.text()).toEqual([200, address]);
  }
  expect((await fetch(site)).status).toBe(200);
}
