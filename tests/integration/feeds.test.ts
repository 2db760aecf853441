import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '../../src/catalog/load/load.ts';
import type { Market, Product } from '../../src/catalog/model.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { unitPrice } from '../../src/catalog/entities/declarations.ts';
import { FEED_KINDS, type FeedKind } from '../../src/core/site/feed-kinds.ts';
import { describeFeeds } from '../../src/integration/feeds/describe-feeds.ts';
import { type MarketFeeds, writeFeeds } from '../../src/integration/feeds/write-feeds.ts';
import { feedId } from '../../src/views/feeds/feed-item.ts';
import { makeProductView } from '../../src/views/product/product.ts';
import { type ReadItem, readFeed } from '../support/feed-checker.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { emirates, loadShop, market, product } from '../catalog/shop-in-a-folder.ts';

const TODAY = '2026-11-24';

function siteOf(catalog: Catalog, feeds: readonly FeedKind[] | undefined = FEED_KINDS, today = TODAY): Site {
  const sources = [...catalog.products.values()].flatMap(({ pictures, variants }) =>
    [...pictures, ...variants.flatMap(({ picture }) => picture ?? [])].map(({ source }) => source),
  );
  const pictures = new Map(
    sources.map((source, index) => [source, { digest: index.toString(16).padStart(12, '0'), widths: [256, 640] }]),
  );
  return setSite({ ...catalog, store: { ...catalog.store, feeds: feeds && [...feeds] } }, pictures, today);
}

interface Written {
  readonly work: string;
  readonly feeds: readonly MarketFeeds[];
}

async function write(site: Site, earlier?: string, limits?: { items: number; bytes: number }): Promise<Written> {
  const work = makeTemporaryFolder();
  mkdirSync(join(work, 'site'));
  return { work, feeds: await writeFeeds(site, work, earlier, limits) };
}

/** The items of a market's feed. Nothing in it is against the rules. */
function read(
  { work, feeds }: Written,
  kind: FeedKind,
  { id, currency }: Pick<Market, 'id' | 'currency'>,
): readonly ReadItem[] {
  const files = feeds.find(({ marketId }) => marketId === id)?.files.filter((file) => file.kind === kind) ?? [];
  const { items, faults } = readFeed(
    kind,
    files.map(({ path }) => readFileSync(join(work, 'site', path))),
    currency,
  );
  expect(faults).toEqual([]);
  expect(items.length).toBe(files.reduce((sum, file) => sum + file.items, 0));
  return items;
}

const contentsOf = (work: string): Record<string, string> =>
  existsSync(join(work, 'site/feeds'))
    ? Object.fromEntries(
        readdirSync(join(work, 'site/feeds')).map((name) => [
          name,
          readFileSync(join(work, 'site/feeds', name)).toString('base64'),
        ]),
      )
    : {};

const inodesOf = (work: string): number[] =>
  readdirSync(join(work, 'site/feeds')).map((name) => statSync(join(work, 'site/feeds', name)).ino);

interface JsonLdProduct {
  readonly name: string;
  readonly sku: string;
  readonly image?: string[];
  readonly description?: string;
  readonly brand?: { name: string };
  readonly gtin?: string;
  readonly isVariantOf?: { productGroupID: string };
  readonly offers: {
    readonly url: string;
    readonly price: string;
    readonly priceCurrency: string;
    readonly priceSpecification?: { price: string };
    readonly availability: string;
    readonly availabilityStarts?: string;
  };
}

/** What the page of everything that a market sells says to machines. */
function listJsonLd(site: Site, sold: Market): JsonLdProduct[] {
  const views = [...site.catalog.products.values()]
    .filter((one) => one.offers[sold.id])
    .flatMap((one) =>
      one.variants.length === 0
        ? [makeProductView(site, one, sold)]
        : one.variants
            .filter(({ offers }) => offers[sold.id])
            .map((variant) => makeProductView(site, one, sold, variant)),
    );
  return views.map(({ head }) => JSON.parse(head.jsonLd?.[0] ?? '') as JsonLdProduct);
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  PreOrder: 'preorder',
};

