import { describe, expect, test } from 'vitest';
import { FacetProposal } from '../../src/import/plan/facet-proposal.ts';
import { makeWorkbook } from './make-workbook.ts';
import { importFiles, importFixtures, tellProblems, writeFile } from './support.ts';

/** What exports of merchants have that their documentation does not show. */

const told = (problems: Parameters<typeof tellProblems>[0]) => tellProblems(problems).sort();

describe('an export of WooCommerce', async () => {
  const { products, problems, mapping, rowsIn, rowsOut } = await importFixtures('woocommerce-traps.csv');
  const productOf = (key: string) => products.get(key)?.product;

  test('is sold at the price of today: that of a sale which is over does not count', () => {
    expect(productOf('W-1')?.offers).toEqual({ in: { price: 500 } });
    expect(productOf('W-2')?.offers).toEqual({ in: { price: 250, mrp: 500 } });
    expect(rowsIn).toBe(rowsOut);
    expect(told(problems)).toEqual([
      '2 left-out sale-not-now',
      '3 warning sale-ends',
      '4 mended not-sent',
      '5 mended not-sent',
    ]);
  });

  test('has drafts of what another shop sells, and of files', () => {
    expect([productOf('W-3')?.draft, productOf('W-4')?.draft, productOf('W-1')?.draft]).toEqual([
      true,
      true,
      undefined,
    ]);
  });

  test('has categories with commas, and descriptions without short codes', () => {
    expect(Object.keys(mapping.categories)).toContain('Cups, Mugs & More');
    expect(productOf('W-1')?.details).toBe('<p>Wheel-thrown.</p><p>Lead free.</p>');
  });
});

describe('an export of Shopify', async () => {
  const { products, problems } = await importFixtures('shopify-traps.csv');
  const dupatta = products.get('dupatta')?.product;

  test('has barcodes behind an apostrophe, lists as facts, and handles of colours as words', () => {
    expect(dupatta?.variants?.map(({ gtin }) => gtin)).toEqual(['8900000000012', '8900000000029']);
    expect(dupatta?.attributes).toEqual({ Color: 'Rani pink, Off white', 'Wash care': 'Cold wash, Dry in shade' });
  });

  test('has drafts of gift cards, and tells a price before that is below the price', () => {
    expect(products.get('gift')?.product.draft).toBe(true);
    expect(told(problems)).toEqual(['2 left-out compare-below-price', '4 mended not-sent']);
  });

  test('has a filter of colours by what can be chosen, before facts', () => {
    const proposal = new FacetProposal();
    proposal.add({ ...dupatta });
    proposal.add({ sku: 'E', attributes: { Color: 'Black' } });
    expect(proposal.propose()?.facets?.find(({ id }) => id === 'colour')).toMatchObject({
      label: 'Colour',
      from: ['options.Colour', 'attributes.Color'],
    });
  });
});

const texts = (...cells: string[]) => cells.map((value) => ({ type: String, value }));

test('a workbook of Flipkart has instructions beside and above its products, and no titles', async () => {
  const headings = [
    'Flipkart Serial Number',
    'Seller SKU ID',
    'MRP (INR)',
    'Your selling price (INR)',
    'Stock',
    'Brand',
    'Type',
    'Fabric',
    'Color',
    'Brand Color',
  ];
  const bytes = await makeWorkbook([
    {
      sheet: 'Summary Sheet',
      data: [texts('Every product has a serial number.'), texts('Grey cells are filled in for you.')],
    },
    {
      sheet: 'cotton_saree',
      data: [
        texts(...headings),
        texts(...headings.map(() => 'Single - Text')),
        texts('FSN', 'SKU123', '999', '499', '10', 'Brand', 'Type', 'Fabric', 'Red', 'Red'),
        texts(...headings.map(() => 'Mandatory')),
        texts('SAR1', 'VS-1', '1999', '699', '5', 'Vastra', 'Chanderi', 'Silk Blend', 'Red', 'Wine'),
      ],
    },
    { sheet: 'Values', data: [texts('IN'), texts('CN')] },
  ]);
  const { sources, mapping, products, problems, rowsIn, rowsOut } = await importFiles([writeFile('f.xlsx', bytes)]);
  expect(sources.leftOut.map(({ file }) => file)).toEqual(['f (Summary Sheet).xlsx', 'f (Values).xlsx']);
  expect([mapping.format, rowsIn, rowsOut]).toEqual(['flipkart', 1, 1]);
  expect(products.get('VS-1')).toMatchObject({
    category: 'cotton-saree',
    product: { title: 'Vastra Chanderi Silk Blend cotton saree, Wine', offers: { in: { price: 699, mrp: 1999 } } },
  });
  expect(told(problems)).toEqual(['5 mended title-made']);
});

test('of several columns that could be the stock, the one whose name says it best is', async () => {
  const file = writeFile(
    'bhav.csv',
    'क्र.,नाम,समूह,बिक्री मूल्य,मात्रा,इकाई,स्टॉक,कोड\n1,चावल,किराना,620,5,किग्रा,12,G-1\n2,शक्कर,किराना,46,1,किग्रा,0,G-2\n',
  );
  const { products, mapping } = await importFiles([file]);
  expect(products.get('G-1')?.product).toMatchObject({ stock: 12, attributes: { मात्रा: '5', इकाई: 'किग्रा' } });
  expect(mapping.columns.find(({ column }) => column === 'क्र.')?.field).toBeUndefined();
  expect(mapping.columns.find(({ column }) => column === 'समूह')?.field).toBe('category');
});
