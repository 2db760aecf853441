import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DIRECTORY_PAGE_SIZE,
  directoryPath,
  importedViewPath,
  listDirectories,
  listDirectoryPages,
  listImported,
} from '../../../src/catalog/queries/directory.ts';
import { listListings } from '../../../src/catalog/queries/listings.ts';
import { getSite, preparedPicture, setSite, type Site } from '../../../src/catalog/site.ts';
import { category, emirates, type Files, loadShop, product, seller, store } from '../shop-in-a-folder.ts';

const openSite = (changes: Files = {}): Site => setSite(loadShop(changes), new Map(), '2026-05-01');
const titled = (titles: readonly string[]): Files =>
  Object.fromEntries(
    titles.map((title, index) => [`products/tea/t${index}.json`, product({ sku: `T${index}`, title })]),
  );

describe('the listings of a shop', () => {
  const changes: Files = {
    'markets/ae.json': emirates(),
    'categories/ae-tea.json': category({ title: 'Emirates tea', market: 'ae', path: 'tea', pageSize: 5 }),
    'categories/tea.json': category({ strip: [{ path: 'mini', title: 'Mini', image: 'leaf.png' }] }),
    'products/ae-tea/x.json': product({ sku: 'X', offers: { ae: { price: 9 } } }),
    'products/tea/b.json': product({ sku: 'B', tiles: ['mini'], mainPage: false }),
  };

  test('are all products, categories and tiles of each market, at their addresses', () => {
    const listings = listListings(openSite(changes)).map(({ title, pathOf, products, pageSize }) => [
      title,
      pathOf(1),
      pathOf(2),
      products.map(({ sku }) => sku).join(' '),
      pageSize,
    ]);
    expect(listings).toEqual([
      ['The Shop', '/en-ae/products', '/en-ae/products/2', 'X', 20],
      ['Emirates tea', '/en-ae/tea', '/en-ae/tea/2', 'X', 5],
      ['The Shop', '/products', '/products/2', 'LEAF', 20],
      ['Tea', '/tea', '/tea/2', 'B LEAF', 20],
      ['Tea: Mini', '/tea/mini', '/tea/mini/2', 'B', 20],
    ]);
  });

  test('name the category and the tile that are open', () => {
    const opened = listListings(openSite(changes)).map(({ category: open, tile }) => [open?.id, tile]);
    expect(opened).toEqual([
      [undefined, undefined],
      ['ae-tea', undefined],
      [undefined, undefined],
      ['tea', undefined],
      ['tea', 'mini'],
    ]);
  });
});

describe('the directory', () => {
  const keysOf = (changes: Files) => listDirectories(openSite(changes)).map(({ key }) => key);

  test('has the shops, the letters in their order, figures, and other scripts at the end', () => {
    expect(keysOf(titled(['banana', 'Zebra', 'Apple', '3 cups', 'कुल्हड़', '४ कप', '★']))).toEqual([
      'shops',
      'a',
      'b',
      'l',
      'z',
      '0-9',
      'other',
    ]);
  });

  test.each([
    ['Émail cup', 'e'],
    ['"Quoted" cup', 'q'],
    ['=SUM cup', 's'],
    ['  ½ litre', '0-9'],
    ['Ａ wide letter', 'a'],
  ])('has %j under %s', (title, key) => {
    expect(keysOf(titled([title]))).toContain(key);
  });

  test('sorts as people do, figures by their value', () => {
    const [, directory] = listDirectories(
      openSite({
        ...titled(['Cup 10', 'cup 9', 'Cup 1', 'Café', 'Cafe b']),
        'products/tea/leaf.json': product({ title: 'Caa' }),
      }),
    );
    expect(directory?.entries.map(({ text }) => text)).toEqual(['Caa', 'Café', 'Cafe b', 'Cup 1', 'cup 9', 'Cup 10']);
  });

  test('leads to products and shops', () => {
    const entries = listDirectories(openSite({ 'sellers/a.json': seller({ name: 'Asha' }) })).flatMap(
      (directory) => directory.entries,
    );
    expect(entries).toEqual([
      { text: 'Asha', path: '/shop/a' },
      { text: 'Green Garden', path: '/shop/garden' },
      { text: 'Leaf tea', path: '/leaf-tea/p/LEAF' },
    ]);
  });

  test('leaves out what the default market does not sell', () => {
    const changes = {
      'markets/ae.json': emirates(),
      'categories/ae-tea.json': category({ market: 'ae' }),
      'products/ae-tea/x.json': product({ sku: 'X', title: 'Xylophone', offers: { ae: { price: 9 } } }),
    };
    expect(keysOf(changes)).toEqual(['shops', 'l']);
  });

  test('has further pages for a long letter, none of them too long', () => {
    const many = titled(Array.from({ length: DIRECTORY_PAGE_SIZE + 1 }, (_, index) => `Kurti ${index}`));
    const pages = listDirectoryPages(openSite(many)).filter(({ directory }) => directory.key === 'k');
    expect(
      pages.map(({ page, pageCount, entries, directory }) => [
        directoryPath(directory, page),
        pageCount,
        entries.length,
      ]),
    ).toEqual([
      ['/search/k', 2, DIRECTORY_PAGE_SIZE],
      ['/search/k/2', 2, 1],
    ]);
  });
});

