import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCatalog } from '../../src/catalog/load/load.ts';
import { DECIDES } from '../../src/catalog/schema/fields.ts';
import { productInput } from '../../src/catalog/schema/product.ts';
import { SHAPES } from './full-records.ts';
import { replaceAt } from './paths-of.ts';
import { category, type Files, loadProduct, product, writeShop } from './shop-in-a-folder.ts';
import { BASE } from './shapes/read-record.ts';

/** What exports write where there is nothing, values of the wrong kind, and values that no field takes. */
const NONSENSE: Readonly<Record<string, unknown>> = {
  null: null,
  'an empty text': '',
  zero: 0,
  'N/A': 'N/A',
  'a number': -7.123,
  true: true,
  'a text': '??',
  'an object': { odd: 1 },
  'an empty object': {},
  'an empty list': [],
  'a list of texts': ['??'],
  'a list in a list': [[]],
};

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType[] =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema instanceof z.ZodPipe
      ? unwrap(schema.in)
      : schema instanceof z.ZodUnion
        ? schema.options.flatMap(unwrap)
        : [schema];

interface Field {
  readonly path: readonly string[];
  readonly decides: boolean;
}

/** Every optional field of a schema, in lists and tables of it the first entry's. A part that the record has not is looked at, too. */
function listOptional(schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): Field[] {
  return unwrap(schema).flatMap((one) => {
    if (one instanceof z.ZodObject)
      return fieldsOf(one).flatMap(([key, field]) => [
        ...(field.safeParse(undefined).success ? [{ path: [...path, key], decides: DECIDES.has(field) }] : []),
        ...listOptional(field, (value as Record<string, unknown> | undefined)?.[key], [...path, key]),
      ]);
    const isList = one instanceof z.ZodArray;
    if (!isList && !(one instanceof z.ZodRecord)) return [];
    if (typeof value !== 'object' || value === null) return [];
    // The entry with the most fields: of pictures, one that is not a text only.
    const [key] =
      Object.entries(value).toSorted(
        ([, a], [, b]) => Number(typeof b) - Number(typeof a) || sizeOf(b) - sizeOf(a),
      )[0] ?? [];
    return key === undefined
      ? []
      : listOptional(isList ? one.element : one.valueType, (value as never)[key], [...path, key]);
  });
}

/** The fields of an object, without those of JSON-LD: what they say is nothing about a product. */
const fieldsOf = ({ shape }: z.ZodObject) => Object.entries<z.ZodType>(shape).filter(([key]) => !key.startsWith('@'));

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

const hasPath = (value: unknown, path: readonly string[]): boolean =>
  path.length === 0 ||
  (typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, path[0] as string) &&
    hasPath((value as never)[path[0] as string], path.slice(1)));

const FILES: Files = { ...BASE, 'categories/shoes.json': category() };
const read = (record: unknown) => {
  const root = writeShop({ ...FILES, 'products/tea/full.json': record });
  const { catalog, problems } = readCatalog(root, 'catalog', {
    onError: 'set-aside',
    now: Date.parse('2026-06-01T00:00:00Z'),
  });
  const own = problems.filter(({ file }) => file.endsWith('full.json'));
  const made = [...(catalog?.products.values() ?? [])].find(({ file }) => file.endsWith('full.json'));
  return { made, own };
};

