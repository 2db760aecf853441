import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPages, listPageNumbers, rangeWords, slicePage } from '../../../src/core/listing/pagination.ts';

test.each([
  [1, 20, '20 products'],
  [1, 36, '36 products'],
  [2, 36, '21–36 of 36 products'],
  [2, 40, '21–40 of 40 products'],
  [1, 0, '0 products'],
])('page %d of %d products says which it has', (page, count, words) => {
  expect(rangeWords(page, 20, count, `${count} products`)).toBe(words);
});

describe('the page numbers shown', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 … 6'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 10, '1 … 4 5 6 7 8 9 10'],
    [6, 11, '1 … 4 5 6 7 8 … 11'],
    [10, 10, '1 … 8 9 10'],
    [20, 50, '1 … 18 19 20 21 22 … 50'],
    [1, 51, '1 2 3 … 11 … 51'],
    [50, 100, '1 … 40 … 48 49 50 51 52 … 60 … 100'],
    [3, 1000, '1 2 3 4 5 … 13 … 103 … 1000'],
    [500, 1000, '1 … 400 … 490 … 498 499 500 501 502 … 510 … 600 … 1000'],
  ])('on page %d of %d are %s', (page, pageCount, shown) => {
    const text = listPageNumbers(page, pageCount).map((number) => (number === 'gap' ? '…' : number));
    expect(text.join(' ')).toBe(shown);
  });

  const position = fc
    .integer({ min: 1, max: 5000 })
    .chain((pageCount) =>
      fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }),
    );

  test('always include the first, the last, the current one and two on each side', () => {
    fc.assert(
      fc.property(position, ({ page, pageCount }) => {
        const shown = listPageNumbers(page, pageCount);
        const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pageCount];
        expect(shown).toEqual(expect.arrayContaining(wanted.filter((number) => number >= 1 && number <= pageCount)));
      }),
    );
  });

  test('ascend without repeats, and a gap stands for two pages or more', () => {
    fc.assert(
      fc.property(position, ({ page, pageCount }) => {
        const shown = listPageNumbers(page, pageCount);
        for (const [index, entry] of shown.entries()) {
          const [before, after] = [shown[index - 1] ?? 0, shown[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(3);
          else if (before !== 'gap') expect(entry - before).toBe(1);
        }
      }),
    );
  });

  test('are at most 21 entries for 5,000 pages', () => {
    fc.assert(fc.property(position, ({ page, pageCount }) => listPageNumbers(page, pageCount).length <= 21));
  });

  test('lead from the first page to any other in at most 17 steps', () => {
    fc.assert(
      fc.property(position, ({ page: target, pageCount }) => {
        let page = 1;
        for (let steps = 0; page !== target && steps < 17; steps++) {
          const numbers = listPageNumbers(page, pageCount).filter((number) => number !== 'gap');
          page = numbers.reduce((best, number) =>
            Math.abs(number - target) < Math.abs(best - target) ? number : best,
          );
        }
        expect(page).toBe(target);
      }),
    );
  });
});

describe('the pages of a list', () => {
  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [60, 20, 3],
    [5, 1, 5],
  ])('%d items at %d a page are %d pages', (items, pageSize, pages) => {
    expect(countPages(items, pageSize)).toBe(pages);
  });

  test('have each item once, in order, and only the last is not full', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 50 }), (count, pageSize) => {
        const items = Array.from({ length: count }, (_, index) => index);
        const pages = Array.from({ length: countPages(count, pageSize) }, (_, index) =>
          slicePage(items, index + 1, pageSize),
        );
        expect(pages.flat()).toEqual(items);
        expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
        if (count > 0) expect(pages.at(-1)).not.toHaveLength(0);
      }),
    );
  });

  test('end where the items end', () => {
    expect(slicePage(['a', 'b', 'c'], 3, 2)).toEqual([]);
  });
});
