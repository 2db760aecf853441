import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/commands.mjs';
import { LIMITS } from '../../limits.ts';
import { describeDiskError } from '../../../src/integration/files/describe-disk-error.ts';
import { environmentOf, makeSecondShop, makeTemporaryFolder } from '../../support/temporary.ts';

const folders = makeSecondShop();
const work = dirname(folders.catalog);
const elsewhere = makeTemporaryFolder();

/** What each command writes that has to be written; of those that write nothing, or can do without, `false`. */
const WRITES: Readonly<Record<string, readonly string[] | false>> = {
  new: [join(work, 'new-shop'), '--yes', '--no-install', '--from', join(elsewhere, 'haat.tgz')],
  dev: [],
  check: ['--csv', join(work, 'problems.csv')],
  import: [join(elsewhere, 'goods.csv'), '--yes', '--write'],
  export: ['--to', join(work, 'products.csv')],
  build: [],
  merge: ['--from', join(elsewhere, 'shards')],
  start: [],
  budget: false,
  report: ['--to', join(work, 'report.html')],
  deploy: ['--to', join(work, 'deployed')],
  hosting: ['caddy', '--to', join(work, 'hosting')],
  doctor: false,
  upgrade: false,
  api: [],
  operator: ['sellers'],
};

async function run(name: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [resolve(`src/cli/${COMMANDS[name]?.file}.ts`), ...words], {
    env: {
      ...process.env,
      ...environmentOf(folders),
      DATA_DIR: join(work, 'data'),
      NODE_ENV: '',
      VITEST: '',
      PORT: '0',
      OPERATOR: 'asha',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMITS.test,
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
  return { said, code: await ended };
}

const full = (code: string): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/cli/full-disk.mjs')).href}`,
  FULL_DISK: [work, folders.builds].join(':'),
  FULL_CODE: code,
});

test('every command is among these', () => {
  expect(Object.keys(WRITES).sort()).toEqual(Object.keys(COMMANDS).sort());
});

describe('a full disk', () => {
  beforeAll(async () => {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(elsewhere, 'haat.tgz'), '');
    mkdirSync(join(work, 'deployed'));
    expect(await run('export', ['--to', join(elsewhere, 'goods.csv')])).toMatchObject({ code: 0 });
    expect(await run('build', ['--shard', '1/1', '--to', join(elsewhere, 'shards')])).toMatchObject({ code: 0 });
    expect(await run('build', [])).toMatchObject({ code: 0 });
  });

  const writing = Object.entries(WRITES).flatMap(([name, words]) => (words === false ? [] : [[name, words] as const]));

  test.each(writing)('is said in words by %s', async (name, words) => {
    const isBuild = ['build', 'start', 'merge'].includes(name);
    const { said, code } = await run(name, [...words, ...(name === 'build' ? ['--fresh'] : [])], {
      ...full('ENOSPC'),
      // As if something had changed.
      ...(isBuild && { SITE_URL: 'https://changed.example', CACHE_DIR: join(work, 'other-cache') }),
    });
    expect(said).toMatch(/The disk is full: nothing more can be written to \/\S+\. Free some room there/);
    expect(said).not.toMatch(/^\s+at \S/m);
    expect(code).toBe(1);
  });
});

describe('what a disk refuses is told with its place and a way to fix it', () => {
  test.each([
    ['ENOSPC', 'The disk is full: nothing more can be written to /srv/shop.'],
    ['EDQUOT', 'You have used all the room that this machine gives you: nothing more can be written to /srv/shop.'],
    ['EROFS', '/srv/shop/a.json is on a disk that can only be read.'],
    ['EACCES', 'This user may not read or write /srv/shop/a.json.'],
    ['EPERM', 'The system allows no change of /srv/shop/a.json.'],
  ])('%s', (code, words) => {
    const error = Object.assign(new Error('x'), { code, path: '/srv/shop/a.json', syscall: 'open' });
    expect(describeDiskError(error)).toContain(words);
    expect(describeDiskError(new Error('It failed.', { cause: error }))).toContain(words);
    // From another process there is the message alone.
    expect(describeDiskError(new Error(`${code}: some words, open '/srv/shop/a.json'`))).toContain(words);
  });

  test('also where the system names no file', () => {
    expect(describeDiskError(new Error('ENOSPC: no space left on device, write'))).toMatch(/can be written to \/\S/);
    expect(describeDiskError(new Error('Failed to write: No space left on device (os error 28)'))).toContain('full');
    expect(describeDiskError(new Error('database or disk is full'))).toContain('full');
  });

  test('and another error is none of a disk', () => {
    const port = Object.assign(new Error('x'), { code: 'EACCES', syscall: 'listen' });
    for (const error of [port, new Error('x'), undefined, Object.assign(new Error('x'), { code: 'ENOENT' })])
      expect(describeDiskError(error)).toBeUndefined();
  });
});