const shops: Readonly<Record<string, () => Catalog>> = {
  'the sample': () => loadCatalog('catalog'),
  'the second shop': () => loadCatalog(makeShopOfAllPages().catalog),
};

describe.each(Object.entries(shops))('the feeds of %s', (_, load) => {
  test('say of everything that is sold what its page says: price, availability, address, pictures, title', async () => {
    const site = siteOf(load());
    const written = await write(site);
    expect([...new Set(written.feeds.map(({ marketId }) => marketId))].sort()).toEqual(['ae', 'in']);
    for (const sold of site.catalog.markets.values()) {
      const pages = listJsonLd(site, sold).filter(({ image }) => image);
      expect(pages.length).toBeGreaterThan(0);
      for (const kind of FEED_KINDS) {
        const items = new Map(read(written, kind, sold).map((item) => [item.id, item]));
        expect([...items.keys()].sort()).toEqual(pages.map(({ sku }) => feedId(sku)).sort());
        for (const page of pages) {
          const item = items.get(feedId(page.sku)) as ReadItem;
          const { price, priceCurrency, url, availability, availabilityStarts, priceSpecification } = page.offers;
          expect(item).toMatchObject({ title: page.name, link: url, availability: AVAILABILITY[availability] });
          expect(item.salePrice ?? item.price).toBe(`${price} ${priceCurrency}`);
          const list = priceSpecification && `${priceSpecification.price} ${priceCurrency}`;
          expect(item.mrp ?? (item.salePrice && item.price)).toBe(list);
          expect(item.pictures).toEqual(page.image?.slice(0, 11));
          if (page.description) expect(item.description).toBe(page.description);
          if (kind !== 'meta') expect(item.availabilityDate).toBe(availabilityStarts);
          if (page.brand) expect(item.brand).toBe(page.brand.name);
          if (item.gtin) expect(item.gtin).toBe(page.gtin);
          expect(item.groupId).toBe(page.isVariantOf && feedId(page.isVariantOf.productGroupID));
        }
      }
    }
  });

  test('are linked when nothing has changed', async () => {
    const site = siteOf(load());
    const first = await write(site);
    const second = await write(siteOf(load()), first.work);
    expect(inodesOf(second.work)).toEqual(inodesOf(first.work));
    expect(second.feeds).toEqual(first.feeds);
  });
});

