import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findOverBudget, formatBudget, namedPages, type PageSize } from '../../src/integration/check/budget.ts';
import type { SiteReport } from '../../src/integration/check/check-site.ts';
import { brotliBytes, CompressedSizes, quickSize } from '../../src/integration/examine/compressed-size.ts';
import { dividePage } from '../../src/integration/check/divide-page.ts';
import {
  type ExplainedOverBudget,
  formatOverBudget,
  weighParts,
} from '../../src/integration/check/explain-over-budget.ts';
import { textCounter } from '../../src/integration/examine/counted-text.ts';
import { SiteFaults } from '../../src/integration/finish-build.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { lastChecked, liveBuild } from '../../src/integration/files/publish.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { changeJson, makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

/** Words that do not compress well, always the same. */
function makeWords(count: number): string {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state.toString(36);
  }).join(' ');
}

const HTML = [
  '<!doctype html><html><head><title>T</title><style>p{color:red}</style></head><body>',
  '<header class="header">bar</header><nav class="categories">row</nav>',
  '<main id="main"><h1>Title</h1><section class="gallery big"><img src="/a.webp" alt="A cup"></section>',
  '<p>Words<br>more</p><dl class="facts"><dt>Fabric</dt><dd><style>x</style>Cotton</dd></dl><ul class="cards"><li>Card</li></ul></main>',
  '<footer class="footer">end</footer><nav class="menu">all</nav><script>go()</script>',
  '<script type="application/ld+json">{}</script></body></html>',
].join('');

describe('a page divided by what its bytes are for', () => {
  const parts = dividePage(HTML);

  test('loses nothing', () => {
    expect(Object.values(parts).join('')).toHaveLength(HTML.length);
  });

  test.each([
    ['menu', '<header class="header">bar</header><nav class="categories">row</nav><nav class="menu">all</nav>'],
    ['texts', '<main id="main"><h1>Title</h1><p>Words<br>more</p></main>'],
    ['pictures', '<section class="gallery big"><img src="/a.webp" alt="A cup"></section>'],
    ['attributes', '<dl class="facts"><dt>Fabric</dt><dd><style>x</style>Cotton</dd></dl>'],
    ['products', '<ul class="cards"><li>Card</li></ul>'],
    ['footer', '<footer class="footer">end</footer>'],
    ['styles', '<style>p{color:red}</style>'],
    ['scripts', '<script>go()</script>'],
    ['structured data', '<script type="application/ld+json">{}</script>'],
  ] as const)('has its %s', (part, text) => {
    expect(parts[part]).toBe(text);
  });

  test('has its size in its parts', () => {
    const weighed = weighParts(HTML.replace('Words', makeWords(500)), 5_000);
    expect(weighed[0]?.part).toBe('texts');
    const sum = weighed.reduce((total, { bytes }) => total + bytes, 0);
    expect(Math.abs(sum - 5_000)).toBeLessThan(10);
  });
});

describe('the quick size of a text', () => {
  test.each([0, 1, 100, 5_000, 60_000])('of %d words is no less than the exact one', async (count) => {
    const text = HTML.repeat(3) + makeWords(count);
    expect(quickSize(text)).toBeGreaterThanOrEqual(await brotliBytes(text));
  });
});

test.each([0, 1, 100, 5_000, 60_000])(
  'the closer bound of a text of %d words is no less than the exact size',
  async (count) => {
    const sizes = await CompressedSizes.open(makeTemporaryFolder());
    const text = HTML.repeat(3) + makeWords(count);
    expect(await sizes.measureBound(text)).toBeGreaterThanOrEqual(await sizes.measure(text));
  },
);

test('the 95th percentile counts product pages alone, whatever other pages weigh', () => {
  const sizes = (type: PageSize['type'], count: number, html: number): PageSize[] =>
    Array.from({ length: count }, (_, index) => ({
      path: `/${type}${index}`,
      type,
      html,
      htmlBound: html,
      script: 0,
      react: 0,
      picture: 0,
    }));
  const others = [...sizes('listing', 500, 12_000), ...sizes('directory', 500, 12_000)];
  expect(findOverBudget([...others, ...sizes('product', 20, 9_000)])).toEqual([]);
  expect(findOverBudget([...sizes('product', 20, 10_001), ...sizes('content', 500, 100)])).toHaveLength(1);
});

