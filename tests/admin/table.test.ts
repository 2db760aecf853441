import { describe, expect, test } from 'vitest';
import { describeUnread, formatCell, listColumns, parseCell, titleOf } from '../../src/admin/app/table/cell-text.ts';
import { filterRows, NO_FILTER } from '../../src/admin/app/table/filter-rows.ts';
import {
  editsAfter,
  type Edits,
  groupProblems,
  keepEdits,
  listChangedCells,
  makeChanges,
  mergeRow,
  withEdit,
} from '../../src/admin/app/table/table-rows.ts';
import { diffLines } from '../../src/admin/app/save/diff-lines.ts';
import type { ProductRow } from '../../src/admin/contract.ts';

const LISTS = {
  markets: [{ id: 'in', name: 'India', currency: 'INR' }],
  categories: [
    { id: 'cups', title: 'Cups', marketId: 'in' },
    { id: 'tea', title: 'Tea', marketId: 'in' },
  ],
  sellers: [{ id: 'chai-ghar', name: 'Chai Ghar' }],
};

const row = (sku: string, values: ProductRow['values'], others: Partial<ProductRow> = {}): ProductRow => ({
  file: `products/cups/${sku}.json`,
  digest: sku,
  shape: 'canonical',
  sku,
  values: { title: sku, category: 'cups', ...values },
  fixed: [],
  ...others,
});

const ROWS = [
  row('a', { 'price:in': 100, availability: 'sold out' }),
  row('b', { 'price:in': 50, draft: true }),
  row('c', {}),
  row('c-1', { 'price:in': 70 }, { file: 'products/cups/c.json', variant: 0, options: 'Small', fixed: ['title'] }),
];
const NONE = { changed: new Set<string>(), problems: new Set<string>() };
const [A, B] = ROWS as [ProductRow, ProductRow];

describe('texts of cells', () => {
  test.each([
    ['price:in', '₹4,99,999', 499_999],
    ['price:in', ' 499.50 ', 499.5],
    ['price:in', 'cheap', 'cheap'],
    ['stock', '1,204', 1204],
    ['stock', '-3', '-3'],
    ['draft', 'Yes', true],
    ['draft', 'no', null],
    ['availability', 'Out of stock', 'sold out'],
    ['availability', 'InStock', 'in stock'],
    ['availability', '2027-01-15', '2027-01-15'],
    ['category', 'TEA', 'tea'],
    ['seller', 'chai ghar', 'chai-ghar'],
    ['title', ' Two\nlines ', 'Two lines'],
    ['title', '=1+1', '=1+1'],
    ['mrp:in', '', null],
  ] as const)('%s: %j is read as %j', (field, text, value) => {
    expect(parseCell(field, text, LISTS)).toBe(value);
  });

  test('that were copied are read as the same values', () => {
    for (const { values } of ROWS)
      for (const field of listColumns(LISTS)) {
        const value = values[field] ?? null;
        expect(parseCell(field, formatCell(field, value), LISTS)).toBe(value);
      }
  });

  test('that can not be read are told of, and nothing is lost of them', () => {
    expect(describeUnread('price:in', 'cheap', LISTS)).toContain('not an amount');
    expect(describeUnread('category', 'pots', LISTS)).toBe('There is no such category.');
    expect(describeUnread('title', null, LISTS)).toBe('A value is needed here.');
    expect(describeUnread('mrp:in', null, LISTS)).toBeUndefined();
  });

  test('name the market where there are several', () => {
    expect(titleOf('price:in', LISTS)).toBe('Price (INR)');
    const markets = [...LISTS.markets, { id: 'ae', name: 'Emirates', currency: 'AED' }];
    expect(titleOf('mrp:ae', { markets })).toBe('MRP (AED)');
    const alike = [...markets, { id: 'north', name: 'North', currency: 'INR' }];
    expect(titleOf('price:north', { markets: alike })).toBe('Price (north, INR)');
  });
});

