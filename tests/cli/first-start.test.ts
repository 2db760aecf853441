import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Folders } from '../../src/integration/files/folders.ts';
import { isRunning } from '../../src/integration/files/publish.ts';
import { readStamp } from '../../src/integration/stamp.ts';
import { changeJson, environmentOf, makeSecondShop } from '../support/temporary.ts';
import { LIMITS } from '../limits.ts';
import { childSeconds, treeSeconds } from '../bench/processor-time.ts';
import { isEvery } from '../rare-tests.ts';

/** The build in the background leaves the processor to everything else, also to other tests. */
const WAIT_MS = LIMITS.test;

/** `npm start` of a shop, on any free port, with a database of its own. */
class Start {
  readonly process: ChildProcess;
  output = '';
  readonly ended: Promise<number | NodeJS.Signals | null>;

  constructor(folders: Folders, environment: Readonly<Record<string, string>> = {}) {
    this.process = spawn(process.execPath, ['src/cli/start.ts'], {
      env: {
        ...process.env,
        ...environmentOf(folders),
        DATA_DIR: join(folders.cache, '../data'),
        NODE_ENV: '',
        PORT: '0',
        ...environment,
      },
    });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (text: Buffer) => (this.output += text.toString()));
    this.ended = new Promise((done) => this.process.once('exit', (code, signal) => done(signal ?? code)));
    onTestFinished(() => void this.process.kill('SIGKILL'));
  }

  /** Waits until it prints something, and returns what. */
  async says(wanted: RegExp): Promise<string> {
    await expect.poll(() => wanted.exec(this.output)?.[0], { timeout: WAIT_MS, message: wanted.source }).toBeDefined();
    return wanted.exec(this.output)?.[0] ?? '';
  }

  /** Waits until the shop is open, and returns its address. */
  async opens(): Promise<string> {
    return (await this.says(/(?<=The shop is open: )http\S+/)).trim();
  }

  /** Waits for the process that builds in the background, and returns its id. */
  async findBuild(): Promise<number> {
    // It is said just before it starts.
    await this.says(/follows in the background/);
    const find = () =>
      spawnSync('pgrep', ['-P', String(this.process.pid), '-f', 'background-build'], { encoding: 'utf8' }).stdout;
    await expect.poll(find).not.toBe('');
    return Number(find());
  }
}

/**
 * How many times the processor time of a check the first start may take until it opens: 5 times with bundling of the templates, 1.4 times without
 * were measured. Making all pages of the shop before takes some 10.
 */
const MOST_CHECKS = 8;

/** Seconds of processor time that a check of the catalogue takes: starting Node.js, and reading the shop's files. */
function checkSeconds(folders: Folders): number {
  const before = childSeconds();
  spawnSync(process.execPath, ['src/cli/catalog-check.ts'], { env: { ...process.env, ...environmentOf(folders) } });
  return childSeconds() - before;
}

/** The finished bundles of templates, and which files they are. */
const bundlesOf = ({ builds }: Folders) =>
  readdirSync(join(builds, 'bundles'))
    .filter((name) => !name.includes('.'))
    .map((name) => [name, statSync(join(builds, 'bundles', name, 'bundle.json')).ino]);

test('the first start opens before the build, which follows; a later one builds nothing', async () => {
  const folders = makeSecondShop();
  const start = new Start(folders);
  const address = await start.opens();
  const seconds = treeSeconds(start.process.pid as number);
  if (process.platform === 'linux') expect(seconds / checkSeconds(folders)).toBeLessThan(MOST_CHECKS);
  expect(start.output).not.toContain('Built in');
  const page = await (await fetch(`${address}/cups`)).text();
  const [picture = ''] = /\/_img\/[0-9a-f]{12}-\d+\.webp/.exec(page) ?? [];
  expect((await fetch(address + picture)).headers.get('content-type')).toBe('image/webp');
  expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ data: { status: 'ok' } });
  await start.says(/follows in the background/);
  await start.says(/\d pages unchanged, \d+ rendered\. Built in /);
  await expect.poll(() => readStamp(folders)).toBeDefined();
  const chromium = { 'sec-ch-ua': '"Chromium";v="140"' };
  const { headers } = await fetch(`${address}/cups`, { headers: chromium });
  expect(headers.get('link')).toContain('compression-dictionary');
  start.process.kill('SIGTERM');
  expect(await start.ended).toBe(0);

  const next = new Start(folders);
  await next.opens();
  expect(next.output).toMatch(/^Nothing has changed: /);
  expect(next.output).not.toContain('in the background');
  next.process.kill('SIGINT');
  expect(await next.ended).toBe(0);
});

if (isEvery)
  test('a first start that is killed ends its build, and opens the next time with the templates that it has bundled', async () => {
    const folders = makeSecondShop();
    const start = new Start(folders);
    await start.opens();
    const build = await start.findBuild();
    const bundles = bundlesOf(folders);
    expect(bundles).not.toEqual([]);
    start.process.kill('SIGKILL');
    expect(await start.ended).toBe('SIGKILL');
    await expect.poll(() => isRunning(build), { timeout: WAIT_MS }).toBe(false);

    const next = new Start(folders);
    await next.opens();
    expect(next.output).toMatch(/^\d+ pages can be opened\. Prepared in /m);
    expect(bundlesOf(folders)).toEqual(expect.arrayContaining(bundles));
    await next.says(/follows in the background/);
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

if (isEvery)
  test('what the build finds wrong is said while the shop stays open, and it ends without more words', async () => {
    const folders = makeSecondShop();
    changeJson<{ summary: string[] }>(join(folders.catalog, 'pages/how-we-pack.json'), (page) => {
      page.summary = ['See <a href="/tea#nothing">that</a>.'];
    });
    const start = new Start(folders);
    const address = await start.opens();
    await start.says(
      /\[link-broken\][\s\S]*The site was not built\.\s+The shop stays open: a page or a picture is made when somebody asks for it, and is not checked\./,
    );
    expect(await readStamp(folders)).toBeUndefined();
    expect((await fetch(`${address}/how-we-pack`)).status).toBe(200);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const said = start.output;
    start.process.kill('SIGTERM');
    expect([await start.ended, start.output]).toEqual([0, said]);
  });

if (isEvery)
  test('a shop that ends while it is being built says nothing of its build', async () => {
    const start = new Start(makeSecondShop());
    await start.opens();
    const build = await start.findBuild();
    start.process.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    await expect.poll(() => isRunning(build), { timeout: WAIT_MS }).toBe(false);
    expect(start.output).not.toContain('stays open');
  });

test('a catalogue with errors is not opened', async () => {
  const folders = makeSecondShop();
  changeJson<Record<string, unknown>>(join(folders.catalog, 'store.json'), (store) => {
    delete store['name'];
  });
  const start = new Start(folders);
  expect(await start.ended).toBe(1);
  expect(start.output).toContain('Nothing was published.');
});

test('in production the shop opens when its site is built and checked', async () => {
  const start = new Start(makeSecondShop(), { NODE_ENV: 'production', PAYMENT_SIMULATOR: 'off' });
  await start.says(/Built in [\s\S]*The shop is open/);
  expect(start.output).not.toContain('in the background');
});
