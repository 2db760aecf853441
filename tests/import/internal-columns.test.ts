import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldIn, FORMATS, TABLE } from '../../src/tables/formats/formats.ts';
import { whyInternal } from '../../src/import/map/internal-columns.ts';
import type { Mapping } from '../../src/tables/model.ts';
import { formatColumns } from '../../src/import/plan/format-plan.ts';
import { FIXTURES, importFiles, importFixtures, writeFile, type Imported } from './support.ts';

/** Columns of shop programs by their names, which no shopper sees whatever is in them. */
const NAMED = [
  ...[
    'use_config_min_qty',
    'Use config manage stock',
    'is_featured',
    'Is new?',
    'isTaxable',
    'has_options',
    'allow_backorders',
  ],
  ...[
    'vendor_id',
    'Colour ID',
    'websiteIds',
    'uuid',
    'External id',
    'default_code',
    'attribute_set_code',
    'store_view_code',
  ],
  ...[
    'Delete existing images',
    'Delete existing images (0 = No, 1 = Yes)',
    'product_websites',
    'tax_class_name',
    'Tax rules ID',
  ],
  ...[
    'position',
    'Sort order',
    'Image position 2',
    'date_added',
    'Launch date',
    'news_from_date',
    'updatedAt',
    'timestamp',
    'last_sync_datetime',
  ],
  ...[
    'url_path',
    'Product URL',
    'admin link',
    'contact_email',
    'E-mail',
    'options_json',
    'content hash',
    'page_layout',
    'custom_design',
  ],
  ...[
    'Approved by',
    'Batch no',
    'Profit margin',
    'GST slab',
    'Supplier type',
    'Stock in Delhi',
    'Shelf',
    'sort',
    'Reorder level',
    'Sequence No',
  ],
  ...['related_skus', 'crosssell_skus', 'gift_message_available', 'Meta robots', 'minimum order quantity', 'QC status'],
] as const;
/** Values that only programs read, by what they are, below a heading that says nothing. */
const SHAPED: Readonly<Record<string, (row: number) => string>> = {
  flag: (row) => (row % 2 ? 'true' : 'false'),
  digit: (row) => `${row % 2}`,
  day: (row) => `2026-03-1${row}`,
  'Indian day': (row) => `1${row}/04/2026`,
  'day in words': (row) => `${row + 1}-Oct-26`,
  time: (row) => `2026-03-1${row}T10:0${row}:00Z`,
  address: (row) => `https://erp.example/p/${row}`,
  path: (row) => `/k/u/kurti-${row}`,
  mail: (row) => `owner${row}@shop.example`,
  object: (row) => `{"id":${row}}`,
  'list of numbers': (row) => `[${row}, 7]`,
  'list of ids': (row) => `["gid://shopify/Metaobject/${row}"]`,
  hash: (row) => `9f86d081884c7d659a2feaa0c55ad01${row}`,
  uuid: (row) => `3f2504e0-4f89-11d3-9a0c-0305e82c330${row}`,
  'name of a program': (row) => `__export__.product_template_${row}`,
  setting: (row) => (row % 2 ? 'no_layout' : 'two_columns_left'),
  number: (row) => `90071992${row}`,
  code: (row) => `BW-KADHAI-${row + 20}`,
};
const FACTS: Readonly<Record<string, readonly string[]>> = {
  Glaze: ['Blue', 'Matt white', 'Ash'],
  'Sleeve type': ['Long', 'Short', 'None'],
  Capacity: ['300 ml', '1.5 l', '2 l'],
  'Dishwasher safe': ['Yes', 'No', 'Yes'],
  'Number of pockets': ['2', '3', '4'],
  Grip: ['Wood', 'Cane', 'Brass'],
  कढ़ाई: ['चिकनकारी', 'ज़रदोज़ी', 'कांथा'],
};