test('the 95th percentile is the median of the sizes around it, as an estimate may be off', () => {
  const pages = Array.from({ length: 400 }, (_, index): PageSize => {
    const isOff = index === 379;
    return {
      path: `/product${index}`,
      type: 'product',
      html: isOff ? 10_900 : 9_000 + index,
      htmlBound: 10_000 + index,
      script: 0,
      react: 0,
      picture: 0,
    };
  });
  expect(findOverBudget(pages)).toEqual([]);
  expect(formatBudget(pages)).toMatch(/^product +400 +9199 +9380 /m);
  expect([...namedPages(pages)].filter(({ path }) => path === '/product375' || path === '/product383')).toHaveLength(2);
});

test('the product pages of each language keep the same budget, and have a row of their own', () => {
  const pagesIn = (html: number, language?: string): PageSize[] =>
    Array.from({ length: 100 }, (_, index) => ({
      path: `/${language ?? 'en'}${index}`,
      type: 'product',
      ...(language === undefined ? {} : { language }),
      html: html + index,
      htmlBound: html + index,
      script: 0,
      react: 0,
      picture: 0,
    }));
  const pages = [...pagesIn(9000), ...pagesIn(10_000, 'hi')];
  expect(findOverBudget(pages).map(({ path, bytes }) => [path, bytes])).toEqual([['all product pages in hi', 10_094]]);
  expect(formatBudget(pages)).toMatch(/^product +100 +9049 +9094 .*\nproduct, hi +100 +10049 +10094 /m);
});

describe('the own addresses of a shop', () => {
  const short = textCounter({ url: 'https://a.example', api: 'https://api.a.example' });
  const long = textCounter({
    url: 'https://www.my-bazaar-online.example',
    api: 'https://www.my-bazaar-online.example:8443/v1',
  });
  const textWith = (url: string, api: string) =>
    [`href="${url}/cup?a=1"`, `"${url}"`, encodeURIComponent(`${url}/cup`), `fetch('${api}/orders')`].join(' ');

  test('count as many bytes whatever they are', () => {
    const one = short(textWith('https://a.example', 'https://api.a.example'));
    const other = long(
      textWith('https://www.my-bazaar-online.example', 'https://www.my-bazaar-online.example:8443/v1'),
    );
    expect(other).toBe(one);
    expect(one).not.toContain('a.in');
  });

  test.each(['https://a.info/cup', 'https://a.in-shops.example', 'https://a.in.example', 'care@a.in', '/api'])(
    'are not found in another one: %s',
    (text) => {
      expect(short(text)).toBe(text);
    },
  );

  test('are left as they are where the API host is a path', () => {
    const replace = textCounter({ url: 'https://a.example', api: '/api' });
    expect(replace('fetch("/api/orders") https://a.example/')).toBe('fetch("/api/orders") https://shop.example/');
  });
});

describe('the digests in names of built files', () => {
  const count = textCounter({ url: 'https://a.example', api: '/api' });

  test('count as others of the same length, whatever they are', () => {
    const [one = '', other = ''] = ['Page.DWRh6tA', 'Page.b-_4567'].map((name) => count(`src="/_astro/${name}.js">`));
    expect(other).toBe(one);
    expect(one).toMatch(/^src="\/_astro\/Page\.[\w-]{7}\.js">$/);
    expect(count('Page.DWRh6tAx.css')).toMatch(/^Page\.[\w-]{8}\.css$/);
    expect(count('Cart.DWRh6tA.js')).not.toBe(count('Page.DWRh6tA.js').replace('Page', 'Cart'));
  });

  test.each([
    'margin:.5rem;width:1.25em.css',
    'a.js b.min.js c.1234567.json',
    'x.abcdefg.css,y-z_1.abcdefgh.js.map',
    `${'a'.repeat(70)}.abcdefg.js`,
    'a.bbbbbbb.ccccccc.js',
  ])('are found as by a search that begins at each word: %s', (text) => {
    const expected = text.replace(
      /([\w-]{1,60})\.([\w-]{7,8})\.(js|css)/g,
      (_, name: string, digest: string, ending: string) =>
        `${name}.${hash('sha1', name, 'base64url').slice(0, digest.length)}.${ending}`,
    );
    expect(count(text)).toBe(expected);
  });
});

