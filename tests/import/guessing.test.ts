import { describe, expect, test } from 'vitest';
import { currentField, findFieldProblem } from '../../src/import/guess/fields.ts';
import { fieldOfHeading } from '../../src/tables/headings/heading-names.ts';
import { importFiles, importFixtures, SHOP, writeFile } from './support.ts';

const importTable = (text: string, ...more: [Parameters<typeof importFiles>[1]?, Parameters<typeof importFiles>[2]?]) =>
  importFiles([writeFile('table.csv', text)], ...more);
const fieldsOf = ({ mapping }: Awaited<ReturnType<typeof importTable>>) =>
  Object.fromEntries(mapping.columns.map(({ column, field }) => [column, field]));

describe('columns', () => {
  test.each([
    ['Title TA', 'translations.ta.title'],
    ['description_ar', 'translations.ar.description'],
    ['Hindi name', 'translations.hi.title'],
    ['title id', undefined],
    ['title_no', undefined],
    ['title_zz', undefined],
  ])('of texts in other languages are known by their tags: %s', (heading, field) => {
    expect(fieldOfHeading(heading)).toBe(field);
  });

  test('of texts in Hindi keep their fields in mappings that were written before', () => {
    expect(['titleHi', 'descriptionHi', 'title'].map(currentField)).toEqual([
      'translations.hi.title',
      'translations.hi.description',
      'title',
    ]);
  });

  test('are known by names that people use, and shown with three examples', async () => {
    const imported = await importTable(
      'Sr. No.,Item Code,Product Name,M.R.P. (Rs),Selling Price (₹),Qty,Weight (kg),Image 1 (Front),Image 2,Country of Origin,HSN Code,Cost Price\n1,A,Cup,99,89,4,0.2,a.jpg,b.jpg,India,6912,40\n2,B,Plate,99,79,5,0.3,c.jpg,,India,6912,30\n',
    );
    expect(fieldsOf(imported)).toEqual({
      'Sr. No.': undefined,
      'Item Code': 'sku',
      'Product Name': 'title',
      'M.R.P. (Rs)': 'offers.mrp',
      'Selling Price (₹)': 'offers.price',
      Qty: 'stock',
      'Weight (kg)': 'weight',
      'Image 1 (Front)': 'images',
      'Image 2': 'images',
      'Country of Origin': 'legal.countryOfOrigin',
      'HSN Code': 'legal.hsn',
      'Cost Price': 'cost',
    });
    expect(imported.mapping.columns[2]?.examples).toEqual(['Cup', 'Plate']);
    expect(imported.products.get('A')?.product).toMatchObject({ weight: '200 g', images: ['a.jpg', 'b.jpg'] });
  });

  test.each(['Stock Qty', 'qty_available', 'Available qty', 'Qty in stock', 'Stock in hand'])(
    'of pieces are known as %s',
    (heading) => {
      expect(fieldOfHeading(heading)).toBe('stock');
    },
  );

  test('with other names are known by what is in them, or are facts; empty ones are left out', async () => {
    const imported = await importTable(
      'sku,title,price,Bild,Strichcode,Glaze,Nothing\nA,Cup,9,https://a.example/1.jpg,8904000210037,Blue,\nB,Plate,9,https://a.example/2.png,8904000210044,Green,\n',
    );
    expect(fieldsOf(imported)).toMatchObject({
      Bild: 'images',
      Glaze: 'attributes.Glaze',
      Nothing: undefined,
    });
    expect(imported.products.get('A')?.product.attributes).toMatchObject({ Glaze: 'Blue' });
    expect(imported.mapping.columns.every(({ sure }) => sure !== undefined && sure > 0 && sure <= 1)).toBe(true);
  });

  test('stay as an editor has changed them', async () => {
    const text = 'sku,title,price,Glaze,New\nA,Cup,9,Blue,x\n';
    const { mapping } = await importTable(text);
    const edited = {
      ...mapping,
      columns: mapping.columns
        .filter(({ column }) => column !== 'New')
        .map((one) => (one.column === 'Glaze' ? { column: 'Glaze', field: 'colour' } : one)),
    };
    const again = await importTable(text, SHOP, edited);
    expect(fieldsOf(again)).toMatchObject({ Glaze: 'colour', New: 'attributes.New' });
    expect(again.products.get('A')?.product.colour).toBe('Blue');
  });
});

