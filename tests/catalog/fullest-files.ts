import { categoryInput } from '../../src/catalog/schema/category.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../../src/catalog/schema/historical.ts';
import { homeInput } from '../../src/catalog/schema/home.ts';
import { marketInput } from '../../src/catalog/schema/market.ts';
import { pageInput, redirectsInput } from '../../src/catalog/schema/page.ts';
import { productInput } from '../../src/catalog/schema/product.ts';
import { sellerInput } from '../../src/catalog/schema/seller.ts';
import { storeInput } from '../../src/catalog/schema/store.ts';
import { wares } from './full-fields.ts';
import { category, home, market, page, product, seller, store } from './shop-in-a-folder.ts';
import { WIDE } from './wide-shop.ts';

const every = {
  ...wares,
  attributes: { ...wares.attributes, Pockets: 2 },
  rating: { value: 4.1, count: '1,204' },
};
const row = { name: 'Fast', time: 'Tomorrow', price: 4, note: 'Not on Sundays' };
const body = [
  'Text',
  { list: ['a'] },
  { steps: ['a'] },
  { note: 'a' },
  { table: { caption: 'a', head: ['b'], rows: [['c']] } },
  { questions: [{ question: 'a', answer: 'b' }] },
];
const structured = WIDE['products/cups/one.json'] as { productValue: object };
const strip = [{ path: 'mini', title: 'Mini', image: 'leaf.png', alt: 'Leaf', subcategory: ['Mini'] }];

/** A kind of file, and one that has every field. */
export const FULLEST = [
  [
    'product',
    productInput,
    product({
      ...every,
      $schema: 'x',
      mpn: 'LEAF',
      slug: 'leaf',
      seo: { title: 'Leaf tea', description: 'Leaf tea of Assam' },
      brand: 'a',
      categories: ['tea'],
      tiles: ['mini'],
      mainPage: true,
      images: ['leaf.png', { src: 'leaf.png', alt: 'Leaf' }],
      colour: 'Green',
      colourSiblings: ['B'],
    }),
  ],
  [
    'structured product',
    structuredRecord,
    {
      ...structured,
      productValue: {
        ...structured.productValue,
        description: 'Fresh',
        review: [
          {
            author: { name: 'Meera' },
            datePublished: '2026-05-02 09:10:00',
            reviewBody: 'Good',
            reviewRating: { ratingValue: 5 },
          },
          { author: 'Meera', datePublished: '2026-05-02', reviewRating: { ratingValue: '5' } },
        ],
        aggregateRating: { ratingValue: 4.1, reviewCount: 5 },
      },
    },
  ],
  ['sheet product', sheetRecord, { ...(WIDE['products/cups/two.json'] as object), description: 'Fresh' }],
  ['listing product', listingRecord, { ...(WIDE['products/tea/mini-1.json'] as object), seller: 'garden', ...every }],
  [
    'category',
    categoryInput,
    category({
      $schema: 'x',
      label: 'Tea',
      market: 'in',
      path: 'tea',
      parent: 'a',
      nav: 1,
      about: 'a',
      pageSize: 20,
      first: ['LEAF'],
      strip,
      historical: { Catageory: ['a'], SubCatageory: ['b'], seller: 'garden' },
    }),
  ],
  [
    'seller',
    sellerInput,
    seller({
      $schema: 'x',
      legalName: 'a',
      about: 'b',
      gstin: '27AABCU1234R1ZX',
      trn: '100000000000003',
      rating: 4.1,
      ratings: 5,
      since: '2019-04',
      followers: 6,
      products: 7,
      legal: wares.legal,
    }),
  ],
  [
    'market',
    marketInput,
    market({
      $schema: 'x',
      prefix: 'in',
      delivery: {
        fee: 1,
        freeFrom: 2,
        cashOnDeliveryFee: 3,
        days: [3, 6],
        daysMean: 'delivery',
        holidays: [{ date: '2026-01-26', name: 'Republic Day' }],
      },
      vat: { percent: 5, number: '100000000000003', name: 'a', address: 'b' },
      deliveryOptions: [row],
      otherOptions: { title: 'Abroad', currency: 'USD', rows: [row] },
    }),
  ],
  [
    'page',
    pageInput,
    page({
      $schema: 'x',
      market: 'in',
      label: 'a',
      updated: '2026-01-26',
      sections: [{ id: 'a', title: 'b', body }],
      next: { label: 'a', href: '/help' },
    }),
  ],
  ['home page', homeInput, home({ $schema: 'x' })],
  [
    'shop',
    storeInput,
    store({
      $schema: 'x',
      cin: 'a',
      api: '/api',
      analytics: 'https://count.hill.example/view',
      colours: { brand: '#000000', brandDark: '#111111', accent: '#222222' },
      orderChannel: { whatsapp: '911234500001', email: 'a@b.example' },
    }),
  ],
  ['redirects', redirectsInput, { '/a': '/help' }],
] as const;
