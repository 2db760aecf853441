import { describe, expect, test } from 'vitest';
import {
  findOverBudget,
  formatBudget,
  isUndecided,
  namedPages,
  type PageSize,
} from '../../src/integration/check/budget.ts';
import { chosenFile, firstViewFiles } from '../../src/integration/examine/first-view.ts';
import { measureClosely } from '../../src/integration/check/measure-closely.ts';
import { scanPage } from '../../src/integration/examine/scan-page.ts';
import { listPriceFiles, makePriceEntry } from '../../src/catalog/delivery/price-files.ts';
import { formatSecurityTxt, securityTxtExpires } from '../../src/integration/extras/security-txt.ts';
import { PRICE_FILE_BYTES, priceFileOf } from '../../src/core/product/price-file.ts';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import type { Product } from '../../src/catalog/model.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { completeRedirects } from '../../src/integration/extras/complete-redirects.ts';
import { formatRedirects } from '../../src/integration/extras/headers.ts';
import { listSpellings } from '../../src/integration/extras/spellings.ts';
import { openSite } from '../catalog/open-site.ts';
import { product } from '../catalog/shop-in-a-folder.ts';

describe('price files', () => {
  test('hold every SKU where a browser looks for it, in at most 2 KB', () => {
    const catalog = loadCatalog('tests/fixtures/second-shop');
    const [first] = [...catalog.products.values()];
    const products = new Map(
      Array.from({ length: 3000 }, (_, index) => [`SKU-${index}`, { ...(first as Product), sku: `SKU-${index}` }]),
    );
    const site = setSite({ ...catalog, products }, new Map(), '2026-11-20');
    const files = listPriceFiles(site).get('in') ?? [];
    expect(Math.log2(files.length) % 1).toBe(0);
    for (const file of files) expect(Buffer.byteLength(JSON.stringify(file))).toBeLessThanOrEqual(PRICE_FILE_BYTES);
    for (const sku of products.keys()) expect(files[priceFileOf(sku, files.length)]).toHaveProperty([sku]);
  });
});

test('a product whose address has another form of its SKU is found by both', () => {
  const site = openSite({
    'products/tea/b.json': product({ sku: 'B/25 S' }),
    'products/tea/c.json': product({ sku: 'C' }),
  });
  const files = listPriceFiles(site).get('in') ?? [];
  const entryOf = (key: string) => files[priceFileOf(key, files.length)]?.[key];
  expect(entryOf('B/25 S')).toMatchObject({ path: '/leaf-tea/p/B-25-S', priceMinor: 9000, mrpMinor: 12000 });
  expect(entryOf('/B-25-S')).toEqual({ path: '/leaf-tea/p/B-25-S', priceMinor: 9000 });
  expect(files.flatMap((file) => Object.keys(file)).sort()).toEqual(['/B-25-S', 'B/25 S', 'C', 'LEAF']);
});

test('the price entry of what is made to order has the days of its making, and the words for them', () => {
  const { products, markets } = loadCatalog('tests/fixtures/second-shop');
  const [market] = markets.values();
  const product = market && [...products.values()].find(({ offers }) => offers[market.id]);
  if (!product) throw new Error('The second shop sells nothing.');
  const making = { days: 12, words: 'Made to order: 12 days, then delivery' };
  expect(makePriceEntry({ ...product, leadTimeDays: 12 }, market, '2026-11-20')).toMatchObject({ making });
  expect(JSON.stringify(makePriceEntry(product, market, '2026-11-20'))).not.toContain('making');
});

describe('security.txt', () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const write = (store: Partial<typeof catalog.store>, today: string) =>
    formatSecurityTxt({
      url: 'https://shop.example',
      today,
      catalog: { ...catalog, store: { ...catalog.store, ...store } },
    });

  test('names the care address where the shop says nothing else', () => {
    expect(write({}, '2026-11-20')).toBe(
      'Contact: mailto:care@chaighar.example\nExpires: 2027-10-01T00:00:00.000Z\nPreferred-Languages: en\n' +
        'Canonical: https://shop.example/.well-known/security.txt\n',
    );
  });

  test('has the contact, the languages and the rules that the shop names', () => {
    const text = write(
      { security: { email: 'safe@shop.example', policy: '/rules', languages: ['en', 'hi'] } },
      '2026-11-20',
    );
    expect(text).toContain('Contact: mailto:safe@shop.example\n');
    expect(text).toContain('Preferred-Languages: en, hi\n');
    expect(text).toContain('Policy: https://shop.example/rules\n');
  });

  test('is the same in all builds of a month and runs out within a year', () => {
    expect(write({}, '2026-11-01')).toBe(write({}, '2026-11-30'));
    for (const today of ['2026-01-01', '2026-02-28', '2028-02-29', '2026-12-31']) {
      const days = (Date.parse(securityTxtExpires(today)) - Date.parse(today)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }
  });
});