describe.each(SHAPES)('of a record of the $name shape', ({ schema, records }) => {
  const cases = records.flatMap((record) => {
    const fields = listOptional(schema, record).filter(({ path }) => hasPath(record, path.slice(0, -1)));
    return fields.map((field) => ({ ...field, record }));
  });

  test('every optional field is in a record of this test', () => {
    const missing = cases.filter(({ path }) => !records.some((record) => hasPath(record, path)));
    expect([...new Set(missing.map(({ path }) => path.join('.')))]).toEqual([]);
  });

  test('the records are published without an error', () => {
    for (const record of records) {
      const { made, own } = read(record);
      expect(own.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(made).toBeDefined();
    }
  });

  test.each(cases)(
    'nonsense in $path keeps no product from being published, and is told',
    ({ path, decides, record }) => {
      const before = read(record);
      const known = new Set(before.own.map((problem) => JSON.stringify([problem.code, problem.field])));
      const faults: unknown[] = [];
      for (const [name, value] of Object.entries(NONSENSE)) {
        const { made, own } = read(replaceAt(record, path, value));
        const fresh = own.filter((problem) => !known.has(JSON.stringify([problem.code, problem.field])));
        const errors = own.filter(({ severity }) => severity === 'error');
        const saysNothing =
          [null, '', 0, 'N/A'].includes(value as null) || (typeof value === 'object' && sizeOf(value) === 0);
        // A product whose price can't be read, or that may not be sold now, stays out.
        if (decides && errors.length > 0 && (!saysNothing || errors.every(({ code }) => code === 'offer-missing')))
          continue;
        // A product that would lose all its pictures stays out, too.
        if (errors.length > 0 && errors.every(({ code }) => code === 'picture-missing')) continue;
        if (path.at(-1) === 'draft' && value === true) continue;
        if (!made || errors.length > 0) faults.push([name, errors.map(({ code, field }) => `${code} ${field}`)]);
        // A value that changes nothing, or that the field takes, needs no word.
        const isTaken = JSON.stringify(made) === JSON.stringify(before.made) || takes(schema, path, value);
        const named = fresh.filter(
          ({ severity, line, field, expected }) =>
            severity === 'warning' && line > 0 && expected !== '' && field.includes(fieldName(path)),
        );
        if (!isTaken && named.length === 0)
          faults.push([name, 'without a word', fresh.map(({ code, field }) => `${code} ${field}`)]);
      }
      expect(faults).toEqual([]);
    },
  );
});

const fieldName = (path: readonly string[]): string => path.findLast((key) => !/^\d+$/.test(key)) ?? '';

/** Whether a field takes a value as it is. */
function takes(schema: z.core.$ZodType, [key, ...rest]: readonly string[], value: unknown): boolean {
  if (key === undefined) return z.safeParse(schema, value).success;
  return unwrap(schema).some((one) =>
    one instanceof z.ZodObject
      ? Object.hasOwn(one.shape, key) && takes(one.shape[key], rest, value)
      : one instanceof z.ZodArray
        ? takes(one.element, rest, value)
        : one instanceof z.ZodRecord && takes(one.valueType, rest, value),
  );
}

test('only fields that decide about price or sale are never left out when they say something', () => {
  const { draft, publishFrom, publishUntil, offers: own, variants: list, ...others } = productInput.shape;
  for (const field of [draft, publishFrom, publishUntil, own, list]) expect(DECIDES.get(field)?.why).toMatch(/\.$/);
  expect(Object.entries(others).filter(([, field]) => DECIDES.has(field))).toEqual([]);
});

describe('what can only mean one thing is understood', () => {
  test.each([
    [{ weight: '250gm' }, { weightGrams: 250 }],
    [{ weight: '1.5 Kgs' }, { weightGrams: 1500 }],
    [
      { sizes: ['S', 'M'] },
      { sizes: [expect.objectContaining({ name: 'S' }), expect.objectContaining({ name: 'M' })] },
    ],
    [{ sizes: 'S, M, L' }, { sizes: ['S', 'M', 'L'].map((name) => expect.objectContaining({ name })) }],
    [{ images: 'leaf.png' }, { pictures: [expect.objectContaining({ source: 'leaf.png' })] }],
    [{ images: '["leaf.png"]' }, { pictures: [expect.objectContaining({ source: 'leaf.png' })] }],
    [
      { images: ['images/leaf.png', 'LEAF.PNG'] },
      { pictures: [expect.objectContaining({ source: 'leaf.png' }), expect.objectContaining({ source: 'leaf.png' })] },
    ],
    [{ availability: 'Out of Stock' }, { availability: 'sold-out' }],
    [{ availability: false }, { availability: 'sold-out' }],
    [{ availability: 'https://schema.org/InStock' }, { availability: 'in-stock' }],
    [{ stock: -3 }, { stock: 0, availability: 'sold-out' }],
    [{ stock: '12 pcs' }, { stock: 12 }],
    [{ brand: 501 }, { brand: '501' }],
    [{ tags: 'tea' }, { tags: ['tea'] }],
    [{ attributes: { Colours: ['Red', 'Blue'] } }, { attributes: [['Colours', 'Red, Blue']] }],
    [{ colourSiblings: 'LEAF-2' }, { siblingSkus: ['LEAF-2'] }],
  ])('%j', (fields, made) => {
    expect(loadProduct(fields)).toMatchObject(made);
  });

  test('a draft, in words', () => {
    expect(read(product({ sku: 'FULL', draft: 'yes' })).made).toBeUndefined();
    expect(read(product({ sku: 'FULL', draft: 'no' })).made).toBeDefined();
  });

  test('a long text is shortened', () => {
    expect(loadProduct({ description: 'soft '.repeat(3000) }).description).toMatch(/soft…$/);
  });
});

describe('of a list, only what is wrong is left out', () => {
  test('pictures', () => {
    const { pictures } = loadProduct({ images: ['', 'leaf.png', null, 'none.png', 5] });
    expect(pictures.map(({ source }) => source)).toEqual(['leaf.png']);
    const { own } = read(product({ sku: 'FULL', images: ['', 'leaf.png', null, 'none.png', 5] }));
    expect(own.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'images[0] images-empty',
      'images[2] images-invalid',
      'images[3] picture-missing',
      'images[4] images-invalid',
    ]);
  });

  test('but a product that would lose all its pictures is refused, as their folder may be missing', () => {
    expect(read(product({ sku: 'FULL', images: ['none.png'] })).own).toEqual([
      expect.objectContaining({ severity: 'error', code: 'picture-missing' }),
    ]);
  });

  test('entries with the same fault are counted after three', () => {
    const reviews = Array.from({ length: 500 }, () => ({ text: 'Good', stars: 5, helpful: 'many' }));
    const { made, own } = read(product({ sku: 'FULL', reviews }));
    expect(made?.reviews).toHaveLength(500);
    expect(own.map(({ field }) => field)).toEqual([0, 1, 2, 3].map((index) => `reviews[${index}].helpful`));
    expect(own[3]?.expected).toMatch(/496 more of this list$/);
  });
});
