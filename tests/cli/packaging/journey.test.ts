import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../browser/find-browser.ts';
import { Complaints } from '../../browser/shop.ts';
import { changeJson, digestFiles, makeTemporaryFolder } from '../../support/temporary.ts';
import { Merchant, ownEnvironment, run } from './merchant.ts';
import { pack } from './pack.ts';

/** Each test goes on where the one before has ended: a shop from the empty folder to its first upgrade, with nothing but the tarball. */
const work = makeTemporaryFolder();
const merchant = new Merchant(work);
const { shop, npx, read, kept } = merchant;

let tarball: string;
beforeAll(() => {
  // With types, as it is published.
  run('npm', ['run', 'prepack', '--silent'], resolve('.'));
  tarball = pack(resolve('.'), work).filename;
});

/** Each step installs packages or builds; on a busy machine the slowest takes three minutes. */

describe('a merchant with nothing but the tarball', () => {
  test('makes a shop of at most 15 files besides the catalogue', () => {
    merchant.makeShop(join(work, tarball));
    const files = kept().filter((file) => !file.startsWith('/catalog/'));
    expect(files.length).toBeLessThanOrEqual(15);
    expect(files).toEqual(expect.arrayContaining(['/astro.config.mjs', '/theme.css', '/README.md']));
  });

  test('adds a product, five components, a page and a theme, and builds', () => {
    merchant.addProduct();
    merchant.wrapComponents();
    merchant.addPage();
    merchant.changeTheme();
    const printed = npx('build');
    expect(printed).toMatch(/\b0 pages unchanged, \d+ rendered/);
    expect(read('dist/our-story.html')).toContain('<h1>Our story</h1>');
    expect(read('dist/index.html')).toContain('Stitched in Jaipur.');
    expect(npx('build')).toContain('Nothing has changed');
  });

  test('is told what is wrong before the shop is published at a real address', () => {
    expect(npx('check')).toContain('are to be filled in');
    const refused = () =>
      execFileSync('npx', ['haat', 'build'], {
        cwd: shop,
        env: { ...ownEnvironment, SITE_URL: 'https://meera-kurtis.in' },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(refused).toThrow(/Command failed/);
  });

  test('sells the product', async () => {
    const { launchOptions } = findBrowser();
    const { child, address } = await startShop();
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await buy(page, address);
    } finally {
      await browser.close();
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
    }
  });

  /** The later version, and digests of the files before it came. */
  let later = '';
  let before: Record<string, string> = {};
  let pages: Record<string, string> = {};

  test('installs a later version', () => {
    later = makeLaterVersion();
    npx('build');
    before = digestFiles(shop);
    pages = digestFiles(merchant.path('dist'));
    rmSync(merchant.path('vendor'), { recursive: true });
    merchant.update(join(work, later), later);
    expect(JSON.parse(read('node_modules/haat/package.json')).version).toBe('0.2.0');
  });

  test('takes its other format and its other prop without a merge', () => {
    const told = npx('upgrade', '--yes');
    expect(told).toContain('src/components/Price.astro:6:9 uses large of Price');
    expect(told).toContain('Wrote');
    expect(JSON.parse(read('catalog/products/home/plain-mug.json')).details).toBe('Says what it is made of.');
    expect(JSON.parse(read('package.json')).haat.madeWith).toBe('0.2.0');
    const changed = kept().filter((file) => digestFiles(shop)[file] !== before[file]);
    expect(changed).toEqual([
      '/catalog/products/home/plain-mug.json',
      '/package-lock.json',
      '/package.json',
      `/vendor/${later}`,
    ]);
    // The build names the same place until it is fixed.
    expect(() => npx('build')).toThrow();
    merchant.write(
      'src/components/Price.astro',
      read('src/components/Price.astro').replace('const { large } = Astro.props;\n', ''),
    );
    expect(npx('build')).toMatch(/rendered/);
    const others = digestFiles(merchant.path('dist'));
    const different = Object.keys(others).filter((file) => file.endsWith('.html') && others[file] !== pages[file]);
    expect(different).toEqual(['/plain-mug/p/MUG-1.html']);
  });
});

describe('packages that are not put into one folder', () => {
  test('build the same shop', () => {
    const ours = digestFiles(merchant.path('dist'));
    rmSync(merchant.path('node_modules'), { recursive: true });
    rmSync(merchant.path('.builds'), { recursive: true });
    merchant.install('--install-strategy=linked');
    npx('build');
    const built = digestFiles(merchant.path('dist'));
    const pagesOf = (files: Record<string, string>) => Object.keys(files).filter((file) => file.endsWith('.html'));
    expect(pagesOf(built)).toEqual(pagesOf(ours));
    // Ours has the scripts of earlier builds too, and compressed forms for visitors who have seen one.
    delete built['/_compressed.json'];
    expect(ours).toMatchObject(built);
  });
});

/** Starts the shop with its API host on a free port. */
async function startShop(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [merchant.path('node_modules/haat/src/cli/haat.mjs'), 'start'], {
    cwd: shop,
    env: { ...ownEnvironment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  let printed = '';
  const address = await new Promise<string>((done, fail) => {
    const listen = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [, found] = /The shop is open: (\S+)/.exec(printed) ?? [];
      if (found) done(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => fail(new Error(`The shop did not open.\n${printed}`)));
  });
  return { child, address };
}

/** From the product's page to the order, paid in cash. */
async function buy(page: Page, address: string): Promise<void> {
  const complaints = new Complaints();
  complaints.listen(page.context());
  await page.goto(`${address}/plain-mug/p/MUG-1`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '')).toContain('MUG-1');
  await page.goto(`${address}/checkOut`);
  await page.getByLabel('Name').fill('Asha Devi');
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('PIN code').pressSequentially('302001');
  await page.getByLabel('House, building, street').fill('12 Mango Lane');
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Rajasthan');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you. Your order is placed.' }).waitFor();
  complaints.check();
}

/** Version 0.2.0: the package with a codemod, and a prop that `Price` no longer has. Returns its file. */
function makeLaterVersion(): string {
  merchant.write(
    'src/components/Price.astro',
    read('src/components/Price.astro').replace('---\n\n<!--', 'const { large } = Astro.props;\n---\n\n<!--'),
  );
  execFileSync('tar', ['xzf', tarball], { cwd: work });
  const later = join(work, 'package');
  changeJson<{ version: string }>(join(later, 'package.json'), (value) => {
    value.version = '0.2.0';
  });
  const props = [{ component: 'Price', prop: 'large', since: '0.2.0', use: 'Use size.' }];
  writeFileSync(join(later, 'src/components/changed-props.json'), JSON.stringify(props));
  mkdirSync(join(later, 'lib/cli/upgrade/codemods'), { recursive: true });
  writeFileSync(
    join(later, 'lib/cli/upgrade/codemods/0.2.0-details.js'),
    `export default {
  since: '0.2.0',
  says: 'Each product says what it is made of.',
  takes: (path) => path === 'products/home/plain-mug.json',
  edit: ({ details }) => details ? [] : [{ kind: 'set', path: ['details'], value: 'Says what it is made of.' }],
};
`,
  );
  const { filename } = pack(later, work);
  renameSync(later, join(work, 'later'));
  return filename;
}
