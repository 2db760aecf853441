import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvCell, writeCsvRow } from '../../../src/core/text/csv-cell.ts';

const SIGNS = [...'=\'+-@|;,\t\n" aB1', '＝'];

test('a cell is the same when it is read again, whatever it has', () => {
  const cell = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 9 }).map((text) => text.trim());
  fc.assert(
    fc.property(cell, (text) => {
      const [, row] = parse(`A,B\r\n${writeCsvRow(['x', text])}`) as string[][];
      expect(readCsvCell(row?.[1] ?? '')).toBe(text);
    }),
  );
});

test.each(['=1', ' =1', '"=1', "'=1", 'a|=1', 'a;\n @x', '＝1', '-5'])('%j starts no formula', (text) => {
  const written = writeCsvRow([text]);
  expect(written).not.toMatch(/(^"?|[;|\t\r\n])[\s"]*[=+\-@＝]/);
});

test('a phone number stays as it is', () => {
  expect(writeCsvRow(['+919876543210'])).toBe('+919876543210\r\n');
});
