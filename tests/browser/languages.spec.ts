import { shopIn } from './language-journey.ts';
import { ARABIC, TAMIL } from './language-readers.ts';
import { LanguageShop } from './language-shop.ts';
import type { RealHost } from './real-host.ts';
import { test } from './shop.ts';

/** Ways from a search to a complaint in Tamil and Arabic. */

// Made by the worker that builds it: the file is read by others, too.
let shop: LanguageShop;
let host: RealHost;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = new LanguageShop();
  shop.change('markets/in.json', (market) => {
    const { delivery, shippingPage, returns } = market;
    shop.change('markets/ae.json', () => ({
      ...{ name: 'Emirates', prefix: 'en-ae', currency: 'AED', locale: 'en-AE', country: 'AE', languages: ['ar'] },
      ...{ delivery, shippingPage, returns, vat: { percent: 5, number: '100000000000003' } },
    }));
    return { ...market, languages: ['ta'] };
  });
  shop.change('products/tea/first-flush.json', ({ offers, ...tea }) => ({
    ...tea,
    offers: { ...(offers as object), ae: { price: 60 } },
  }));
  shop.askPinCodes();
  host = await shop.open();
});
test.afterAll(() => shop.close());

for (const [language, reader] of [
  ['Tamil', TAMIL],
  ['Arabic', ARABIC],
] as const)
  test(`who reads ${language} alone finds, buys, tracks, returns and complains`, async ({ page }) => {
    await shopIn(reader, page, host, shop.words());
  });
