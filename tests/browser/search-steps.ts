import type { Locator, Page } from '@playwright/test';

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
