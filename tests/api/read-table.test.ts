import { describe, expect, test } from 'vitest';
import { makeWorkbook } from '../import/make-workbook.ts';
import { MOST_ROWS, readTable, type Table } from '../../src/api/records/products/read-table.ts';

/** The table; what is wrong with it or its columns otherwise. */
const read = async (text: string) => {
  const table = await readTable(Buffer.from(text));
  return typeof table === 'string' ? table : (table.problem ?? table);
};

async function open(text: string | Uint8Array): Promise<Table> {
  const table = await readTable(Buffer.from(text as string));
  if (typeof table === 'string') throw new Error(table);
  return table;
}

describe('a seller’s table', () => {
  test.each([
    ['tabs', 'sku\tprice\rA\t1,299'],
    ['semicolons', 'sku;price\r\nA;1,299\r\n'],
    ['commas and quotation marks', '\n\nsku,price\nA,"1,299"\n'],
    ['a mark of UTF-8', '\ufeffsku,price\nA,"1,299"\n'],
    ['lines above the headings', 'Products of May\n\nsku,price\nA,"1,299"\n'],
  ])('is read with %s', async (_, text) => {
    expect((await open(text)).rows.map(({ fields }) => fields)).toEqual([{ sku: 'A', price: '1,299' }]);
  });

  test('is read in UTF-16 and in Windows-1252, and a damaged letter refuses its row', async () => {
    expect((await open(Buffer.from('\ufeffsku\ttitle\nA\tकुर्ता', 'utf16le'))).rows[0]?.fields.title).toBe('कुर्ता');
    expect((await open(Buffer.from('sku,title\nA,Caf\xe9', 'latin1'))).rows[0]?.fields.title).toBe('Café');
  });

  test('is read of a workbook: the sheet with products, whose other sheets are named', async () => {
    const sheet = (name: string, rows: string[][]) => ({
      sheet: name,
      data: rows.map((row) => row.map((value) => ({ value }))),
    });
    const products = [
      ['sku', 'title', 'price', 'category'],
      ['A', 'Leaf', '1299', 'tea'],
      [],
      ['B', 'Cup', '99', 'tea'],
    ];
    const { rows, otherSheets } = await open(
      await makeWorkbook([sheet('Instructions', [['Fill in the next sheet']]), sheet('Products', products)]),
    );
    expect(rows.map(({ line, fields }) => [line, fields.sku, fields.price])).toEqual([
      [2, 'A', '1299'],
      [4, 'B', '99'],
    ]);
    expect(otherSheets).toEqual(['Instructions']);
  });

  test('is no workbook with more cells than the host reads', async () => {
    const rows = Array.from({ length: 2_100 }, () => Array.from({ length: 100 }, () => ({ value: 'x' })));
    const bytes = await makeWorkbook([{ sheet: 'Products', data: rows }]);
    expect(await readTable(bytes)).toMatch(/^Its sheet .* reaches to column CV and row 2,100/);
  });

  test('has the columns that its seller says that it has', async () => {
    const table = Buffer.from('Nr,what,brand,shelf\nA,Leaf,Hill,3\n');
    const meanings = new Map([
      [0, 'sku'],
      [1, 'title'],
      [2, undefined],
      [3, 'brand'],
    ] as const);
    const read = await readTable(table, meanings);
    expect(read).toMatchObject({ rows: [{ fields: { sku: 'A', title: 'Leaf', brand: '3' } }] });
    expect(await readTable(table)).toMatchObject({
      problem: 'The table has no column "sku".',
      rows: [],
      first: [['A', 'Leaf', 'Hill', '3']],
    });
  });

  test('has lists with bars in cells, which stand between no columns', async () => {
    const { rows } = await open('sku,features\nA,a | b | c | d\nB,e | f | g | h\nC,i | j | k | l\n');
    expect(rows.map(({ fields }) => fields.features)).toEqual(['a | b | c | d', 'e | f | g | h', 'i | j | k | l']);
  });

  test('says where its rows begin, past line breaks in cells and empty lines', async () => {
    const { rows } = await open('sku,title\n\nA,"one\ntwo"\n,,\nB,"say ""so"""\n');
    expect(rows.map(({ line, fields }) => [line, fields.title])).toEqual([
      [3, 'one\ntwo'],
      [6, 'say "so"'],
    ]);
  });

  test.each([
    ['an archive', 'PK\u0003\u0004x', /^This is an archive, or a workbook of another kind/],
    ['a PDF', '%PDF-1.4', /^This is a PDF/],
    ['a page', '<html><body>', /^This is no table\./],
    ['no text', '', /^The table has no rows\./],
    ['open at a quotation mark', 'sku,title\nA,"open\n', /^After line 1 a quotation mark is never closed/],
    ['wider than any table', `sku,${'x,'.repeat(300)}\nA\n`, /^It has 301 columns\. At most 200/],
    ['without a SKU', 'title,price\nA,1\n', /^The table has no column "sku"\.$/],
    ['with the same column twice', 'sku,Colour,color\nA,b,c\n', /^The table has the column "colour" twice\.$/],
    ['too long', `sku\n${'A\n'.repeat(MOST_ROWS + 1)}`, /^The table has more than \d+ rows/],
  ])('that is %s is refused with what to do', async (_, text, expected) => {
    expect(await read(text)).toMatch(expected);
  });

  test('is read by other names of its columns, and the others are named', async () => {
    const { rows, leftOut, headings } = await open(
      'SKU Code,सामान का नाम,दाम,एमआरपी,Weight (kg),श्रेणी,Image 1,Image 2,Cost price,Fabric,Size,Empty,नाम\n' +
        'A,कुर्ती,299,499,0.25,Women > Kurtis,a.jpg,b.jpg,120,Cotton,M,,दूसरा\n',
    );
    expect(rows.map(({ fields }) => fields)).toEqual([
      {
        sku: 'A',
        title: 'कुर्ती',
        price: '299',
        mrp: '499',
        weight: '250 g',
        category: 'Kurtis',
        pictures: 'a.jpg | b.jpg',
      },
    ]);
    expect(headings.get('price')).toBe('दाम');
    expect(leftOut).toEqual([
      { column: 'Cost price' },
      { column: 'Fabric', message: expect.stringContaining('"attributes"') },
      { column: 'Size', message: expect.stringContaining('"sizes"') },
      { column: 'नाम', message: '"सामान का नाम" has the same.' },
    ]);
  });

  test.each([
    ...[
      'Rate',
      'Value',
      'Amount',
      'Unit price',
      'Price per unit',
      'price_per_kg',
      'Net price',
      'Price without tax',
      'Price tax excluded',
    ],
    ...[
      'Cost',
      'Cost price',
      'standard_price',
      'Purchase rate',
      'Wholesale price',
      'Dealer price',
      'Landing cost',
      'Closing value',
      'Stock value',
    ],
    ...['खरीद मूल्य', 'लागत', 'रेट', 'Khareed daam'],
  ])('never takes %s for a price, an MRP or a price of a sale, and names it', async (doubtful) => {
    for (const price of ['', 'price', 'Selling price', 'MRP'])
      for (const headings of [
        ['sku', 'title', doubtful, price],
        ['default_code', 'name', doubtful, price, 'qty_available'],
        ['Internal Reference', 'Name', price, doubtful, 'Quantity On Hand'],
      ]) {
        const shown = headings.filter((heading) => heading !== '');
        const cells = shown.map((heading) =>
          heading === doubtful ? '777' : heading === price ? '999' : `${heading.length}`,
        );
        const table = await read(`${shown.join()}\n${cells.join()}\n`);
        // Without the format of another program a table has to have its SKU by a name that is known.
        if (typeof table === 'string') {
          expect(table).toMatch(/no column "sku"/);
          continue;
        }
        const [{ fields, sale } = { fields: {}, sale: undefined }] = table.rows;
        expect(Object.values(fields)).not.toContain('777');
        expect([fields.price, fields.mrp, sale]).toEqual([
          price !== '' && price !== 'MRP' ? '999' : undefined,
          price === 'MRP' ? '999' : undefined,
          undefined,
        ]);
        expect(table.leftOut.map(({ column }) => column)).toContain(doubtful);
      }
  });

  test('of Shopify has its prices, weights and texts, and no addresses of pictures', async () => {
    const { rows, leftOut, groupHeading } = await open(
      'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src\n' +
        'kurti,Kurti,<p>Cotton &amp; soft</p>,Asha,Kurtis,K-1,250,4,299,499,https://cdn.example/a.jpg?v=1\n',
    );
    expect(groupHeading).toBe('Handle');
    expect(rows).toEqual([
      {
        line: 2,
        group: 'kurti',
        fields: {
          title: 'Kurti',
          description: 'Cotton & soft',
          category: 'Kurtis',
          sku: 'K-1',
          weight: '250 g',
          stock: '4',
          price: '299',
          mrp: '499',
        },
      },
    ]);
    expect(leftOut.map(({ column }) => column)).toEqual(['Vendor', 'Image Src']);
    expect(leftOut[1]?.message).toMatch(/^Pictures are not fetched from addresses\. Upload the files/);
  });

  test('keeps names of pictures beside addresses', async () => {
    const { rows } = await open(
      'sku,pictures\nA,a.jpg | https://cdn.example/b.jpg\nB,"//x.example/1.jpg, //x.example/2.jpg"\n',
    );
    expect(rows.map(({ fields }) => fields)).toEqual([{ sku: 'A', pictures: 'a.jpg ' }, { sku: 'B' }]);
  });

  test('with a sale has its price, and that before as the MRP', async () => {
    const { rows } = await open('sku,regular price,sale price\nA,499,399\nB,499,\n');
    expect(rows.map(({ fields }) => fields)).toEqual([
      { sku: 'A', price: '399', mrp: '499' },
      { sku: 'B', price: '499' },
    ]);
  });

  // With no limit of lines and rows some of these hold the thread for half a minute. The bound is wide, as other tests run beside this one.
  test.each([
    ['empty lines', 'sku,title\n', '\n'],
    ['short rows', 'sku,title\n', 'a\n'],
    ['line ends of another kind', 'sku,title\n', '\r'],
    ['open quotation marks', 'sku,title\n', '"\n'],
    ['quotation marks', 'sku,title\nA,', '"'],
    ['commas', 'sku,title\nA,', ','],
    ['headings', 'sku,', 'title,'],
    ['markup', 'sku,details\nA,', '<p>&amp;'],
    ['addresses', 'sku,pictures\nA,', '//|'],
  ])('of a megabyte of %s takes no longer than others', async (_, start, unit) => {
    const bytes = Buffer.from(start + unit.repeat(Math.floor((1_000_000 - start.length) / unit.length)));
    await readTable(bytes);
    const before = process.threadCpuUsage();
    await readTable(bytes);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4_000);
  });
});

