import type { Locator, Page } from '@playwright/test';
import { listCards } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { logIn, placeByHost, something } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect, SHEET_WINDOW } from './shop.ts';
import { cardOf, cartLink, drawerOf, keep, keepCart, lineFor, sheetOf } from './steps.ts';

/** What waits for an answer has the size of it: nothing moves when it comes. */

/** Longer than browsers take a movement for the reaction to a tap. */
const SLOW_MS = 700;

/** Answers requests for what the pattern fits late. */
async function delay(page: Page, pattern: string | RegExp): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.continue();
  });
}

test.describe('over a list', () => {
  test.use(SHEET_WINDOW);

  test('nothing moves when the product of a sheet comes', async ({ page, activate }) => {
    const [card = something()] = listCards('/womenFashion');
    await recordLayoutShifts(page);
    await page.goto('/womenFashion');
    const opened = Promise.withResolvers<void>();
    await page.route(`**${card.path}`, async (route) => {
      await opened.promise;
      await route.continue();
    });
    await activate(cardOf(page, card).getByRole('link', { name: card.title }));
    // Waits until it stands still.
    await sheetOf(page).getByRole('button', { name: 'Close' }).click({ trial: true });
    // It comes in as the answer to the tap, on a busy machine later than the half second of the metric.
    const opening = await findLayoutShifts(page);
    opened.resolve();
    await expect(sheetOf(page).getByRole('navigation', { name: 'Breadcrumb' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect((await findLayoutShifts(page)).slice(opening.length)).toEqual([]);
  });

  test('nothing moves when prices and dates of the drawer come', async ({ page, activate }) => {
    await keepCart(page, [lineFor(something())]);
    await recordLayoutShifts(page);
    await page.goto('/products');
    await delay(page, '**/_data/**');
    await delay(page, /\/(?:show-cart|CartExtras)\./);
    await activate(cartLink(page));
    await expect(drawerOf(page).getByRole('link', { name: /^Checkout/ })).toBeVisible();
    await expect(drawerOf(page).getByText(/Get it by /)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findLayoutShifts(page)).toEqual([]);
  });
});

const results = (page: Page) => page.getByRole('region', { name: 'Search results' }).getByRole('heading', { level: 3 });
const compared = () => listCards('/womensSilkSaree').slice(0, 2);
const title = (page: Page) => page.getByRole('main').getByRole('link', { name: something().title });
/** What comes on pages, by their names. */
const COMING: Readonly<Record<string, { path: () => string; coming: (page: Page) => Locator }>> = {
  'a search': { path: () => '/search?q=saree', coming: results },
  'a search that finds the nearest': { path: () => '/search?q=size+8+black+shoes', coming: results },
  'the wishlist': { path: () => '/wishlist', coming: title },
  'a comparison': {
    path: () => `/compare?sku=${compared().map(({ sku }) => sku)}`,
    coming: (page) => page.getByRole('region', { name: 'Comparison' }).getByRole('row', { name: /^Rating/ }),
  },
};
for (const [name, { path, coming }] of Object.entries(COMING))
  test(`nothing of ${name} moves when what it shows comes`, async ({ page }) => {
    await keep(page, 'wishlist', [lineFor(something())]);
    await recordLayoutShifts(page);
    await delay(page, '**/_data/**');
    await page.goto(path());
    await expect(coming(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findLayoutShifts(page)).toEqual([]);
  });

test.describe('with a host', () => {
  test('nothing of an order moves when its state comes', async ({ page }) => {
    const number = await placeByHost(page);
    await recordLayoutShifts(page);
    await delay(page, '**/api/**');
    await page.goto(`/order?number=${number}`);
    await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('nothing of an account moves when it comes', async ({ page, shop }) => {
    await logIn(page, shop);
    await recordLayoutShifts(page);
    await delay(page, '**/api/**');
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findLayoutShifts(page)).toEqual([]);
  });
});