describe('the check of a page', () => {
  test('finds what the policy forbids and what makes a page jump', () => {
    const { faults } = scanPage('<p style="color:red" onclick="x()" id="a">a</p><p id="a">b</p><img src="/x.webp">');
    expect(faults).toEqual([
      'an inline style on <p>',
      'an inline handler onclick on <p>',
      'the id "a" is used twice',
      'a picture without alt: /x.webp',
      'a picture without width and height: /x.webp',
    ]);
  });

  test('tells scripts that run from data', () => {
    const page = scanPage(
      '<script type="application/ld+json">{"a":"<p style=\\"x\\">"}</script><script>go()</script><script src="/a.js"></script><style>p{}</style>',
    );
    expect([page.scripts, page.scriptFiles, page.styles, page.faults]).toEqual([['go()'], ['/a.js'], ['p{}'], []]);
  });

  test('reads attributes in single quotes, without quotes and with a sign of a tag in them', () => {
    const { faults, references, ids } = scanPage(
      "<p onclick='x()'>a</p><p title=\"a > b\" style=color:red>b</p><A HREF=/x ID='y'>c</A>",
    );
    expect(faults).toEqual(['an inline handler onclick on <p>', 'an inline style on <p>']);
    expect([references, [...ids]]).toEqual([['/x'], ['y']]);
  });

  test('leaves out where forms post to, which is no file', () => {
    const { references } = scanPage(
      '<form action="/search"></form><form method="post" action="/api/newsletter/ask"></form>',
    );
    expect(references).toEqual(['/search']);
  });

  test('decodes every kind of character reference in addresses', () => {
    const { references, images } = scanPage(
      '<a href="/a?b=1&amp;c=&#x32;&#39;">a</a><img src="/p&#45;1.webp" alt="" width="1" height="1">',
    );
    expect(references).toEqual(["/a?b=1&c=2'", '/p-1.webp']);
    expect(images[0]?.src).toBe('/p-1.webp');
  });

  test('reads markup in <noscript> and <template>, and none in comments', () => {
    const { references } = scanPage(
      '<noscript><a href="/a">a</a></noscript><template><a href="/b">b</a></template><!-- <a href="/c">c</a> -->',
    );
    expect(references).toEqual(['/a', '/b']);
  });

  test('gives the text of an inline script as it stands', () => {
    const text = 'if (a &lt; 1 && "<p>") x()';
    expect(scanPage(`<script>${text}</script><style></style>`)).toMatchObject({ scripts: [text], styles: [''] });
  });

  test('takes the picture that a phone with two device pixels a pixel takes', () => {
    const image = { src: '/512.webp', srcset: '/256.webp 256w, /512.webp 512w', lazy: false };
    expect(chosenFile({ ...image, sizes: '(width >= 48rem) 15rem, 35vw' })).toBe('/256.webp');
    expect(chosenFile({ ...image, sizes: '36vw' })).toBe('/512.webp');
    expect(chosenFile({ ...image, sizes: '90vw' })).toBe('/512.webp');
    expect(chosenFile({ ...image, sizes: '(width >= 48rem) min(50vw - 8rem, 34rem), min(70vw, 17vh)' })).toBe(
      '/256.webp',
    );
    expect(chosenFile({ ...image, sizes: '(width >= 48rem) 5rem, min(70vw, 18vh)' })).toBe('/512.webp');
    expect(chosenFile({ ...image, sizes: 'calc(100vw - 15rem)' })).toBe('/256.webp');
    expect(chosenFile({ ...image, srcset: '', sizes: '' })).toBe('/512.webp');
  });

  test('counts pictures that are put off only among the first four', () => {
    const images = Array.from({ length: 6 }, (_, index) => ({
      src: `/${index}.webp`,
      srcset: '',
      sizes: '',
      lazy: index !== 5,
    }));
    expect(firstViewFiles(images)).toEqual(['/0.webp', '/1.webp', '/2.webp', '/3.webp', '/5.webp']);
  });
});

