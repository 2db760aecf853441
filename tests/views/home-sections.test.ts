import { describe, expect, test } from 'vitest';
import { homeInput } from '../../src/catalog/schema/home.ts';
import type { Site } from '../../src/catalog/site/site.ts';
import { collectSources } from '../../src/integration/pictures/sources.ts';
import { makeStamp } from '../../src/integration/stamp.ts';
import { type HomeView, makeHomeView } from '../../src/views/home/home.ts';
import { openSite } from '../catalog/open-site.ts';
import { category, type Files, findProblems, home, product } from '../catalog/shop-in-a-folder.ts';
import { asRead } from '../support/as-read.ts';

/** What the file says of the page itself: everything else is a section. */
const OF_THE_PAGE = ['marketHeroes', '$schema', 'title', 'description', 'order', 'translations'];
const SECTIONS = Object.keys(homeInput.shape).filter((key) => !OF_THE_PAGE.includes(key));

/** Two rows of products need different ones, as each product is in one row. */
const TEAS: Files = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    `products/tea/t${index}.json`,
    product({
      sku: `T${index}`,
      title: `Tea ${index}`,
      offers: { in: { price: 100 * (index + 1) } },
      ...(index > 5 ? { rating: { value: 4, count: 10 } } : {}),
      ...(index === 4 || index === 5 ? { attributes: { Occasion: 'Wedding' } } : {}),
    }),
  ]),
);
const POTTER: Files = {
  'sellers/potter.json': {
    name: 'Potter',
    address: '1 Hill Road, Munnar 685612, India',
    care: { phone: '+91 12345 00001' },
    legal: { countryOfOrigin: 'India' },
    gstin: '32AAACI1681G1ZY',
  },
  'products/tea/pot.json': product({ sku: 'POT', title: 'Pot', seller: 'potter', offers: { in: { price: 5000 } } }),
};
/** A home page that has every section. */
const FULL = home({
  banners: [
    {
      after: 'seasons',
      banners: [{ image: 'leaf.png', title: 'Tea', text: 'Gifts', label: 'See it', href: '/tea?price=-299' }],
    },
  ],
  seasons: [{ title: 'Season', from: '2026-04-01', until: '2026-06-01', href: '/tea', skus: ['T0', 'T1'] }],
  priceShops: { limits: { in: [499] } },
  occasions: [{ title: 'Weddings', href: '/tea', attribute: 'Occasion', words: ['wedding'] }],
  bestSellers: { title: 'Best sellers', categories: ['tea'] },
  newShops: { title: 'New shops', sellers: ['garden', 'potter'] },
});
const without = (...sections: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(FULL).filter(([key]) => !sections.includes(key)));
const open = (input: Record<string, unknown>, changes: Files = {}) => ({
  ...openSite({ ...TEAS, ...POTTER, 'home.json': input, ...changes }),
  pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]),
});
const viewOf = (input: Record<string, unknown>, changes: Files = {}): HomeView =>
  asRead(makeHomeView(open(input, changes)));

/** Whether any picture is one of the home page. */
const namesPicture = ({ catalog }: Site): boolean =>
  [...collectSources(catalog).values()].some(({ files }) => [...files].some((file) => file.endsWith('home.json')));

/** The part of the view that shows a section. */
const SHOWN_BY: Readonly<Record<string, keyof HomeView>> = { hero: 'slides' };
const partOf = (view: HomeView, section: string): unknown =>
  view[SHOWN_BY[section] ?? (section as keyof HomeView)] ?? [];

/** Paths of texts, lists and objects below `value` in which nothing is. Pictures may have no text in place of them. */
function listEmpty(value: unknown, path = ''): string[] {
  if (value === '' || value === undefined) return path.endsWith('.alt') ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.length === 0 ? [path] : entries.flatMap(([key, inner]) => listEmpty(inner, `${path}.${key}`));
}

describe('every section of the home page may be left out', () => {
  test('and one with all of them shows all of them', () => {
    expect(findProblems({ ...TEAS, ...POTTER, 'home.json': FULL })).toEqual([]);
    expect(SECTIONS.filter((section) => !(section in FULL))).toEqual([]);
    const view = viewOf(FULL);
    expect(SECTIONS.filter((section) => listEmpty(partOf(view, section), section).length > 0)).toEqual([]);
  });

  test.each(SECTIONS)('%s alone', (section) => {
    const input = without(section);
    expect(findProblems({ ...TEAS, ...POTTER, 'home.json': input })).toEqual([]);
    const view = viewOf(input);
    expect(partOf(view, section)).toEqual([]);
    for (const other of SECTIONS.filter((name) => name !== section))
      expect([other, listEmpty(partOf(view, other))]).toEqual([other, []]);
  });

  test('all of them', () => {
    const input = without(...SECTIONS);
    expect(findProblems({ ...TEAS, ...POTTER, 'home.json': input })).toEqual([]);
    const site = open(input);
    const { shell: _, head, heading, promises, order: _order, ...sections } = asRead(makeHomeView(site));
    expect([head.title, heading]).toEqual(['Tea', 'Hill Shop: Tea']);
    expect(promises).toHaveLength(1);
    expect(Object.entries(sections).filter(([, part]) => !Array.isArray(part) || part.length > 0)).toEqual([]);
    expect(namesPicture(open(FULL))).toBe(true);
    expect(namesPicture(site)).toBe(false);
    expect(makeStamp('', site, 1).until).toBeTruthy();
  });

  test('what the file says of the page stays needed', () => {
    for (const key of ['title', 'description'])
      expect(findProblems({ ...TEAS, ...POTTER, 'home.json': without(key) })).toEqual([
        expect.objectContaining({ severity: 'error', field: key }),
      ]);
  });
});

