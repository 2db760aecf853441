import { cardsText } from '../../messages/rooms/cards.ts';

/**
 * Pages of a list (specification section 4): pages count from 1; the page count is items divided by page size, rounded up.
 */

/** The number of pages for `items` items. An empty list has one page. */
export function countPages(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The items of page `page` (from 1). */
export function slicePage<T>(items: readonly T[], page: number, pageSize: number): T[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** Which of `count` items page `page` (from 1) has: "21–36 of 36 products", or only `counted`, such as "36 products", on the first page. */
export function rangeWords(page: number, pageSize: number, count: number, counted: string): string {
  if (page === 1) return counted;
  return cardsText.range({ from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, count), counted });
}

/** A list of more pages has numbers far away, too. With fewer, all numbers fit in one row on a phone. */
const LONG_LIST = 50;

/**
 * The page numbers to show: the first, the last, the current one and two on each side; in lists of more than 50 pages also those 10, 100, ... pages
 * away, so that a few steps lead to any page. A gap of one page is filled with that page, which takes no more room than the dots; a
 * longer one is `'gap'`.
 */
export function listPageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - 2; near <= page + 2; near++) if (near >= 1 && near <= pageCount) wanted.add(near);
  // The first and the last page are nearer to what lies beyond.
  for (let far = 10; pageCount > LONG_LIST && far < pageCount / 2; far *= 10) {
    if (page > far * 2) wanted.add(page - far);
    if (page + far * 2 <= pageCount) wanted.add(page + far);
  }
  const numbers = [...wanted].sort((a, b) => a - b);
  const shown: (number | 'gap')[] = [];
  let previous = 0;
  for (const number of numbers) {
    if (number - previous === 2) shown.push(number - 1);
    else if (number - previous > 2) shown.push('gap');
    shown.push(number);
    previous = number;
  }
  return shown;
}
