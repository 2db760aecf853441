import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/cli/doctor/checks/finding.ts';
import { readOwnPackage } from '../../../src/cli/upgrade/versions.ts';
import { changeJson, digestFiles } from '../../support/temporary.ts';
import { makeShop } from '../upgrade/upgraded-shop.ts';

const { version, dependencies } = readOwnPackage();
const SITE = 'https://shop.example';

/** Runs the command in the folder of a shop, as `npx haat doctor` does. */
function doctor(folder: string, environment: Record<string, string> = {}, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/cli/doctor.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  return { status, stdout, stderr };
}

function examine(folder: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = doctor(folder, environment, '--json');
  expect(stderr).toBe('');
  const report = JSON.parse(stdout) as { errors: number; warnings: number; findings: Finding[] };
  const told = report.findings.map(({ severity, what, where = '', mend = '' }) =>
    [severity, what, where, mend].join(' | '),
  );
  return { status, ...report, told };
}

/** A shop as `haat new` makes it and npm installs it. */
function makeInstalled(options: Parameters<typeof makeShop>[0] = { madeWith: version }) {
  const shop = makeShop(options);
  link(resolve('node_modules/astro'), join(shop.folder, 'node_modules/astro'));
  changeJson<{ siteUrl: string }>(join(shop.catalog, 'store.json'), (store) => {
    store.siteUrl = SITE;
  });
  return shop;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function link(target: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(target, file);
}

/** The last build of a shop, as far as the doctor reads it. */
function makeBuild(folder: string, { time = Date.now() + 60_000, origin = SITE, report = {} } = {}) {
  const build = join(folder, '.builds/made', `${time}-1`);
  write(join(build, 'site/index.html'), '<!doctype html>');
  write(join(build, 'site/robots.txt'), `Sitemap: ${origin}/sitemap.xml\n`);
  write(join(build, 'site/_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  write(join(build, 'stamp.json'), JSON.stringify({ fingerprint: 'x', pages: 1, until: '2100-01-01' }));
  write(join(build, 'report.json'), JSON.stringify({ sizes: [], faults: [], overBudget: [], ...report }));
  link(join(build, 'site'), join(folder, 'dist'));
  return { BUILDS_DIR: join(folder, '.builds/made') };
}

describe('haat doctor', () => {
  test('ends with 0 for a sound shop, and changes nothing in it', () => {
    const { folder, catalog } = makeInstalled();
    const before = digestFiles(catalog);
    const { status, stdout, stderr } = doctor(folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      `haat ${version}, shop of version ${version}, Astro ${dependencies['astro']}, Node ${process.versions.node}\n`,
    );
    expect(stdout).toContain('Nothing is wrong with the set-up of the shop.');
    expect(stdout.split('\n').length).toBeLessThan(24);
    expect(digestFiles(catalog)).toEqual(before);
  });

  test('compares the versions of the shop, the package and Astro', () => {
    const { folder } = makeInstalled({ madeWith: '99.0.0' });
    changeJson<{ dependencies: object }>(join(folder, 'package.json'), (project) => {
      project.dependencies = { haat: 'file:vendor/haat-99.0.0.tgz' };
    });
    const { status, told } = examine(folder);
    expect(status).toBe(1);
    expect(told).toContain(
      `error | The shop is of version 99.0.0, and haat ${version}, which is older, is installed. | package.json | npm install, with version 99.0.0 or a later one as the dependency "haat"`,
    );
    expect(told).toContain(
      `error | package.json asks for haat 99.0.0, and ${version} is installed. | package.json | npm install`,
    );

    const { folder: other } = makeShop({ madeWith: '0.0.9' });
    write(join(other, 'node_modules/astro/package.json'), '{ "name": "astro", "version": "6.0.0" }');
    const { told: old } = examine(other);
    expect(old).toContainEqual(expect.stringMatching(/^error \| Astro 6\.0\.0 is installed for the shop.+astro@/));
    expect(old).toContain(
      `warning | The shop is of version 0.0.9, and haat ${version} is installed. | package.json | npm run upgrade`,
    );
  });

  test('counts errors of the catalogue, texts that are to be filled in, and problems of the theme', () => {
    const { folder, catalog } = makeInstalled();
    changeJson<{ address: string; tagline?: string }>(join(catalog, 'store.json'), (store) => {
      store.address = '{{fill-in: street and PIN code}}';
      delete store.tagline;
    });
    write(join(folder, 'theme.css'), ':root {\n  --colour-price: red;\n}\n');
    const { status, told } = examine(folder);
    expect(status).toBe(1);
    expect(told).toContainEqual(
      expect.stringMatching(/^error \| 1 error in the catalogue.+catalog\/store\.json:\d+:\d+ \| npm run check$/),
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^warning \| 1 text of the law is still to be filled in\. \| catalog\/store\.json:\d+/),
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^error \| --colour-price\. \| theme\.css:2:3 \| the name of a token/),
    );
  });

  test('finds settings of hosts that disagree with store.json', () => {
    const { folder } = makeInstalled();
    const workflow = [
      'env:',
      '  SITE_URL: "https://www.other.example/"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as workflows have it
      '  API_ORIGIN: ${{ vars.API_ORIGIN }}',
      '  node-version: 20',
    ];
    write(join(folder, '.github/workflows/publish.yml'), workflow.join('\n'));
    const settings = makeBuild(folder, { origin: 'https://built.example' });
    write(join(folder, 'hosting/nginx/example.conf'), 'server { server_name former.example; }');
    const secret = 'a-secret-that-is-not-shown';
    const { status, stdout } = doctor(folder, { ...settings, API_ORIGIN: '/api', CASHFREE_SECRET: secret });
    expect(status).toBe(1);
    expect(stdout).not.toContain(secret);
    for (const part of [
      'SITE_URL is https://www.other.example/, and "siteUrl" in catalog/store.json is https://shop.example',
      '.github/workflows/publish.yml:2  Fix: write "siteUrl": "https://www.other.example"',
      'The workflow runs Node 20; 22.18 or later is needed.',
      'API_ORIGIN is /api',
      'The last build is for https://built.example, and the shop is at https://shop.example.',
      'The files for nginx are for another address than built.example.',
      'CASHFREE_APP_ID, CASHFREE_SECRET: expected both or none',
    ])
      expect(stdout).toContain(part);
    expect(stdout.match(/^\w+ +.*API_ORIGIN/gm)).toHaveLength(1);
  });

  test('finds overrides and plugins without a file, and overrides that nothing shows', () => {
    const missing = makeInstalled({ madeWith: version, components: { ProductCard: './src/components/Nobody.astro' } });
    expect(examine(missing.folder).told).toContainEqual(
      expect.stringMatching(
        /^error \| components\.ProductCard is \.\/src\/components\/Nobody\.astro, and there is no such file/,
      ),
    );
    const config = join(missing.folder, 'astro.config.mjs');
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace('components:', 'plugins: [{ page: "./src/none.ts" }], components:'),
    );
    const { told: both } = examine(missing.folder);
    for (const fault of ['components.ProductCard is', 'plugins[0] has no name', 'plugins[0].page is ./src/none.ts'])
      expect(both.filter((line) => line.startsWith(`error | ${fault}`))).toHaveLength(1);
    const unused = makeInstalled();
    write(join(unused.folder, 'src/components/ProductCard.astro'), '<p>Card</p>\n');
    const { status, told } = examine(unused.folder);
    expect(status).toBe(0);
    expect(told).toContainEqual(
      expect.stringMatching(/^warning \| .+has the name of the component ProductCard, but nothing uses it/),
    );
  });

  test('tells of budgets, and of a build that was refused or is older than its files', () => {
    const { folder } = makeInstalled();
    const over = {
      path: '/cup',
      page: '/cup',
      budget: 'html',
      what: 'HTML with its CSS, any page',
      html: 1,
      bytes: 15_000,
      limit: 14_000,
    };
    const near = { path: '/tea', type: 'content', htmlBound: 13_900, html: 13_900, script: 0, react: 0, picture: 0 };
    const settings = makeBuild(folder, { time: 1, report: { sizes: [near], overBudget: [over] } });
    const { status, told } = examine(folder, settings);
    expect(status).toBe(0);
    expect(told).toContain(
      'warning | 1 page of the last build over a budget. The first: HTML with its CSS, any page, 15000 of 14000 B. | /cup | npm run budget',
    );
    expect(told).toContain(
      'note | Near its budget: HTML with its CSS, any page, 13900 of 14000 B. | /tea | npm run budget',
    );
    expect(told).toContainEqual(
      expect.stringMatching(
        /^warning \| The last build is older than [\d,]+ files\. The newest: \| .+ \| npm run build$/,
      ),
    );

    write(
      join(settings.BUILDS_DIR, '2-1/report.json'),
      JSON.stringify({ sizes: [], faults: ['/cup: a broken link'], overBudget: [] }),
    );
    const refused = examine(folder, settings);
    expect(refused.status).toBe(1);
    expect(refused.told[0]).toContain('The last build was not published, with 1 fault. The first: /cup: a broken link');
  });

  test('can not be stopped by a shop in which everything is broken', () => {
    const { folder, catalog } = makeShop();
    for (const name of ['package.json', 'astro.config.mjs', 'catalog/store.json', 'theme.css'])
      write(join(folder, name), '{{{');
    write(join(folder, 'src/components/Card.astro'), '---\nconst {\n');
    const { status, stdout, stderr } = doctor(folder);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^error .+package\.json can't be read/m);
    expect(stdout).toMatch(/^error .+astro\.config\.mjs can't be loaded/m);
    expect(readFileSync(join(catalog, 'store.json'), 'utf8')).toBe('{{{');
  });
});