test('tiles of categories are in the order of the header, also those of categories below it', () => {
  const titles = ['Cups', 'Green', 'Search', 'Tea'];
  const cards = titles.map((title) => ({ image: 'leaf.png', title, href: `/${title.toLowerCase()}` }));
  const shown = (navOfTea: number, navOfCups: number) =>
    viewOf(
      { ...FULL, categories: { title: 'Categories', cards } },
      {
        'categories/tea.json': category({ nav: navOfTea }),
        'categories/green.json': category({ title: 'Green', parent: 'tea' }),
        'categories/cups.json': category({ title: 'Cups', nav: navOfCups }),
        'products/green/g.json': product({ sku: 'G', title: 'Green tea' }),
        'products/cups/c.json': product({ sku: 'C', title: 'Cup' }),
      },
    ).categories?.tiles.map(({ title }) => title);
  expect(shown(1, 2)).toEqual(['Green', 'Tea', 'Cups', 'Search']);
  expect(shown(2, 1)).toEqual(['Cups', 'Green', 'Tea', 'Search']);
});

describe('banners', () => {
  const banner = { image: 'leaf.png', title: 'Tea', label: 'See it', href: '/tea?price=-299' };
  const viewWith = (...banners: Record<string, unknown>[]) =>
    viewOf({ ...FULL, banners: [{ after: 'deal', banners }] }, { 'categories/none.json': category({ title: 'None' }) })
      .banners;

  test('say what the category costs where they have no text of their own', () => {
    expect(viewWith({ ...banner, href: '/tea' }, { ...banner, text: 'Gifts' })).toEqual([
      {
        after: 'deal',
        banners: [
          expect.objectContaining({ text: expect.stringMatching(/^from ₹/) as string }),
          expect.objectContaining({ text: 'Gifts', href: '/tea/up-to-299' }),
        ],
      },
    ]);
  });

  test('that lead to nothing are left out, and a pair of them with its place', () => {
    const empty = { ...banner, text: 'Gifts', href: '/none' };
    expect(viewWith(empty, { ...banner, text: 'Gifts' })[0]?.banners).toHaveLength(1);
    expect(viewWith(empty, empty)).toEqual([]);
  });

  test('are a pair at most, below a section that exists', () => {
    const problemsOf = (row: Record<string, unknown>) =>
      findProblems({ ...TEAS, ...POTTER, 'home.json': { ...FULL, banners: [row] } }).map(({ field }) => field);
    expect(problemsOf({ after: 'deal', banners: [banner, banner, banner] })).toEqual(['banners[0].banners']);
    expect(problemsOf({ after: 'hero', banners: [banner] })).toEqual(['banners[0].after']);
  });
});

describe('a deal that saves nothing is left out, with a warning', () => {
  test.each<[string, Record<string, unknown>]>([
    ['without an MRP', { price: 90 }],
    ['whose MRP is its price', { price: 90, mrp: 90 }],
    ['whose saving is below 1 %', { price: '99.50', mrp: 100 }],
    ['whose MRP can not be read', { price: 90, mrp: 'N/A' }],
  ])('one %s', (_name, offer) => {
    const changes = { 'products/tea/leaf.json': product({ offers: { in: offer } }) };
    expect(findProblems(changes).filter(({ file }) => file.endsWith('home.json'))).toEqual([
      expect.objectContaining({ code: 'deal-without-saving', severity: 'warning', field: 'deal.sku' }),
    ]);
    const view = viewOf({ ...FULL, productsForYou: undefined }, changes);
    expect(view.deal).toBeUndefined();
    // Other rows may have it then, as it is shown nowhere else.
    expect(view.priceShops.flatMap(({ minis }) => minis).some(({ path }) => path.endsWith('LEAF'))).toBe(true);
  });

  test('and one that saves is shown', () => {
    expect(viewOf(FULL).deal).toMatchObject({ savingPercent: 25 });
  });
});
