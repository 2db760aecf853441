import { describe, expect, test } from 'vitest';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { makeZip } from './make-zip.ts';
import { importFiles, writeFile } from './support.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const textCell = (cell: string, value: string): string => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook with a sheet of a heading row, one product, and further rows. */
const makeBook = (...rows: readonly string[]): string =>
  writeFile(
    'book.xlsx',
    makeZip({
      'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="Price list" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}"><si><t>Cup</t></si><si><r><t>left </t></r><r><t>over</t></r></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}"><sheetData><row r="1">${textCell('A1', 'SKU')}${textCell('B1', 'Title')}${textCell('C1', 'Price')}</row><row r="2">${textCell('A2', 'CUP-1')}<c r="B2" t="s"><v>0</v></c><c r="C2"><v>99</v></c></row>${rows.join('')}</sheetData></worksheet>`,
    }),
  );

const messageOf = (file: string): Promise<string> =>
  openSources([file]).then(
    () => '',
    (error: Error) => error.message,
  );

describe('a workbook that reaches to the last cell of a sheet', () => {
  test('is refused before its cells are made, with the cells, what is in them and what to do', async () => {
    const before = process.resourceUsage().maxRSS;
    const message = await messageOf(makeBook('<row r="1048576"><c r="XFD1048576" t="s"><v>1</v></c></row>'));
    expect(message).toBe(
      'book.xlsx: its sheet "Price list" reaches to column XFD and row 10,48,576, because of what is in XFD1048576 ("left over"). That is more than the 2,00,00,000 cells that are read, empty ones included. Delete the columns and rows behind the products and save it again, or save the sheet as CSV UTF-8.',
    );
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
  });

  test('by two cells, one far to the right and one far below, names both', async () => {
    const message = await messageOf(
      makeBook(
        `<row r="3" spans="1:9">${textCell('AMJ3', ' ')}</row>`,
        '<row r="900000"><c r="B900000"><f>A1&amp;""</f><v></v></c></row>',
      ),
    );
    expect(message).toContain(
      'reaches to column AMJ and row 9,00,000, because of what is in AMJ3 (spaces) and B900000',
    );
  });

  test('is read where those cells are empty and only have a format', async () => {
    const styled = Array.from({ length: 20_000 }, (_, index) => {
      const row = index === 19_999 ? 1_048_576 : index + 3;
      return `<row r="${row}" s="1" customFormat="1"><c r="A${row}" s="1"/><c r="XFD${row}" s="1"></c></row>`;
    });
    const { products, rowsIn } = await importFiles([makeBook(...styled)]);
    expect(rowsIn).toBe(1);
    expect(products.get('CUP-1')?.product).toMatchObject({ title: 'Cup', offers: { in: { price: 99 } } });
  });

  test('refuses the row alone where the sheet is small', async () => {
    const { refused, products } = await importFiles([
      makeBook(`<row r="3">${textCell('A3', 'CUP-2')}${textCell('XFD3', 'a note')}</row>`),
    ]);
    expect(products.size).toBe(1);
    expect([...refused.values()].flat().join()).toContain('at most 3 cells');
  });

  test.each([
    '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>',
    '<row r="3"><c r="ZZZZ3"><v>1</v></c></row>',
  ])('is refused where no sheet has so many rows or columns: %s', async (row) => {
    expect(await messageOf(makeBook(row))).toMatch(/no sheet has so many\. Save the workbook again as XLSX/);
  });
});
