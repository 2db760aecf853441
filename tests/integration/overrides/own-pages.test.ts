import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatBudget } from '../../../src/integration/check/budget.ts';
import type { SiteReport } from '../../../src/integration/check/check-site.ts';
import { liveBuild } from '../../../src/integration/files/publish.ts';
import { buildSite } from '../../../src/integration/run-astro.ts';
import { takeFingerprint } from '../../../src/integration/stamp.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { createStaticServer } from '../../../src/cli/server/static-server.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import { makeOwnShop } from '../../support/own-shop.ts';
import { changeJson } from '../../support/temporary.ts';
import { isEvery } from '../../rare-tests.ts';

// Before the shop's folder is the working folder.
const { launchOptions } = findBrowser();
const shop = makeOwnShop('shop-with-overrides');
const build = async () => buildSite(shop.folders, await takeFingerprint(shop.folders), { quality: 5 });
const inode = (file: string) => statSync(join(shop.folder, file)).ino;

beforeAll(async () => {
  changeJson<{ footer: { links: object[] }[] }>(join(shop.folders.catalog, 'store.json'), ({ footer }) => {
    footer[0]?.links.push({ label: 'Our story', href: '/our-story' }, { label: 'Glaze', href: '/guides/glaze' });
  });
  await build();
});

describe("a shop's own page", () => {
  test('has the layout, the head and the policy of every page, and is linked from store.json', () => {
    const page = shop.read('dist/our-story.html');
    expect(page).toContain('<title>Our story | Chai Ghar</title>');
    expect(page).toContain('<meta name="description" content="Who makes our cups."');
    expect(page).toContain('<link rel="canonical" href="https://chaighar.example/our-story"');
    expect(page).toContain('"@type":"AboutPage","name":"Our story"');
    expect(page).toMatch(/<header class="header"[\s\S]*<main id="main"[\s\S]*₹240[\s\S]*<footer /);
    expect(shop.read('dist/index.html')).toContain('href="/our-story"');
  });

  test('with getStaticPaths makes a page for each entry, with its props', () => {
    expect(shop.read('dist/guides/tea.html')).toMatch(/<h1[^>]*>About tea<\/h1>/);
    expect(shop.read('dist/guides/glaze.html')).toContain('<title>About glaze | Chai Ghar</title>');
  });

  test('is in the sitemap', () => {
    const sitemap = shop.read('dist/sitemap-1.xml');
    for (const path of ['our-story', 'guides/tea', 'guides/glaze'])
      expect(sitemap).toContain(`<loc>https://chaighar.example/${path}</loc>`);
  });

  test('has a type of its own in the report of budgets, which names its islands apart from the scripts of the product', async () => {
    const live = (await liveBuild(shop.folders.out)) as string;
    const { sizes } = JSON.parse(readFileSync(join(live, 'report.json'), 'utf8')) as SiteReport;
    const report = formatBudget(sizes);
    expect(report).toMatch(/^own +3 /m);
    expect(report).toMatch(
      /Islands of the shop's own pages:\n {2}\/our-story: Counter \d+ B, client \d+ B, React \d{5} B\n/,
    );
    expect(sizes.find(({ path }) => path === '/guides/tea')?.islands).toBeUndefined();
  });

  if (isEvery)
    test('renders again alone when it has changed', async () => {
      const before = inode('dist/guides/tea.html');
      shop.write(
        'src/pages/our-story.astro',
        shop.read('src/pages/our-story.astro').replace('since 1987', 'since 1978'),
      );
      expect((await build()).rendered).toBe(1);
      expect(shop.read('dist/our-story.html')).toContain('since 1978');
      expect(inode('dist/guides/tea.html')).toBe(before);
    });

  test('has islands that work under the policy of the site', async () => {
    const server = createStaticServer(shop.folders.out);
    const address = await listen(server, 0, '127.0.0.1');
    const browser = await chromium.launch(launchOptions);
    onTestFinished(async () => {
      await browser.close();
      server.close();
    });
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    page.on('pageerror', ({ message }) => void faults.push(message));
    const response = await page.goto(`${address}/our-story`);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    const counter = page.getByRole('button', { name: /cups$/ });
    await page.locator('astro-island:not([ssr])').waitFor();
    await counter.click();
    await counter.click();
    expect(await counter.textContent()).toBe('4 cups');
    expect(faults).toEqual([]);
  });
});

describe('a page that can not be', () => {
  const refuse = async (file: string, text: string): Promise<string> => {
    shop.write(file, text);
    try {
      await build();
      return 'built';
    } catch (error) {
      return (error as Error).message;
    } finally {
      rmSync(join(shop.folder, file));
    }
  };
  const text = '<p>Hello</p>';

  test('is at an address of the product or of the catalogue: both are named', async () => {
    expect(await refuse('src/pages/cart.astro', text)).toMatch(
      /src\/pages\/cart\.astro +\[address-taken\][\s\S]*a page at \/cart[\s\S]*belongs to a page of the shop itself/,
    );
    expect(await refuse('src/pages/how-we-pack.astro', text)).toMatch(
      /src\/pages\/how-we-pack\.astro[\s\S]*belongs to catalog\/pages\/how-we-pack\.json/,
    );
    expect(await refuse('src/pages/index.astro', text)).toMatch(/src\/pages\/index\.astro[\s\S]*the home page/);
  });

  if (isEvery)
    test('is one of several at an address', async () => {
      const dynamic = "---\nexport const getStaticPaths = () => [{ params: { any: 'cups' } }];\n---\n<p>Hello</p>\n";
      expect(await refuse('src/pages/[any].astro', dynamic)).toContain(
        'src/pages/[any].astro has a page at /cups, where catalog/categories/cups.json has one.',
      );
    });

  test('is another kind of file', async () => {
    expect(await refuse('src/pages/story.md', '# Story')).toMatch(/src\/pages\/story\.md[\s\S]*an \.astro file/);
  });

  test('loads what the policy refuses', async () => {
    const page = `---\nimport { Page } from 'haat/components';\n---\n<Page title="T" description="D"><h1>T</h1><script is:inline src="https://ads.example/a.js"></script></Page>\n`;
    expect(await refuse('src/pages/ads.astro', page)).toMatch(
      /src\/pages\/ads\.astro[\s\S]*a script of another host, which the policy refuses: https:\/\/ads\.example\/a\.js/,
    );
  });
});
