import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryInput } from '../../../src/catalog/schema/category.ts';
import { deliveryInput } from '../../../src/catalog/schema/delivery.ts';
import { facetsInput } from '../../../src/catalog/schema/facets.ts';
import { homeInput } from '../../../src/catalog/schema/home.ts';
import { marketInput } from '../../../src/catalog/schema/market.ts';
import { pageInput } from '../../../src/catalog/schema/page.ts';
import { productInput } from '../../../src/catalog/schema/product.ts';
import { sellerInput } from '../../../src/catalog/schema/seller.ts';
import { storeInput } from '../../../src/catalog/schema/store.ts';
import { MARKET_TEXTS, STORE_TEXTS } from '../../../src/catalog/translations/shown-words.ts';

/** The paths of all texts of a schema; `*` is each entry of a list or table. */
function listTexts(schema: z.core.$ZodType, path = ''): string[] {
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return listTexts(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listTexts(schema.in, path);
  if (schema instanceof z.ZodArray) return listTexts(schema.element, at('*'));
  if (schema instanceof z.ZodRecord) return listTexts(schema.valueType, at('*'));
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((one) => listTexts(one, path)))];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => listTexts(field, at(key)));
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? [path] : [];
}

/** The texts of an entity besides its translations, and those that are translated in its own file. */
function divide(schema: z.ZodObject): { texts: string[]; own: string[] } {
  const all = listTexts(schema);
  const start = 'translations.*.';
  return {
    texts: all.filter((path) => !path.startsWith(start)),
    own: all.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)),
  };
}

/** What no shopper reads: ids, addresses, files, numbers, days, codes. */
const IDS = [
  ...['$schema', 'sku', 'slug', 'seller', 'categories.*', 'tiles.*', 'colourSiblings.*', 'goesWith.*', 'first.*'],
  ...['publishFrom', 'publishUntil', 'availability', 'stock', 'weight', 'gtin', 'mpn', 'market', 'path', 'parent'],
  ...[
    'hsn',
    'facets.*',
    'gstin',
    'trn',
    'since',
    'ratings',
    'followers',
    'products',
    'updated',
    'language',
    'pictureShape',
  ],
  ...['id', 'href', 'image', 'images.*', 'src', 'narrow', 'wide', 'phone', 'email', 'whatsapp', 'swatch'],
];
const isId = (path: string): boolean =>
  IDS.some((id) => path === id || path.endsWith(`.${id}`)) ||
  /^(?:offers|rating|logo|colours|pages|legal\.hsn)\b/.test(path);

/** Texts that are the same in every language: names of people and firms, postal addresses, what shoppers wrote, and texts for machines. */
const AS_THEY_ARE: Readonly<Record<string, readonly string[]>> = {
  // Pictures without a text of their own are named like the product.
  product: [
    'images',
    'video',
    'brand',
    'reviews',
    'seo',
    'legal.maker',
    'legal.packer',
    'legal.importer',
    'legal.consumerCare',
  ],
  category: ['nav', 'pageSize', 'historical', 'strip.*.subcategory'],
  seller: ['name', 'legalName', 'address', 'legal'],
  store: [
    ...[
      'name',
      'legalName',
      'cin',
      'siteUrl',
      'defaultMarket',
      'grievanceOfficer.name',
      'couriers',
      'api',
      'analytics',
    ],
    ...['security', 'icon', 'images', 'sellerTerms.pages', 'sellerTerms.commission.*.categories'],
  ],
  market: [
    ...['prefix', 'currency', 'locale', 'languages', 'country', 'shippingPage', 'returns', 'cashOnDelivery'],
    ...['timeZone', 'vat'],
    ...['delivery.fee', 'delivery.freeFrom', 'delivery.cashOnDeliveryFee', 'delivery.dispatchDays'],
    ...['delivery.holidays.*.date', 'deliveryOptions.*.price', 'otherOptions.currency', 'otherOptions.rows.*.price'],
  ],
  facets: [
    // What texts of products are read by.
    ...[
      'facets.*.from',
      'facets.*.families.*.words',
      'facets.*.families.*.hi',
      'facets.*.systems.*.also',
      'pagesOfCategory',
    ],
    ...[
      'facets.*.systems.*.forms',
      'facets.*.systems.*.categories',
      'facets.*.ignore',
      'facets.*.markets',
      'facets.*.pages',
    ],
  ],
  home: [
    ...[
      'seasons.*.from',
      'seasons.*.until',
      'seasons.*.skus',
      'priceShops',
      'occasions.*.attribute',
      'occasions.*.words',
    ],
    ...['bestSellers.categories', 'newShops.sellers', 'deal.sku', 'productsForYou.skus', 'marketHeroes.*.market'],
  ],
  page: ['group', 'sections.*.body.*.drawings'],
  // For editors.
  delivery: ['markets.*.*'],
};

/** What `catalog/words` translates, as it recurs. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  product: [
    ...['attributes', 'sizes', 'options', 'variants', 'colour', 'tags', 'legal.genericName', 'legal.countryOfOrigin'],
    ...['legal.netQuantity', 'legal.dimensions', 'legal.bestBefore', 'legal.warranty'],
  ],
  seller: ['care.hours'],
  store: STORE_TEXTS,
  market: MARKET_TEXTS,
  facets: [
    ...['facets.*.label', 'facets.*.title', 'facets.*.families.*.label', 'facets.*.systems.*.sizes'],
    ...['facets.*.systems.*.label', 'facets.*.systems.*.ranges.*.label'],
  ],
};

/** In a page's own file of the language. */
const IN_OWN_FILE = [
  ...[
    'title',
    'label',
    'description',
    'scene.alt',
    'scene.text',
    'summary',
    'sections.*.title',
    'sections.*.body',
    'next.label',
  ],
];

const covers = (places: readonly string[], path: string): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}.`));

test.each([
  ['product', productInput],
  ['category', categoryInput],
  ['seller', sellerInput],
  ['store', storeInput],
  ['market', marketInput],
  ['facets', facetsInput],
  ['home', homeInput],
  ['page', pageInput],
  ['delivery', deliveryInput],
])('every text of a %s can be translated, or is one that is the same in every language', (name, schema) => {
  const { texts, own } = divide(schema as z.ZodObject);
  const places = [...(AS_THEY_ARE[name] ?? []), ...(IN_WORDS[name] ?? []), ...(name === 'page' ? IN_OWN_FILE : [])];
  // Tiles of a category are named by their paths in its translations.
  const translated = own.map((path) => path.replace(/\b0$/, '*'));
  expect(texts.filter((path) => !isId(path) && !covers(places, path) && !translated.includes(path))).toEqual([]);
});

test('no place is listed that no file has', () => {
  for (const [schema, places] of [
    [storeInput, STORE_TEXTS],
    [marketInput, MARKET_TEXTS],
  ] as const)
    expect(places.filter((place) => !listTexts(schema).includes(place))).toEqual([]);
});