describe('changes of the table', () => {
  const change = (edits: Edits, target: ProductRow, field: 'price:in' | 'category', value: number | string) =>
    withEdit(edits, target, field, value);

  test('are those values that differ from the files', () => {
    const edits = change(change(new Map(), A, 'price:in', 90), B, 'price:in', 50);
    expect(listChangedCells(ROWS, edits)).toEqual([{ row: A, field: 'price:in', before: 100, after: 90 }]);
    expect(change(edits, A, 'price:in', 100).size).toBe(0);
  });

  test('leave cells alone that can not be changed', () => {
    const before = ROWS.map((one) => mergeRow(one, new Map()));
    const after = before.map((one) => ({ ...one, values: { ...one.values, title: 'New' } }));
    const edits = editsAfter(new Map(), before, after, ['title']);
    expect(listChangedCells(ROWS, edits).map(({ row: { sku } }) => sku)).toEqual(['a', 'b', 'c']);
  });

  test('are one change for each file, which a new category moves', () => {
    const edits = change(change(new Map(), A, 'price:in', 90), A, 'category', 'tea');
    expect(makeChanges(listChangedCells(ROWS, edits))).toEqual([
      {
        kind: 'change',
        file: 'products/cups/a.json',
        digest: 'a',
        cells: [{ variant: undefined, field: 'price:in', value: 90 }],
        to: 'products/tea/a.json',
      },
    ]);
  });

  test('stay on files that were read again', () => {
    const edits = change(change(new Map(), A, 'price:in', 90), B, 'price:in', 45);
    const again = [row('a', { 'price:in': 90 }), row('b', { 'price:in': 60 })];
    expect(listChangedCells(again, keepEdits(edits, again)).map(({ after }) => after)).toEqual([45]);
  });
});

describe('the rows of the table', () => {
  const skus = (rows: readonly ProductRow[]) => rows.map(({ sku }) => sku);

  test('are found by words, and variants stay with their product', () => {
    expect(skus(filterRows(ROWS, { ...NO_FILTER, text: 'SMALL' }, NONE))).toEqual([]);
    expect(skus(filterRows(ROWS, { ...NO_FILTER, text: 'c-1' }, NONE))).toEqual(['c', 'c-1']);
    expect(skus(filterRows(ROWS, { ...NO_FILTER, state: 'draft' }, NONE))).toEqual(['b']);
    expect(skus(filterRows(ROWS, { ...NO_FILTER, state: 'sold out' }, NONE))).toEqual(['a']);
  });

  test('are sorted by numbers as numbers', () => {
    expect(skus(filterRows(ROWS, { ...NO_FILTER, sort: 'price:in' }, NONE))).toEqual(['b', 'c', 'c-1', 'a']);
    expect(skus(filterRows(ROWS, { ...NO_FILTER, sort: 'price:in', isDescending: true }, NONE))[0]).toBe('a');
  });

  test('have the problems of their cells', () => {
    const problem = {
      code: 'x',
      severity: 'error',
      line: 1,
      column: 1,
      field: '',
      found: '0',
      expected: 'more',
    } as const;
    const cell = { field: 'price:in', variant: 0 } as const;
    const grouped = groupProblems([
      { ...problem, file: 'products/cups/c.json', cell },
      { ...problem, file: 'store.json' },
    ]);
    expect([...grouped]).toEqual([['products/cups/c.json#0 price:in', 'Found 0, expected more.']]);
  });
});

describe('the lines that differ', () => {
  const show = (before: string, after: string) =>
    diffLines(before, after).map((line) => (line ? `${line.kind} ${line.number} ${line.text}` : '…'));

  test('have two lines around them', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`);
    expect(show(lines.join('\n'), lines.with(4, 'new').join('\n'))).toEqual([
      'same 3 line 3',
      'same 4 line 4',
      'removed 5 line 5',
      'added 5 new',
      'same 6 line 6',
      'same 7 line 7',
    ]);
  });

  test('are all of a new file and none of the same', () => {
    expect(show('', 'a')).toEqual(['removed 1 ', 'added 1 a']);
    expect(show('a\nb', 'a\nb')).toEqual([]);
  });

  test('of large texts are found soon', () => {
    const many = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n');
    expect(diffLines(many('a'), many('b')).length).toBe(40_000);
  });
});
