import { describe, expect, test } from 'vitest';
import { importFiles, tellProblems, writeFile } from './support.ts';

const importTable = (text: string) => importFiles([writeFile('table.csv', text)]);
const reasonsOf = async (text: string) =>
  [...(await importTable(text)).refused].map(([line, [reason]]) => `${line} ${reason}`);

describe('rows of one SKU', () => {
  test.each(['Warehouse', 'Godown', 'Branch', 'Stock location', 'Depot code', 'गोदाम'])(
    'that differ in their pieces alone are added up, and that is told: %s',
    async (place) => {
      const { products, problems } = await importTable(
        `SKU,Item name,Price,${place},On hand\nW-1,Dabba,799,Jaipur,14\nW-2,Bottle,649,Jaipur,0\nW-1,Dabba,799,Indore,6\nW-2,Bottle,649,Indore,3\n`,
      );
      expect([...products.values()].map(({ product }) => [product.sku, product.stock])).toEqual([
        ['W-1', 20],
        ['W-2', 3],
      ]);
      expect(products.get('W-1')?.rows).toHaveLength(2);
      expect([...products.values()].flatMap(({ product }) => Object.keys(product.attributes ?? {}))).toEqual([]);
      expect(tellProblems(problems).sort()).toEqual(['2 warning stock-added', '3 warning stock-added']);
    },
  );

  test('that differ in what a SKU has once are refused with that reason', async () => {
    expect(
      await reasonsOf('sku,title,price,warehouse,stock\nA,Cup,9,North,1\nA,Cup,8,South,2\nB,Jug,5,North,1\n'),
    ).toEqual([
      '2 line 3 of the same product is refused',
      '3 price: expected one row for each SKU: line 2 has A with "9" there, found "8" (sku-rows)',
    ]);
  });

  test.each([
    ['Magento', 'sku,attribute_set_code,product_type,name,price,source_code,qty', 'simple'],
    [
      'Magento, with a file of sources',
      'sku,attribute_set_code,product_type,name,price,source_code,quantity',
      'simple',
    ],
  ])('of %s are added up by source', async (_, headings, type) => {
    const { products, rowsIn, rowsOut } = await importTable(
      `${headings}\nW,Default,${type},Dabba,799,jaipur,14\nW,Default,${type},Dabba,799,indore,6\nV,Default,${type},Bottle,649,jaipur,3\n`,
    );
    expect([...products.values()].map(({ product }) => [product.sku, product.stock])).toEqual([
      ['W', 20],
      ['V', 3],
    ]);
    expect([rowsIn, rowsOut]).toEqual([3, 3]);
  });

  test.each([
    'default_code,name,list_price,standard_price,stock_quant_ids/location_id/name,qty_available',
    'Internal Reference,Name,Sales Price,Cost,Locations,Quantity On Hand',
  ])('of Odoo are added up by place: %s', async (headings) => {
    const { products } = await importTable(`${headings}\nW,Dabba,799,300,WH/Stock,14\nW,Dabba,799,300,WH2/Stock,6\n`);
    expect([...products.values()].map(({ product }) => [product.sku, product.stock])).toEqual([['W', 20]]);
  });

  test('of a product with options are added up one by one', async () => {
    const { products } = await importTable(
      'group,sku,title,option1_name,option1_value,price,warehouse,stock\nK,K-S,Kurti,Size,S,9,North,1\nK,K-S,Kurti,Size,S,9,South,4\nK,K-M,Kurti,Size,M,9,North,2\n',
    );
    expect(products.get('K')?.product.variants?.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['K-S', 5],
      ['K-M', 2],
    ]);
  });
});

