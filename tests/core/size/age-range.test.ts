import { expect, test } from 'vitest';
import { readAges } from '../../../src/core/size/age-range.ts';
import { findFittingSize, listAsked, type SizeChart } from '../../../src/core/size/size-finder.ts';

const years = (count: number) => count * 12;

test('sizes are read as ages, up to the next larger one', () => {
  expect([...readAges(['6-7Y', '4-5Y', '8-9Y'])]).toEqual([
    ['4-5Y', { from: years(4), before: years(6) }],
    ['6-7Y', { from: years(6), before: years(8) }],
    ['8-9Y', { from: years(8), before: years(10) }],
  ]);
  expect([...readAges(['NB', '0-3M', '3 to 6 months', '6-12M', '1-2 years', '2–3Y'])]).toEqual([
    ['0-3M', { from: 0, before: 3 }],
    ['3 to 6 months', { from: 3, before: 6 }],
    ['6-12M', { from: 6, before: years(1) }],
    ['1-2 years', { from: years(1), before: years(2) }],
    ['2–3Y', { from: years(2), before: years(4) }],
  ]);
});

test.each([
  ['8C', '10C', '1Y', '2Y'],
  ['S', 'M', 'L'],
  ['28', '30', '32'],
  ['2 x 3 ft', '3 x 5 ft'],
  ['5-4Y', '3-2Y'],
  ['2-3Y', 'S'],
])('%s, %s … are no ages', (...names) => {
  expect(readAges(names).size).toBe(0);
});

const child: SizeChart = {
  basis: 'garment',
  measures: ['Chest', 'Height'],
  rows: [
    { name: '4-5Y', values: ['25 in', '104-110 cm'] },
    { name: '6-7Y', values: ['27 in', '116-122 cm'] },
  ],
};

test('a chart for children asks for age, and for height where it has it; other charts never ask for a height', () => {
  expect(listAsked(child)).toEqual(['age', 'height']);
  expect(listAsked({ ...child, measures: ['Chest', 'Length'] })).toEqual(['age', 'chest']);
  expect(listAsked({ ...child, rows: child.rows.map((row, index) => ({ ...row, name: `${index}` })) })).toEqual([
    'chest',
  ]);
});

test.each([
  [{ age: years(4) - 1 }, undefined],
  [{ age: years(4) }, '4-5Y'],
  [{ age: years(6) - 1 }, '4-5Y'],
  [{ age: years(6) }, '6-7Y'],
  [{ age: years(8) }, undefined],
  [{ height: 1180 }, '6-7Y'],
  [{ age: years(4), height: 1180 }, '6-7Y'],
  [{ age: years(5), height: 900 }, undefined],
])('%j fits %s', (body, size) => {
  expect(findFittingSize(child, body)).toBe(size);
});
