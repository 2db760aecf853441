import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListedCategory, listCategoryLists } from '../../../src/catalog/listings/category-lists.ts';
import { divideByWeight } from '../../../src/catalog/listings/divide-by-weight.ts';
import { categoriesPath } from '../../../src/paths.ts';
import { openSite } from '../open-site.ts';
import { category, type Files, fillCategories } from '../shop-in-a-folder.ts';

const NAMES = ['Kurta sets for women', 'Bedsheets and covers', 'Car seat covers', 'Pressure cookers', 'Face wash'];

/** `count` categories `c0`, `c1`, ...; `parentOf` gives the number of a category's parent. */
const many = (count: number, parentOf: (index: number) => number | undefined = () => undefined): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const parent = parentOf(index);
      const title = `${NAMES[index % NAMES.length]} number ${index}`;
      return [
        `categories/c${index}.json`,
        category({ title, label: `Label ${index}`, ...(parent === undefined ? {} : { parent: `c${parent}` }) }),
      ];
    }),
  );

const open = (changes: Files) => {
  const lists = listCategoryLists(openSite(fillCategories(changes)));
  const flatten = (nodes: readonly ListedCategory[]): ListedCategory[] =>
    nodes.flatMap((node) => [node, ...flatten(node.children)]);
  return {
    lists,
    paths: lists.map(({ market, parent, page }) => categoriesPath(market, parent, page)),
    idsOf: (position: number) => flatten(lists[position]?.categories ?? []).map((node) => node.category.id),
    all: () => new Set(lists.flatMap(({ categories }) => flatten(categories)).map((node) => node.category.id)),
    weights: lists.map(
      ({ categories }) => JSON.stringify(flatten(categories).map((node) => node.category.title)).length,
    ),
  };
};

describe('the pages with all categories', () => {
  test('are one page with every level when all fit', () => {
    const { paths, idsOf } = open(many(30, (index) => (index < 3 ? undefined : Math.floor((index - 3) / 9))));
    expect(paths).toEqual(['/categories']);
    expect(idsOf(0)).toHaveLength(31);
  });

  test('follow the order of the header, and children follow their parents', () => {
    const { idsOf } = open({
      'categories/tea.json': category(),
      'categories/a.json': category({ nav: 2 }),
      'categories/b.json': category({ nav: 1 }),
      'categories/c.json': category({ parent: 'a' }),
      'categories/d.json': category({ parent: 'c' }),
    });
    expect(idsOf(0)).toEqual(['b', 'a', 'c', 'd', 'tea']);
  });

  test('have a page for each category with more children than a menu shows', () => {
    const { paths, idsOf } = open(many(20, (index) => (index === 0 ? undefined : 0)));
    expect(paths).toEqual(['/categories', '/categories/c0']);
    expect(idsOf(1)).toHaveLength(19);
  });

  test('show the levels that fit, and the others on pages of their categories', () => {
    const { paths, lists } = open(many(1_000, (index) => (index < 30 ? undefined : index % 30)));
    expect(paths[0]).toBe('/categories');
    expect(lists[0]?.categories.every(({ children }) => children.length === 0)).toBe(true);
    expect(lists[0]?.categories.filter(({ hasMore }) => hasMore)).toHaveLength(30);
    expect(paths).toContain('/categories/c29');
  });

  test('are numbered when one level is too long', () => {
    const { paths } = open(many(1_000));
    expect(paths.slice(0, 3)).toEqual(['/categories', '/categories/2', '/categories/3']);
  });

  test('have every category, and none is much longer than another, however they are arranged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 60 }), (count, width) => {
        const levelOf = (index: number): number => (index < width ? 1 : 1 + levelOf(Math.floor(index / width) - 1));
        const parentOf = (index: number) => {
          const parent = index < width ? undefined : Math.floor(index / width) - 1;
          return parent === undefined || levelOf(parent) >= 5 ? undefined : parent;
        };
        const { all, weights, paths } = open(many(count, parentOf));
        expect(all().size).toBe(count + 1);
        expect(Math.max(...weights)).toBeLessThan(8_000);
        expect(new Set(paths).size).toBe(paths.length);
      }),
      { numRuns: 15 },
    );
  });
});

describe('items divided by weight', () => {
  const weigh = (items: readonly number[], most: number, limit: number) =>
    divideByWeight(items, most, limit, (item) => item);

  test('are parts that keep their order, their number and their weight', () => {
    expect(weigh([3, 3, 3, 1, 1, 1], 3, 6)).toEqual([[3, 3], [3, 1, 1], [1]]);
  });

  test('that are too heavy are parts of their own', () => {
    expect(weigh([1, 9, 1], 3, 6)).toEqual([[1], [9], [1]]);
  });

  test('are one part when there are none', () => {
    expect(weigh([], 3, 6)).toEqual([[]]);
  });
});
