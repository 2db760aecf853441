import { describe, expect, test } from 'vitest';
import { importFixtures, tellProblems } from './support.ts';

describe('a Shopify export with the headings of before', async () => {
  const { mapping, products, refused, problems, rowsIn, rowsOut, sources } = await importFixtures('shopify-old.csv');

  test('is recognised, and what its columns are is certain', () => {
    expect(mapping.format).toBe('shopify');
    expect(sources.tables[0]?.detected).toBe('CSV, UTF-8, commas, headings in row 1');
    expect(mapping.columns.every(({ sure }) => sure === 1)).toBe(true);
  });

  test('accounts for every row', () => {
    expect([rowsIn, rowsOut]).toEqual([10, 10]);
  });

  test('keeps variants that are apart, with their own prices, stock, weight and barcode', () => {
    const { product, rows } = products.get('indigo-kurti') ?? {};
    expect(rows?.map(({ line }) => line)).toEqual([2, 4, 6, 7]);
    expect(product?.options).toEqual(['Size', 'Colour']);
    expect(product?.variants?.map(({ sku, stock, weight, gtin }) => [sku, stock, weight, gtin])).toEqual([
      ['NG-01-S', 4, '240 g', '8904000210037'],
      ['NG-01-M', 0, '250 g', undefined],
      ['NG-01-L', undefined, '260 g', undefined],
    ]);
    expect(product?.variants?.[2]?.offers).toEqual({ in: { price: 549, mrp: 799 } });
  });

  test('keeps pictures in their order with their texts, and sanitises HTML', () => {
    const { product } = products.get('indigo-kurti') ?? {};
    expect(product?.images?.[2]).toEqual({ src: 'https://cdn.shop.example/indigo-3.jpg', alt: 'Detail of the print' });
    expect(product?.details).toBe('<p>Hand-printed in Bagru,\nwith <strong>natural</strong> indigo.</p>');
    expect(product?.attributes).toEqual({ Fabric: 'Cotton' });
    expect(product?.tags).toEqual(['cotton', 'hand block']);
  });

  test('keeps what search engines are to show', () => {
    const { product } = products.get('indigo-kurti') ?? {};
    expect(product?.seo).toEqual({ title: 'Indigo kurti online', description: 'Indigo kurti, printed by hand' });
  });

  test('reads prices as text, and formulas that a spreadsheet was kept from running', () => {
    expect(products.get('brass-diya')?.product.offers).toEqual({ in: { price: 1299 } });
    expect(products.get('formula-mug')?.product.offers).toEqual({ in: { price: 249 } });
    expect(products.get('formula-mug')?.product.title).toBe('=HYPERLINK(“x”) mug');
  });

  test('refuses prices of 0, titles that are none, and a handle of two products, with reasons', () => {
    expect([...refused.keys()].sort((a, b) => a - b)).toEqual([8, 10, 13]);
    expect(refused.get(8)).toEqual(['Variant Price: expected a price above 0, found "0.00" (price-zero)']);
    expect(tellProblems(problems).sort()).toEqual([
      '10 refused handle-shared',
      '13 refused title-placeholder',
      '6 mended stock-invalid',
      '8 refused price-zero',
      '9 left-out compare-below-price',
    ]);
  });

  test('makes what is not published a draft, and names what is left out', () => {
    expect(products.get('old-stole')?.product.draft).toBe(true);
    const leftOut = mapping.columns.filter(({ field }) => field === undefined).map(({ column }) => column);
    expect(leftOut).toContain('Variant Fulfillment Service');
    expect(mapping.columns.find(({ column }) => column === 'Cost per item')?.field).toBe('cost');
  });

  test('finds categories by name and proposes others', () => {
    expect(mapping.categories['Home decor']).toEqual({ id: 'homeDecor', title: 'Home décor' });
    expect(mapping.categories['Stoles']).toEqual({ id: 'stoles', title: 'Stoles' });
  });
});
