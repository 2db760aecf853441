import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainCode, schemaCode } from '../../../src/catalog/problems/schema-codes.ts';
import { ProblemList } from '../../../src/catalog/source/problems.ts';
import { categoryInput } from '../../../src/catalog/schema/category.ts';
import { checkShape } from '../../../src/catalog/source/check-shape.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../../../src/catalog/schema/historical.ts';
import { homeInput } from '../../../src/catalog/schema/home.ts';
import { marketInput } from '../../../src/catalog/schema/market.ts';
import { pageInput, redirectsInput } from '../../../src/catalog/schema/page.ts';
import { productInput } from '../../../src/catalog/schema/product.ts';
import { sellerInput } from '../../../src/catalog/schema/seller.ts';
import { storeInput } from '../../../src/catalog/schema/store.ts';
import { category, home, market, page, product, seller, store } from '../shop-in-a-folder.ts';
import { wares } from '../full-fields.ts';
import { listPaths, replaceAt } from '../paths-of.ts';
import { WIDE } from '../wide-shop.ts';

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
const kinds = [
  [
    'product',
    productInput,
    product({
      ...every,
      $schema: 'x',
      mpn: 'LEAF',
      slug: 'leaf',
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
      rating: 4.1,
      ratings: 5,
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

const WRONG = [null, true, 5, -0.5, '', 'x\u0000', '#', 'y'.repeat(50_000), [], [null], {}, { strange: 1 }];
/** Words of the validating library that no editor should have to understand. */
const JARGON = /^$|invalid|expected|undefined|received|union|too (?:big|small)|NaN|object Object/i;

function problemsOf(schema: (typeof kinds)[number][1], value: unknown): ProblemList['problems'] {
  const problems = new ProblemList();
  checkShape(schema, value, { file: String(Math.random()), readText: () => JSON.stringify(value) }, problems);
  return problems.problems;
}

test.each(kinds)('the fullest %s has no problem', (_kind, schema, full) => {
  expect(problemsOf(schema, full)).toEqual([]);
});

test.each(kinds)('whatever is wrong in a %s is said in plain words', (_kind, schema, full) => {
  const jargon = new Set<string>();
  for (const keys of listPaths(full)) {
    for (const wrong of WRONG) {
      for (const { field, expected } of problemsOf(schema, replaceAt(full, keys, wrong))) {
        if (JARGON.test(expected)) jargon.add(`${field}: ${expected}`);
      }
    }
  }
  expect([...jargon]).toEqual([]);
});

test.each(kinds)('what is wrong in a %s is said with the key as it is written', (_kind, schema, full) => {
  const others = new Set<string>();
  for (const keys of listPaths(full)) {
    for (const wrong of keys.length === 0 ? WRONG : [...WRONG, undefined]) {
      for (const { field, code } of problemsOf(schema, replaceAt(full, keys, wrong))) {
        const named = /^"(.+)"/.exec(explainCode(code, field)?.title ?? '')?.[1];
        if (named === undefined || named === 'file' || named === 'redirect') continue;
        if (!named.split('.').every((key) => field.split(/[.[\]]+/).includes(key))) others.add(`${field}: ${named}`);
      }
    }
  }
  expect([...others]).toEqual([]);
});

test('every section and key of the home page is named as it is written', () => {
  const keys = listKeys(homeInput);
  expect(keys).toContainEqual(['memberGifts']);
  const wrong = keys.filter((path) => {
    const { title } = explainCode(schemaCode(path, 'missing')) ?? {};
    return !/^"(.+)" is missing$/.exec(title ?? '')?.[1]?.endsWith(path.at(-1) ?? '');
  });
  expect(wrong).toEqual([]);
});

/** The paths of all keys of a schema that are not data. */
function listKeys(schema: z.core.$ZodType, path: readonly string[] = []): (readonly string[])[] {
  if (schema instanceof z.ZodOptional) return listKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listKeys(schema.in, path);
  if (schema instanceof z.ZodArray) return listKeys(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => [
    [...path, key],
    ...listKeys(field, [...path, key]),
  ]);
}
