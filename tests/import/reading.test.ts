import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourceRow } from '../../src/tables/model.ts';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { makeWorkbook, type WorkbookCell as Cell } from './make-workbook.ts';
import { makeZip } from './make-zip.ts';
import { FIXTURES, importFiles, writeFile } from './support.ts';

const TABLE = 'sku,title,price\nA-1,Café “crème” ₹,499\nA-2,"Two\nlines",99\n';

async function readTable(
  name: string,
  contents: string | Uint8Array,
): Promise<{ detected: string; rows: SourceRow[] }> {
  const { tables, close } = await openSources([writeFile(name, contents)]);
  const [table] = tables;
  const rows: SourceRow[] = [];
  for await (const row of table?.rows() ?? []) rows.push(row);
  await close();
  return { detected: table?.detected ?? '', rows };
}

const utf16 = (text: string, { isBig = false, hasMark = true } = {}): Buffer => {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a table of text', () => {
  test.each([
    ['UTF-8', Buffer.from(TABLE), 'UTF-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TABLE}`), 'UTF-8 with a mark'],
    ['UTF-16', utf16(TABLE), 'UTF-16'],
    ['big-endian UTF-16', utf16(TABLE, { isBig: true }), 'UTF-16 (big-endian)'],
    ['UTF-16 without a mark', utf16(TABLE, { hasMark: false }), 'UTF-16 without a mark'],
  ])('is read in %s', async (_, bytes, name) => {
    const { detected, rows } = await readTable('a.csv', bytes);
    expect(detected).toBe(`CSV, ${name}, commas, headings in row 1`);
    expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
      [2, 'Café “crème” ₹'],
      [3, 'Two\nlines'],
    ]);
  });

  test('is read in Windows-1252, whose first special character may be its last', async () => {
    const filler = 'A-0,Plain,1\n'.repeat(30_000);
    const bytes = Buffer.concat([
      Buffer.from(`sku,title,price\n${filler}A-1,Caf`),
      Buffer.from([0xe9, 0x20, 0x80]),
      Buffer.from(',499\n'),
    ]);
    const { detected, rows } = await readTable('a.csv', bytes);
    expect(detected).toContain('Windows-1252');
    expect(rows.at(-1)?.cells[1]).toBe('Café €');
  });

  test('of UTF-8 with a damaged character stays UTF-8, and that is told', async () => {
    const bytes = Buffer.concat([
      Buffer.from('sku,title,price\nA-1,नीला é ü,1\nA-2,x'),
      Buffer.from([0xff]),
      Buffer.from('y,2\n'),
    ]);
    const { detected, rows } = await readTable('a.csv', bytes);
    expect(detected).toContain('UTF-8 with 1 damaged characters');
    expect(rows[0]?.cells[1]).toBe('नीला é ü');
  });

  test.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ])('may have %j between cells', async (mark, name) => {
    const { detected, rows } = await readTable(
      'a.txt',
      `sku${mark}title${mark}price\nA${mark}"B${mark} C, D, E"${mark}1,5\n`,
    );
    expect(detected).toContain(name);
    expect(rows[0]?.cells).toEqual(['A', `B${mark} C, D, E`, '1,5']);
  });

  test('may have rows that are short, empty, or too long', async () => {
    const file = writeFile('a.csv', 'sku,title,price\r\nA,Short\r\n\r\n,,\r\nB,Fine,10,,\r\nC,Too, many,10\r\n');
    const { rowsIn, rowsOut, refused, products } = await importFiles([file]);
    expect([rowsIn, rowsOut]).toEqual([3, 3]);
    expect([...products.keys()]).toEqual(['B']);
    expect(refused.get(6)?.[0]).toContain('row-cells');
  });

  test('without headings has columns by their position', async () => {
    const { detected, rows } = await readTable(
      'a.csv',
      'K-1,₹499,https://a.example/1.jpg\nK-2,₹99,https://a.example/2.jpg\n',
    );
    expect(detected).toContain('no headings');
    expect(rows).toHaveLength(2);
  });

  test('with a cell of 2 MB is read, and the text is shortened where it is too long', async () => {
    const file = writeFile(
      'a.csv',
      `sku,title,price,description\nA,Big,10,"${'word, '.repeat(350_000)}"\nB,Small,10,x\n`,
    );
    const { products, problems } = await importFiles([file]);
    expect(products.get('A')?.product.description?.length).toBeLessThanOrEqual(10_000);
    expect(problems.find(({ code }) => code === 'description-too-long')?.severity).toBe('mended');
    expect(Math.max(...problems.map(({ found = '' }) => found.length))).toBeLessThanOrEqual(100);
  });

  test('with a million columns is refused in little time', async () => {
    const file = writeFile('a.csv', `${'c,'.repeat(1_000_000)}\n1\n`);
    await expect(openSources([file])).rejects.toThrow(/10,00,001 columns|10,00,000 columns/);
  });

  test('with a million cells in one row refuses that row', async () => {
    const { refused, products } = await importFiles([
      writeFile('a.csv', `sku,title,price\nA,${'x,'.repeat(1_000_000)}\nB,Fine,10\n`),
    ]);
    expect([...refused.keys()]).toEqual([2]);
    expect([...products.keys()]).toEqual(['B']);
  });

  test('with a quotation mark that is never closed is refused with its line', async () => {
    const file = writeFile('a.csv', 'sku,title,price\nA,Fine,1\nB,"5 inch pipe,2\nC,Fine,3\n');
    const { tables } = await openSources([file]).catch((error: Error) => ({ tables: error.message }));
    const read = typeof tables === 'string' ? Promise.reject(new Error(tables)) : importFiles([file]);
    await expect(read).rejects.toThrow(/a\.csv: after line \d a quotation mark is never closed/);
  });
});