describe('the budget', () => {
  const page = (over: Partial<PageSize>): PageSize => ({
    path: '/x',
    type: 'listing',
    html: 5000,
    script: 0,
    react: 0,
    picture: 0,
    ...over,
    htmlBound: over.htmlBound ?? Math.round((over.html ?? 5000) * 1.1),
  });

  test('is kept to the byte', () => {
    expect(findOverBudget([page({ html: 14_000, picture: 11_000 })])).toEqual([]);
    expect(findOverBudget([page({ html: 14_001 })]).map(({ path, bytes }) => [path, bytes])).toEqual([['/x', 14_001]]);
    expect(findOverBudget([page({ html: 14_000, picture: 11_001 })])).toHaveLength(1);
    expect(findOverBudget([page({ script: 3_073 })])).toHaveLength(1);
    expect(findOverBudget([page({ type: 'content', html: 14_000, picture: 50_000 })])).toEqual([]);
  });

  test('lets five of a hundred product pages be heavier than 10,000 bytes', () => {
    const products = (heavy: number) =>
      Array.from({ length: 100 }, (_, index) => page({ type: 'product', html: index < heavy ? 12_000 : 9_000 }));
    expect(findOverBudget(products(5))).toEqual([]);
    expect(findOverBudget(products(6)).map(({ path }) => path)).toEqual(['all product pages']);
  });

  test('is printed by page type', () => {
    expect(formatBudget([page({}), page({ path: '/y', html: 6000 })])).toMatch(
      /listing +2 +5000 +6000 +6000 +6000 +0 {2}\/y/,
    );
  });

  const unmeasured = (over: Partial<PageSize>): PageSize => {
    const { html: _, ...rest } = page(over);
    return rest;
  };

  test('measures exactly what the table names, and no more', () => {
    const pages = Array.from({ length: 1000 }, (_, index) =>
      unmeasured({ path: `/${index}`, type: 'product', htmlBound: 5000 + index, picture: index === 3 ? 12_000 : 0 }),
    );
    const named = [...namedPages(pages)].map(({ path }) => path);
    expect(named).toEqual(expect.arrayContaining(['/499', '/945', '/949', '/953', '/999', '/996', '/3']));
    // The median, nine around the 95th percentile, the four largest, and the one that is large with its picture.
    expect(named.length).toBe(15);
  });

  test('measures exactly every page that could break a limit or take the 2 % before it', () => {
    const pages = [
      unmeasured({ path: '/light', htmlBound: 13_720, picture: 10_780 }),
      unmeasured({ path: '/first-view', htmlBound: 13_720, picture: 10_781 }),
      unmeasured({ path: '/heavy', type: 'content', htmlBound: 13_721 }),
      page({ path: '/measured', html: 14_000, htmlBound: 17_000 }),
    ];
    expect(pages.filter(isUndecided).map(({ path }) => path)).toEqual(['/first-view', '/heavy']);
  });

  test('leaves no page undecided that a closer bound shows to keep its budgets', () => {
    const pages = [
      unmeasured({ path: '/kept', htmlBound: 16_000, closerBound: 13_720 }),
      unmeasured({ path: '/heavy', htmlBound: 16_000, closerBound: 13_721 }),
      unmeasured({ path: '/first-view', htmlBound: 12_000, closerBound: 10_001, picture: 14_500 }),
    ];
    expect(pages.filter(isUndecided).map(({ path }) => path)).toEqual(['/heavy', '/first-view']);
    expect(findOverBudget(pages.slice(0, 1))).toEqual([]);
  });

  test('measures each page as closely as it takes, and counts it once', async () => {
    const pages = [
      unmeasured({ path: '/named', type: 'content', htmlBound: 9_000 }),
      ...Array.from({ length: 12 }, (_, index) => unmeasured({ path: `/heavy${index}`, htmlBound: 16_000 - index })),
    ];
    const counts: string[] = [];
    const exact: string[] = [];
    const measured = await measureClosely(
      pages,
      {
        exactly: async ({ path, htmlBound }) => {
          exact.push(path);
          return htmlBound - 100;
        },
        closer: async ({ path }) => (path === '/heavy11' ? 9_000 : 15_000),
      },
      (done, total) => counts.push(`${done}/${total}`),
    );
    expect(counts).toEqual(Array.from({ length: pages.length }, (_, index) => `${index + 1}/${pages.length}`));
    expect(measured.filter(isUndecided)).toEqual([]);
    expect(exact.toSorted()).toEqual(pages.flatMap(({ path }) => (path === '/heavy11' ? [] : [path])).toSorted());
  });

  test('takes the page at the percentile among those that were measured', () => {
    const pages = Array.from({ length: 200 }, (_, index) =>
      unmeasured({ path: `/${index}`, type: 'product', htmlBound: 11_000 + (index % 100) }),
    );
    const named = namedPages(pages);
    const measured = pages.map((entry) =>
      named.has(entry) ? { ...entry, html: Math.round(entry.htmlBound * 0.8) } : entry,
    );
    expect(findOverBudget(measured)).toEqual([]);
  });

  test('uses the bound of a page that was not measured exactly', () => {
    expect(findOverBudget([unmeasured({ htmlBound: 14_001 })]).map(({ bytes }) => bytes)).toEqual([14_001]);
  });
});

