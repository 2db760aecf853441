import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import {
  openResults,
  recentOf,
  resultsTitle,
  searchBox,
  searchButton,
  suggestionsOf,
  titleFor,
} from './search-steps.ts';
import { expect, RARE, test } from './shop.ts';
import { keep, readKept, hold } from './steps.ts';

const stored = (...searches: string[]) => ({ version: 1, searches });

test.describe('the search box', () => {
  test('is in sight without a tap, within the width of the screen', async ({ page }) => {
    for (const path of ['/', '/womenFashion', '/cart', '/help', '/en-ae', '/loginPage']) {
      await page.goto(path);
      await expect(searchBox(page), path).toBeInViewport({ ratio: 1 });
      await expect(searchBox(page)).toHaveAttribute('placeholder', path.startsWith('/en-ae') ? 'Search' : /खोजें/);
      await expect(searchButton(page), path).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test('stays in sight when the page is scrolled, in at most a seventh of the screen', async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
    const { height } = (await page.getByRole('banner').first().boundingBox()) ?? { height: 999 };
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 7);
  });

  const clearButton = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Clear', exact: true });

  test('is emptied by a button that is there while it has a text', async ({ page, activate }) => {
    await page.goto('/categories');
    await activate(searchBox(page));
    await expect(clearButton(page)).toBeHidden();
    await page.keyboard.type('sar');
    await expect(suggestionsOf(page)).toBeVisible();
    const box = (await clearButton(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9);
    await activate(clearButton(page));
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect(clearButton(page)).toBeHidden();
    await expect(suggestionsOf(page)).toBeHidden();
    await page.keyboard.type('kurta');
    await page.keyboard.press('Tab');
    await expect(clearButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
  });

  test('is emptied on a page of results before its script is there', async ({ page, activate }) => {
    await openResults(page, 'saree');
    const box = (await clearButton(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.9);
    await activate(clearButton(page));
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is emptied by its button', async ({ page, activate }) => {
      await page.goto('/categories');
      await activate(searchBox(page));
      await page.keyboard.type('sar');
      await activate(clearButton(page));
      await expect(searchBox(page)).toHaveValue('');
    });
  });

  test('moves nothing when it becomes a combobox and opens', RARE, async ({ page, activate }) => {
    await recordLayoutShifts(page);
    await page.goto('/womenFashion');
    await activate(searchBox(page));
    await page.keyboard.type('sar');
    await expect(suggestionsOf(page)).toBeVisible();
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('suggests searches, products with a price, and categories from the second letter on', async ({
    page,
    activate,
  }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await page.keyboard.type('s');
    await expect(suggestionsOf(page)).toBeHidden();
    await page.keyboard.type('ar');
    await expect(suggestionsOf(page).getByRole('group', { name: 'Searches' }).getByRole('option')).not.toHaveCount(0);
    const products = suggestionsOf(page).getByRole('group', { name: 'Products' }).getByRole('option');
    await expect(products.first()).toContainText(/₹\d/);
    expect(await products.count()).toBeLessThanOrEqual(4);
    await expect(
      suggestionsOf(page).getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Sarees' }),
    ).toHaveAttribute('href', '/womensSilkSaree');
    await expectNoFindings(page);
  });

  test('suggests searches before the cards of products are there, which then move nothing', async ({
    page,
    activate,
  }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
    const release = await hold(page, '**/t/*.json');
    // At once, as suggestions for the first two letters would be replaced.
    await page.keyboard.insertText('sar');
    const category = suggestionsOf(page).getByRole('option', { name: 'Sarees', exact: true });
    await expect(category).toBeVisible();
    const products = suggestionsOf(page).getByRole('group', { name: 'Products' }).getByRole('option');
    await expect(products).toHaveCount(0);
    const before = await category.boundingBox();
    const kept = await category.elementHandle();
    await page.keyboard.press('ArrowDown');
    const chosen = await suggestionsOf(page).locator('[aria-selected=true]').textContent();
    // No longer than this until the panel says that it is looking, if nothing is shown.
    await page.waitForTimeout(600);
    release();
    await expect(products.first()).toContainText(/₹\d/);
    expect(await category.boundingBox()).toEqual(before);
    // A click that has begun on it goes on.
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(suggestionsOf(page).locator('[aria-selected=true]')).toHaveText(chosen ?? '');
  });

  test('stays closed after Escape when the cards come', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
    const release = await hold(page, '**/t/*.json');
    await page.keyboard.insertText('sar');
    await expect(suggestionsOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const came = page.waitForResponse('**/t/*.json');
    release();
    await came;
    await page.waitForLoadState('networkidle');
    await expect(suggestionsOf(page)).toBeHidden();
  });

  test('reads what every suggestion needs before the first letter', async ({ page, activate }) => {
    await page.goto('/products');
    const start = page.waitForRequest('**/start.json');
    await activate(searchBox(page));
    await start;
    await expect(searchBox(page)).toHaveValue('');
  });

  test('suggests a shop', RARE, async ({ page, activate }) => {
    await page.goto('/');
    await activate(searchBox(page));
    await page.keyboard.type('aaina');
    const shop = suggestionsOf(page).getByRole('group', { name: 'Shops' }).getByRole('option').first();
    await expect(shop).toHaveText(/Aaina/);
    await activate(shop);
    await expect(page).toHaveURL(/\/shop\/aaina/);
  });

  test('leads to the results of a suggested search', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await page.keyboard.type('sar');
    const option = suggestionsOf(page).getByRole('option', { name: 'saree', exact: true });
    await activate(option);
    await expect(page).toHaveURL('/search?q=saree');
    await expect(resultsTitle(page)).toHaveText(titleFor('saree'));
    await expect(searchBox(page)).toHaveValue('saree');
  });

  test('suggests in Hindi what is typed in Hindi', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await page.keyboard.insertText('साड़');
    await expect(suggestionsOf(page).getByRole('option').first()).toBeVisible();
  });

  test('says that it has no suggestions', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await page.keyboard.type('qxqxqx');
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toHaveText(/^No suggestions for “qxqxqx”/);
    await expectNoFindings(page);
    expect(await status.textContent()).toMatch(/^No suggestions for “qxqxqx”/);
  });

  test(
    'says that there is no connection, and asks again later',
    RARE,
    async ({ page, activate, context, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.goto('/products');
      await activate(searchBox(page));
      await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
      await context.setOffline(true);
      await page.keyboard.type('sar');
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/^No connection/);
      await context.setOffline(false);
      await page.keyboard.type('e');
      await expect(suggestionsOf(page)).toBeVisible();
    },
  );

  test('shows only what belongs to the last letter', RARE, async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await expect(searchBox(page)).toHaveAttribute('aria-autocomplete', 'list');
    const release = await hold(page, '**/s/sa*.json');
    await page.keyboard.type('sar');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^Searching/);
    await searchBox(page).fill('helm');
    await expect(suggestionsOf(page).getByRole('option', { name: 'helmet', exact: true })).toBeVisible();
    release();
    await expect(suggestionsOf(page).getByRole('option', { name: 'saree', exact: true })).toHaveCount(0);
  });

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto('/products');
    await searchBox(page).focus();
    // At once: suggestions for the first two letters would be replaced, and what is selected among them lost.
    await page.keyboard.insertText('sar');
    await expect(suggestionsOf(page)).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const options = suggestionsOf(page).getByRole('option');
    const isActive = async (option: ReturnType<typeof options.nth>) => {
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    };
    await page.keyboard.press('ArrowDown');
    await isActive(options.first());
    await expectNoFindings(page);
    await page.keyboard.press('End');
    await isActive(options.last());
    await page.keyboard.press('Home');
    await isActive(options.first());
    await page.keyboard.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await isActive(options.last());
    await page.keyboard.press('Escape');
    await expect(suggestionsOf(page)).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('sar');
    await page.keyboard.press('ArrowDown');
    await expect(suggestionsOf(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await isActive(options.first());
    const address = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });

  test('closes when the focus leaves it', RARE, async ({ page }) => {
    await page.goto('/products');
    await searchBox(page).focus();
    await page.keyboard.type('sar');
    await expect(suggestionsOf(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(searchButton(page)).toBeFocused();
    await expect(suggestionsOf(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).focus();
    await expect(suggestionsOf(page)).toBeHidden();
  });

  test('searches in its own market', RARE, async ({ page, activate }) => {
    await page.goto('/en-ae');
    await activate(searchBox(page));
    await page.keyboard.type('anarkali');
    await expect(suggestionsOf(page).getByRole('group', { name: 'Products' }).getByRole('option').first()).toHaveText(
      /AED/,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en-ae/search?q=anarkali');
    await expect(resultsTitle(page)).toHaveText(titleFor('anarkali'));
  });
});

test.describe('recent searches', () => {
  test.use({ consent: 'yes' });

  test('are offered by the empty box, the latest first', async ({ page, activate }) => {
    for (const query of ['kurti', 'helmet']) {
      await page.goto(`/search?q=${query}`);
      await expect(resultsTitle(page)).toHaveText(titleFor(query));
    }
    await page.goto('/');
    await activate(searchBox(page));
    await expect(recentOf(page).getByRole('option')).toHaveText(['helmet', 'kurti']);
    await expectNoFindings(page);
    await activate(recentOf(page).getByRole('option', { name: 'kurti' }));
    await expect(resultsTitle(page)).toHaveText(titleFor('kurti'));
  });

  test('are cleared by a tap', async ({ page, activate }) => {
    await keep(page, 'searches', stored('helmet'));
    await page.goto('/');
    await activate(searchBox(page));
    await activate(page.getByRole('button', { name: 'Clear recent searches' }));
    await expect(recentOf(page)).toBeHidden();
    await expect(searchBox(page)).toBeFocused();
    expect(await readKept(page, 'searches')).toBeNull();
  });

  test('that somebody else wrote there are shown as text or not at all', RARE, async ({ page, activate }) => {
    await keep(page, 'searches', { version: 1, searches: ['<img src=x onerror=alert(1)>', 7, { a: 1 }] });
    await page.goto('/');
    await activate(searchBox(page));
    await expect(recentOf(page).getByRole('option')).toHaveText(['<img src=x onerror=alert(1)>']);
  });
});

test('searches are not remembered after a refusal', async ({ page }) => {
  await page.goto('/search?q=helmet');
  await expect(resultsTitle(page)).toHaveText(titleFor('helmet'));
  expect(await readKept(page, 'searches')).toBeNull();
});

test.describe('without script, the search box', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the search page, which says what it needs and offers categories and letters', async ({
    page,
    activate,
  }) => {
    await page.goto('/womenFashion');
    await searchBox(page).fill('saree');
    await activate(searchButton(page));
    await expect(page).toHaveURL('/search?q=saree');
    const main = page.getByRole('main');
    await expect(main.getByRole('paragraph').filter({ hasText: 'Search does not work in this browser' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Everything from A to Z');
    await activate(main.getByRole('link', { name: 'Sarees' }).first());
    await expect(page).toHaveURL('/womensSilkSaree');
  });

  test('does so in the other market', RARE, async ({ page, activate }) => {
    await page.goto('/en-ae');
    await searchBox(page).fill('kurti');
    await activate(searchButton(page));
    await expect(page).toHaveURL('/en-ae/search?q=kurti');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Everything by category');
    await expect(page.getByRole('main').getByRole('link', { name: 'Jewellery' })).toBeVisible();
  });
});
