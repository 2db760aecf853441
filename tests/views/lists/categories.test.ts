import { expect, test } from 'vitest';
import { makeCategoriesView } from '../../../src/views/lists/categories.ts';
import { listCategoryLists } from '../../../src/catalog/listings/category-lists.ts';
import { openSite } from '../../catalog/open-site.ts';
import { category, product } from '../../catalog/shop-in-a-folder.ts';

test('categories have the first picture of their list; those with several below them come first, as headings, and the others follow below one', () => {
  const site = {
    ...openSite({
      'categories/tea.json': category({ nav: 1 }),
      'categories/pots.json': category({ title: 'Pots', nav: 2 }),
      'categories/cups.json': category({ title: 'Cups', parent: 'pots' }),
      'products/cups/cup.json': product({ sku: 'CUP', title: 'Cup' }),
      'categories/plates.json': category({ title: 'Plates', parent: 'pots' }),
      'products/plates/plate.json': product({ sku: 'PLATE', title: 'Plate' }),
      'categories/linen.json': category({ title: 'Linen', nav: 3 }),
      'categories/napkins.json': category({ title: 'Napkins', parent: 'linen' }),
      'products/napkins/napkin.json': product({ sku: 'NAPKIN', title: 'Napkin' }),
    }),
    pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]),
  };
  const [list] = listCategoryLists(site);
  if (!list) throw new Error('The shop has no list of categories.');
  const { categories } = makeCategoriesView(site, list);
  const describeNode = ({ label, image, children }: (typeof categories)[number]): unknown[] => [
    label,
    ...(image ? [image.src] : []),
    ...children.map(describeNode),
  ];
  const picture = '/_img/0123456789ab-256.webp';
  expect(categories.map(describeNode)).toEqual([
    ['Pots', ['Cups', picture], ['Plates', picture]],
    ['More categories', ['Tea', picture], ['Linen', picture], ['Napkins', picture]],
  ]);
});

test('categories below a heading have the longest list first, each with its number of products', () => {
  const site = {
    ...openSite({
      'categories/pots.json': category({ title: 'Pots', nav: 1 }),
      'categories/cups.json': category({ title: 'Cups', parent: 'pots' }),
      'products/cups/cup.json': product({ sku: 'CUP', title: 'Cup' }),
      'categories/plates.json': category({ title: 'Plates', parent: 'pots' }),
      'products/plates/small.json': product({ sku: 'SMALL', title: 'Small plate' }),
      'products/plates/large.json': product({ sku: 'LARGE', title: 'Large plate' }),
    }),
    pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]),
  };
  const [list] = listCategoryLists(site);
  if (!list) throw new Error('The shop has no list of categories.');
  const pots = makeCategoriesView(site, list).categories.find(({ label }) => label === 'Pots');
  expect(pots?.children.map(({ label, count }) => [label, count])).toEqual([
    ['Plates', '2 products'],
    ['Cups', '1 product'],
  ]);
});