describe('the redirects of a built site', () => {
  const paths = [
    '/cart',
    '/tea/p/T',
    '/tea/p/T/reviews',
    '/tea/p/T/reviews/2',
    '/tea/p/T-1',
    '/en-ae/tea/p/T',
    '/search/p/2',
  ];
  const complete = (redirects: Record<string, string>) => Object.entries(completeRedirects(redirects, paths)).flat();

  test('lead from the pages of reviews below an old address of a product, too', () => {
    expect(complete({ '/leaf/p/T': '/tea/p/T', '/en-ae/leaf/p/T': '/en-ae/tea/p/T', '/old': '/cart' })).toEqual([
      ...['/leaf/p/T', '/tea/p/T'],
      ...['/leaf/p/T/reviews', '/tea/p/T/reviews'],
      ...['/leaf/p/T/reviews/2', '/tea/p/T/reviews/2'],
      ...['/en-ae/leaf/p/T', '/en-ae/tea/p/T'],
      ...['/old', '/cart'],
    ]);
  });

  test('lead where the catalogue says from each of these', () => {
    const redirects = { '/leaf/p/T': '/tea/p/T', '/leaf/p/T/reviews': '/cart' };
    expect(completeRedirects(redirects, paths)).toMatchObject({
      ...redirects,
      '/leaf/p/T/reviews/2': '/tea/p/T/reviews/2',
    });
  });

  test('lead to no product without a page, and from no page that never was', () => {
    expect(complete({ '/leaf/p/X': '/tea/p/X' })).toEqual([]);
    expect(complete({ '/tea/p/T-9': '/tea/p/T' })).toEqual(['/tea/p/T-9', '/tea/p/T']);
    expect(complete({ '/promo': '/tea/p/T#reviews' })).toEqual(['/promo', '/tea/p/T#reviews']);
  });
});

describe('other spellings of addresses', () => {
  const site = setSite(loadCatalog('catalog'), new Map(), '2026-11-20');
  const paths = ['/womenFashion', '/womenFashion/minidress', '/products', '/checkOut', '/en-ae/checkOut', '/cart'];

  test('lead small letters and the first page of a list to the page that there is', () => {
    expect(listSpellings(site, paths)).toEqual({
      '/products/1': '/products',
      '/womenFashion/1': '/womenFashion',
      '/womenFashion/minidress/1': '/womenFashion/minidress',
      '/womenfashion': '/womenFashion',
      '/womenfashion/minidress': '/womenFashion/minidress',
      '/checkout': '/checkOut',
      '/en-ae/checkout': '/en-ae/checkOut',
    });
  });

  test('never lead away from a page, nor from where an old address leads', () => {
    expect(listSpellings(site, [...paths, '/womenfashion', '/products/1'])).not.toHaveProperty('/womenfashion');
    expect(Object.keys(listSpellings(site, paths)).filter((from) => from in site.catalog.redirects)).toEqual([]);
  });

  test('are few, and hold only where there is no file', () => {
    const all = [...site.catalog.categories.values()].map(({ path }) => `/${path}`);
    const text = formatRedirects(site.catalog.redirects, listSpellings(site, [...paths, ...all]));
    expect(text).toContain('/womenfashion /womenFashion 301\n');
    expect(text.split('\n').length).toBeLessThan(150);
  });
});
