import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../src/integration/run-astro.ts';
import { planSite } from '../../src/integration/prepare-site.ts';
import { type Bundle, readBundle } from '../../src/integration/render/bundle.ts';
import { bundleFolder } from '../../src/integration/render/bundle-folder.ts';
import { openRenderer } from '../../src/integration/render/renderer.ts';
import type { Site } from '../../src/catalog/site.ts';
import { htmlFile } from '../../src/paths.ts';
import { ROUTES } from '../../src/views/routes.ts';
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

const listPages = (site: Site) =>
  Object.values(ROUTES).flatMap((route) => route.listPages(site).map((page) => ({ ...page, file: route.file })));

describe('a view model', () => {
  test.each(['', '/api'])('is unchanged by JSON in a shop with the API host "%s"', async (api) => {
    vi.stubEnv('API_ORIGIN', api);
    vi.stubEnv('STYLEGUIDE', '1');
    const { site } = await planSite(makeShopOfAllPages());
    const views = listPages(site).map(({ makeView }) => makeView());
    expect(JSON.parse(JSON.stringify(views))).toStrictEqual(views);
  });

  test('is all that a page is rendered from: what a build made from JSON comes out again', async () => {
    const folders = makeShopOfAllPages();
    vi.stubEnv('STYLEGUIDE', '1');
    vi.stubEnv('API_ORIGIN', '/api');
    const { site: folder } = await buildSite(folders, 'views');
    const { site } = await planSite(folders);
    const bundle = await readBundle(await bundleFolder(folders));
    const render = await openRenderer(bundle as Bundle);
    const pages = listPages(site);
    expect(new Set(pages.map(({ file }) => file))).toEqual(new Set(Object.values(ROUTES).map(({ file }) => file)));
    for (const { path, file, makeView } of pages) {
      const html = readFileSync(join(folder, htmlFile(path)), 'utf8');
      expect((await render(path, file, makeView())) === html, `${path} is the same`).toBe(true);
    }
  });
});
