import { expect } from '@playwright/test';
import { type Card, findCard } from '../built-shop.ts';
import { searchBox, suggestionsOf } from '../search-steps.ts';
import { cardOf, openFilters, quickViewOf, sheetOf, sizesOpener } from '../steps.ts';
import { plain, type SitePhoto, type Studio, saving, withoutScript } from './photo.ts';

/** Home, lists, search, categories and sellers’ shops. */

const LIST = '/womenFashion';

/** One with sizes and several pictures. */
export const sized = (): Card =>
  findCard(
    'sizes and several pictures',
    ({ offers }, { pictures, sizesInStock, hasSizeGuide }) =>
      offers === 'choice' && pictures > 2 && sizesInStock.length > 2 && hasSizeGuide,
    LIST,
  );

async function openSheet({ page, activate }: Studio): Promise<void> {
  const card = sized();
  await page.goto(card.list);
  await activate(cardOf(page, card).getByRole('link', { name: card.title }));
  await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
}

const search = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** Results that say this. */
const results = (name: string, query: string, words: string | RegExp): SitePhoto => ({
  name,
  of: 'directoryIndex',
  reach: async ({ page }) => {
    await page.goto(search(query));
    await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
  },
});

export const BROWSING: readonly SitePhoto[] = [
  plain('home', 'home', '/'),
  plain('home-emirates', 'marketHome', '/en-ae'),
  {
    name: 'menu-open',
    of: 'home',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto('/');
      await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    },
  },
  plain('list', 'listing', LIST),
  plain('list-second-page', 'listing', '/products/2'),
  plain('list-one-value', 'listing', '/Womenkurtha/colour-blue'),
  plain('list-emirates', 'listing', '/en-ae/products'),
  {
    name: 'list-filters-open',
    of: 'listing',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto(LIST);
      await openFilters(page, activate);
    },
  },
  {
    name: 'list-filtered',
    of: 'listing',
    reach: async ({ page }) => {
      await page.goto(`${LIST}?colour=blue&sort=price-up`);
      await expect(page.getByRole('button', { name: 'Remove Colour: Blue' })).toBeVisible();
    },
  },
  {
    name: 'list-nothing-left',
    of: 'listing',
    reach: async ({ page }) => {
      await page.goto(`${LIST}?price=1-2`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Clear filters' })).toBeVisible();
    },
  },
  {
    name: 'list-sort-open',
    of: 'listing',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto(LIST);
      await activate(page.getByRole('main').getByRole('button', { name: /^Sort by / }));
      await expect(page.getByRole('dialog', { name: 'Sort by' })).toBeVisible();
    },
  },
  {
    name: 'list-card-sizes-open',
    of: 'listing',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto(sized().list);
      const card = cardOf(page, sized());
      await activate(sizesOpener(card));
      await expect(card.getByRole('button', { name: /^Add size / }).first()).toBeVisible();
    },
  },
  { name: 'list-sheet', of: 'product', view: 'screen', on: 'touch', reach: openSheet },
  {
    name: 'list-sheet-whole',
    of: 'product',
    view: 'screen',
    on: 'touch',
    reach: async (studio) => {
      await openSheet(studio);
      const sheet = sheetOf(studio.page);
      await studio.activate(sheet.getByRole('button', { name: 'Make the sheet full screen' }));
      await expect(sheet.getByRole('button', { name: 'Make the sheet half as high' })).toBeVisible();
    },
  },
  {
    name: 'list-quick-view',
    of: 'product',
    view: 'screen',
    on: 'mouse',
    reach: async ({ page }) => {
      const card = sized();
      await page.goto(card.list);
      await cardOf(page, card).hover();
      await cardOf(page, card).getByRole('button', { name: 'Quick view' }).click();
      await expect(quickViewOf(page)).toBeVisible();
    },
  },
  plain('filters', 'filters', `${LIST}/filters`),
  plain('search', 'directoryIndex', '/search'),
  {
    name: 'search-suggestions-open',
    of: 'directoryIndex',
    view: 'screen',
    reach: async ({ page, activate }) => {
      await page.goto('/products');
      await activate(searchBox(page));
      await page.keyboard.type('sar');
      await expect(suggestionsOf(page).getByRole('option').first()).toBeVisible();
    },
  },
  results('search-results', 'red saree', /products? for “red saree”/),
  results('search-help', 'refund', 'Returns and refunds'),
  results('search-nothing-found', 'qxqxqx wzwz', /qxqxqx/),
  {
    name: 'search-failed',
    of: 'directoryIndex',
    reach: async ({ page }) => {
      await page.route('**/start.json', (route) => route.abort());
      await page.goto(search('red helmet'));
      await expect(page.getByRole('heading', { name: 'No results loaded for “red helmet”' })).toBeVisible();
    },
  },
  plain('search-a-letter', 'directory', '/search/b'),
  plain('categories', 'categories', '/categories'),
  {
    name: 'seller',
    of: 'sellerPage',
    reach: async ({ page }) => {
      await page.goto(sized().path);
      const link = page.getByRole('article').getByRole('link', { name: 'View shop' });
      await page.goto((await link.getAttribute('href')) ?? '');
    },
  },
  plain('imported', 'imported', '/imported'),
  withoutScript('home', 'home', () => '/'),
  saving('list', 'listing', () => LIST),
  withoutScript('list', 'listing', () => LIST),
  withoutScript('search', 'directoryIndex', () => '/search'),
];
