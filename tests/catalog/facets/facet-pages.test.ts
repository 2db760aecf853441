import { describe, expect, test } from 'vitest';
import { listFacetLinks } from '../../../src/catalog/facets/facet-pages.ts';
import { findListingPage, listListings } from '../../../src/catalog/listings/list-category-products.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { makeFiltersView } from '../../../src/views/lists/filters.ts';
import { makeListingView } from '../../../src/views/lists/listing.ts';
import { openSite } from '../open-site.ts';
import { category, type Files, findProblems, product } from '../shop-in-a-folder.ts';

const colours = ['Red', 'Blue', 'Green', 'Black'];
const facets = (fields = {}, more = {}) => ({
  facets: [{ id: 'colour', label: 'Colour', from: ['colour'], pages: 2, title: '{value} {category}', ...fields }],
  ...more,
});
/** So many products of each colour, as `[5, 3]`: five red, three blue. */
const teas = (...counts: number[]): Files =>
  Object.fromEntries(
    counts.flatMap((count, index) =>
      Array.from({ length: count }, (_, number) => [
        // The home page of the smallest shop names the product LEAF.
        `products/tea/${index + number === 0 ? 'leaf' : `${colours[index]}-${number}`}.json`,
        product({
          sku: index + number === 0 ? 'LEAF' : `${colours[index]}-${number}`,
          title: `Tea ${index} ${number}`,
          colour: colours[index],
          images: undefined,
        }),
      ]),
    ),
  );
const open = (files: Files, file: unknown = facets()): Site => openSite({ 'facets.json': file, ...files });
const pathsOf = (site: Site): string[] => listListings(site).flatMap(({ facet, pathOf }) => (facet ? [pathOf(1)] : []));

describe('pages of single values', () => {
  test('are built for the values that most products have, as many as the facet says', () => {
    expect(pathsOf(open(teas(3, 5, 4)))).toEqual(['/tea/colour-blue', '/tea/colour-green']);
  });

  test('are not built for a value of fewer than three products, nor for one that all have', () => {
    expect(pathsOf(open(teas(5, 2)))).toEqual(['/tea/colour-red']);
    expect(pathsOf(open(teas(5)))).toEqual([]);
  });

  test('are at most as many in a category as the file says', () => {
    const both = { facets: [...facets().facets, { id: 'shade', label: 'Shade', from: ['colour'], pages: 5 }] };
    expect(pathsOf(open(teas(3, 4), { ...both, pagesOfCategory: 3 }))).toEqual([
      '/tea/colour-blue',
      '/tea/colour-red',
      '/tea/shade-blue',
    ]);
    expect(pathsOf(open(teas(3, 4), facets({ pages: undefined })))).toEqual([]);
  });

  test('leave their address to a tile or a page that has it', () => {
    const strip = [{ path: 'Colour-Red', title: 'Red', image: 'leaf.png' }];
    const files = { ...teas(3, 4), 'categories/tea.json': category({ strip }) };
    expect(pathsOf(open(files))).toEqual(['/tea/colour-blue']);
  });

  test('have a title that reads well, a description, their place and their own canonical address', () => {
    const site = open(teas(3, 4));
    const view = makeListingView(site, findListingPage(site, '/tea/colour-red', '1'));
    expect(view.title).toBe('Red tea');
    expect(view.head).toMatchObject({
      title: 'Red tea',
      path: '/tea/colour-red',
      description: expect.stringMatching(/^Red tea: 3 products from ₹90 to ₹90, of 1 seller on /),
    });
    expect(view.trail.map(({ name }) => name).slice(-2)).toEqual(['Tea', 'Red']);
    expect(view.filters).toEqual({ href: '/tea/filters', list: '/tea?colour=red', cart: '/cart', mrpLabel: 'MRP' });
    expect(view.cards).toHaveLength(3);
  });

  test('are linked from a page of their category', () => {
    const site = open(teas(3, 4));
    const tea = site.catalog.categories.get('tea');
    if (!tea) throw new Error('There is no tea.');
    const view = makeFiltersView(site, tea, site.defaultMarket);
    expect(view.head).toMatchObject({ path: '/tea/filters', description: 'Tea by colour: Blue, Red and more.' });
    expect(view.all).toEqual({ label: 'See all 7 products', href: '/tea' });
    expect(view.facets).toEqual([
      {
        label: 'Colour',
        links: [
          { label: 'Blue', href: '/tea/colour-blue', count: '4' },
          { label: 'Red', href: '/tea/colour-red', count: '3' },
        ],
      },
    ]);
    expect(listFacetLinks(site, 'no-such-category')).toEqual([]);
  });

  test('of sizes are linked in the order of sizes, not of their products', () => {
    const sizes = ['S', 'M', 'L'];
    const size = { id: 'size', label: 'Size', from: ['sizes'], pages: 3, systems: [{ sizes }] };
    const files = Object.fromEntries(
      ['leaf', 'bud', 'stem', 'root', 'twig', 'seed'].map((name, index) => [
        `products/tea/${name}.json`,
        product({
          sku: name.toUpperCase(),
          title: name,
          images: undefined,
          sizes: index < 3 ? ['S', 'L'] : index < 5 ? ['L', 'M'] : ['M'],
        }),
      ]),
    );
    const site = open(files, { facets: [size] });
    expect(listFacetLinks(site, 'tea').map(({ label, count }) => [label, count])).toEqual([
      ['S', 3],
      ['M', 3],
      ['L', 5],
    ]);
  });

  test('can be linked to from other files', () => {
    const redirects = { '/red-tea': '/tea/colour-red', '/all-filters': '/tea/filters' };
    const problems = findProblems({ ...teas(3, 4), 'facets.json': facets(), 'redirects.json': redirects });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('keep the address of their list from tiles', () => {
    const strip = [{ path: 'filters', title: 'Filters', image: 'leaf.png' }];
    const problems = findProblems({ 'categories/tea.json': category({ strip }) });
    expect(problems.map(({ code, field }) => [code, field])).toEqual([['address-taken', 'strip[0].path']]);
  });
});
