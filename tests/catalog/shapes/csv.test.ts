import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, readCsv } from '../../../src/catalog/shapes/csv.ts';
import { formatCsv } from '../../../src/catalog/problems/csv.ts';

const read = (text: string) => readCsv(Buffer.from(text));
const cells = (text: string) => read(text).map((row) => row.cells);

describe('a table', () => {
  test('is read with commas, semicolons or tabs, whichever the headings have most of', () => {
    expect(cells('sku,price\nA,"1,299"\n')).toEqual([
      ['sku', 'price'],
      ['A', '1,299'],
    ]);
    expect(cells('sku;price\r\nA;1,299\r\n')).toEqual([
      ['sku', 'price'],
      ['A', '1,299'],
    ]);
    expect(cells('sku\tprice\rA\t1,299')).toEqual([
      ['sku', 'price'],
      ['A', '1,299'],
    ]);
  });

  test('has rows that say where they begin, past line breaks in cells and empty lines', () => {
    const rows = read('sku,text\n\nA,"one\ntwo"\n,,\nB,"say ""so"""\n');
    expect(rows).toEqual([
      { line: 1, cells: ['sku', 'text'] },
      { line: 3, cells: ['A', 'one\ntwo'] },
      { line: 6, cells: ['B', 'say "so"'] },
    ]);
  });

  test('is read in UTF-8 with or without a mark, and in UTF-16', () => {
    expect(cells('\ufeffsku,title\nA,कुर्ता')).toEqual([
      ['sku', 'title'],
      ['A', 'कुर्ता'],
    ]);
    expect(readCsv(Buffer.from('\ufeffsku\tनाम', 'utf16le'))[0]?.cells).toEqual(['sku', 'नाम']);
  });

  test('that is a workbook, is in another code page, or has an open quotation mark is refused with what to do', () => {
    expect(() => readCsv(Buffer.from('PK\u0003\u0004'))).toThrow(/choose Save as, "CSV UTF-8"/);
    expect(() => readCsv(Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9]))).toThrow(CsvError);
    expect(() => read('sku\nA,"open\n')).toThrow('Row 2: a quotation mark is never closed.');
  });

  test('that was written as CSV is read as it was', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `x${text.replace(/\s+/g, ' ').trim()}`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (table) => {
        const [head = ['x', 'x']] = table;
        const plain = [head.map((_, index) => `h${index}`), ...table];
        expect(cells(formatCsv(plain))).toEqual(plain);
      }),
    );
  });
});