describe('a shop with a page over its budget', () => {
  let folders: Folders;
  let sizesBefore: Pick<SiteReport, 'sizes' | 'further'>;
  const path = '/blue-glazed-cup/p/CUP-BLUE';
  const readLiveReport = async () =>
    JSON.parse(readFileSync(join((await liveBuild(folders.out)) as string, 'report.json'), 'utf8')) as SiteReport;
  const setBudgets = (budgets: string | undefined) =>
    changeJson<{ budgets?: string | undefined }>(join(folders.catalog, 'store.json'), (store) => {
      store.budgets = budgets;
    });

  beforeAll(async () => {
    folders = makeSecondShop();
    vi.stubEnv('SITE_URL', 'https://www.my-bazaar-online.example');
    vi.stubEnv('API_ORIGIN', 'https://orders.my-bazaar-online.example');
    await buildSite(folders, 'light, at a long address');
    sizesBefore = await readLiveReport();
    vi.stubEnv('SITE_URL', 'https://a.example');
    vi.stubEnv('API_ORIGIN', 'https://api.a.example');
    await buildSite(folders, 'light');
    changeJson<{ details?: string }>(join(folders.catalog, 'products/cups/blue.json'), (product) => {
      product.details = makeWords(2_600);
    });
  });

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  test('has the sizes that it has at a long address: of HTML, scripts, and further pages', async () => {
    const { sizes, further } = sizesBefore;
    const now = await readLiveReport();
    expect(now.sizes).toEqual(sizes);
    expect(now.further.pages).toEqual(further.pages);
    expect(further.pages.length).toBeGreaterThan(0);
  });

  test('that is strict stays as it is, and its builder is told page, file, cause and remedy', async () => {
    setBudgets('strict');
    const live = realpathSync(folders.out);
    const error = await buildSite(folders, 'strict').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteFaults);
    const { message } = error as SiteFaults;
    expect(message).toMatch(
      new RegExp(
        `catalog/products/cups/blue\\.json {2}\\[page-too-heavy\\]\n {2}found +${path}: \\d+ B\n {2}expected +at most 14000 B \\(HTML with its CSS, any page\\)\n {2}hint +shorten its texts .*: about \\d+ characters less, .* It has texts \\d+ B, .*styles \\d+ B`,
      ),
    );
    expect(realpathSync(folders.out)).toBe(live);
  });

  test('leaves the report of the refused build for npm run budget', async () => {
    const refused = (await lastChecked(folders.builds)) as string;
    expect(refused).not.toBe(await liveBuild(folders.out));
    const report = JSON.parse(readFileSync(join(refused, 'report.json'), 'utf8')) as SiteReport;
    expect(report.overBudget.map((entry) => entry.page)).toContain(path);
    expect(existsSync(join(refused, 'site', `${path}.html`))).toBe(true);
  });

  test('that says nothing about budgets is published, and its builder is told as well', async () => {
    setBudgets(undefined);
    const over: ExplainedOverBudget[] = [];
    await buildSite(folders, 'report', { onOverBudget: (pages) => over.push(...pages) });
    expect(readFileSync(join(folders.out, `${path}.html`), 'utf8').length).toBeGreaterThan(20_000);
    expect(over.map(formatOverBudget).join('\n')).toContain('remedy  shorten its texts');
    expect(await lastChecked(folders.builds)).toBe(await liveBuild(folders.out));
  });

  if (isEvery)
    test('is told each of many heavy pages, also those that no table names', async () => {
      const blue = JSON.parse(readFileSync(join(folders.catalog, 'products/cups/blue.json'), 'utf8')) as object;
      const more = Array.from({ length: 20 }, (_, index) => ({
        file: join(folders.catalog, `products/cups/heavy-${index}.json`),
        sku: `CUP-HEAVY-${index}`,
      }));
      for (const { file, sku } of more)
        writeFileSync(file, JSON.stringify({ ...blue, sku, title: `Heavy ${sku}`, colourSiblings: [] }));
      const over: ExplainedOverBudget[] = [];
      await buildSite(folders, 'many', { onOverBudget: (pages) => over.push(...pages) });
      const paths = over.flatMap(({ budget, page }) => (budget === 'html' ? [page.split('/').at(-1)] : []));
      expect(paths).toEqual(expect.arrayContaining(more.map(({ sku }) => sku)));
      for (const { file } of more) rmSync(file);
    });

  test('that removes the cause has nothing over budget', async () => {
    setBudgets('strict');
    changeJson<{ details?: string | undefined }>(join(folders.catalog, 'products/cups/blue.json'), (product) => {
      product.details = undefined;
    });
    const over: ExplainedOverBudget[] = [];
    await buildSite(folders, 'light again', { onOverBudget: (pages) => over.push(...pages) });
    expect(over).toEqual([]);
  });
});
