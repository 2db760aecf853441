import { describe, expect, test } from 'vitest';
import { listFilteredLists, makeListFile } from '../../../src/catalog/listings/facet-lists.ts';
import { numbersOf, type ListFile } from '../../../src/core/facets/list-file.ts';
import { openSite } from '../open-site.ts';
import { category, findProblems, product } from '../shop-in-a-folder.ts';

const facets = {
  facets: [
    { id: 'colour', label: 'Colour', from: ['options.Colour', 'colour'], families: [{ id: 'red', label: 'Red' }] },
    { id: 'leaf', label: 'Leaf', from: ['attributes.Leaf'], everywhere: false },
    { id: 'size', label: 'Size', from: ['sizes'], systems: [{ sizes: ['S', 'M'] }] },
  ],
};
const leaf = (fields = {}) => ({ 'products/tea/leaf.json': product(fields) });
const two = (fields = {}, other = {}) => ({
  'products/tea/leaf.json': product(fields),
  'products/tea/other.json': product({ sku: 'OTHER', title: 'Other tea', ...other }),
});
const openList = (files: Record<string, unknown>, path = '/tea') =>
  JSON.parse(makeListFile(openSite(files), path)) as ListFile;
const valuesOf = ({ table }: ListFile) =>
  Object.fromEntries(table.facets.map(({ id, values }) => [id, values.map((value) => value.label)]));

describe('catalog/facets.json', () => {
  test('may be missing: lists have the facets that every shop has', () => {
    expect(valuesOf(openList(two({}, { availability: 'sold out' })))).toEqual({
      seller: ['Green Garden'],
      origin: ['India'],
      availability: ['In stock', 'Not in stock now'],
    });
  });

  test('warns once of each text that a facet does not understand, with the number of products', () => {
    const problems = findProblems({ 'facets.json': facets, ...two({ colour: 'Dust' }, { colour: 'Dust' }) });
    expect(problems.map(({ code, severity, file, found }) => [code, severity, file, found])).toEqual([
      ['facet-text-unknown', 'warning', 'catalog/facets.json', '"Dust" in 2 products'],
    ]);
  });

  test('warns of sizes that are sold out, too, and not of texts to ignore', () => {
    const ignoring = { facets: [{ ...facets.facets[0], ignore: ['dust'] }, facets.facets[2]] };
    const sizes = [{ name: 'S' }, { name: 'Giant', availability: 'sold out' }];
    const problems = findProblems({ 'facets.json': ignoring, ...leaf({ colour: 'Dust', sizes }) });
    expect(problems.map(({ found }) => found)).toEqual(['"Giant" in 1 product']);
  });

  test.each([
    ['an id that the shop uses itself', { facets: [{ id: 'price', label: 'P', from: ['brand'] }] }, 'facets[0].id'],
    ['the name of the sort', { facets: [{ id: 'sort', label: 'P', from: ['brand'] }] }, 'facets[0].id'],
    ['two facets with one id', { facets: [facets.facets[0], facets.facets[0]] }, 'facets'],
    ['an unknown source', { facets: [{ id: 'a', label: 'A', from: ['weight'] }] }, 'facets[0].from[0]'],
    ['a market that does not exist', { facets: [{ ...facets.facets[0], markets: ['us'] }] }, 'facets[0].markets[0]'],
    [
      'a category that does not exist',
      { facets: [{ id: 'a', label: 'A', from: ['sizes'], systems: [{ sizes: ['S'], categories: ['te'] }] }] },
      'facets[0].systems[0].categories[0]',
    ],
    [
      'a form without a number',
      { facets: [{ id: 'a', label: 'A', from: ['sizes'], systems: [{ forms: [{ text: 'UK' }] }] }] },
      'facets[0].systems[0].forms[0].text',
    ],
  ])('has an error for %s', (_what, file, field) => {
    const problems = findProblems({ 'facets.json': file });
    expect(problems.map((problem) => [problem.severity, problem.field])).toEqual([['error', field]]);
  });

  test('has an error for a category that names an unknown facet', () => {
    const problems = findProblems({ 'facets.json': facets, 'categories/tea.json': category({ facets: ['colr'] }) });
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['facet-unknown', 'did you mean "colour"?']]);
  });
});

describe('the facets of a list', () => {
  const red = { colour: 'Red', attributes: { Leaf: 'Whole' }, sizes: [{ name: 'S' }] };

  test('are those that every list has, unless the category names its own', () => {
    const files = { 'facets.json': facets, ...two(red) };
    expect(Object.keys(valuesOf(openList(files)))).toEqual(['colour', 'size', 'seller', 'origin', 'availability']);
    const named = { ...files, 'categories/tea.json': category({ facets: ['leaf', 'colour'] }) };
    expect(valuesOf(openList(named))).toMatchObject({ leaf: ['Whole'], colour: ['Red'] });
    expect(Object.keys(valuesOf(openList(named, '/products')))).not.toContain('leaf');
  });

  test('have the sizes that can be bought, and all sizes of a product that is sold out', () => {
    const sizes = [{ name: 'S', availability: 'sold out' }, { name: 'M' }];
    expect(valuesOf(openList({ 'facets.json': facets, ...two({ sizes }) }))['size']).toEqual(['M']);
    const away = { sizes, availability: 'sold out' };
    expect(valuesOf(openList({ 'facets.json': facets, ...two(away) }))['size']).toEqual(['S', 'M']);
  });

  test('have one country for both of its spellings', () => {
    const legal = (countryOfOrigin: string) => ({ legal: { genericName: 'Tea', netQuantity: '1 N', countryOfOrigin } });
    expect(valuesOf(openList(two(legal('INDIA'), legal('India'))))['origin']).toHaveLength(1);
  });
});

test('a list names its products by number, in its order', () => {
  const list = openList(two({ title: 'Zest', availability: 'sold out' }));
  expect(list.folder).toMatch(/^\/_data\/in\/find-[0-9a-f]{10}$/);
  expect(numbersOf(list.steps)).toEqual([0, 1]);
});

test('categories, all products and shops are lists with filters, if they have two products', () => {
  expect(listFilteredLists(openSite(two())).map(({ path }) => path)).toEqual(['/products', '/tea', '/shop/garden']);
  expect(listFilteredLists(openSite(leaf()))).toEqual([]);
});
