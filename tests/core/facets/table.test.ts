import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeTable } from '../../../src/core/facets/encode-table.ts';
import { numbersOf, stepsOf } from '../../../src/core/facets/list-file.ts';
import { listTableFiles, pickRows, ROWS_A_FILE } from '../../../src/core/facets/pick-rows.ts';
import { AVAILABILITY, formatRange, IN_STOCK, parseRange } from '../../../src/core/facets/table.ts';
import { makeManyRows, makeRow, NAMES, STEPS } from './made-rows.ts';

test('the table of 1,000 products has at most 30,000 bytes', () => {
  const text = JSON.stringify(encodeTable(makeManyRows(1000), NAMES, STEPS));
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(30_000);
});

test('the table of a search result is made of the tables of ranges of numbers', () => {
  const rows = makeManyRows(600);
  const files = new Map(
    [0, 1, 2].map((file) => [
      file,
      encodeTable(rows.slice(file * ROWS_A_FILE, (file + 1) * ROWS_A_FILE), NAMES, STEPS),
    ]),
  );
  const numbers = [599, 3, 300, 256, 4, 255];
  expect(listTableFiles(numbers)).toEqual([0, 1, 2]);
  expect(listTableFiles([3, 255])).toEqual([0]);
  const picked = numbers.flatMap((number) => rows[number] ?? []);
  expect(pickRows(files, numbers)).toEqual(encodeTable(picked, NAMES, STEPS));
  expect(() => pickRows(files, [768])).toThrow('768');
});

test('results of a search are filtered by what one in five of them has, and by what every shop has', () => {
  const facetsOf = (few: number, all: number): string[] => {
    const rows = Array.from({ length: all }, (_, index) =>
      makeRow({ colour: 'red', ...(index < few && { size: '3-years', [AVAILABILITY]: IN_STOCK }) }),
    );
    const numbers = rows.map((_, number) => number);
    return pickRows(new Map([[0, encodeTable(rows, NAMES, STEPS)]]), numbers).facets.map(({ id }) => id);
  };
  expect(facetsOf(2, 10)).toEqual(['colour', 'size', AVAILABILITY]);
  expect(facetsOf(1, 10)).toEqual(['colour', AVAILABILITY]);
  expect(facetsOf(3, 16)).toEqual(['colour', AVAILABILITY]);
});

test('a facet that no product has is left out', () => {
  const { facets, ...rest } = encodeTable([], NAMES, STEPS);
  expect(facets).toEqual([]);
  expect(rest).toEqual({ count: 0, price: { numbers: [], codes: [] }, priceSteps: STEPS });
});

test('numbers of products are kept as steps', () => {
  const numbers = [40, 41, 42, 7, 900];
  expect(stepsOf(numbers)).toEqual([40, 1, 1, -35, 893]);
  expect(numbersOf(stepsOf(numbers))).toEqual(numbers);
});

test.each([
  ['-500', { from: 0, to: 50_000 }],
  ['200-499.5', { from: 20_000, to: 49_950 }],
  ['1000-', { from: 100_000, to: Number.POSITIVE_INFINITY }],
])('%s is a range of prices', (text, range) => {
  expect(parseRange(text)).toEqual(range);
  expect(formatRange(range)).toBe(text);
});

test('a range whose ends are the other way round is turned round', () => {
  expect(parseRange('500-100')).toEqual(parseRange('100-500'));
});