const table = (columns: readonly (readonly [heading: string, cells: readonly string[]])[], rows: number): string =>
  [
    columns.map(([heading]) => heading),
    ...Array.from({ length: rows }, (_, row) => columns.map(([, cells]) => cells[row % cells.length] ?? '')),
  ]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');

/** Columns whose texts pages show. */
const listShown = ({ columns }: Mapping): string[] =>
  columns.flatMap(({ column, field }) =>
    /^(?:attributes|options|features|tags|colour|details|description)(?:$|\.)/.test(field ?? '') ? [column] : [],
  );

const factsOf = ({ products }: Imported): (readonly [string, string])[] =>
  [...products.values()].flatMap(({ product }) => Object.entries(product.attributes ?? {}) as [string, string][]);

const cellsOf = (make: (row: number) => string) => [0, 1, 2, 3].map(make);
const named = fc
  .constantFrom(...NAMED)
  .map((heading) => [heading, ['Red', 'Green', '', 'Plain words'] as string[]] as const);
const shaped = fc
  .tuple(fc.constantFrom(...Object.keys(SHAPED)), fc.integer({ min: 1, max: 99 }))
  .map(([name, number]) => [`Zz${name} thing ${number}`, cellsOf(SHAPED[name] as (row: number) => string)] as const);
const facts = fc.constantFrom(...Object.keys(FACTS)).map((heading) => [heading, FACTS[heading] ?? []] as const);
const columns = fc.tuple(
  fc.uniqueArray(fc.oneof(named, shaped), {
    selector: ([heading]) => heading.toLowerCase(),
    minLength: 1,
    maxLength: 8,
  }),
  fc.uniqueArray(facts, { selector: ([heading]) => heading, maxLength: 4 }),
);

