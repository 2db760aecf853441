import { expect, type Page, test } from '@playwright/test';
import { cupFile, DevShop } from './dev-shop.ts';
import { openEditor, paste, watchConsole } from './steps.ts';

/** Journeys of one who edits many products at once. */

const shop = new DevShop(60);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await shop.open();
  await shop.openFirstPage();
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => watchConsole(page));
test.afterEach(() => {
  shop.git('checkout', '-q', '.');
  shop.git('clean', '-fdq', '.');
});

const table = (page: Page) => page.getByRole('application', { name: 'Table of products' });
const review = (page: Page) => page.getByRole('button', { name: /^Review \d+ change/ });
const state = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });

async function save(page: Page): Promise<void> {
  await review(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

/** Finds one product, and makes the cell with this text the active one. */
async function choose(page: Page, sku: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find' }).fill(sku);
  await table(page).getByText(text, { exact: true }).first().click();
}

test('a price that was typed is on the page within a moment, and is one line of the difference', async ({
  page,
  context,
}) => {
  await openEditor(page, shop, 'products');
  const shown = await context.newPage();
  await shown.goto(`${shop.site}/clay-cup-number-7/p/CUP-007`);
  await expect(shown.getByText('₹107').first()).toBeVisible();
  await choose(page, 'CUP-007', '107');
  await page.keyboard.type('88.5');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(state(page).first()).toBeVisible();
  await expect(shown.getByText('₹88.50').first()).toBeVisible();
  expect(shop.git('diff', '-U0').match(/^[-+] .*$/gm)).toEqual(['-      "price": 107,', '+      "price": 88.5,']);
});

test('fifty prices pasted from a spreadsheet change fifty lines', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await choose(page, 'CUP-0', '101');
  const prices = Array.from({ length: 50 }, (_, index) => `₹${200 + index}`);
  await paste(page, prices);
  await expect(review(page)).toHaveText('Review 50 changes');
  await review(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('50 changes in 50 files');
  await dialog.getByRole('button', { name: 'Show lines of files' }).click();
  await expect(dialog.getByRole('region', { name: cupFile(1) })).toContainText('Added:       "price": 200,');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(page).first()).toBeVisible();
  expect(shop.git('diff', '--shortstat').trim()).toBe('50 files changed, 50 insertions(+), 50 deletions(-)');
  expect(JSON.parse(shop.read(cupFile(50)))).toMatchObject({ offers: { in: { price: 249, mrp: 500 } } });
  await page.goto(`${shop.site}/clay-cup-number-50/p/CUP-050`);
  await expect(page.getByText('₹249').first()).toBeVisible();
});

test('a price above the MRP is refused, and is shown at its cell', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await choose(page, 'CUP-009', '109');
  await page.keyboard.type('600');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('the check would find 1 new error');
  await expect(page.getByRole('alert')).toContainText('products/cups/cup-009.json');

  await expect(table(page).locator('.has-problem')).toHaveText('600');
  expect(shop.git('status', '--porcelain')).toBe('');
});

test('a file that changed meanwhile is not overwritten, and what was typed stays', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await choose(page, 'CUP-003', '103');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  shop.write(cupFile(3), shop.read(cupFile(3)).replace('number 3', 'number three'));
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Nothing was saved: a file has changed meanwhile.');
  await expect(page.getByRole('alert')).toContainText('"title": "Clay cup number three"');
  expect(shop.read(cupFile(3))).toContain('103');
  await page.getByRole('button', { name: 'Load the files as they are now' }).click();
  await expect(table(page).getByText('Clay cup number three')).toBeVisible();
  await expect(review(page)).toHaveText('Review 1 change');
  await save(page);
  await expect(state(page).first()).toBeVisible();
  expect(JSON.parse(shop.read(cupFile(3)))).toMatchObject({
    title: 'Clay cup number three',
    offers: { in: { price: 90 } },
  });
});

test('with the keyboard alone cells are filled down, undone, done again and saved', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await page.getByRole('searchbox', { name: 'Find' }).fill('CUP-01');
  await expect(page.getByText('10 of 71 rows')).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    if (await table(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(table(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  for (let row = 0; row < 3; row++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(review(page)).toHaveText('Review 4 changes');
  await page.keyboard.press('Control+z');
  await expect(review(page)).toHaveText('Review 1 change');
  await page.keyboard.press('Control+y');
  await expect(review(page)).toHaveText('Review 4 changes');
  await page.keyboard.press('Tab');
  await expect(table(page).locator('.dsg-active-cell')).toHaveCount(0);
  for (let presses = 0; presses < 30; presses++) {
    if (await review(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  const button = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  for (let presses = 0; presses < 10; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(state(page).first()).toBeVisible();
  expect(shop.git('diff', '--shortstat').trim()).toBe('4 files changed, 4 insertions(+), 4 deletions(-)');
});

test('pieces are set by size, and their product has one row without sizes', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await page.getByRole('searchbox', { name: 'Find' }).fill('CUP-BLUE');
  await expect(page.getByText('3 of 71 rows')).toBeVisible();
  await expect(table(page).getByRole('link', { name: 'CUP-BLUE, L' })).toHaveText('L');
  await table(page).getByText('S', { exact: true }).last().click();
  // From the name of the size to its stock: price and MRP are between them.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await review(page).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toHaveText(/CUP-BLUE\s*S\s*Stock\s*none\s*7/);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(page).first()).toBeVisible();
  expect(JSON.parse(shop.read('products/cups/blue.json'))).toMatchObject({
    sizes: [
      { name: 'S', stock: 7 },
      { name: 'L', stock: 0 },
    ],
  });
  await page.getByRole('checkbox', { name: 'A row for each size' }).uncheck();
  await expect(page.getByText('1 of 71 rows')).toBeVisible();
});

test('pasted cells that do not fit are told', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await choose(page, 'CUP-01', '110');
  await paste(
    page,
    Array.from({ length: 22 }, (_, index) => `${200 + index}`),
  );
  await expect(review(page)).toHaveText('Review 10 changes');
  await expect(page.getByRole('alert')).toContainText('12 pasted rows did not fit: the table shows 10 rows');
  await paste(page, ['1', '2']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a new category moves the file', async ({ page }) => {
  await openEditor(page, shop, 'products');
  await choose(page, 'CUP-005', 'cups');
  await page.keyboard.type('Tea');
  await page.keyboard.press('Enter');
  await save(page);
  await expect(state(page).first()).toBeVisible();
  expect(shop.git('status', '--porcelain', '--untracked-files=all').trim().split('\n').sort()).toEqual([
    '?? products/tea/cup-005.json',
    'D products/cups/cup-005.json',
  ]);
});
