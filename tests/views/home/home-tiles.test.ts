import { expect, test } from 'vitest';
import { makeMarketTiles, type TilesView } from '../../../src/views/home/home-tiles.ts';
import { openSite } from '../../catalog/open-site.ts';
import { category, emirates, type Files, product } from '../../catalog/shop-in-a-folder.ts';

const COUNTS = { cups: 6, pots: 4, trays: 3 };
const MATERIALS = ['Brass', 'Clay'];
const COLOURS = ['Red', 'Blue'];
const SIZES = ['S', 'M'];

/** Categories of the Emirates with so many products each, of two materials and two colours by turns. */
const shop = (counts: Readonly<Record<string, number>>, fields: Record<string, unknown> = {}): Files => ({
  'markets/ae.json': emirates(),
  'facets.json': {
    facets: [
      {
        id: 'colour',
        label: 'Colour',
        from: ['colour'],
        pages: 2,
        families: COLOURS.map((label) => ({
          id: label.toLowerCase(),
          label,
          swatch: '#c0392b',
          words: [label.toLowerCase()],
        })),
      },
      { id: 'size', label: 'Size', from: ['sizes'], pages: 2, systems: [{ sizes: SIZES }] },
      { id: 'material', label: 'Material', from: ['attributes.Material'], pages: 2 },
    ],
  },
  ...Object.fromEntries(
    Object.entries(counts).flatMap(([id, count]) => [
      [
        `categories/${id}.json`,
        category({ title: `All ${id}`, label: id, market: 'ae', facets: ['material', 'colour', 'size'] }),
      ],
      ...Array.from({ length: count }, (_, number) => [
        `products/${id}/${id}-${number}.json`,
        product({
          sku: `${id}-${number}`,
          title: `${id} ${number}`,
          offers: { ae: { price: 10 + number } },
          images: [`${id}-${number}.png`],
          colour: COLOURS[number % 2],
          sizes: [SIZES[number % 2]],
          attributes: { Material: MATERIALS[number % 2] },
          ...fields,
        }),
      ]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(counts).flatMap(([id, count]) =>
      Array.from({ length: count }, (_, number) => [`images/${id}-${number}.png`, '']),
    ),
  ),
});
function tilesOf(files: Files): TilesView | undefined {
  const named = Object.keys(files).flatMap((path) => /^images\/(.*)$/.exec(path)?.[1] ?? []);
  const pictures = named.map(
    (name, index) => [name, { digest: String(index).padStart(12, '0'), widths: [256] }] as const,
  );
  const site = { ...openSite(files), pictures: new Map(pictures) };
  const market = site.catalog.markets.get('ae');
  if (!market) throw new Error('The shop has no market ae.');
  return makeMarketTiles(site, market);
}

test('the tiles of a market are its categories, then pages of the filter that each names first, with the lowest price, in whole rows', () => {
  const shown = tilesOf(shop(COUNTS))?.tiles ?? [];
  expect(shown.map(({ title, text, href }) => [title, text?.replace('\u00a0', ' '), href])).toEqual([
    ['cups', 'from AED 10', '/en-ae/cups'],
    ['pots', 'from AED 10', '/en-ae/pots'],
    ['trays', 'from AED 10', '/en-ae/trays'],
    ['Brass', 'from AED 10', '/en-ae/cups/material-brass'],
  ]);
});

test('kinds that a list has tiles of come in the place of a filter', () => {
  const files = {
    ...shop(COUNTS, { tiles: ['tall'] }),
    'categories/cups.json': category({
      title: 'All cups',
      label: 'cups',
      market: 'ae',
      strip: [
        { path: 'tall', title: 'Tall cups', image: 'cups-5.png' },
        { path: 'wide', title: 'Wide cups', image: 'cups-4.png' },
      ],
    }),
  };
  for (const id of ['pots', 'trays'])
    Object.assign(files, {
      [`categories/${id}.json`]: category({
        title: id,
        label: id,
        market: 'ae',
        strip: [{ path: 'tall', title: `Tall ${id}`, image: 'cups-3.png' }],
      }),
    });
  expect(tilesOf(files)?.tiles.map(({ title, href }) => [title, href])).toContainEqual([
    'Tall cups',
    '/en-ae/cups/tall',
  ]);
});

test('each tile has a picture of its own', () => {
  const files = shop({ cups: 6, pots: 6, trays: 6, jugs: 6, bowls: 6, lamps: 6 });
  const sources = tilesOf(files)?.tiles.map(({ image }) => image.src) ?? [];
  expect(sources).toHaveLength(8);
  expect(new Set(sources).size).toBe(8);
});

test.each([
  ['with less than a row of them', shop({ cups: 1, pots: 1, trays: 1 })],
  ['without pictures', shop(COUNTS, { images: undefined })],
])('a market %s has no tiles', (_claim, files) => {
  expect(tilesOf(files)).toBeUndefined();
});
