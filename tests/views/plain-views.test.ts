import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../src/integration/run-astro.ts';
import { planSite } from '../../src/integration/prepare-site.ts';
import { listDirectoryPages } from '../../src/catalog/queries/directory.ts';
import { listImported } from '../../src/catalog/queries/imported.ts';
import { listListings } from '../../src/catalog/queries/listings.ts';
import type { Site } from '../../src/catalog/site.ts';
import { makeAppView } from '../../src/views/app.ts';
import {
  makeCheckoutView,
  makeComplaintView,
  makeNotFoundView,
  makeOldLinkView,
  makeOrdersView,
  makePaymentView,
} from '../../src/views/app-pages.ts';
import { makeContentView } from '../../src/views/content.ts';
import { makeDirectoryIndexView, makeDirectoryView } from '../../src/views/directory.ts';
import { makeHomeView } from '../../src/views/home.ts';
import { makeImportedView } from '../../src/views/imported.ts';
import { makeListingView } from '../../src/views/listing.ts';
import { makeMarketHomeView } from '../../src/views/market-home.ts';
import { plainView } from '../../src/views/plain-view.ts';
import { makeProductView } from '../../src/views/product.ts';
import { makeSellerShopView } from '../../src/views/seller.ts';
import { makeStyleguideView } from '../../src/views/styleguide.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

type Fields = Record<string, unknown>;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The second shop with what it lacks for a page of every type: another market, imports, a strip, a calculator. */
function makeShopOfAllPages() {
  const folders = makeSecondShop();
  const inCatalog = (file: string) => join(folders.catalog, file);
  const change = (file: string, fields: Fields) =>
    changeJson<Fields>(inCatalog(file), (value) => {
      Object.assign(value, fields);
    });
  const write = (file: string, fields: Fields) => writeFileSync(inCatalog(file), JSON.stringify(fields));
  const market = {
    name: 'Emirates',
    prefix: 'en-ae',
    currency: 'AED',
    locale: 'en-AE',
    country: 'AE',
    delivery: { fee: 10, freeFrom: 99, cashOnDeliveryFee: 20, days: [5, 7], daysMean: 'processing' },
    shippingPage: '/en-ae/shipping',
    returns: { days: 7, refundDays: 7 },
    deliveryOptions: [{ name: 'By air', time: '5 to 7 business days', price: 10 }],
  };
  write('markets/ae.json', market);
  write('categories/gulf.json', { title: 'Gulf', market: 'ae', path: 'gulf', nav: 1, description: 'For the Gulf.' });
  change('categories/cups.json', {
    parent: 'tea',
    strip: [{ path: 'glazed', title: 'GLAZED', image: 'cup.png' }],
    about: '<p>Made by hand.</p>',
  });
  change('products/cups/blue.json', {
    categories: ['tea', 'gulf'],
    colour: 'Blue',
    offers: { in: { price: 240.5, mrp: 300 }, ae: { price: 20 } },
    leadTimeDays: 4,
  });
  change('products/tea/first-flush.json', {
    legal: { genericName: 'Tea', netQuantity: '100 g', countryOfOrigin: 'China' },
  });
  const page = (fields: Fields): Fields => ({
    title: 'Page',
    description: 'A page.',
    summary: ['In short.'],
    sections: [
      {
        id: 'all',
        title: 'All of it',
        body: [
          { table: { caption: 'Fees', head: ['Parcel', 'Fee'], rows: [['Small', '45']] } },
          { questions: [{ question: 'Why?', answer: 'So.' }] },
        ],
      },
    ],
    ...fields,
  });
  write('pages/shipping.json', page({ path: '/en-ae/shipping', market: 'ae', group: 'policy', updated: '2026-01-05' }));
  write(
    'pages/fees.json',
    page({ path: '/fees', group: 'seller', next: { label: 'Open a shop', href: '/Seller-SignUp' } }),
  );
  change('store.json', {
    sellerTerms: {
      pages: ['/fees'],
      commission: [{ name: 'Tea', percent: 6 }],
      shipping: { steps: [{ upToGrams: 500, charge: 45 }], furtherKg: 30 },
      gstPercent: 18,
      tcsPercent: 0.5,
      tdsPercent: 0.1,
      goodsGst: [5, 18],
      example: { category: 'Tea', price: 299, grams: 400, goodsGst: 5 },
    },
  });
  return folders;
}

