import { writeTestShop } from './shop.ts';
import * as parts from '../../catalog/shop-in-a-folder.ts';

/** What the shop of ledgerShop charges its sellers. */
export const TERMS = {
  pages: ['/help'],
  commission: [
    { name: 'Tea', percent: 10, categories: ['tea'] },
    { name: 'Others', percent: 7 },
  ],
  shipping: {
    steps: [
      { upToGrams: 500, charge: 45 },
      { upToGrams: 1000, charge: 65 },
    ],
    furtherKg: 30,
  },
  goodsGst: [5, 18],
  example: { category: 'Tea', price: 299, grams: 400, goodsGst: 5 },
};

/** The test shop with terms for its sellers: leaves of 400 g at 299 with 5 % GST, cups of unknown weight, and an urn at 2,00,000. */
export const writeLedgerShop = (): string =>
  writeTestShop({
    'store.json': parts.store({ name: 'Hill Shop', sellerTerms: TERMS }),
    'products/tea/leaf.json': parts.product({
      offers: { in: { price: 299, mrp: 399 }, ae: { price: 20 } },
      weight: '400 g',
      legal: { genericName: 'Tea', netQuantity: '400 g', gstRate: 5 },
    }),
    'products/tea/urn.json': parts.product({
      sku: 'URN',
      title: 'Urn',
      seller: 'pots',
      offers: { in: { price: 200_000 } },
    }),
  });