describe('what is not taken as it stands is told', () => {
  test('one number of pieces beside several sizes, a negative one and a fraction', async () => {
    const { products, problems } = await importTable(
      'sku,title,price,sizes,stock\nA,Polo,9,"S, M, L",10\nB,Cloth,9,,-3\nC,Silk,9,,2.5\nD,Wool,9,,2.0\nE,Tie,9,"S:1, M:2",\n',
    );
    expect([...products.values()].map(({ product }) => product.stock)).toEqual([undefined, 0, 2, 2, undefined]);
    expect(tellProblems(problems)).toEqual([
      '2 left-out stock-of-sizes',
      '3 mended stock-invalid',
      '4 mended stock-invalid',
    ]);
    // A summary shows the sentence of the first row for all of them.
    const sentences = problems.filter(({ code }) => code === 'stock-invalid').map(({ expected }) => expected);
    expect([sentences.length, new Set(sentences).size]).toEqual([2, 1]);
  });

  test('a table without a column of titles', async () => {
    expect(await reasonsOf('sku,price,stock\nA,9,1\n')).toEqual([
      '2 expected a column with the names of products: no column goes to "title" in the mapping (title-missing)',
    ]);
  });

  test('a column of amounts that is left out, on the rows that have no other price', async () => {
    const reasons = await reasonsOf('sku,title,Rate,price\nA,Cup,90,\nB,Jug,90,100\nC,Pot,,\n');
    expect(reasons[0]).toContain('"Rate" is left out; say with --price COLUMN');
    expect(reasons[1]).toBe('4 price: expected a price in INR, such as 499 (offer-missing)');
  });

  const WOO = 'ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
  test('variants without their product', async () => {
    const lost = await importTable(`${WOO}\n11,variation,K-S,Kurti - S,1,499,,KURTI,Size,S\n`);
    expect(tellProblems(lost.problems)).toEqual(['2 refused parent-missing']);
    const { products, problems } = await importTable(
      `${WOO}\n11,variation,K-S,Kurti - S,1,499,Kurtis,KURTI,Size,S\n12,variation,K-M,Kurti - M,1,499,Kurtis,KURTI,Size,M\n`,
    );
    expect(tellProblems(problems)).toEqual(['2 warning parent-missing']);
    expect([...products.values()].map(({ product }) => product.title)).toEqual(['Kurti']);
  });
});

test.each([
  ['Cotton kurti — S', 'Cotton kurti — M', 'Cotton kurti'],
  ['Cotton kurti – S', 'Cotton kurti – M', 'Cotton kurti'],
  ['Mug - Red', 'Mug - Blue', 'Mug'],
  ['Shirt in Red', 'Shirt in Blue', 'Shirt'],
  ['Cotton kurti: S', 'Cotton kurti: M', 'Cotton kurti'],
  ['Cotton kurti (S)', 'Cotton kurti (M)', 'Cotton kurti'],
  ['Cotton kurti · S', 'Cotton kurti · M', 'Cotton kurti'],
  ['Cotton kurti -', 'Cotton kurti -', 'Cotton kurti -'],
])('a title of rows such as %j and %j ends without what joined it to the options', async (one, other, title) => {
  const { products } = await importTable(
    `id,item_group_id,title,image_link,price,size,availability\nS,K,${one},,499 INR,S,in stock\nM,K,${other},,499 INR,M,in stock\n`,
  );
  expect(products.get('K')?.product.title).toBe(title);
});

test('pieces that nobody counts are no fault', async () => {
  const { products, problems } = await importTable(
    'sku,title,price,stock\nA,Cup,9,Unlimited\nB,Jug,9,∞\nC,Rug,9,Not tracked\n',
  );
  expect([...products.values()].map(({ product }) => product.stock)).toEqual([undefined, undefined, undefined]);
  expect(tellProblems(problems)).toEqual([]);
});

describe('variants of Odoo below their product', () => {
  const odoo = (price: string, ...rows: readonly string[]) =>
    importTable(
      [
        'name',
        price,
        'product_variant_ids/default_code',
        'product_variant_ids/product_template_variant_value_ids/display_name',
        'standard_price',
      ].join() +
        '\n' +
        rows.join('\n') +
        '\n',
    );

  test('have the price of their product, which its first row has', async () => {
    const { products } = await odoo(
      'list_price',
      'Kurti,499,K-S,Size: S,200',
      ',,K-M,Size: M,',
      'Cap,99,C-S,Size: S,40',
      ',,C-M,Size: M,',
    );
    expect(
      [...products.values()].map(({ product }) => [product.title, product.offers, product.variants?.length]),
    ).toEqual([
      ['Kurti', { in: { price: 499 } }, 2],
      ['Cap', { in: { price: 99 } }, 2],
    ]);
  });

  test('are refused below its cost, and without a price where prices are the variants’', async () => {
    const loss = await odoo('list_price', 'Kurti,150,K-S,Size: S,200', ',,K-M,Size: M,');
    expect([...loss.refused.values()].join()).toContain('price-below-cost');
    const own = await odoo('product_variant_ids/lst_price', 'Kurti,499,K-S,Size: S,200', ',,K-M,Size: M,');
    expect([...own.refused.values()].join()).toContain('offer-missing');
    expect([...loss.products, ...own.products]).toEqual([]);
  });
});
