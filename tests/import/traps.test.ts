import { explainCode } from '../../src/catalog/problems/schema-codes.ts';
import { describe, expect, test } from 'vitest';
import { importFiles, tellProblems, writeFile } from './support.ts';

const importTable = (text: string, name = 'table.csv') => importFiles([writeFile(name, text)]);
const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';

describe('variants', () => {
  test('of 40 values are all kept', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, index) => `bangle,${index === 0 ? 'Bangle' : ''},Shade,Shade ${index + 1},,99,3`,
    );
    const { products } = await importTable([HEAD, ...rows].join('\n'));
    const { product } = products.get('bangle') ?? {};
    expect(product?.variants).toHaveLength(40);
    expect(new Set(product?.variants?.map(({ sku }) => sku)).size).toBe(40);
    expect(product?.variants?.[39]).toEqual({ sku: 'bangle-shade-40', options: { Shade: 'Shade 40' }, stock: 3 });
  });

  test('of more than 100 are refused with all of their rows', async () => {
    const rows = Array.from(
      { length: 101 },
      (_, index) => `bangle,${index === 0 ? 'Bangle' : ''},Shade,Shade ${index + 1},,99,3`,
    );
    const { refused, problems } = await importTable([HEAD, ...rows].join('\n'));
    expect(refused.size).toBe(101);
    expect(problems.some(({ code }) => code === 'variants-too-many')).toBe(true);
  });

  test('with a price of 0 refuse the whole product, so that its import again is whole', async () => {
    const { refused, products } = await importTable(`${HEAD}\nk,Kurti,Size,S,K-S,499,1\nk,,Size,M,K-M,0,1\n`);
    expect(products.size).toBe(0);
    expect(refused.get(2)).toEqual(['line 3 of the same product is refused']);
    expect(refused.get(3)?.[0]).toContain('price-zero');
  });

  test('that are the same are refused, and a row that only stands twice is taken once', async () => {
    const same = await importTable(`${HEAD}\nk,Kurti,Size,S,K-1,499,1\nk,,Size,S,K-2,499,1\n`);
    expect(tellProblems(same.problems)).toContain('3 refused variant-duplicate');
    const twice = await importTable(`${HEAD}\nk,Kurti,Size,S,K-1,499,1\nk,Kurti,Size,S,K-1,499,1\n`);
    expect(tellProblems(twice.problems)).toEqual(['3 warning row-repeated']);
    expect(twice.products.get('k')?.rows).toHaveLength(2);
  });

  test('with the same SKU get SKUs of their own, which stay the same', async () => {
    const { products, problems } = await importTable(`${HEAD}\nk,Kurti,Size,S,DUP,499,1\nk,,Size,M,DUP,599,1\n`);
    expect(products.get('k')?.product.variants?.map(({ sku }) => sku)).toEqual(['k-s', 'k-m']);
    expect(tellProblems(problems)).toEqual(['2 mended sku-duplicate', '3 mended sku-duplicate']);
  });

  test('without a value that others have are refused', async () => {
    const { problems } = await importTable(`${HEAD}\nk,Kurti,Size,S,K-1,499,1\nk,,Size,,K-2,499,1\n`);
    expect(tellProblems(problems)).toContain('3 refused variant-incomplete');
  });

  test('of a table without a column of groups are told by the SKU that they share', async () => {
    const { products } = await importTable('sku,title,colour,price\nT-1,Tea cup,Red,99\nT-1,Tea cup,Blue,109\n');
    expect(products.get('T-1')?.product).toMatchObject({
      options: ['Colour'],
      variants: [{ sku: 'T-1-red' }, { sku: 'T-1-blue' }],
    });
  });
});

describe('a SKU', () => {
  test('of two products with different titles is the first one’s', async () => {
    const { products, refused } = await importTable('sku,title,price\nA,Cup,99\nA,Plate,99\n');
    expect([...products.values()].map(({ product }) => product.title)).toEqual(['Cup']);
    expect(refused.get(3)?.[0]).toContain('handle-shared');
  });

  test('of two handles is replaced for the second one by its handle', async () => {
    const { products, problems } = await importTable(`${HEAD}\na,Cup,,,X-1,99,1\nb,Plate,,,x-1,89,1\n`);
    expect([...products.values()].map(({ product }) => product.sku)).toEqual(['X-1', 'b']);
    expect(tellProblems(problems)).toEqual(['3 mended sku-duplicate']);
  });

  test('that is missing is made of the title, also of one in Hindi', async () => {
    const { products } = await importTable('नाम,कीमत\nसूती कुर्ता,499\n');
    expect([...products.values()][0]?.product.sku).toBe('suti-kurta');
  });
});

