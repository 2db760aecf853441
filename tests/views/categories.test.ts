import { expect, test } from 'vitest';
import { makeCategoriesView } from '../../src/views/categories.ts';
import { listCategoryLists } from '../../src/catalog/queries/category-lists.ts';
import { openSite } from '../catalog/open-site.ts';
import { category, product } from '../catalog/shop-in-a-folder.ts';

test('categories have pictures of their lists; those with others below them come first, as headings, and the others follow below one', () => {
  const site = {
    ...openSite({
      'categories/tea.json': category({ nav: 1 }),
      'categories/pots.json': category({ title: 'Pots', nav: 2 }),
      'categories/cups.json': category({ title: 'Cups', parent: 'pots' }),
      'products/cups/cup.json': product({ sku: 'CUP', title: 'Cup' }),
    }),
    pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]),
  };
  const [list] = listCategoryLists(site);
  if (!list) throw new Error('The shop has no list of categories.');
  const { categories } = makeCategoriesView(site, list);
  const describeNode = ({ label, images = [], spans, children }: (typeof categories)[number]): unknown[] => [
    label,
    ...images.map(({ src }) => src),
    ...(spans ?? []),
    ...children.map(describeNode),
  ];
  const picture = '/_img/0123456789ab-256.webp';
  expect(categories.map(describeNode)).toEqual([
    ['Pots', ['Cups', picture, 3, 4, 8]],
    ['More categories', ['Tea', picture, 3, 4, 8]],
  ]);
});

/** Columns of a tile on phones, tablets and wide screens; `undefined` is one on all. */
type Spans = readonly [number, number, number] | undefined;
const FULL: readonly (readonly Spans[])[] = [
  [[3, 4, 8]],
  // biome-ignore format: a line for each number of tiles
  [[2, 2, 4], [1, 2, 4]],
  // biome-ignore format: a line for each number of tiles
  [[1, 2, 3], [1, 1, 3], [1, 1, 2]],
  [[1, 1, 2], undefined, undefined, undefined, [1, 2, 1], undefined, [3, 1, 1]],
];

test.each(FULL.map((spans) => [spans.length, spans] as const))('%i tiles fill their rows', (count, expected) => {
  // The shop of tests has the first one already.
  const files = Array.from({ length: count }, (_, index) => (index === 0 ? 'tea' : `tea-${index}`)).flatMap(
    (id, index) => [
      [`categories/${id}.json`, category({ title: `Tea ${index}`, nav: index + 1 })],
      [`products/${id}/leaf-${index}.json`, product({ sku: `LEAF-${index}` })],
    ],
  );
  const pictures = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
  const site = { ...openSite(Object.fromEntries(files)), pictures };
  const [list] = listCategoryLists(site);
  if (!list) throw new Error('The shop has no list of categories.');
  const spans = makeCategoriesView(site, list).categories.map((node) => node.spans);
  expect(spans).toEqual(expected);
  for (const [position, columns] of [3, 4, 8].entries())
    expect(spans.reduce((sum, own) => sum + (own?.[position] ?? 1), 0) % columns).toBe(0);
});
