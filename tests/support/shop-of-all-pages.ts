import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../../src/integration/files/folders.ts';
import { changeJson, makeSecondShop } from './temporary.ts';

type Fields = Record<string, unknown>;

/** The second shop with what it lacks for a page of every type: another market, feeds, imports, a strip, filters, a calculator. */
export function makeShopOfAllPages(): Folders {
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
    reviews: [1, 2, 3, 4].map((stars) => ({ author: 'Asha', text: 'It holds tea.', stars, date: `2026-05-0${stars}` })),
  });
  change('products/tea/first-flush.json', {
    categories: ['cups'],
    legal: { genericName: 'Tea', netQuantity: '100 g', countryOfOrigin: 'China' },
  });
  // A page of a single value needs three products that have it, and one that has not.
  write('facets.json', { facets: [{ id: 'brand', label: 'Brand', from: ['brand'], pages: 1 }] });
  for (const name of ['blue', 'mug', 'kulhad']) change(`products/cups/${name}.json`, { brand: 'Kumhar' });
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
    feeds: ['google', 'meta', 'openai'],
    sellerTerms: {
      pages: ['/fees'],
      commission: [{ name: 'Tea', percent: 6 }],
      shipping: { steps: [{ upToGrams: 500, charge: 45 }], furtherKg: 30 },
      goodsGst: [5, 18],
      example: { category: 'Tea', price: 299, grams: 400, goodsGst: 5 },
    },
  });
  return folders;
}
