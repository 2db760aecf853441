import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import type { Category, Market, Product } from '../../src/catalog/model.ts';
import { findListingPage } from '../../src/catalog/listings/list-category-products.ts';
import { type PreparedPicture, setSite, type Site } from '../../src/catalog/site/site.ts';
import { readDerived, SiteReads } from '../../src/integration/render/site-reads.ts';
import { PageRecords } from '../../src/integration/render/page-records.ts';
import { categoryPath } from '../../src/paths.ts';
import { makeListingView } from '../../src/views/lists/listing.ts';
import { makeProductView } from '../../src/views/product/product.ts';
import { SHELL_DERIVATION } from '../../src/views/parts/shell.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('what the view model of a page has read', () => {
  let catalog: Catalog;
  let product: Product;
  let market: Market;
  let reads: string[];

  const siteOf = (changed: Partial<Catalog>, picture: Partial<PreparedPicture> = {}, today = '2026-11-21'): Site => {
    const all = { ...catalog, ...changed };
    const sources = [...all.products.values()].flatMap(({ pictures }) => pictures.map(({ source }) => source));
    const prepared = { digest: 'aa', widths: [128, 256, 512], ...picture };
    return setSite(all, new Map(sources.map((source) => [source, prepared])), today);
  };
  const withProduct = (sku: string, fields: Partial<Product>): Partial<Catalog> => {
    const changed = { ...(catalog.products.get(sku) as Product), ...fields };
    return { products: new Map([...catalog.products].map((entry) => (entry[0] === sku ? [sku, changed] : entry))) };
  };
  const isCurrent = (site: Site): boolean => {
    const now = new SiteReads(site);
    return reads.every((read) => now.isCurrent(read));
  };

  beforeAll(() => {
    catalog = loadCatalog('catalog');
    product = [...catalog.products.values()].find(({ siblingSkus }) => siblingSkus.length > 0) as Product;
    market = catalog.markets.get('in') as Market;
    ({ reads } = new SiteReads(siteOf({})).record([product, market], (site) => makeProductView(site, product, market)));
  });

  test('finds the same in a site that has not changed', () => {
    expect(isCurrent(siteOf({}))).toBe(true);
  });

  test('finds the same when a product has changed that the page does not show', () => {
    const near = siteOf({}).index.similarProducts(product, market, 50);
    const shown = new Set([product.sku, ...product.siblingSkus, ...near.map(({ sku }) => sku)]);
    const other = [...catalog.products.values()].find(({ sku }) => !shown.has(sku)) as Product;
    expect(isCurrent(siteOf(withProduct(other.sku, { title: 'Another title' })))).toBe(true);
  });

  test('differs when the product, a product that it shows, or a fact of its seller or market changes', () => {
    const [similar] = siteOf({}).index.similarProducts(product, market, 1) as [Product];
    const [sibling] = product.siblingSkus as [string];
    const changes: Partial<Catalog>[] = [
      withProduct(product.sku, { tags: ['new'] }),
      withProduct(similar.sku, { title: 'Another title' }),
      withProduct(sibling, { colour: 'Another colour' }),
      { products: new Map([...catalog.products].filter(([sku]) => sku !== product.sku)) },
      { sellers: new Map([...catalog.sellers].map(([id, entry]) => [id, { ...entry, name: `${entry.name} & Sons` }])) },
      { markets: new Map([...catalog.markets].map(([id, entry]) => [id, { ...entry, locale: 'hi-IN' }])) },
      { store: { ...catalog.store, name: 'Another shop' } },
    ];
    for (const change of changes) expect(isCurrent(siteOf(change)), Object.keys(change).join()).toBe(false);
  });

  test('names the product of a page in one text, as a later build asks each text again', () => {
    const site = siteOf({});
    const recorder = new SiteReads(site);
    for (const one of [...site.catalog.products.values()].filter(({ offers }) => offers[market.id])) {
      const read = recorder.record([one, market], (from) => makeProductView(from, one, market)).reads;
      expect(read.filter((text) => text.includes(JSON.stringify(one.sku))).length, one.sku).toBe(1);
    }
  });

  test('names no product in a list, unless it has siblings', () => {
    const site = siteOf({});
    const recorder = new SiteReads(site);
    const category = site.index.categoriesOf(market).find((one) => site.index.productsOf(one).length > 0) as Category;
    const path = categoryPath(market, category);
    const { reads: read } = recorder.record([], (from) => makeListingView(from, findListingPage(from, path, '1')));
    const alone = [...catalog.products.values()].filter(({ siblingSkus }) => siblingSkus.length === 0);
    const named = alone.filter(({ sku }) => read.some((text) => text.includes(JSON.stringify(sku))));
    expect(named.map(({ sku }) => sku)).toEqual([]);
  });

  test('has all that a product in a row has read, on each page with that row', () => {
    const site = siteOf({});
    const recorder = new SiteReads(site);
    const recordPage = (one: Product) =>
      recorder.record([one, market], (from) => makeProductView(from, one, market)).reads;
    const alone = (one: Product) =>
      new SiteReads(site).record([one, market], (from) => makeProductView(from, one, market)).reads;
    const shown = site.index.similarProducts(product, market, 4);
    for (const one of [product, ...shown, product]) expect(recordPage(one).sort(), one.sku).toEqual(alone(one).sort());
  });

  test('differs when a picture or the address of the site changes', () => {
    expect(isCurrent(siteOf({}, { digest: 'bb' }))).toBe(false);
    expect(isCurrent({ ...siteOf({}), url: 'https://example.com' })).toBe(false);
  });

  test('finds the same on another day, until one comes on which something that the page shows is available', () => {
    expect(isCurrent(siteOf({}, {}, '2027-01-01'))).toBe(true);
    const isCurrentOn = (changed: Partial<Catalog>, day: string): boolean => {
      const before = new SiteReads(siteOf(changed));
      const then = before.record([product, market], (site) => makeProductView(site, product, market)).reads;
      const now = new SiteReads(siteOf(changed, {}, day));
      return then.every((read) => now.isCurrent(read));
    };
    const [sibling] = product.siblingSkus as [string];
    const later = withProduct(sibling, { availability: { from: '2026-11-25' } });
    expect(isCurrentOn(later, '2026-11-24')).toBe(true);
    expect(isCurrentOn(later, '2026-11-25')).toBe(false);
  });

  test('finds the same when a category has changed that the page does not show', () => {
    const withTitle = (id: string): Partial<Catalog> => ({
      categories: new Map(
        [...catalog.categories].map(([key, entry]) => [key, key === id ? { ...entry, about: 'Another text' } : entry]),
      ),
    });
    const other = [...catalog.categories.values()].find(
      ({ id, marketId, parentId }) =>
        marketId !== market.id && parentId === undefined && !product.categoryIds.includes(id),
    );
    expect(isCurrent(siteOf(withTitle(other?.id ?? '')))).toBe(true);
    expect(isCurrent(siteOf(withTitle(product.categoryIds[0] ?? '')))).toBe(false);
  });

  test('finds the same in a list of products when another price has changed', () => {
    const [first = ''] = product.categoryIds;
    const path = categoryPath(market, catalog.categories.get(first) as Category);
    const other = [...catalog.products.values()].find(({ categoryIds }) => !categoryIds.includes(first)) as Product;
    const makeView = (site: Site) => makeListingView(site, findListingPage(site, path, '1'));
    const { reads: ofList } = new SiteReads(siteOf({})).record([], makeView);
    const withPrice = ({ sku, offers }: Product) => {
      const now = new SiteReads(siteOf(withProduct(sku, { offers: { ...offers, in: { priceMinor: 100 } } })));
      return ofList.every((read) => now.isCurrent(read));
    };
    expect(withPrice(other)).toBe(true);
    expect(withPrice(product)).toBe(false);
  });

  test('names what is derived from the site, and is renewed with what it finds there now', () => {
    const shells = reads.filter((read) => readDerived(read, SHELL_DERIVATION) !== undefined);
    expect(shells.map((read) => readDerived(read, SHELL_DERIVATION)?.[0])).toEqual([market.id]);
    expect(reads.some((read) => readDerived(read, 'she') !== undefined)).toBe(false);
    const now = new SiteReads(siteOf({ store: { ...catalog.store, tagline: 'Another tagline' } }));
    const [shell = ''] = shells;
    expect(now.isCurrent(shell)).toBe(false);
    expect(now.isCurrent(now.renew(shell))).toBe(true);
  });

  test('may be a text with spaces', () => {
    const site = { ...siteOf({}), url: 'https://example.com/two words' };
    const url = new SiteReads(site).record([], (recorded) => recorded.url).reads;
    const now = new SiteReads(site);
    expect(url.map((read) => now.isCurrent(read))).toEqual([true, true]);
  });

  test('must have a name, so that it can be looked up again', () => {
    const lookUp = (site: Site) => site.index.mainCategory({ ...product }, market);
    expect(() => new SiteReads(siteOf({})).record([product, market], lookUp)).toThrow('a value that has no name');
  });
});