describe('a file that is not what its name says', () => {
  test.each([
    ['list.csv', Buffer.from('%PDF-1.7\n%âãÏÓ'), /this is a PDF/],
    ['list.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /Excel 97 to 2003/],
    ['list.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /this is a picture/],
    ['list.csv', Buffer.from([0x1f, 0x8b, 8, 0]), /gzip/],
    ['list.csv', Buffer.alloc(0), /it is empty/],
    ['list.csv', Buffer.from([1, 2, 3, 0, 0, 5, 6, 7, 8, 14, 15, 1, 2, 3]), /no table of text/],
    ['list.xml', Buffer.from('<?xml version="1.0"?><a><b/></a>'), /no <item>/],
    ['list.html', Buffer.from('<!doctype html><table><tr><td>1</td></tr></table>'), /no products as JSON-LD/],
    ['list.json', Buffer.from('[1, 2'), /not valid JSON/],
    ['list.zip', Buffer.from('PK\u0003\u0004rubbish'), /archive is damaged/],
  ])('%s: %s', async (name, bytes, message) => {
    await expect(openSources([writeFile(name, bytes)])).rejects.toThrow(message);
  });

  test('is told when it is missing, or a folder', async () => {
    await expect(openSources(['/nowhere/at/all.csv'])).rejects.toThrow('there is no such file');
    await expect(openSources([FIXTURES])).rejects.toThrow('this is a folder');
  });
});

describe('a workbook', async () => {
  const text = (value: string | number): Cell => ({ value, ...(typeof value === 'string' && { type: String }) });
  const MEESHO: Cell[][] = [
    [{ value: 'Catalogue upload', span: 6 }, null, null, null, null, null],
    [
      { value: 'Product Name', rowSpan: 2 },
      { value: 'SKU ID', rowSpan: 2 },
      { value: 'Variation', rowSpan: 2 },
      { value: 'Price', span: 2 },
      null,
      { value: 'Inventory', rowSpan: 2 },
    ],
    [null, null, null, text('Meesho Price'), text('MRP'), null],
    [text('Rayon kurti'), text('0012'), text('M'), text(349.5), text(999), text(4)],
    [text('Rayon kurti'), text('0013'), text('L'), text(349.5), text(999), text(0)],
    [text('Rayon dupatta'), text('0014'), text('Free Size'), text(0), text(299), text(4)],
  ];

  test('with merged headings in two rows and several sheets is read, whatever its name says', async () => {
    const bytes = await makeWorkbook([
      { sheet: 'Products', data: MEESHO },
      { sheet: 'Help', data: [[text('Read this first.')]] },
    ]);
    const { sources, mapping, products, refused, rowsIn, rowsOut } = await importFiles([writeFile('list.csv', bytes)]);
    expect(sources.tables.map(({ file, detected }) => [file, detected])).toEqual([
      ['list (Products).csv', 'XLSX, sheet "Products", headings in row 2'],
    ]);
    expect(sources.leftOut.map(({ file }) => file)).toEqual(['list (Help).csv']);
    expect(mapping.format).toBe('meesho');
    expect(rowsIn).toBe(rowsOut);
    expect(products.get('0012')?.product).toMatchObject({
      sku: '0012',
      title: 'Rayon kurti',
      offers: { in: { price: 349.5, mrp: 999 } },
      sizes: [{ name: 'M', stock: 4 }],
    });
    expect([...refused.keys()]).toEqual([6]);
  });

  test('writes refused rows as a workbook with reasons, which is read again', async () => {
    const { tables } = await openSources([writeFile('a.xlsx', await makeWorkbook([{ sheet: 'P', data: MEESHO }]))]);
    const [table] = tables;
    const file = writeFile('a.refused.xlsx', '');
    async function* refused() {
      for await (const row of table?.rows() ?? []) yield { row, reasons: ['a price above 0'] };
    }
    await table?.writeRefused(file, refused());
    const again = await openSources([file]);
    expect(again.tables[0]?.columns.at(-1)).toBe('reasons');
    for await (const row of again.tables[0]?.rows() ?? []) {
      expect(row.cells.at(-1)).toBe('a price above 0');
      break;
    }
  });

  test('that unpacks to more than it promises is refused', async () => {
    const bomb = makeZip(
      { 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': 'x'.repeat(100_000) },
      { promise: 100 },
    );
    await expect(openSources([writeFile('a.xlsx', bomb)])).rejects.toThrow(/damaged/);
  });
});

describe('an archive', () => {
  test('has tables and pictures; what is neither, damaged or leads out of it is told', async () => {
    const zip = makeZip({
      'shop/products.csv': TABLE,
      'shop/photos/a.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      '../../etc/evil.csv': TABLE,
      'notes.docx': 'x',
      'broken.csv': '%PDF-1.4',
      '__MACOSX/shop/._products.csv': 'x',
    });
    const { tables, pictures, leftOut, close } = await openSources([writeFile('export.zip', zip)]);
    expect(tables.map(({ file }) => file)).toEqual(['export.zip/shop/products.csv']);
    expect(pictures.map(({ path }) => path)).toEqual(['shop/photos/a.jpg']);
    expect((await pictures[0]?.read())?.[1]).toBe(0xd8);
    expect(leftOut).toEqual([
      { file: 'export.zip/../../etc/evil.csv', reason: 'its path leads out of the archive' },
      { file: 'export.zip/notes.docx', reason: 'it is neither a table nor a picture' },
      { file: 'export.zip/broken.csv', reason: expect.stringContaining('this is a PDF') },
    ]);
    await close();
  });

  test('that unpacks to far more than its size is refused', async () => {
    const zip = makeZip({ 'a.csv': 'x' }, { promise: 4_000_000_000 });
    await expect(openSources([writeFile('bomb.zip', zip)])).rejects.toThrow(/unpacks to more than/);
  });
});

test('a feed in one line has its rows told by their number', async () => {
  const item = (id: number) => `<item><g:id>${id}</g:id><title>Cup ${id}</title><g:price>9 INR</g:price></item>`;
  const file = writeFile(
    'feed.xml',
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item(1)}${item(2)}</channel></rss>`,
  );
  const { linesIn, products } = await importFiles([file]);
  expect(linesIn).toEqual(['feed.xml 1', 'feed.xml 2']);
  expect(products.size).toBe(2);
});

describe('refused rows', () => {
  test.each([
    'shopify-old.csv',
    'google.tsv',
    'google.xml',
    'hindi.csv',
    'products.jsonl',
    'shopify.json',
    'nested.jsonl',
    'nested.json',
    'page.html',
    'hinglish.txt',
  ])('of %s are written in its own format with reasons, and read again as the same products', async (fixture) => {
    const { sources, products } = await importFiles([join(FIXTURES, fixture)]);
    const [table] = sources.tables;
    async function* all() {
      for await (const row of table?.rows() ?? []) yield { row, reasons: ['first reason', 'second "reason"'] };
    }
    const file = writeFile(fixture.replace('.html', '.json'), '');
    await table?.writeRefused(file, all());
    const again = await importFiles([file]);
    expect([...again.products].map(([key, { product }]) => [key, product])).toEqual(
      [...products].map(([key, { product }]) => [key, product]),
    );
    const reasons = again.mapping.columns.find(({ column }) => column === 'reasons');
    expect(reasons?.field).toBeUndefined();
  });
});
