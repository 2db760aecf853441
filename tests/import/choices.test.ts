import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OPTIONS } from '../../src/catalog/schema/variant.ts';
import { FORMATS, TABLE } from '../../src/tables/formats/formats.ts';
import { importFiles, writeFile } from './support.ts';

/** A product of a source: the ways in which it can be chosen, each with a value for each option. */
interface Choosable {
  readonly options: readonly string[];
  readonly ways: readonly (readonly string[])[];
}

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows]
    .map((cells) => cells.map((cell) => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\n');
/** Numbered columns of options, or their cells. */
const numbered = <T>(count: number, make: (index: number) => readonly T[]): T[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat();
const valuesOf = ({ options, ways }: Choosable): string[][] =>
  options.map((_, index) => [...new Set(ways.map((way) => way[index] ?? ''))]);
const isWhole = (product: Choosable): boolean =>
  valuesOf(product).reduce((count, values) => count * values.length, 1) === product.ways.length;

interface Source {
  /** The formats that the files are of. */
  readonly formats: readonly string[];
  /** The files that say the product. */
  readonly write: (product: Choosable) => Readonly<Record<string, string>>;
  /** Whether the format can say it. */
  readonly takes?: (product: Choosable) => boolean;
  /** Whether the file does not say its variants, so that it has to be refused. */
  readonly refuses?: (product: Choosable) => boolean;
  /** What options are called, where columns have names of their own. */
  readonly names?: readonly string[];
}

const inRows =
  (
    headings: readonly string[],
    first: readonly string[],
    further: (index: number) => readonly string[],
    columns: (number: number) => readonly string[],
    cells: (name: string, value: string, isFirst: boolean) => readonly string[],
  ): Source['write'] =>
  ({ options, ways }) => ({
    'goods.csv': table(
      [...headings, ...numbered(options.length, (index) => columns(index + 1))],
      ways.map((way, row) => [
        ...(row === 0 ? first : further(row)),
        ...numbered(options.length, (index) => cells(options[index] ?? '', way[index] ?? '', row === 0)),
      ]),
    ),
  });

/** The row of the product lists the values of each option, each as `describe` says it; rows of variants may follow. */
const inWix =
  (describe: (value: string) => string, hasVariants: boolean): Source['write'] =>
  ({ options, ways }) => {
    const row = (start: readonly string[], choice: (index: number) => string | undefined): string[] => [
      ...start,
      ...numbered(options.length, (index) => [options[index] ?? '', 'DROP_DOWN', choice(index) ?? '']),
    ];
    const values = valuesOf({ options, ways });
    return {
      'goods.csv': table(
        [
          ...['handleId', 'fieldType', 'name', 'sku', 'price', 'visible'],
          ...numbered(options.length, (index) => [
            `productOptionName${index + 1}`,
            `productOptionType${index + 1}`,
            `productOptionDescription${index + 1}`,
          ]),
        ],
        [
          row(['p1', 'Product', 'Bag', 'B', '99', 'true'], (index) => values[index]?.map(describe).join(';')),
          ...(hasVariants ? ways : []).map((way, number) =>
            row(['p1', 'Variant', '', `B-${number}`, '', 'true'], (index) => way[index]),
          ),
        ],
      ),
    };
  };

const pairs = ({ options }: Choosable, way: readonly string[], sign: string, between: string): string =>
  options.map((name, index) => `${name}${sign}${way[index]}`).join(between);

const SOURCES: Readonly<Record<string, Source>> = {
  Shopify: {
    formats: ['shopify'],
    write: inRows(
      ['Handle', 'Title', 'Variant SKU', 'Variant Price'],
      ['bag', 'Bag', 'B-0', '99'],
      (row) => ['bag', '', `B-${row}`, '99'],
      (number) => [`Option${number} Name`, `Option${number} Value`],
      (name, value, isFirst) => [isFirst ? name : '', value],
    ),
  },
  WooCommerce: {
    formats: ['woocommerce'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        [
          'ID',
          'Type',
          'SKU',
          'Name',
          'Published',
          'Regular price',
          'Parent',
          ...numbered(options.length, (index) => [`Attribute ${index + 1} name`, `Attribute ${index + 1} value(s)`]),
        ],
        [
          [
            '1',
            'variable',
            'B',
            'Bag',
            '1',
            '',
            '',
            ...numbered(options.length, (index) => [
              options[index] ?? '',
              valuesOf({ options, ways })[index]?.join(', ') ?? '',
            ]),
          ],
          ...ways.map((way, row) => [
            `${row + 2}`,
            'variation',
            `B-${row}`,
            'Bag',
            '1',
            '99',
            'B',
            ...numbered(options.length, (index) => [options[index] ?? '', way[index] ?? '']),
          ]),
        ],
      ),
    }),
  },
  'WooCommerce without its variations': {
    formats: ['woocommerce'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        [
          'ID',
          'Type',
          'SKU',
          'Name',
          'Published',
          'Regular price',
          'Parent',
          'Attribute 1 name',
          'Attribute 1 value(s)',
        ],
        [
          [
            '1',
            'variable',
            'B',
            'Bag',
            '1',
            '99',
            '',
            options[0] ?? '',
            valuesOf({ options, ways })[0]?.join(', ') ?? '',
          ],
        ],
      ),
    }),
    refuses: () => true,
  },
  Wix: { formats: ['wix'], write: inWix((value) => value, true) },
  'Wix without rows of variants': {
    formats: ['wix'],
    takes: isWhole,
    write: inWix((value) => `#8a5a2b:${value}`, false),
  },
  Squarespace: {
    formats: ['squarespace'],
    write: inRows(
      ['Product ID [Non Editable]', 'Variant ID [Non Editable]', 'Title', 'SKU', 'Price', 'Stock', 'Hosted Image URLs'],
      ['5f', '7a', 'Bag', 'B-0', '99', '3', 'https://a.example/1.jpg'],
      (row) => ['', `7a${row}`, '', `B-${row}`, '99', 'Unlimited', ''],
      (number) => [`Option Name ${number}`, `Option Value ${number}`],
      (name, value, isFirst) => [isFirst ? name : '', value],
    ),
  },
  Etsy: {
    formats: ['etsy'],
    takes: (product) => isWhole(product) && product.options.length <= 2,
    write: ({ options, ways }) => ({
      'goods.csv': table(
        [
          'TITLE',
          'PRICE',
          'CURRENCY_CODE',
          'QUANTITY',
          ...numbered(2, (index) => [
            `VARIATION ${index + 1} TYPE`,
            `VARIATION ${index + 1} NAME`,
            `VARIATION ${index + 1} VALUES`,
          ]),
          'SKU',
        ],
        [
          [
            'Bag',
            '99',
            'INR',
            '9',
            ...numbered(2, (index) =>
              index < options.length
                ? ['Custom Property', options[index] ?? '', valuesOf({ options, ways })[index]?.join(',') ?? '']
                : ['', '', ''],
            ),
            ways.map((_, row) => `B-${row}`).join(','),
          ],
        ],
      ),
    }),
  },
  Magento: {
    formats: ['magento'],
    write: (product) => ({
      'goods.csv': table(
        [
          'sku',
          'store_view_code',
          'attribute_set_code',
          'product_type',
          'name',
          'price',
          'qty',
          'configurable_variations',
          'configurable_variation_labels',
        ],
        [
          ...product.ways.map((_, row) => [`B-${row}`, '', 'Default', 'simple', `Bag ${row}`, '99', '4', '', '']),
          [
            'B',
            '',
            'Default',
            'configurable',
            'Bag',
            '',
            '',
            product.ways
              .map(
                (way, row) =>
                  `sku=B-${row},${pairs({ ...product, options: product.options.map((_, index) => `code_${index}`) }, way, '=', ',')}`,
              )
              .join('|'),
            pairs({ options: product.options.map((_, index) => `code_${index}`), ways: [] }, product.options, '=', ','),
          ],
        ],
      ),
    }),
  },
  'Magento without some of its children': {
    formats: ['magento'],
    write: ({ ways }) => ({
      'goods.csv': table(
        ['sku', 'attribute_set_code', 'product_type', 'name', 'price', 'configurable_variations'],
        [
          [
            'B',
            'Default',
            'configurable',
            'Bag',
            '',
            [...ways, []].map((_, row) => `sku=B-${row},size=${row}`).join('|'),
          ],
          ...ways.map((_, row) => [`B-${row}`, 'Default', 'simple', `Bag ${row}`, '99', '']),
        ],
      ),
    }),
    refuses: () => true,
  },
  PrestaShop: {
    formats: ['prestashop', 'prestashop-combinations'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        [
          'Product ID',
          'Active (0/1)',
          'Name *',
          'Categories (x,y,z...)',
          'Price tax included',
          'Price tax excluded',
          'Reference #',
        ],
        [['7', '1', 'Bag', 'Bags', '105', '100', 'B']],
      ),
      'combinations.csv': table(
        [
          'Product ID*',
          'Attribute (Name:Type:Position)*',
          'Value (Value:Position)*',
          'Reference',
          'Impact on price',
          'Quantity',
        ],
        ways.map((way, row) => [
          '7',
          options.map((name, index) => `${name}:select:${index}`).join(', '),
          way.map((value, index) => `${value}:${index}`).join(', '),
          `B-${row}`,
          '0',
          '3',
        ]),
      ),
    }),
  },
  'Odoo, with rows of variants': {
    formats: ['odoo'],
    write: (product) => ({
      'goods.csv': table(
        [
          'product_tmpl_id/id',
          'default_code',
          'name',
          'lst_price',
          'standard_price',
          'product_template_variant_value_ids',
        ],
        product.ways.map((way, row) => ['t1', `B-${row}`, 'Bag', '99', '50', pairs(product, way, ': ', ',')]),
      ),
    }),
  },
  'Odoo, with variants below their product': {
    formats: ['odoo'],
    write: (product) => ({
      'goods.csv': table(
        [
          'id',
          'name',
          'list_price',
          'standard_price',
          'product_variant_ids/default_code',
          'product_variant_ids/product_template_variant_value_ids/display_name',
        ],
        product.ways.map((way, row) => [
          row === 0 ? 't1' : '',
          row === 0 ? 'Bag' : '',
          row === 0 ? '99' : '',
          row === 0 ? '50' : '',
          `B-${row}`,
          pairs(product, way, ': ', ','),
        ]),
      ),
    }),
  },
  'Odoo, with options in rows': {
    formats: ['odoo'],
    takes: isWhole,
    write: ({ options, ways }) => ({
      'goods.csv': table(
        ['id', 'name', 'list_price', 'type', 'attribute_line_ids/attribute_id', 'attribute_line_ids/value_ids'],
        options.map((name, index) => [
          index === 0 ? 't1' : '',
          index === 0 ? 'Bag' : '',
          index === 0 ? '99' : '',
          index === 0 ? 'consu' : '',
          name,
          valuesOf({ options, ways })[index]?.join(',') ?? '',
        ]),
      ),
    }),
  },
  'Odoo, with the names of variants alone': {
    formats: ['odoo'],
    write: ({ ways }) => ({
      'goods.csv': table(
        ['name', 'list_price', 'default_code', 'product_variant_ids'],
        [['Bag', '99', 'B', ways.map((way, row) => `[B-${row}] Bag (${way.join(', ')})`).join(',')]],
      ),
    }),
    refuses: ({ ways }) => ways.length > 1,
  },
  'a table of this shop': {
    formats: ['haat'],
    write: inRows(
      ['sku', 'title', 'category', 'price', 'generic_name', 'group'],
      ['B-0', 'Bag', 'kurtis', '99', 'Bag', 'B'],
      (row) => [`B-${row}`, 'Bag', 'kurtis', '99', 'Bag', 'B'],
      (number) => [`option${number}_name`, `option${number}_value`],
      (name, value) => [name, value],
    ),
  },
  'any table': {
    formats: ['table'],
    write: inRows(
      ['Product', 'SKU', 'Price'],
      ['Bag', 'B-0', '99'],
      (row) => ['Bag', `B-${row}`, '99'],
      (number) => [`Option ${number} name`, `Option ${number} value`],
      (name, value) => [name, value],
    ),
  },
  'any table, with the title in the first row': {
    formats: ['table'],
    write: inRows(
      ['Product', 'SKU', 'Price'],
      ['Bag', 'B-0', '99'],
      (row) => ['', `B-${row}`, '99'],
      (number) => [`Attribute ${number} name`, `Attribute ${number} value`],
      (name, value, isFirst) => [isFirst ? name : '', value],
    ),
  },
  'a feed of Google': {
    formats: ['google'],
    names: ['color', 'size', 'material', 'pattern'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        ['id', 'title', 'image_link', 'price', 'item_group_id', ...options],
        ways.map((way, row) => [`B-${row}`, 'Bag', 'https://a.example/1.jpg', '99 INR', 'B', ...way]),
      ),
    }),
  },
  Amazon: {
    formats: ['amazon'],
    names: ['color_name', 'size_name'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        ['item_sku', 'item_name', 'standard_price', 'parent_child', 'parent_sku', ...options],
        [
          ['B', 'Bag', '', 'parent', '', ...options.map(() => '')],
          ...ways.map((way, row) => [`B-${row}`, 'Bag', '99', 'child', 'B', ...way]),
        ],
      ),
    }),
  },
  Flipkart: {
    formats: ['flipkart'],
    names: ['Brand Color', 'Size'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        ['Seller SKU ID', 'MRP (INR)', 'Your selling price (INR)', 'Style Code', 'Product Title', ...options],
        ways.map((way, row) => [`B-${row}`, '120', '99', 'B', 'Bag', ...way]),
      ),
    }),
  },
  Meesho: {
    formats: ['meesho'],
    names: ['Color', 'Variation'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        ['Product Name', 'Meesho Price', 'SKU ID', 'Product ID / Style ID', ...options],
        ways.map((way, row) => ['Bag', '99', `B-${row}`, 'B', ...way]),
      ),
    }),
  },
  'JSON of Shopify': {
    formats: ['shopify-json'],
    write: ({ options, ways }) => ({
      'goods.json': JSON.stringify({
        products: [
          {
            handle: 'bag',
            title: 'Bag',
            options: options.map((name) => ({ name })),
            variants: ways.map((way, row) => ({
              sku: `B-${row}`,
              price: '99',
              ...Object.fromEntries(way.map((value, index) => [`option${index + 1}`, value])),
            })),
          },
        ],
      }),
    }),
  },
  'JSON with variants': {
    formats: ['table'],
    write: ({ options, ways }) => ({
      'goods.jsonl': `${JSON.stringify({ title: 'Bag', variants: ways.map((way, row) => ({ sku: `B-${row}`, price: 99, options: Object.fromEntries(way.map((value, index) => [options[index], value])) })) })}\n`,
    }),
  },
  'a feed of Meta': {
    formats: ['meta'],
    names: ['color', 'size', 'material', 'pattern'],
    write: ({ options, ways }) => ({
      'goods.csv': table(
        [
          'id',
          'title',
          'image_link',
          'price',
          'fb_product_category',
          'quantity_to_sell_on_facebook',
          'item_group_id',
          ...options,
        ],
        ways.map((way, row) => [`B-${row}`, 'Bag', 'https://a.example/1.jpg', '99 INR', 'Bags', '4', 'B', ...way]),
      ),
    }),
  },
  'a feed of Google in XML': {
    formats: ['google'],
    names: ['color', 'size', 'material', 'pattern'],
    write: ({ options, ways }) => ({
      'goods.xml': `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${ways
        .map(
          (way, row) =>
            `<item><g:id>B-${row}</g:id><g:title>Bag</g:title><g:image_link>https://a.example/1.jpg</g:image_link><g:price>99 INR</g:price><g:item_group_id>B</g:item_group_id>${way.map((value, index) => `<g:${options[index]}>${value}</g:${options[index]}>`).join('')}</item>`,
        )
        .join('')}</channel></rss>`,
    }),
  },
  'schema.org in a page': {
    formats: ['schema-org'],
    names: ['color', 'size', 'material', 'pattern'],
    write: ({ options, ways }) => ({
      'page.html': `<!doctype html><script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'ProductGroup',
        productGroupID: 'B',
        name: 'Bag',
        hasVariant: ways.map((way, row) => ({
          '@type': 'Product',
          sku: `B-${row}`,
          name: 'Bag',
          ...Object.fromEntries(way.map((value, index) => [options[index], value])),
          offers: { '@type': 'Offer', price: '99', priceCurrency: 'INR' },
        })),
      })}</script>`,
    }),
  },
  'products of this shop': {
    formats: ['haat-json'],
    write: ({ options, ways }) => ({
      'goods.jsonl': `${JSON.stringify({
        ...{ sku: 'B', title: 'Bag', seller: 'my-shop', category: 'kurtis', offers: { in: { price: 99 } }, options },
        variants: ways.map((way, row) => ({
          sku: `B-${row}`,
          options: Object.fromEntries(way.map((value, index) => [options[index], value])),
        })),
      })}\n`,
    }),
  },
};

const VALUES = ['Red', 'Blue', 'Sand', 'S', 'XL', '38', 'Cotton', 'Long sleeve', 'नीला', 'A4'];
const NAMES = ['Finish', 'Size', 'Colour', 'Length', 'Collar'];

const products = (names?: readonly string[]) =>
  fc
    .record({
      options: names
        ? fc.integer({ min: 1, max: names.length }).map((count) => names.slice(0, count))
        : fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
      values: fc.array(fc.uniqueArray(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 3 }), {
        minLength: 4,
        maxLength: 4,
      }),
      left: fc.array(fc.nat(), { maxLength: 3 }),
    })
    .map(({ options, values, left }): Choosable => {
      const all = options.reduce<string[][]>(
        (ways, _, index) => ways.flatMap((way) => (values[index] ?? []).map((value) => [...way, value])),
        [[]],
      );
      const out = new Set(left.map((index) => index % all.length));
      const ways = all.filter((_, index) => !out.has(index));
      return { options, ways: ways.length > 0 ? ways : all };
    })
    .filter(({ ways }) => ways.length > 1);

test('each format that is known is among those that are tried', () => {
  const tried = new Set(Object.values(SOURCES).flatMap(({ formats }) => formats));
  expect([...FORMATS, TABLE].map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

describe('a product has as many ways to choose as in its source, or is refused with a reason:', () => {
  test.each(Object.entries(SOURCES))(
    '%s',
    async (_, { write, formats, takes = () => true, refuses = () => false, names }) => {
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(products(names).filter(takes), async (product) => {
          const files = Object.entries(write(product)).map(([name, text]) => writeFile(name, text));
          const imported = await importFiles(files);
          expect(formats).toContain(imported.mapping.format);
          const reasons = [...imported.refused.values()].flat();
          const found = [...imported.products.values()].map((one) => one.product);
          expect(reasons.join()).not.toContain('variant-duplicate');
          if (refuses(product)) expect(reasons.join()).toMatch(/variants-missing|offer-missing/);
          // One that all variants have alike may be a fact.
          else if (reasons.length > 0) {
            expect(product.options.length).toBeGreaterThan(MAX_OPTIONS);
            expect(reasons.join()).toContain('options-too-many');
          }
          if (reasons.length > 0) {
            expect(found).toEqual([]);
            return;
          }
          expect(found).toHaveLength(1);
          const [one] = found;
          const ways =
            one?.variants?.map(({ options }) => Object.values(options)) ?? one?.sizes?.map(({ name }) => [name]) ?? [];
          expect(ways).toHaveLength(product.ways.length);
          // What all variants have alike may be a fact.
          const told = new Set(ways.flat());
          const varying = valuesOf(product)
            .filter((values) => values.length > 1)
            .flat();
          expect(varying.filter((value) => !told.has(value))).toEqual([]);
          taken++;
        }),
        { numRuns: 12, seed: 7 },
      );
      expect(taken > 0 || refuses({ options: [''], ways: [[''], ['']] })).toBe(true);
    },
  );
});

test('a product of Wix on which shoppers write a text is refused with that reason', async () => {
  const { products, refused } = await importFiles([
    writeFile(
      'wix.csv',
      'handleId,fieldType,name,collection,sku,price,visible,inventory,customTextField1,customTextCharLimit1,customTextMandatory1\nA,Product,Cup,Kurtis,A,9,true,3,Your name,20,false\nB,Product,Jug,Kurtis,B,9,true,3,,,\n',
    ),
  ]);
  expect([...products.keys()]).toEqual(['B']);
  expect(refused.get(2)?.join()).toContain('choices-unread');
});

test.each([
  ['odoo', 'Internal Reference,Name,Product Category,Sales Price,Cost,Quantity On Hand,Variant Values'],
  ['odoo', 'default_code,name,categ_id/name,lst_price,standard_price,qty_available,product_template_variant_value_ids'],
])('variants of %s in rows with one name are one product: %s', async (format, headings) => {
  const { products, mapping } = await importFiles([
    writeFile(
      'variants.csv',
      `${headings}\nT-S-R,Tee,Kurtis,499,200,4,"Size: S, Colour: Red"\nP-1,Pan,Kurtis,900,450,1,\nT-M-R,Tee,Kurtis,499,200,3,"Size: M, Colour: Red"\nT-M-B,Tee,Kurtis,549,200,0,"Size: M, Colour: Blue"\nP-2,Pan,Kurtis,950,450,1,\n`,
    ),
  ]);
  expect(mapping.format).toBe(format);
  expect([...products.values()].map(({ product: { title, variants = [] } }) => [title, variants.length])).toEqual([
    ['Pan', 0],
    ['Tee', 3],
    ['Pan', 0],
  ]);
  const tee = [...products.values()].find(({ product }) => product.title === 'Tee')?.product;
  expect(tee?.variants?.map(({ sku, options, stock }) => [sku, options, stock])).toEqual([
    ['T-S-R', { Size: 'S', Colour: 'Red' }, 4],
    ['T-M-R', { Size: 'M', Colour: 'Red' }, 3],
    ['T-M-B', { Size: 'M', Colour: 'Blue' }, 0],
  ]);
});