describe('categories', () => {
  test('are those of the shop by name or words, else new ones below their own parent', async () => {
    const { mapping, products } = await importTable(
      'sku,title,price,category\nA,Kurti,9,Women > Kurtis\nB,Diya,9,Home Decor\nC,Cup,9,Kitchen > Cups\nD,Mug,9,Kitchen\nE,Bowl,9,\nF,Printed,9,Cotton kurti\n',
    );
    expect(mapping.categories).toEqual({
      'Women > Kurtis': { id: 'kurtis', title: 'Kurtis' },
      'Home Decor': { id: 'homeDecor', title: 'Home décor' },
      'Kitchen > Cups': { id: 'cups', title: 'Cups', parent: 'kitchen' },
      Kitchen: { id: 'kitchen', title: 'Kitchen' },
      'Cotton kurti': { id: 'kurtis', title: 'Kurtis' },
      '': { id: 'more-products', title: 'More products' },
    });
    expect(products.get('E')?.category).toBe('more-products');
  });

  test('stay as an editor has mapped them', async () => {
    const known = {
      format: 'table',
      columns: [],
      categories: { Cups: { id: 'homeDecor', title: 'Home décor' } },
      sellers: {},
    };
    const { products } = await importTable('sku,title,price,category\nA,Cup,9,Cups\n', SHOP, known);
    expect(products.get('A')?.category).toBe('homeDecor');
  });

  test('without a Latin letter have ids, and no id is a page of the shop', async () => {
    const { mapping } = await importTable('sku,title,price,category\nA,Cup,9,बर्तन\nB,Cart,9,Cart\n');
    expect(mapping.categories['बर्तन']?.id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(mapping.categories['Cart']?.id).not.toBe('cart');
  });
});

describe('sellers', () => {
  const text = 'Handle,Title,Vendor,Option1 Value,Variant Price\na,Cup,Neel Ghar,,9\nb,Plate,Mitti,,9\n';

  test('are brands in a shop with one seller', async () => {
    const { products, mapping } = await importTable(text);
    expect(products.get('a')?.product).toMatchObject({ brand: 'Neel Ghar', seller: 'my-shop' });
    expect(mapping.sellers).toEqual({});
  });

  test('are those of a shop that has several, or new ones', async () => {
    const shop = { ...SHOP, sellers: new Map([...SHOP.sellers, ['neel', 'Neel  ghar']]) };
    const { products, mapping } = await importTable(text, shop);
    expect(products.get('a')?.product.seller).toBe('neel');
    expect(mapping.sellers['Mitti']).toEqual({ id: 'mitti', name: 'Mitti' });
  });
});

test('declarations come from the row, else from the mapping’s category, seller or all, and what is missing is told', async () => {
  const text = 'sku,title,price,category,Country of origin\nA,Kurti,9,Kurtis,Nepal\nB,Diya,9,Home decor,\n';
  const bare = await importTable(text);
  expect(bare.problems.map(({ position, code }) => `${position.line} ${code}`)).toEqual([
    '2 generic-name-missing',
    '2 net-quantity-invalid',
    '3 country-missing',
    '3 generic-name-missing',
    '3 net-quantity-invalid',
  ]);
  const legal = {
    all: { countryOfOrigin: 'India', netQuantity: '1 N' },
    categories: { kurtis: { genericName: 'Kurti' } },
    sellers: { 'my-shop': { genericName: 'Goods' } },
  };
  const { products, problems } = await importTable(text, SHOP, { ...bare.mapping, legal });
  expect(problems).toEqual([]);
  expect(products.get('A')?.product.legal).toEqual({
    countryOfOrigin: 'Nepal',
    netQuantity: '1 N',
    genericName: 'Kurti',
  });
  expect(products.get('B')?.product.legal?.genericName).toBe('Goods');
});

test('every field that is guessed is one that a mapping may name', async () => {
  const fixtures = [
    'shopify-old.csv',
    'shopify-new.csv',
    'woocommerce.csv',
    'wix.csv',
    'google.tsv',
    'meta.csv',
    'amazon.txt',
    'flipkart.csv',
    'seller-table.csv',
    'hindi.csv',
    'page.html',
  ];
  for (const fixture of fixtures) {
    const { mapping } = await importFixtures(fixture);
    expect(
      mapping.columns.flatMap(({ field }) => (field === undefined ? [] : (findFieldProblem(field) ?? []))),
    ).toEqual([]);
  }
  expect(findFieldProblem('offers.prise')).toContain('did you mean "offers.price"?');
});
