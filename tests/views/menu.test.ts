import { describe, expect, test } from 'vitest';
import type { Category } from '../../src/catalog/model.ts';
import { findListingPage, listListings } from '../../src/catalog/listings/list-category-products.ts';
import type { Site } from '../../src/catalog/site/site.ts';
import { SHOWN_CATEGORIES } from '../../src/core/site/constants.ts';
import { makeListingView } from '../../src/views/lists/listing.ts';
import type { MenuNode } from '../../src/views/parts/page-view.ts';
import { makeShellView } from '../../src/views/parts/shell.ts';
import { openSite as openUnfilled } from '../catalog/open-site.ts';
import { category, type Files, fillCategories } from '../catalog/shop-in-a-folder.ts';

const files = (entries: Readonly<Record<string, Record<string, unknown>>>): Files =>
  Object.fromEntries(
    Object.entries(entries).map(([id, fields]) => [`categories/${id}.json`, category({ title: id, ...fields })]),
  );
const row = (count: number, fields: (index: number) => Record<string, unknown>, name: string): Files =>
  files(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, fields(index)])));

const categoryOf = (site: Site, id: string): Category => site.catalog.categories.get(id) as Category;
/** Short lists show products of others. */
const pictures = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
const openSite = (changes: Files): Site => ({ ...openUnfilled(fillCategories(changes)), pictures });
/** The menu of a page of this category as text: `a > (b, c)`. */
const menuOf = (site: Site, id?: string): string[] => {
  const write = ({ label, children }: MenuNode): string =>
    children.length === 0 ? label : `${label} > (${children.map(write).join(', ')})`;
  return makeShellView(site, undefined, id === undefined ? undefined : categoryOf(site, id)).menu.categories.map(write);
};
const chipsOf = (site: Site, id: string) => {
  const listing = listListings(site).find((entry) => entry.category?.id === id);
  return listing ? makeListingView(site, findListingPage(site, listing.pathOf(1), '1')).relatives : [];
};

const DEEP = files({
  tea: { nav: 1 },
  women: { nav: 2 },
  alone: { nav: 3 },
  ethnic: { parent: 'women' },
  western: { parent: 'women' },
  sarees: { parent: 'ethnic' },
  kurtis: { parent: 'ethnic' },
  silk: { parent: 'sarees' },
  cotton: { parent: 'sarees' },
});

describe('the menu of a page', () => {
  test.each([
    ['without a category has the top level alone', undefined, 'women'],
    ['of a top category has its children', 'women', 'women > (ethnic, western)'],
    ['of a category with children has what is above and below it', 'ethnic', 'women > (ethnic > (kurtis, sarees))'],
    ['of a category without children has those beside it', 'western', 'women > (ethnic, western)'],
    ['on the last level has its branch', 'silk', 'women > (ethnic > (sarees > (cotton, silk)))'],
  ])('%s', (_claim, id, branch) => {
    expect(menuOf(openSite(DEEP), id)).toEqual(['tea', branch, 'alone']);
  });

  test.each([75, 120, 1_000])('has the first categories of a shop with %d, in the order of the header', (count) => {
    const site = openSite(row(count, (index) => ({ nav: count - index }), 'c'));
    const menu = menuOf(site);
    expect(menu).toHaveLength(SHOWN_CATEGORIES);
    expect(menu[0]).toBe(`c${count - 1}`);
    const { header } = makeShellView(site);
    expect(header.categories).toHaveLength(SHOWN_CATEGORIES + 1);
    expect(header.categories.at(-1)).toEqual({ label: 'All categories', href: '/categories' });
  });

  test('has the branch of its page also where this is not among the first', () => {
    const site = openSite({
      ...row(40, (index) => ({ nav: index + 1 }), 'c'),
      ...files({ child: { parent: 'c39' } }),
    });
    expect(menuOf(site, 'child').at(-1)).toBe('c39 > (child)');
    expect(menuOf(site, 'child')).toHaveLength(SHOWN_CATEGORIES + 1);
  });

  test('has the first children of a long branch and a link to all of them', () => {
    const site = openSite(row(100, (index) => (index === 0 ? { nav: 1 } : { parent: 'c0' }), 'c'));
    const [branch] = makeShellView(site, undefined, categoryOf(site, 'c50')).menu.categories;
    expect(branch?.children).toHaveLength(SHOWN_CATEGORIES + 1);
    expect(branch?.children.at(-1)).toMatchObject({ label: 'All in c0', href: '/categories/c0' });
  });

  test('is the same object for all pages of one branch', () => {
    const site = openSite(DEEP);
    const shellOf = (id: string) => makeShellView(site, undefined, categoryOf(site, id));
    expect(shellOf('silk')).toBe(shellOf('cotton'));
    expect(shellOf('silk')).toBe(shellOf('sarees'));
    expect(shellOf('silk')).not.toBe(shellOf('kurtis'));
  });
});

describe('the related categories of a page', () => {
  test.each([
    ['below it', 'ethnic', ['kurtis', 'sarees']],
    ['beside it when there are none below, itself first', 'silk', ['silk', 'cotton']],
    ['none for one that is alone', 'alone', []],
  ])('are those %s', (_claim, id, labels) => {
    expect(chipsOf(openSite(DEEP), id).map(({ label }) => label)).toEqual(labels);
  });

  test.each([0, 5, 60])('are a few of a hundred, with the page itself and a link to all (page %d)', (position) => {
    const site = openSite(row(101, (index) => (index === 0 ? {} : { parent: 'c0' }), 'c'));
    const chips = chipsOf(site, `c${position}`);
    expect(chips).toHaveLength(SHOWN_CATEGORIES + 1);
    expect(chips.at(-1)).toEqual({ label: 'All in c0', href: '/categories/c0', isCurrent: false });
    expect(chips.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(
      position === 0 ? [] : [`c${position}`],
    );
    expect(new Set(chips.map(({ href }) => href)).size).toBe(chips.length);
  });
});
