import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** The choice of a language: offered once to whom the browser says to read another one, and on every page in the menu and at the foot. */

test.use({ locale: 'hi-IN', consent: 'no' });

const offerOn = (page: Page) => page.getByRole('region', { name: 'Language' });
/** The offer comes with the code that a first touch brings. */
async function openAndTouch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await page.waitForLoadState('networkidle');
}

const ownAnswer = (page: Page) => offerOn(page).getByRole('link', { name: 'हिन्दी' });

test('the offer leads to the same page with its filters, and is remembered', async ({ page, activate }) => {
  await openAndTouch(page, '/WomensTop?sort=price');
  await activate(ownAnswer(page));
  await expect(page).toHaveURL(/\/hi\/WomensTop\?sort=price/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await openAndTouch(page, '/contact');
  await expect(offerOn(page)).toHaveCount(0);
});

test('a choice before the script has come keeps the filters, too', async ({ page }) => {
  await page.goto('/WomensTop?sort=price');
  const link = page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'தமிழ்' });
  await link.evaluate((element: HTMLAnchorElement) => location.assign(element.href));
  await page.waitForURL(/\/ta\/WomensTop$/, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(page).toHaveURL(/\/ta\/WomensTop\?sort=price/);
});

test('who stays, and who goes on without an answer, is not asked again', async ({
  page,
  activate,
  browser,
  baseURL,
}) => {
  await openAndTouch(page, '/WomensTop');
  await activate(offerOn(page).getByRole('button', { name: 'Stay in English' }));
  await expect(offerOn(page)).toHaveCount(0);
  const other = await (await browser.newContext({ locale: 'hi-IN', baseURL })).newPage();
  await openAndTouch(other, '/WomensTop');
  await expect(ownAnswer(other)).toBeVisible();
  for (const seen of [page, other]) {
    await openAndTouch(seen, '/contact');
    await expect(offerOn(seen)).toHaveCount(0);
  }
  await other.context().close();
});

test('the languages are in the menu and at the foot, each by its own name', async ({ page, activate }) => {
  await openAndTouch(page, '/WomensTop');
  const foot = page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'தமிழ்' });
  await expect(foot).toHaveAttribute('href', /\/ta\/WomensTop$/);
  await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  await activate(page.locator('#menu').getByRole('link', { name: 'தமிழ்' }));
  await expect(page).toHaveURL(/\/ta\/WomensTop/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are in the menu', async ({ page }) => {
    await page.goto('/WomensTop');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'தமிழ்' }).click();
    await expect(page).toHaveURL(/\/ta\/WomensTop$/);
  });
});
