import { describe, expect, test } from 'vitest';
import { importFiles, importFixtures, writeFile } from './support.ts';

const importRecords = (...records: readonly unknown[]) =>
  importFiles([writeFile('products.jsonl', records.map((record) => `${JSON.stringify(record)}\n`).join(''))]);
const productOf = async (record: unknown) => {
  const { products, rowsIn, rowsOut } = await importRecords(record);
  expect(rowsIn).toBe(rowsOut);
  expect(products.size).toBe(1);
  return [...products.values()][0]?.product;
};

describe('variants in the record of their product', () => {
  test('keep price, pieces, barcode, colour, size and picture; one without a SKU gets one of the title and its options', async () => {
    const { products, mapping } = await importFixtures('nested.jsonl');
    expect(products.get('Block print kurti')?.product).toEqual({
      sku: 'block-print-kurti',
      title: 'Block print kurti',
      seller: 'my-shop',
      description: 'Soft cotton',
      images: ['https://a.example/kurti.jpg'],
      options: ['Colour', 'Size'],
      variants: [
        {
          sku: 'BK-R-S',
          options: { Colour: 'Red', Size: 'S' },
          offers: { in: { price: 599, mrp: 999 } },
          stock: 4,
          gtin: '8904000210037',
          image: 'https://a.example/red.jpg',
        },
        {
          sku: 'BK-R-M',
          options: { Colour: 'Red', Size: 'M' },
          offers: { in: { price: 649, mrp: 999 } },
          stock: 0,
          image: 'https://a.example/red.jpg',
        },
        {
          sku: 'block-print-kurti-blue-s',
          options: { Colour: 'Blue', Size: 'S' },
          offers: { in: { price: 599, mrp: 999 } },
          stock: 7,
          image: 'https://a.example/blue.jpg',
        },
      ],
    });
    expect(mapping.columns.find(({ column }) => column === 'variants.cost')?.field).toBe('cost');
  });

  test('in lists of sizes within lists of colours have the picture of the colour and the price of the product', async () => {
    const { products } = await importFixtures('nested.jsonl');
    expect(products.get('SAREE-1')?.product).toMatchObject({
      offers: { in: { price: 1899 } },
      options: ['Colour', 'Size'],
      images: ['red.jpg', 'blue.jpg'],
      variants: [
        { sku: 'SR-R-5', options: { Colour: 'लाल', Size: '5.5 m' }, stock: 3, image: 'red.jpg' },
        { sku: 'SR-R-6', options: { Colour: 'लाल', Size: '6 m' }, stock: 1, image: 'red.jpg' },
        { sku: 'SR-B-5', options: { Colour: 'नीला', Size: '5.5 m' }, stock: 2, image: 'blue.jpg' },
      ],
    });
  });

  test('have options named by the keys in which they differ; what all have alike is a fact', async () => {
    const { products } = await importFixtures('nested.jsonl');
    expect(products.get('TEA')?.product).toMatchObject({
      attributes: { Grind: 'Fine' },
      options: ['Pack size'],
      variants: [
        { options: { 'Pack size': '100 g' } },
        { options: { 'Pack size': '250 g' }, availability: 'sold out' },
      ],
    });
  });

  test.each([
    [{ attributes: [{ name: 'Finish', option: 'Brass' }] }, { attributes: [{ name: 'Finish', option: 'Steel' }] }],
    [
      { selectedOptions: [{ name: 'Finish', value: 'Brass' }] },
      { selectedOptions: [{ name: 'Finish', value: 'Steel' }] },
    ],
    [{ attributes: { finish: 'Brass' } }, { attributes: { finish: 'Steel' } }],
    [{ finish: 'Brass' }, { finish: 'Steel' }],
  ])('have the options of %j', async (...options) => {
    const variants = options.map((one, index) => ({ price: 100 + index, position: index, ...one }));
    const product = await productOf({ sku: 'LAMP', title: 'Lamp', variations: variants });
    expect(product?.variants?.map((variant) => variant.options)).toEqual([{ Finish: 'Brass' }, { Finish: 'Steel' }]);
    expect(product?.variants?.map(({ sku }) => sku)).toEqual(['LAMP-brass', 'LAMP-steel']);
  });

  test('that only have names or weights are told apart by these', async () => {
    const named = [
      { id: 31, name: 'Small', price: 99 },
      { id: 32, name: 'Large', price: 149 },
    ];
    expect((await productOf({ title: 'Bowl', variants: named }))?.options).toEqual(['Type']);
    expect((await importFixtures('nested.json')).products.get('3')?.product.options).toEqual(['Weight']);
  });

  test('keep a price of their own without the lower one of the product, and have all of their pictures', async () => {
    const { products } = await importFixtures('nested.json');
    expect(products.get('5')?.product).toMatchObject({
      images: ['1.jpg', '2.jpg', '3.jpg'],
      variants: [
        { offers: { in: { price: 899, mrp: 999 } }, image: '1.jpg' },
        { offers: { in: { price: 1099 } }, image: '3.jpg' },
      ],
    });
  });

  test('are sizes of the product where nothing else differs', async () => {
    const { products } = await importFixtures('nested.json');
    expect(products.get('4')?.product).toMatchObject({
      offers: { in: { price: 900, mrp: 1200 } },
      sizes: [
        { name: '7', stock: 3 },
        { name: '8', stock: 0 },
      ],
    });
  });

  test('are one product when a single one is left, with its picture', async () => {
    const cap = { sku: 'CAP', colour: 'Red', price: 99, stock: 3, image: 'cap.jpg' };
    expect(await productOf({ title: 'Cap', variants: [cap] })).toMatchObject({
      sku: 'CAP',
      colour: 'Red',
      stock: 3,
      images: ['cap.jpg'],
      offers: { in: { price: 99 } },
    });
  });
});

describe('lists in a record that are no variants', () => {
  test.each([
    [
      'what a set consists of',
      {
        items: [
          { sku: 'A', quantity: 2 },
          { sku: 'B', quantity: 1 },
        ],
      },
    ],
    [
      'what can be added',
      {
        options: [
          { name: 'Gift wrap', price: 50 },
          { name: 'Card', price: 20 },
        ],
      },
    ],
    [
      'other products',
      {
        children: [
          { sku: 'A', title: 'A cup', price: 5 },
          { sku: 'B', title: 'A pot', price: 9 },
        ],
      },
    ],
    ['reviews', { reviews: [{ stars: 5, text: 'Fine' }] }],
    ['an empty list', { variants: [] }],
  ])('stay one product: %s', async (_, lists) => {
    const product = await productOf({ sku: 'SET', title: 'A set', price: 999, ...lists });
    expect(product).toEqual({ sku: 'SET', title: 'A set', seller: 'my-shop', offers: { in: { price: 999 } } });
  });

  test('as a shop’s list of products, beside the name of the shop, are its products', async () => {
    const products = [
      { sku: 'A', title: 'Cup', price: 9 },
      { sku: 'B', title: 'Pot', price: 19 },
    ];
    const imported = await importFiles([writeFile('shop.json', JSON.stringify({ name: 'Asha', products }))]);
    expect([...imported.products.keys()]).toEqual(['A', 'B']);
  });
});

test('products of another shop with category and seller are no lines of this shop’s export', async () => {
  const product = await productOf({
    ...{ sku: 'A', title: 'Cup', category: 'Cups', seller: 'Asha' },
    variants: [
      { sku: 'A-1', size: 'S', price: 9 },
      { sku: 'A-2', size: 'L', price: 12 },
    ],
  });
  expect(product?.variants).toHaveLength(2);
});
