import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCatalog } from '../../../src/catalog/load/load.ts';
import { SHAPES } from '../full-records.ts';
import { listPaths, replaceAt } from '../paths-of.ts';
import { category, type Files, seller, writeShop } from '../shop-in-a-folder.ts';
import { BASE } from './read-record.ts';

/** Each key of a historical record becomes a part of the product, or a message names it. */

const HISTORICAL = SHAPES.filter(({ name }) => name !== 'canonical');
const FILES: Files = { ...BASE, 'categories/shoes.json': category() };

const read = (record: unknown, changes: Files = {}) => {
  const root = writeShop({ ...FILES, ...changes, 'products/tea/full.json': record });
  const { catalog, problems } = readCatalog(root, 'catalog', { onError: 'set-aside' });
  const made = [...(catalog?.products.values() ?? [])].find(({ file }) => file.endsWith('full.json'));
  return { made: JSON.stringify(made), told: problems.filter(({ file }) => file.endsWith('full.json')) };
};

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);

/** Values of JSON-LD say what an object is, nothing of a product. */
const isMarkup = (key: string): boolean => key.startsWith('@');

/** Other values for fields that take only some. Other texts and numbers are made of what the record has. */
const OTHER: Readonly<Record<string, unknown>> = {
  category: 'shoes',
  leadTimeDays: 9,
  titleHi: 'चाय',
  descriptionHi: 'चाय',
  'productValue.offers.priceCurrency': 'AED',
  'productValue.offers.availability': 'OutOfStock',
  'productValue.image.0': 'b.png',
  'productValue.url': 'https://old.example/wrap',
  'productValue.offers.url': 'https://old.example/wrap',
  'productValue.gtin': '4006381333931',
  'productValue.gtin8': '4006381333931',
  'productValue.gtin12': '4006381333931',
  'productValue.gtin13': '4006381333931',
  'productValue.gtin14': '4006381333931',
  'productValue.weight': '300 g',
  'productValue.weight.unitCode': 'KGM',
  'productValue.review.0.datePublished': '2026-05-03',
  'productValue.review.0.reviewRating.ratingValue': 2,
  mainImage: 'b.png',
  availability: 'sold out',
};

function otherThan(value: unknown, path: readonly string[]): unknown {
  const named = OTHER[path.join('.')];
  if (named !== undefined) return named;
  return typeof value === 'number' ? value + 1 : `${String(value)} other`;
}

/** The paths of all keys of a schema. Entries of lists are `*`; keys of tables are data. */
function listKeys(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return listKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listKeys(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => listKeys(one, path));
  if (schema instanceof z.ZodArray) return listKeys(schema.element, [...path, '*']);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
    isMarkup(key) ? [] : [[...path, key].join('.'), ...listKeys(field, [...path, key])],
  );
}

const toPattern = (path: readonly string[]): string => path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

/** The paths of the keys of a value. */
const keysOf = (value: unknown): string[] =>
  listPaths(value)
    .filter((path) => path.length > 0 && !path.some(isMarkup) && !/^\d+$/.test(path.at(-1) ?? ''))
    .map(toPattern);