describe('the imported products', () => {
  const importer = { name: 'Port Traders', address: '2 Port Road' };
  const from = (entries: readonly (readonly [country: string, price: number])[]): Files =>
    Object.fromEntries(
      entries.map(([countryOfOrigin, price], index) => [
        `products/tea/i${index}.json`,
        product({
          sku: `I${index}`,
          offers: { in: { price } },
          legal: { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin, importer },
        }),
      ]),
    );
  const viewsOf = (changes: Files) =>
    listImported(openSite(changes)).map((view) => [
      importedViewPath(view),
      view.label,
      view.products.map(({ sku }) => sku).join(' '),
    ]);

  test('are sorted by country and by price, and can be narrowed to each country', () => {
    expect(
      viewsOf(
        from([
          ['China', 50],
          ['Nepal', 20],
          ['China', 10],
          ['India', 5],
        ]),
      ),
    ).toEqual([
      ['/imported', 'By country', 'I2 I0 I1'],
      ['/imported/price', 'By price', 'I2 I1 I0'],
      ['/imported/from-china', 'From China', 'I2 I0'],
      ['/imported/from-nepal', 'From Nepal', 'I1'],
    ]);
  });

  test('of one country in two spellings stand on one page', () => {
    expect(
      viewsOf(
        from([
          ['China', 50],
          ['CHINA', 20],
        ]),
      ).slice(2),
    ).toEqual([['/imported/from-china', 'From CHINA', 'I1 I0']]);
  });

  test('of countries with accents and signs have a readable address', () => {
    const [, , first] = viewsOf(from([['Côte d’Ivoire', 50]]));
    expect(first?.[0]).toBe('/imported/from-cote-d-ivoire');
  });

  test('of countries in other scripts share one page that names them', () => {
    expect(
      viewsOf(
        from([
          ['चीन', 50],
          ['नेपाल', 20],
        ]),
      ).slice(2),
    ).toEqual([['/imported/from-other', 'From नेपाल, चीन', 'I1 I0']]);
  });

  test('never have two views on one address', () => {
    const paths = viewsOf(
      from([
        ['China', 1],
        ['china', 2],
        ['China ', 3],
        ['Korea (South)', 4],
        ['Korea, South', 5],
        ['चीन', 6],
        ['中国', 7],
      ]),
    ).map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('are none where everything comes from the country of the shop', () => {
    expect(viewsOf({})).toEqual([
      ['/imported', 'By country', ''],
      ['/imported/price', 'By price', ''],
    ]);
  });
});

describe('a site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('lives at the address of its shop, which the environment may change', () => {
    expect(openSite({ 'store.json': store({ siteUrl: 'https://hill.example//' }) }).url).toBe('https://hill.example');
    vi.stubEnv('SITE_URL', 'https://test.hill.example/');
    expect(openSite().url).toBe('https://test.hill.example');
  });

  test('is the same for all pages of a build', () => {
    const site = openSite();
    expect(getSite()).toBe(site);
    expect(listDirectories(site)).toBe(listDirectories(site));
    expect(listDirectories(openSite())).not.toBe(listDirectories(site));
  });

  test('has no picture that nobody prepared', () => {
    expect(() => preparedPicture(openSite(), { source: 'leaf.png', alt: '' })).toThrow('leaf.png');
  });
});