/** What is sold, below the headings that a format is known by. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  key: ['a', 'b', 'c', 'd'],
  sku: ['A-1', 'B-1', 'C-1', 'D-1'],
  skus: ['A-1', 'B-1', 'C-1', 'D-1'],
  id: ['1', '2', '3', '4'],
  title: ['Bag', 'Cup', 'Rug', 'Lamp'],
  kind: ['simple'],
  'offers.price': ['99'],
  'offers.mrp': ['120'],
  'offers.currency': ['INR'],
  category: ['Goods'],
  images: ['https://a.example/1.jpg'],
  cost: ['50'],
  draft: ['Yes'],
  'draft.online': ['1'],
  'legal.genericName': ['Bag'],
};

describe('no fact of a page comes from a column of a program,', () => {
  test.each(
    [...FORMATS, { ...TABLE, needs: [['sku', 'title', 'price']] }].map((format) => [format.id, format] as const),
  )('whatever else is in a table: %s', async (id, format) => {
    await fc.assert(
      fc.asyncProperty(columns, fc.nat(), async ([internal, others], at) => {
        const needs = format.needs[at % format.needs.length] ?? [];
        const own = needs.map((heading) => {
          const field = fieldIn(format, heading) ?? heading;
          return [heading, CELLS[field] ?? CELLS[field.replace('price', 'offers.price')] ?? ['']] as const;
        });
        const isNew = ([heading]: readonly [string, readonly string[]]) => fieldIn(format, heading) === undefined;
        const [hidden, shown] = [internal.filter(isNew), others.filter(isNew)];
        const imported = await importFiles([writeFile('goods.csv', table([...own, ...hidden, ...shown], 4))]);
        expect(imported.mapping.format).toBe(id);
        const seen = listShown(imported.mapping);
        expect(hidden.map(([heading]) => heading).filter((heading) => seen.includes(heading))).toEqual([]);
        const names = new Set(hidden.map(([heading]) => heading.toLowerCase()));
        expect(factsOf(imported).filter(([name]) => names.has(name.toLowerCase()))).toEqual([]);
        if (format === TABLE || id === 'table')
          expect(seen).toEqual(expect.arrayContaining(shown.map(([heading]) => heading)));
      }),
      { numRuns: 15, seed: 11 },
    );
  });

  test('nor from a key of a record or of its variants', async () => {
    const { products, mapping } = await importFiles([
      writeFile(
        'goods.jsonl',
        [1, 2, 3]
          .map((row) =>
            JSON.stringify({
              ...{
                title: `Bag ${row}`,
                price: 99,
                Glaze: 'Blue',
                isFeatured: true,
                tax_class_id: 4,
                vendorCode: 'V7',
                attributes: { weave: 'Twill', is_new: true },
              },
              variants: ['S', 'M'].map((size) => ({
                ...{ sku: `B-${row}-${size}`, size, price: 99 },
                ...{ created: '2026-01-01', websiteId: size, checksum: `${size}1` },
                attributes: { is_default: size === 'S', erp_code: `E-${size}` },
              })),
            }),
          )
          .join('\n'),
      ),
    ]);
    expect(
      [...products.values()].map(({ product }) => [
        Object.keys(product.attributes ?? {}),
        product.sizes?.length ?? product.options,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => [['Glaze', 'weave'], ['Size']]));
    expect(listShown(mapping).join()).not.toMatch(/featured|tax|vendor|new|created|website|checksum|default|erp/i);
  });

  test('nor from pairs in one cell, which are told', async () => {
    const { products, problems } = await importFiles([
      writeFile(
        'goods.csv',
        table(
          [
            ['sku', ['A']],
            ['title', ['Bag']],
            ['price', ['99']],
            ['specifications', ['Weave: Twill | is_new: 1 | Pockets: 1 | Updated at: 2026-01-01 | Lined: true']],
          ],
          1,
        ),
      ),
    ]);
    expect(products.get('A')?.product.attributes).toEqual({ Weave: 'Twill', Pockets: '1' });
    expect(problems.find(({ code }) => code === 'facts-internal')?.found).toBe('is_new, Updated at, Lined');
  });

  test('nor from a metafield of Shopify', async () => {
    const { products } = await importFiles([
      writeFile(
        'goods.csv',
        'Handle,Title,Variant Price,Option1 Value,Fabric (product.metafields.custom.fabric),Is featured (product.metafields.custom.is_featured),Vendor id (product.metafields.erp.vendor),Care (product.metafields.custom.care)\nbag,Bag,99,,Jute,true,77,"[""gid://shopify/Metaobject/1""]"\n',
      ),
    ]);
    expect(products.get('bag')?.product.attributes).toEqual({ Fabric: 'Jute' });
  });

  test('nor from an attribute of a product without variants', async () => {
    const { products, problems } = await importFiles([
      writeFile(
        'goods.csv',
        'ID,Type,SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s),Attribute 4 name,Attribute 4 value(s),Attribute 4 visible,Attribute 1 visible\n1,simple,A,Bag,99,Weave,Twill,erp_id,778,Lined,true,Loom,Handloom 4,0,1\n',
      ),
    ]);
    expect(products.get('A')?.product.attributes).toEqual({ Weave: 'Twill' });
    expect(problems.find(({ code }) => code === 'facts-internal')?.found).toBe('erp_id, Lined, Loom');
  });

  test.each(readdirSync(FIXTURES))('nor in the file %s', async (file) => {
    const imported = await importFixtures(file);
    expect(factsOf(imported).filter(([name, value]) => whyInternal(name, [value]) !== undefined)).toEqual([]);
    expect(
      imported.mapping.columns.filter(
        ({ field, examples = [] }) =>
          field?.startsWith('attributes.') === true &&
          whyInternal(field.slice(11), examples) !== undefined &&
          !/\.(?:codes|positions)$/.test(field),
      ),
    ).toEqual([]);
  });
});

describe('a column that is left out', () => {
  const tell = ({ mapping }: Imported) => formatColumns(mapping, { all: true }).join('\n');

  test('is named with its reason, whatever the reason is', async () => {
    await fc.assert(
      fc.asyncProperty(columns, async ([internal, others]) => {
        const imported = await importFiles([
          writeFile(
            'goods.csv',
            table(
              [
                ['sku', ['A', 'B', 'C', 'D']],
                ['title', ['Bag', 'Cup', 'Rug', 'Jar']],
                ['price', ['99']],
                ['Cost', ['50']],
                ['Notes', ['x']],
                ['Rate', ['70']],
                ...internal,
                ...others,
              ],
              4,
            ),
          ),
        ]);
        const text = tell(imported);
        for (const { column, field, examples = [], why = '' } of imported.mapping.columns) {
          if (field !== undefined || examples.length === 0) continue;
          expect(why).toMatch(/^\S.{5,}/);
          expect(
            text
              .split('\n')
              .filter((line) => line.includes(column.slice(0, 30)) && line.includes(`because ${why.slice(0, 60)}`)),
          ).not.toEqual([]);
        }
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  test('may be one that few rows have; one of facts that some kinds of goods have stays', async () => {
    const rows = 60;
    const some = (count: number, text: string) => Array.from({ length: rows }, (_, row) => (row < count ? text : ''));
    const imported = await importFiles([
      writeFile(
        'goods.csv',
        table(
          [
            ['sku', some(rows, '').map((_, row) => `S${row}`)],
            ['title', some(rows, '').map((_, row) => `Thing ${row}`)],
            ['price', ['99']],
            ['Remarkable', some(2, 'check this')],
            ['Collar', some(9, 'Round')],
          ],
          rows,
        ),
      ),
    ]);
    expect(imported.mapping.columns.slice(3)).toMatchObject([
      { why: 'only few rows have it' },
      { field: 'attributes.Collar' },
    ]);
    expect(imported.products.get('S1')?.product.attributes).toEqual({ Collar: 'Round' });
  });

  test('has its reason when it is imported again, too', async () => {
    const file = writeFile('goods.csv', 'sku,title,price,is_new,Glaze,Cost\nA,Bag,99,1,Blue,50\nB,Cup,99,0,Red,40\n');
    const first = await importFiles([file]);
    const known = {
      ...first.mapping,
      columns: first.mapping.columns.map(({ column, field }) => (column === 'Glaze' ? { column } : { column, field })),
    };
    const again = await importFiles([file], undefined, known);
    expect(again.mapping.columns.find(({ column }) => column === 'is_new')?.why).toBe(first.mapping.columns[3]?.why);
    expect(again.mapping.columns.find(({ column }) => column === 'Glaze')?.why).toContain('mapping');
  });

  test('is taken where the mapping says so', async () => {
    const text = table(
      [
        ['sku', ['A', 'B']],
        ['title', ['Bag', 'Cup']],
        ['price', ['99']],
        ['Launch date', ['2026-01-01']],
      ],
      2,
    );
    const { mapping } = await importFiles([writeFile('goods.csv', text)]);
    const known = {
      ...mapping,
      columns: mapping.columns.map((one) =>
        one.column === 'Launch date' ? { ...one, field: 'attributes.Launched' } : one,
      ),
    };
    const { products } = await importFiles([writeFile('goods.csv', text)], undefined, known);
    expect(products.get('A')?.product.attributes).toEqual({ Launched: '2026-01-01' });
  });
});

test('no fact of the sample is taken for one of a program', () => {
  const facts = globSync(join(import.meta.dirname, '../../catalog/products/**/*.json')).flatMap((file) =>
    Object.entries(
      (JSON.parse(readFileSync(file, 'utf8')) as { attributes?: Record<string, string> }).attributes ?? {},
    ),
  );
  const byName = Map.groupBy(facts, ([name]) => name);
  expect(byName.size).toBeGreaterThan(300);
  expect(
    [...byName].filter(([name, all]) =>
      whyInternal(
        name,
        all.map(([, value]) => String(value)),
      ),
    ),
  ).toEqual([]);
  expect(facts.filter(([name, value]) => whyInternal(name, [String(value)]))).toEqual([]);
});