describe.each(HISTORICAL)('of the $name shape', ({ name, schema, records }) => {
  const tried = new Set(records.flatMap(keysOf));

  test('every key of the schema is tried here', () => {
    expect(listKeys(schema).filter((key) => !tried.has(key))).toEqual([]);
  });

  test('every key of the sample and of the real rows is one of them', () => {
    const known = new Set(listKeys(schema));
    const own = { structured: 'productValue', sheet: 'detailsHTML', listing: 'subcategory' }[name] as string;
    const unknown = new Set<string>();
    for (const file of globSync('{catalog,tests/fixtures/real/catalog}/products/**/*.json')) {
      const text = readFileSync(file, 'utf8');
      if (!text.includes(`"${own}"`)) continue;
      const record = parse(text);
      // Keys of tables are data.
      for (const key of keysOf(record))
        if (!known.has(key) && !/\b(?:attributes|measurements|translations)\./.test(key)) unknown.add(key);
    }
    expect([...unknown]).toEqual([]);
  });

  const cases = records.flatMap((record) =>
    listPaths(record)
      .filter((path) => typeof valueAt(record, path) !== 'object')
      .map((path) => ({ path, key: toPattern(path), record })),
  );

  test.each(cases)('$key changes the product, or a message names it', ({ path, record }) => {
    const before = read(record);
    const after = read(replaceAt(record, path, otherThan(valueAt(record, path), path)));
    const field = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
    const named = after.told.filter((problem) => problem.line > 0 && problem.field.includes(field));
    expect({ changed: before.made !== after.made, named: named.length > 0 }).not.toEqual({
      changed: false,
      named: false,
    });
    expect(before.made).toBeDefined();
  });

  const objects = records.flatMap((record) =>
    listPaths(record)
      .filter((path) => isObject(valueAt(record, path)))
      .map((path) => ({ path: toPattern(path) || 'the record', keys: path, record })),
  );

  test.each(objects)('an unknown key of $path is told as it is written', ({ keys, record }) => {
    const own = valueAt(record, keys) as object;
    const { made, told } = read(
      keys.length === 0 ? { ...record, 'Odd KEY_7': 'x' } : replaceAt(record, keys, { ...own, 'Odd KEY_7': 'x' }),
    );
    const isData = made?.includes('Odd KEY_7');
    const named = told.filter(
      ({ found, field }) =>
        field.includes('Odd KEY_7') && (found === 'the key "Odd KEY_7"' || field.startsWith('translations.')),
    );
    expect(isData ? 1 : named.length).toBe(1);
    // Only at the top of a file, where a field of the shop may be misspelt, does it keep the product from being sold.
    if (keys.length > 0)
      expect({ made: made !== undefined, errors: told.filter(isError) }).toEqual({ made: true, errors: [] });
  });
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

describe('the figures of a seller in shopName', () => {
  const record = {
    shopName: 'Sold By\nGreen Garden\nView Shop\n4.1\n12,345 Ratings\n340 Followers\n1,208 Products',
    productDetails: 'Net Quantity (N): 1',
    productValue: { name: 'Wrap', sku: 'FULL', brand: 'Green Garden', offers: { priceCurrency: 'INR', price: 20 } },
  };
  const ofText = (text: string, fields: object) =>
    read({ ...record, shopName: text }, { 'sellers/garden.json': seller({ ...fields }) }).told.filter(
      ({ field }) => field === 'shopName',
    );

  test('are told where the file of the seller has none, with the file and what to write', () => {
    expect(ofText(record.shopName, {})).toEqual([
      expect.objectContaining({
        code: 'shop-figures-unused',
        severity: 'warning',
        expected: expect.stringContaining(
          '"rating": 4.1, "ratings": 12345, "followers": 340 in catalog/sellers/garden.json',
        ),
      }),
    ]);
  });

  test.each([
    ['rating', { ratings: 1, followers: 1 }],
    ['ratings', { rating: 4, followers: 1 }],
    ['followers', { rating: 4, ratings: 1 }],
  ])('are told by themselves: %s', (key, fields) => {
    const [problem] = ofText(record.shopName, fields);
    expect(problem?.expected).toMatch(new RegExp(`^"${key}": [\\d.]+ in catalog`));
  });

  test('are those of the file where it has them', () => {
    expect(ofText(record.shopName, { rating: 3, ratings: 1, followers: 1 })).toEqual([]);
  });

  test('and nothing else: another line is told', () => {
    expect(ofText(`${record.shopName}\nTrusted since 1990`, { rating: 3, ratings: 1, followers: 1 })).toEqual([
      expect.objectContaining({ code: 'text-unread', found: '"Trusted since 1990"' }),
    ]);
  });
});
