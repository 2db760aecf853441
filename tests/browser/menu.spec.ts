import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, RARE, test } from './shop.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const allLink = (page: Page) => menuOf(page).getByRole('link', { name: 'All categories' });

test.describe('the menu', () => {
  test('has the categories around the page, and no children of others', async ({ page, activate }) => {
    await page.goto('/Womenkurtha');
    await activate(menuButton(page));
    await expect(menuOf(page).getByRole('link', { name: 'Kurtis', exact: true })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Men', exact: true })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Shirts and tees' })).toHaveCount(0);
  });

  test('has what is the shopper’s first, then categories, then what is the shop’s, apart from each other', async ({
    page,
    activate,
  }) => {
    await page.goto('/');
    await activate(menuButton(page));
    const boxes = await Promise.all(
      ['Your account', 'Help', 'All products', 'All categories', 'Share this shop'].map((name) =>
        menuOf(page).getByRole('link', { name, exact: true }).boundingBox(),
      ),
    );
    const tops = boxes.map((box) => box?.y ?? NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const spaceAfter = (index: number) =>
      (tops[index + 1] ?? NaN) - (tops[index] ?? NaN) - (boxes[index]?.height ?? NaN);
    for (const index of [1, 3]) expect(spaceAfter(index)).toBeGreaterThan(16);
  });

  test('has languages in one row, pictures of the categories, and moves nothing for them', async ({
    page,
    activate,
  }) => {
    await recordLayoutShifts(page);
    await page.goto('/');
    await activate(menuButton(page));
    const languages = await Promise.all(
      ['हिन्दी', 'தமிழ்'].map((name) => menuOf(page).getByRole('link', { name, exact: true }).boundingBox()),
    );
    expect(languages[0]?.y).toBe(languages[1]?.y);
    const pictureOf = (name: string) => menuOf(page).getByRole('link', { name, exact: true }).locator('img');
    await expect(pictureOf('Men')).toBeVisible();
    await expect(pictureOf('All products')).toHaveCount(0);
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('shows all categories in place when asked for', async ({ page, activate }) => {
    await page.goto('/');
    await activate(menuButton(page));
    await activate(allLink(page));
    await expect(menuOf(page).getByRole('link', { name: 'Men’s top wear' })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Kurtis and kurta sets' })).toBeVisible();
    await expect(allLink(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(menuOf(page).getByRole('link', { name: 'All products' })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Your orders' })).toBeVisible();
    await expectNoFindings(page);
    await activate(menuOf(page).getByRole('link', { name: 'Men’s top wear' }));
    await expect(page).toHaveURL('/MensTopWear');
  });

  test('says that it shows more categories, and moves the focus to the first', RARE, async ({ page }) => {
    await page.goto('/products');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await allLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('link', { name: 'Women’s fashion' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'More categories loaded' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('has the categories of its own market', RARE, async ({ page, activate }) => {
    await page.goto('/en-ae');
    await activate(menuButton(page));
    await activate(allLink(page));
    await expect(menuOf(page).getByRole('link', { name: 'Home and linen' })).toHaveAttribute('href', /^\/en-ae\//);
    await expect(menuOf(page).getByRole('link', { name: 'Men’s fashion', exact: true })).toHaveCount(0);
  });

  test('follows its link when the categories can not be fetched', RARE, async ({ page, activate, complaints }) => {
    complaints.expect(/categories/);
    complaints.expect(/503/);
    await page.route('**/categories', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ status: 503 }),
    );
    await page.goto('/products');
    await activate(menuButton(page));
    await activate(allLink(page));
    await expect(page).toHaveURL('/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  });
});

test.describe('the page of all categories', () => {
  test('leads to each of them', async ({ page, activate }) => {
    await page.goto('/categories');
    await expectNoFindings(page);
    await activate(page.getByRole('main').getByRole('link', { name: 'Sarees' }));
    await expect(page).toHaveURL('/womensSilkSaree');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is one tap away from the menu', async ({ page, activate }) => {
      await page.goto('/Womenkurtha');
      await activate(menuButton(page));
      await activate(allLink(page));
      await expect(page).toHaveURL('/categories');
      await activate(page.getByRole('main').getByRole('link', { name: 'Men’s top wear' }));
      await expect(page).toHaveURL('/MensTopWear');
    });
  });
});