describe('records of pages', () => {
  const origin = { digest: 'd', shell: '', content: '', code: 'c' };
  const findings = {
    references: ['/b', '/c'],
    ids: ['x'],
    styleHashes: [],
    scripts: [],
    scriptFiles: [],
    islandFiles: [],
    firstView: [],
    faults: [],
    shellParts: [],
    quickHtml: 10,
  };

  const file = `${makeTemporaryFolder()}/pages.json`;

  test('are written without what only pages of earlier builds had', async () => {
    const earlier = new PageRecords();
    earlier.add('/a', origin, ['r'], findings);
    earlier.add('/gone', origin, ['r'], { ...findings, references: ['/1', '/2', '/3', '/4'] });
    const records = new PageRecords(earlier);
    for (const [path, record] of earlier.pages) if (path === '/a') records.keep(path, record, earlier);
    await records.write(file);
    const read = await PageRecords.read(file);
    expect(read?.texts.toSorted()).toEqual(['/b', '/c', 'r', 'x']);
    expect(read?.list(read.pages.get('/a')?.references ?? [])).toEqual(['/b', '/c']);
  });

  describe('that are longer than what is read of a file at a time', () => {
    const pathOf = (index: number) => `/${'ü\u2028'.repeat(200)}${index}`;
    let written: PageRecords;
    let bytes: Buffer;

    beforeAll(async () => {
      written = new PageRecords();
      for (let index = 0; index < 3_000; index++)
        written.add(pathOf(index), origin, [`r${index}`], { ...findings, references: [pathOf(index), '/b'] });
      await written.write(file);
      bytes = readFileSync(file);
    });

    test('are read as they were written', async () => {
      const read = await PageRecords.read(file);
      expect(bytes.length).toBeGreaterThan(3 * 2 ** 20);
      expect(read?.texts).toEqual(written.texts);
      expect([...(read?.pages ?? [])]).toEqual([...written.pages]);
    });

    test('keep lists that pages have alike once', async () => {
      const read = await PageRecords.read(file);
      const [one, other] = [0, 2_999].map((index) => read?.pages.get(pathOf(index))?.ids);
      expect(one).toBeDefined();
      expect(one).toBe(other);
    });

    test('are not read when a byte is missing or another one', async () => {
      const damaged = `${makeTemporaryFolder()}/pages.json`;
      const half = bytes.length >> 1;
      const other = Buffer.from(bytes);
      other[half] = (bytes[half] as number) ^ 1;
      for (const contents of [bytes.subarray(0, -1), bytes.subarray(0, half), bytes.subarray(1), other, Buffer.of()]) {
        writeFileSync(damaged, contents);
        expect(await PageRecords.read(damaged)).toBeUndefined();
      }
    });
  });
});

