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
import { describeUnfit, readPasted } from '../../src/admin/app/table/unfit.ts';
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

  test('of sizes stay below their product, and are left out on request', () => {
    const file = 'products/cups/a.json';
    const rows = [A, row('a', { stock: 4 }, { file, size: 0, options: 'S' }), B];
    expect(skus(filterRows(rows, NO_FILTER, NONE))).toEqual(['a', 'a', 'b']);
    expect(skus(filterRows(rows, { ...NO_FILTER, hasSizes: false }, NONE))).toEqual(['a', 'b']);
  });

  test('have the problems of their cells', () => {
    const problem = {
      code: 'x',
      severity: 'error',
      line: 1,
      column: 1,
      field: '',
      words: '“Price” has 0.',
    } as const;
    const cell = { field: 'price:in', variant: 0 } as const;
    const grouped = groupProblems([
      { ...problem, file: 'products/cups/c.json', cell },
      { ...problem, file: 'store.json' },
    ]);
    expect([...grouped]).toEqual([['products/cups/c.json#0 price:in', '“Price” has 0.']]);
  });
});

describe('pasted cells', () => {
  const shown = ROWS.map((one) => mergeRow(one, new Map()));
  const fields = ['title', 'price:in', 'stock'] as const;
  const told = (text: string, from: readonly [number, number], to = from) => {
    const [min, max] = [from, to].map(([line, col]) => ({ row: line, col })) as [Position, Position];
    return describeUnfit(readPasted(text), { min, max }, shown, fields, LISTS);
  };
  type Position = { readonly row: number; readonly col: number };

  test.each([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\r\n\r\n3', [['1'], [''], ['3']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['5" plate\t"quoted"', [['5" plate', '"quoted"']]],
    ['', [['']]],
  ])('are read as spreadsheets write them: %j', (text, cells) => {
    expect(readPasted(text)).toEqual(cells);
  });

  test('that fit are not told', () => {
    expect(told('1\n2\n3\n4', [0, 1])).toEqual([]);
    expect(told('7', [0, 1], [3, 1])).toEqual([]);
  });

  test('beyond the last row are told', () => {
    expect(told('1\n2\n3\n4\n5', [2, 1])).toEqual([
      '3 pasted rows did not fit: the table shows 4 rows, and ends before. Show more rows, or begin higher up.',
    ]);
  });

  test('beyond the last column are told, also of one row', () => {
    expect(told('1\t2\t3', [0, 1])).toEqual([
      '1 pasted column did not fit: “Stock” is the last column. Begin further left.',
    ]);
  });

  test('of a row that is longer than the first one are told', () => {
    expect(told('1\n2\t3', [0, 1])).toEqual([
      '1 pasted cell did not fit: the first pasted row has only 1 cell. Copy rows of the same length.',
    ]);
  });

  test('on cells that can not be changed are told, but for those that are the same', () => {
    expect(told('New\nNewer', [2, 0])).toEqual([
      '1 pasted cell did not fit, as grey cells can’t be changed: c-1 Small, Title.',
    ]);
    expect(told('New\nc-1', [2, 0])).toEqual([]);
  });

  test('are each taken or told, whatever the texts and the first cell are', () => {
    for (let lines = 1; lines <= 6; lines++)
      for (let width = 1; width <= 4; width++)
        for (let line = 0; line < 4; line++)
          for (let col = 0; col < 3; col++) {
            const text = Array.from({ length: lines }, () => Array.from({ length: width }, () => 'x').join('\t')).join(
              '\n',
            );
            const isLost =
              line + lines > shown.length ||
              col + width > fields.length ||
              (col === 0 && line <= 3 && line + lines > 3);
            expect(told(text, [line, col]).length > 0, `${lines} × ${width} from ${line}, ${col}`).toBe(isLost);
          }
  });
});

describe('the lines that differ', () => {
  const show = (before: string, after: string) =>
    diffLines(before, after).map((line) => (line ? `${line.kind} ${line.text}` : '…'));

  test('have two lines around them', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`);
    expect(show(lines.join('\n'), lines.with(4, 'new').join('\n'))).toEqual([
      'same line 3',
      'same line 4',
      'removed line 5',
      'added new',
      'same line 6',
      'same line 7',
    ]);
  });

  test('of two places are parted', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`);
    expect(show(lines.join('\n'), lines.with(0, 'new').with(11, 'last').join('\n'))).toEqual([
      'removed line 1',
      'added new',
      'same line 2',
      'same line 3',
      '…',
      'same line 10',
      'same line 11',
      'removed line 12',
      'added last',
    ]);
  });

  test('are all of a new file and none of the same', () => {
    expect(show('', 'a')).toEqual(['added a']);
    expect(show('a\nb', 'a\nb')).toEqual([]);
  });

  test('of large texts are found soon', () => {
    const many = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n');
    expect(diffLines(many('a'), many('b')).length).toBe(40_000);
  });
});
