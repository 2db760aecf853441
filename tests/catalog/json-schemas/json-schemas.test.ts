import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { readCatalogIds } from '../../../src/catalog/json-schemas/catalog-ids.ts';
import { FILE_SCHEMAS, makeJsonSchemas, type SchemaName } from '../../../src/catalog/json-schemas/make-json-schemas.ts';
import { makeEditorSettings, writeJsonSchemas } from '../../../src/catalog/json-schemas/write-json-schemas.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../../../src/catalog/schema/historical.ts';
import { makeCatalog } from '../../../src/cli/new-shop/make-catalog.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { FULLEST } from '../fullest-files.ts';
import { listPaths, replaceAt } from '../paths-of.ts';

/** A standard validator, which knows nothing of the shop. */
const validator = new Ajv({ strict: false, validateFormats: false });

/** The files of a catalogue by the schema that describes them. */
const FILES: Readonly<Record<SchemaName, string>> = {
  category: 'categories',
  delivery: 'delivery.json',
  facets: 'facets.json',
  home: 'home.json',
  market: 'markets',
  offer: 'offers',
  page: 'pages',
  product: 'products',
  redirects: 'redirects.json',
  search: 'search.json',
  seller: 'sellers',
  store: 'store.json',
  words: 'words',
};

function filesOf(catalog: string, name: string): string[] {
  const path = join(catalog, name);
  if (!existsSync(path)) return [];
  if (name.endsWith('.json')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(path, file));
}

const compile = (schemas: ReturnType<typeof makeJsonSchemas>) => {
  const validators = new Map([...schemas].map(([name, schema]) => [name, validator.compile(schema)]));
  return (name: SchemaName, value: unknown): string | undefined => {
    const validate = validators.get(name);
    return validate?.(value) === true ? undefined : validator.errorsText(validate?.errors);
  };
};

/** What a validator says against the files of a catalogue. */
const refusalsOf = (catalog: string, refuse: ReturnType<typeof compile>): string[] =>
  Object.entries(FILES).flatMap(([name, folder]) =>
    filesOf(catalog, folder).flatMap((file) => {
      const refusal = refuse(name as SchemaName, JSON.parse(readFileSync(file, 'utf8')));
      return refusal === undefined ? [] : [`${file}: ${refusal}`];
    }),
  );

const general = compile(makeJsonSchemas());

describe.each(['catalog', 'tests/fixtures/second-shop'])('every file of %s', (catalog) => {
  test('is taken by the schemas of the package', () => {
    expect(refusalsOf(catalog, general)).toEqual([]);
  });

  test('is taken by the schemas of its own catalogue', () => {
    const schemas = makeJsonSchemas(readCatalogIds(catalog));
    expect(refusalsOf(catalog, compile(schemas))).toEqual([]);
  });
});

test('every file of a new shop is taken', () => {
  const files = makeCatalog({
    name: 'Meera Kurtis',
    market: 'in',
    city: 'Jaipur, Rajasthan',
    seller: 'Meera Devi',
    gstin: undefined,
    phone: '911234500001',
    email: undefined,
    colour: '#b3123f',
    theme: undefined,
    products: 'sample',
  } as unknown as Parameters<typeof makeCatalog>[0]);
  const refusals = [...files].flatMap(([path, content]) => {
    const [name] = Object.entries(FILES).find(([, folder]) => path === folder || path.startsWith(`${folder}/`)) ?? [];
    if (!name || !path.endsWith('.json')) return [];
    const refusal = general(name as SchemaName, JSON.parse(String(content)));
    return refusal === undefined ? [] : [`${path}: ${refusal}`];
  });
  expect(refusals).toEqual([]);
});

const HISTORICAL: readonly z.ZodType[] = [structuredRecord, sheetRecord, listingRecord];
const nameOf = (schema: z.ZodType): SchemaName =>
  HISTORICAL.includes(schema)
    ? 'product'
    : (Object.entries(FILE_SCHEMAS).find(([, one]) => one === schema)?.[0] as SchemaName);

/** Values that are hardly right anywhere. */
const ODD = [
  null,
  true,
  5,
  -0.5,
  '',
  ' ',
  '#',
  '12,345',
  '₹499',
  'in stock',
  '2026-12-01',
  '250 g',
  [],
  [null],
  {},
  { strange: 1 },
];

describe.each(FULLEST)('a %s', (_kind, schema, full) => {
  const name = nameOf(schema);

  test('with every field is taken', () => {
    expect(general(name, full)).toBeUndefined();
  });

  test('is taken with whatever the check takes', () => {
    const refused: string[] = [];
    for (const keys of listPaths(full)) {
      for (const odd of ODD) {
        const value = replaceAt(full, keys, odd);
        if (!schema.safeParse(value).success) continue;
        const refusal = general(name, value);
        if (refusal !== undefined) refused.push(`${keys.join('.')} ${JSON.stringify(odd)}: ${refusal}`);
      }
    }
    expect(refused).toEqual([]);
  });

  test('is refused with a value of another type, an unknown key, or nothing where there must be something', () => {
    const taken: string[] = [];
    for (const keys of listPaths(full)) {
      if (keys.some((key) => key.startsWith('@')) || keys[0] === '$schema') continue;
      for (const odd of [true, [null], { strange: 1 }, ' ']) {
        const value = replaceAt(full, keys, odd);
        // A record of another shape, or a text that is a good value here.
        if (schema.safeParse(value).success) continue;
        if (general(name, value) === undefined) taken.push(`${keys.join('.')} ${JSON.stringify(odd)}`);
      }
    }
    expect(taken).toEqual([]);
  });
});

describe('the schemas of a catalogue', () => {
  const schemas = makeJsonSchemas(readCatalogIds('catalog'));
  const refuse = compile(schemas);
  const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join('catalog', file), 'utf8'));
  const product = read('products/Womenkurtha/kurti-indigo-buti.json');

  test('refuse a seller, category or market that it does not have', () => {
    expect(refuse('product', product)).toBeUndefined();
    expect(refuse('product', { ...product, seller: 'nobody' })).toMatch(/seller/);
    expect(refuse('product', { ...product, categories: ['nowhere'] })).toMatch(/categories/);
    expect(refuse('product', { ...product, offers: { moon: { price: 1 } } })).toMatch(/offers/);
    expect(refuse('store', { ...read('store.json'), defaultMarket: 'moon' })).toMatch(/defaultMarket/);
  });

  test('propose products by SKU, and take others, which may have been added since', () => {
    const { else: listing } = schemas.get('product') as {
      else: { else: { else: { properties: Record<string, object> } } };
    };
    expect(listing.else.else.properties['goesWith']).toMatchObject({
      title: 'Goes with',
      items: { examples: expect.arrayContaining([product['sku']]) },
    });
    expect(refuse('product', { ...product, goesWith: ['NEW-1'] })).toBeUndefined();
  });
});

describe('files for text editors', () => {
  test('are written where Git leaves them out, and not again without a change', () => {
    const folder = join(makeTemporaryFolder(), '.haat/schemas');
    writeJsonSchemas('catalog', folder);
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(FILES)
        .map((name) => `${name}.json`)
        .sort(),
    );
    expect(readFileSync(join(folder, '../.gitignore'), 'utf8')).toBe('*\n');
  });

  test('are named by the settings of this repository', () => {
    expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toEqual(JSON.parse(makeEditorSettings()));
  });
});