describe('feeds', () => {
  const sellOne = (fields: Record<string, unknown> = {}, store: Record<string, unknown> = {}): Site =>
    siteOf(
      loadShop({
        'products/tea/leaf.json': product({ images: ['https://cdn.shop.example/a.jpg'], ...fields }),
        ...store,
      }),
    );
  const onlyItem = async (kind: FeedKind, fields: Record<string, unknown> = {}): Promise<ReadItem> => {
    const items = read(await write(sellOne(fields)), kind, { id: 'in', currency: 'INR' });
    expect(items).toHaveLength(1);
    return items[0] as ReadItem;
  };

  test('are off by default in a shop without a real address, on in one with it, and as store.json lists them', async () => {
    const catalog = loadCatalog('tests/fixtures/second-shop');
    const written = async (siteUrl: string, feeds: readonly FeedKind[] | undefined) => {
      const { work } = await write(siteOf({ ...catalog, store: { ...catalog.store, siteUrl } }, feeds ?? undefined));
      return Object.keys(contentsOf(work)).sort();
    };
    const site = siteOf(catalog);
    const off = { ...site, catalog: { ...site.catalog, store: { ...site.catalog.store, feeds: undefined } } };
    expect(contentsOf((await write(off)).work)).toEqual({});
    const real = { ...off.catalog.store, siteUrl: 'https://www.chaighar.in' };
    const on = { ...off, catalog: { ...off.catalog, store: real } };
    expect(Object.keys(contentsOf((await write(on)).work)).sort()).toEqual([
      'google-in.xml',
      'meta-in.csv',
      'openai-in.jsonl.gz',
    ]);
    expect(await written('https://www.chaighar.in', ['meta'])).toEqual(['meta-in.csv']);
    expect(await written('https://www.chaighar.in', [])).toEqual([]);
  });

  test('in a further language have what has a name in it, with its addresses; Meta gets what differs', async () => {
    const site = siteOf(
      loadShop({
        'markets/in.json': market({ languages: ['hi'] }),
        'products/tea/leaf.json': product({
          images: ['https://cdn.shop.example/a.jpg'],
          translations: { hi: { title: 'पत्ती चाय', description: 'असम की चाय' } },
        }),
        'products/tea/moss.json': product({
          sku: 'MOSS',
          title: 'Moss tea',
          images: ['https://cdn.shop.example/b.jpg'],
        }),
      }),
    );
    const { work, feeds } = await write(site);
    expect(Object.keys(contentsOf(work)).sort()).toEqual([
      'google-in.hi.xml',
      'google-in.xml',
      'meta-in.csv',
      'meta-in.hi.csv',
      'openai-in.jsonl.gz',
    ]);
    expect(feeds.map(({ marketName, items }) => [marketName, items])).toEqual([
      ['India', 2],
      ['India in Hindi', 1],
    ]);
    const readText = (name: string) => readFileSync(join(work, 'site/feeds', name), 'utf8');
    const { items, faults } = readFeed('google', [Buffer.from(readText('google-in.hi.xml'))], 'INR');
    expect(faults).toEqual([]);
    expect(items).toEqual([
      expect.objectContaining({ id: 'LEAF', title: 'पत्ती चाय', link: `${site.url}/hi/leaf-tea/p/LEAF` }),
    ]);
    expect(readText('meta-in.hi.csv')).toBe(
      `id,override,title,description,link\nLEAF,hi_IN,पत्ती चाय,असम की चाय,${site.url}/hi/leaf-tea/p/LEAF\n`,
    );
    const { work: again } = await write(site, work);
    expect(contentsOf(again)).toEqual(contentsOf(work));
    expect(inodesOf(again)).toEqual(inodesOf(work));
  });

  test.each(FEED_KINDS)('keep texts whole that hurt a format: %s', async (kind) => {
    const title = 'Tea "Gold" 5 > 3 < 4 & ]]> =1+1, कुल्हड़ 🌿';
    const description = 'A line,\twith "quotes"; and signs & more 1 < 2';
    const item = await onlyItem(kind, { title, description });
    const page = sellOne({ title, description }).catalog.products.get('LEAF') as Product;
    expect(item.title).toBe(page.title);
    expect(item.description).toBe(page.description);
  });

  test.each(FEED_KINDS)('cut what is longer than %s takes, after a word', async (kind) => {
    const most = kind === 'meta' ? 200 : 150;
    const { title, description } = await onlyItem(kind, {
      title: 'leaves '.repeat(60).trim(),
      description: 'leaf '.repeat(2_400),
    });
    expect(title.length).toBeLessThanOrEqual(most);
    expect(title).toMatch(/^leaves(?: leaves)+$/);
    expect(description).toMatch(/leaf…?$/);
  });

  test('name a product whose SKU is too long by its beginning and a digest', async () => {
    const sku = `LEAF-${'x'.repeat(90)}`;
    const [one, other] = [feedId(sku), feedId(`${sku}y`)];
    expect(one).toHaveLength(50);
    expect(one).not.toBe(other);
    expect(feedId('LEAF')).toBe('LEAF');
  });

  test('give the unit price that the page shows', async () => {
    const { fields, price } = await onlyItem('google', { legal: { netQuantity: '250 g' } });
    expect(fields).toMatchObject({ unit_pricing_measure: '250g', unit_pricing_base_measure: '1g' });
    const minor = Math.round(Number.parseFloat(price) * 100);
    expect(unitPrice(minor, { value: 250, unit: 'g', text: '250 g' })).toEqual({ minor: minor / 250, per: 'g' });
    expect((await onlyItem('google', { legal: { netQuantity: 'Pack of 6' } })).fields).toMatchObject({
      unit_pricing_measure: '6ct',
      unit_pricing_base_measure: '1ct',
    });
    expect((await onlyItem('google', { legal: { netQuantity: '1 N' } })).fields).not.toHaveProperty(
      'unit_pricing_measure',
    );
  });

  test('say what is sold out, and from which day something can be bought', async () => {
    expect((await onlyItem('google', { availability: 'sold out' })).availability).toBe('out_of_stock');
    expect(await onlyItem('google', { availability: '2026-12-01' })).toMatchObject({
      availability: 'preorder',
      availabilityDate: '2026-12-01',
    });
    expect((await onlyItem('google', { availability: '2026-11-24' })).availability).toBe('in_stock');
    expect(await onlyItem('openai', { availability: '2026-12-01' })).toMatchObject({
      availability: 'preorder',
      availabilityDate: '2026-12-01',
    });
  });

  test('leave out drafts, what is not published yet, and what has no picture', async () => {
    for (const fields of [{ draft: true }, { publishFrom: '2199-01-01' }, { images: [] }]) {
      const { work } = await write(sellOne(fields));
      expect(contentsOf(work)).toEqual({});
    }
  });

  test('give a barcode number that others know, and none that is for use inside a shop', async () => {
    expect((await onlyItem('google', { gtin: '8904000210037' })).gtin).toBe('8904000210037');
    expect(await onlyItem('google', { gtin: '2000000000008' })).toMatchObject({
      gtin: undefined,
      fields: { identifier_exists: 'no' },
    });
  });

  test("give the maker's part number, which identifies a product together with its brand; a code of the shop is none", async () => {
    const own = { mpn: 'IG-7', brand: 'Ilam Gardens' };
    for (const kind of FEED_KINDS) expect((await onlyItem(kind, own)).fields).toMatchObject({ mpn: 'IG-7' });
    expect((await onlyItem('google', own)).fields).not.toHaveProperty('identifier_exists');
    expect((await onlyItem('google', { mpn: 'IG-7' })).fields).toMatchObject({ mpn: 'IG-7', identifier_exists: 'no' });
    expect((await onlyItem('google', { ...own, mpn: 'LEAF' })).fields).not.toHaveProperty('mpn');
  });

  test('name Meta the country of origin, maker and importer that a shop in India has to say', async () => {
    const legal = {
      countryOfOrigin: 'Nepal',
      importer: { name: 'Hill Imports', address: '1 Quay, Kolkata' },
      maker: { name: 'Ilam Gardens', address: 'Ilam, Nepal' },
    };
    expect((await onlyItem('meta', { legal })).fields).toMatchObject({
      origin_country: 'NP',
      importer_name: 'Hill Imports',
      manufacturer_info: 'Ilam Gardens, Ilam, Nepal',
    });
  });

  test('tell each cause of what products lack once, with the number', async () => {
    const site = sellOne({ images: [] });
    const { feeds } = await write(site);
    const lines = describeFeeds(feeds, site.url);
    expect(lines).toContain('  warning  1 of 1 item have no picture and are left out of all feeds: add one (LEAF)');
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('are divided when they are too large for one file', async () => {
    const site = siteOf(loadCatalog('catalog'));
    const whole = await write(site);
    const parts = await write(site, undefined, { items: 300, bytes: 400_000 });
    const sold = site.defaultMarket;
    for (const kind of FEED_KINDS) {
      const ids = (written: Written) => read(written, kind, sold).map(({ id }) => id);
      expect(ids(parts)).toEqual(ids(whole));
      const files =
        parts.feeds.find(({ marketId }) => marketId === sold.id)?.files.filter((file) => file.kind === kind) ?? [];
      expect(files.length).toBeGreaterThan(1);
      for (const { bytes, items } of files) expect(bytes <= 400_000 && items <= 300).toBe(true);
    }
    const again = await write(site, parts.work, { items: 300, bytes: 400_000 });
    expect(inodesOf(again.work)).toEqual(inodesOf(parts.work));
  });

  test('after any change are those of a build from the beginning, and the build before keeps its own', async () => {
    const catalog = loadCatalog('catalog');
    const first = await write(siteOf(catalog));
    const before = contentsOf(first.work);
    const [sku, one] = [...catalog.products][5] as [string, Product];
    const changes: Readonly<Record<string, () => Catalog>> = {
      'a price': () => ({
        ...catalog,
        products: new Map(catalog.products).set(sku, { ...one, offers: { in: { priceMinor: 12_300 } } }),
      }),
      'a product that is gone': () => ({
        ...catalog,
        products: new Map([...catalog.products].filter(([other]) => other !== sku)),
      }),
      'a product that is sold out': () => ({
        ...catalog,
        products: new Map(catalog.products).set(sku, { ...one, availability: 'sold-out' }),
      }),
      'the name of a seller': () => ({
        ...catalog,
        sellers: new Map(
          [...catalog.sellers].map(([id, seller]) => [
            id,
            id === one.sellerId ? { ...seller, name: 'Another' } : seller,
          ]),
        ),
      }),
      'the title of a category': () => ({
        ...catalog,
        categories: new Map(
          [...catalog.categories].map(([id, category]) => [
            id,
            id === one.categoryIds[0] ? { ...category, title: 'Another' } : category,
          ]),
        ),
      }),
      'the delivery fee': () => ({
        ...catalog,
        markets: new Map(
          [...catalog.markets].map(([id, own]) => [id, { ...own, delivery: { ...own.delivery, feeMinor: 4_900 } }]),
        ),
      }),
      'the name of the shop': () => ({ ...catalog, store: { ...catalog.store, name: 'Another' } }),
    };
    for (const [what, change] of Object.entries(changes)) {
      const after = await write(siteOf(change()), first.work);
      const fresh = await write(siteOf(change()));
      expect(contentsOf(after.work), what).toEqual(contentsOf(fresh.work));
      expect(contentsOf(after.work), what).not.toEqual(before);
      expect(after.feeds, what).toEqual(fresh.feeds);
      expect(contentsOf(first.work), what).toEqual(before);
    }
  });

  test.each(['missing', 'cut off', 'with a damaged record'])(
    'are made again where those of the build before are %s',
    async (how) => {
      const site = siteOf(loadCatalog('tests/fixtures/second-shop'));
      const first = await write(site);
      const expected = contentsOf(first.work);
      const broken = makeTemporaryFolder();
      cpSync(first.work, broken, { recursive: true });
      const file = join(broken, 'site/feeds/google-in.xml');
      if (how === 'missing') rmSync(file);
      else if (how === 'cut off') writeFileSync(file, readFileSync(file).subarray(0, 900));
      else writeFileSync(join(broken, 'feeds.json'), '{"google in": {');
      expect(contentsOf((await write(site, broken)).work)).toEqual(expected);
    },
  );

  test('of another market are in its currency, with the list price as price', async () => {
    const catalog = loadShop({
      'markets/ae.json': emirates(),
      'products/tea/leaf.json': product({
        images: ['https://cdn.shop.example/a.jpg'],
        offers: { in: { price: 100, mrp: 120 }, ae: { price: 10, mrp: 12 } },
      }),
    });
    const written = await write(siteOf(catalog));
    expect(read(written, 'google', { id: 'ae', currency: 'AED' })[0]).toMatchObject({
      price: '12.00 AED',
      salePrice: '10.00 AED',
      mrp: undefined,
    });
    expect(read(written, 'google', { id: 'in', currency: 'INR' })[0]).toMatchObject({
      price: '100.00 INR',
      salePrice: undefined,
      mrp: '120.00 INR',
    });
  });
});