describe('texts', () => {
  test('are fixed: wrong code pages, invisible marks, markup in titles', async () => {
    const { products } = await importTable(
      'sku,title,price,description\nA,CafÃ©\u200b cup\u00a0,9,"a â€“ b"\nB,<b>Cup</b> &amp; saucer,9,N/A\n',
    );
    expect(products.get('A')?.product).toMatchObject({ title: 'Café cup', description: 'a – b' });
    expect(products.get('B')?.product.title).toBe('Cup & saucer');
    expect(products.get('B')?.product.description).toBeUndefined();
  });

  test('that spreadsheets would run as formulas come back as they were', async () => {
    const { products } = await importTable("sku,title,price\nA,'=2+3 cups,9\nB,'@home cup,9\n");
    expect([...products.values()].map(({ product }) => product.title)).toEqual(['=2+3 cups', '@home cup']);
  });

  test('of HTML lose scripts and frames', async () => {
    const { products } = await importTable(
      'sku,title,price,body html\nA,Cup,9,"<p onclick=""x()"">Fine<iframe src=""https://a.example""></iframe><script>x()</script></p>"\n',
    );
    expect(products.get('A')?.product.details).toBe('<p>Fine</p>');
  });
});

describe('prices', () => {
  test.each([
    ['₹4,99,999', 499_999],
    ['"Rs\n1699"', 1699],
    ['Rs. 1,699.50', 1699.5],
    ['499/-', 499],
    ['INR 499', 499],
    ['"1.234,50"', 1234.5],
  ])('such as %j are read', async (written, price) => {
    const { products } = await importTable(`sku,title,price\nA,Cup,"${written.replaceAll('"', '')}"\n`);
    expect(products.get('A')?.product.offers).toEqual({ in: { price } });
  });

  test.each(['', '0', '0.00', 'FREE', '499-599', '12 USD', '-5'])('such as %j are refused', async (written) => {
    const { refused } = await importTable(`sku,title,price\nA,Cup,${written}\n`);
    expect([...refused.keys()]).toEqual([2]);
  });

  test('have commas before decimals where the column has', async () => {
    const { products, mapping } = await importTable('sku;title;price\nA;Cup;12,50\nB;Plate;1.299\nC;Bowl;8,90\n');
    expect(mapping.decimals).toBe('comma');
    expect([...products.values()].map(({ product }) => product.offers?.['in']?.price)).toEqual([12.5, 1299, 8.9]);
  });

  test('are below the MRP, or the row is refused', async () => {
    const { refused } = await importTable('sku,title,price,mrp\nA,Cup,99,49\n');
    expect(refused.get(2)?.[0]).toContain('price-above-mrp');
  });
});

test('an optional value that is wrong is left out with a problem, and the row is taken', async () => {
  const { products, problems } = await importTable(
    'sku,title,price,barcode,stock,hsn,weight\nA,Cup,9,12345,many,62,heavy\n',
  );
  expect(products.get('A')?.product).toEqual({
    sku: 'A',
    title: 'Cup',
    seller: 'my-shop',
    offers: { in: { price: 9 } },
  });
  expect(tellProblems(problems).sort()).toEqual([
    '2 left-out gtin-invalid',
    '2 left-out hsn-invalid',
    '2 left-out stock-invalid',
    '2 left-out weight-wrong-type',
  ]);
  expect(problems.find(({ code }) => code === 'gtin-invalid')).toMatchObject({ column: 'barcode', found: '12345' });
});

test('a barcode that is wrong says what is wrong with it, and its product is taken with the others', async () => {
  const { products, problems } = await importTable(
    'default_code,name,list_price,standard_price,barcode\nA,Cup,9,5,8904000210030\nB,Jug,9,5,8.90400E+12\nC,Pot,9,5,5012345678900\nD,Pan,9,5,36000291452\n',
  );
  expect([...products.values()].map(({ product }) => product.gtin)).toEqual([
    undefined,
    undefined,
    '5012345678900',
    undefined,
  ]);
  const told = problems.filter(({ code }) => code === 'gtin-invalid');
  expect(
    told.map(({ position, column, expected }) => `${position.line} ${column} ${expected.split('": ')[1]}`),
  ).toEqual([
    '2 barcode after 890400021003 it is 7; this is left out',
    '3 barcode a spreadsheet has shortened this one, so make the column text there and enter it again; this is left out',
    '5 barcode a spreadsheet may have taken zeros from 036000291452; this is left out',
  ]);
  expect(explainCode('gtin-invalid', 'Barcode')?.title).not.toContain('"');
});

test("the maker's part number is the product's, or that of each variant", async () => {
  const { products } = await importTable(
    'sku,title,price,part number,group,option1_name,option1_value\nA,Clock,9,CLK-1,,,\nB-1,Lamp,9,LMP-1,B,Finish,Brass\nB-2,Lamp,9,LMP-2,B,Finish,Black\n',
  );
  expect(products.get('A')?.product.mpn).toBe('CLK-1');
  expect(products.get('B')?.product).not.toHaveProperty('mpn');
  expect(products.get('B')?.product.variants?.map(({ mpn }) => mpn)).toEqual(['LMP-1', 'LMP-2']);
});

test('rows of a product that are far apart are one product', async () => {
  const others = Array.from({ length: 2_000 }, (_, index) => `p-${index},Product ${index},,,P-${index},10,1`);
  const { products, rowsIn, rowsOut } = await importTable(
    [HEAD, 'k,Kurti,Size,S,K-S,499,1', ...others, 'k,,Size,M,K-M,499,1'].join('\n'),
  );
  expect(products.get('k')?.product.variants).toHaveLength(2);
  expect(rowsIn).toBe(rowsOut);
});