describe('what the view models of a product with variants have read', () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const mugOf = (site: Site): Product => site.catalog.products.get('MUG') as Product;
  /** The site with a change of the mug's variants. */
  const siteOf = (change: (variants: Product['variants']) => Product['variants'] = (variants) => variants): Site => {
    const mug = catalog.products.get('MUG') as Product;
    const products = new Map(catalog.products).set('MUG', { ...mug, variants: change(mug.variants) });
    const pictures = ['cup.png', 'darjeeling.png'].map((source) => [source, { digest: 'aa', widths: [256] }] as const);
    return setSite({ ...catalog, products }, new Map(pictures), '2026-11-21');
  };
  /** What the pages of the product and of its last variant have read. */
  const readsOf = (site: Site): string[] => {
    const recorder = new SiteReads(site);
    const market = site.defaultMarket;
    return [undefined, mugOf(site).variants.at(-1)].flatMap(
      (variant) =>
        recorder.record([mugOf(site), market], (from) => makeProductView(from, mugOf(site), market, variant)).reads,
    );
  };

  test('differs when a variant has another price or is sold out, and is the same otherwise', () => {
    const reads = readsOf(siteOf());
    const isCurrent = (site: Site) => {
      const now = new SiteReads(site);
      return reads.every((read) => now.isCurrent(read));
    };
    expect(isCurrent(siteOf())).toBe(true);
    const changeFirst = (fields: Partial<Product['variants'][number]>) =>
      siteOf((variants) => variants.map((variant, index) => (index === 0 ? { ...variant, ...fields } : variant)));
    expect(isCurrent(changeFirst({ offers: { in: { priceMinor: 100 } } }))).toBe(false);
    expect(isCurrent(changeFirst({ availability: 'sold-out' }))).toBe(false);
  });
});
