import type { Locator, Page } from '@playwright/test';
import { PAGE_SIZE } from '../../src/core/site/constants.ts';
import { expect } from './shop.ts';

/** Steps and locators of the tests of the search. */

/** The box of the header: a plain field until its script has loaded. */
export const searchBox = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Search' })
    .or(page.getByRole('banner').getByRole('searchbox', { name: 'Search' }));
export const searchButton = (page: Page): Locator => page.getByRole('search').getByRole('button', { name: 'Search' });
export const suggestionsOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
export const recentOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Recent searches' });
export const resultsOf = (page: Page): Locator => page.getByRole('region', { name: 'Search results' });
export const resultsTitle = (page: Page): Locator => resultsOf(page).getByRole('heading', { level: 1 });
export const resultCards = (page: Page): Locator => resultsOf(page).getByRole('heading', { level: 3 });
/** The title of a page of results. */
export const titleFor = (query: string): RegExp => new RegExp(`^[\\d,]+\\+? products? for “${RegExp.escape(query)}”$`);

export async function openResults(page: Page, query: string): Promise<void> {
  await page.goto(`/search?${new URLSearchParams({ q: query })}`);
  await expect(resultsTitle(page)).toHaveText(titleFor(query));
  await expectAllCards(page);
}

/** On phones the first row is there before the others. */
export async function expectAllCards(page: Page): Promise<void> {
  const found = Number.parseInt(((await resultsTitle(page).textContent()) ?? '').replaceAll(',', ''), 10);
  await expect(resultCards(page)).toHaveCount(Math.min(found, PAGE_SIZE));
}