/** A view model of every page but the further ones of lists. */
function listViews(site: Site): object[] {
  const { catalog, index, defaultMarket } = site;
  const markets = [...catalog.markets.values()];
  const products = [...catalog.products.values()];
  return [
    makeHomeView(site),
    makeDirectoryIndexView(site),
    makeOldLinkView(site),
    makeNotFoundView(site),
    makeStyleguideView(site),
    ...markets.flatMap((market) => [
      makeMarketHomeView(site, market),
      makeAppView(site, market),
      makeCheckoutView(site, market),
      makeOrdersView(site, market),
      makePaymentView(site, market),
      makeComplaintView(site, market),
      ...products.filter(({ offers }) => offers[market.id]).map((product) => makeProductView(site, product, market)),
    ]),
    ...[...catalog.sellers.values()].map((seller) =>
      makeSellerShopView(site, seller, defaultMarket, index.productsOfSeller(seller.id, defaultMarket), 1),
    ),
    ...listListings(site).map((listing) => makeListingView(site, listing, 1)),
    ...listDirectoryPages(site).map((page) => makeDirectoryView(site, page)),
    ...listImported(site).map((selection) => makeImportedView(site, selection, 1)),
    ...catalog.pages.map((page) => makeContentView(site, page)),
  ];
}

/** The pages of a build by their file names. */
async function buildPages(folders: ReturnType<typeof makeSecondShop>): Promise<Map<string, string>> {
  const { site } = await buildSite(folders, 'views', { checkAtMost: 0 });
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(files.sort().map((file) => [file, readFileSync(join(site, file), 'utf8')]));
}

describe('a view model', () => {
  test('is serialised as JSON when VIEWS_AS_JSON is set, and passed unchanged otherwise', () => {
    const view = { title: 'Cups', links: [{ label: 'Tea', href: '/tea' }] };
    expect(plainView(view)).toBe(view);
    vi.stubEnv('VIEWS_AS_JSON', '1');
    expect(plainView(view)).not.toBe(view);
    expect(plainView(view)).toStrictEqual(view);
  });

  test.each(['', '/api'])('is unchanged by JSON in a shop with the API host "%s"', async (api) => {
    vi.stubEnv('API_ORIGIN', api);
    const { site } = await planSite(makeShopOfAllPages());
    const views = listViews(site);
    expect(JSON.parse(JSON.stringify(views))).toStrictEqual(views);
  });

  test('gives the same page after JSON, for every type of page', async () => {
    const folders = makeShopOfAllPages();
    vi.stubEnv('STYLEGUIDE', '1');
    vi.stubEnv('API_ORIGIN', '/api');
    const pages = await buildPages(folders);
    vi.stubEnv('VIEWS_AS_JSON', '1');
    const fromJson = await buildPages(folders);

    for (const file of [
      '404.html',
      'cart.html',
      'checkOut.html',
      'complaint.html',
      'cups.html',
      'cups/glazed.html',
      'en-ae.html',
      'en-ae/blue-glazed-cup/p/CUP-BLUE.html',
      'en-ae/checkOut.html',
      'en-ae/shipping.html',
      'fees.html',
      'imported/from-china.html',
      'index.html',
      'order.html',
      'products.html',
      'search.html',
      'search/shops.html',
      'shop/chai-ghar.html',
      'styleguide.html',
    ])
      expect([...pages.keys()]).toContain(file);
    expect([...fromJson.keys()]).toEqual([...pages.keys()]);
    for (const [file, html] of pages) expect(fromJson.get(file) === html, `${file} is the same`).toBe(true);
  });
});