describe('the days of a sale in a seller’s table', () => {
  const head = 'sku,price,sale price,sale ends,sale starts';
  test.each([
    ['31/12/2020', '', { price: '200' }],
    ['31/12/2099', '', { price: '150', mrp: '200' }],
    ['44000', '', { price: '200' }],
    ['', '1 Jan 2099', { price: '200' }],
    ['', '', { price: '150', mrp: '200' }],
  ])('until %j from %j make the price', async (until, from, expected) => {
    const { rows } = await open(`${head}\nA,200,150,${until},${from}\n`);
    expect(rows[0]).toEqual({ line: 2, fields: { sku: 'A', ...expected } });
  });

  test('that can’t be read refuse the row, also where no price without the sale is there', async () => {
    const { rows } = await open(`${head}\nA,200,150,after Diwali,\nB,200,,after Diwali,\n`);
    expect(rows.map(({ sale }) => sale)).toEqual([
      'Expected the days of the sale, such as 31 Dec 2026. Found "after Diwali".',
      undefined,
    ]);
    const only = await open('sku,price,mrp,offer valid till\nA,150,200,1 Jan 2020\nB,150,,1 Jan 2020\n');
    expect(only.rows[0]?.fields).toEqual({ sku: 'A', price: '200' });
    expect(only.rows[1]?.sale).toContain('outside the sale');
  });
});
