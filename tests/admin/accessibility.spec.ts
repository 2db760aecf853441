import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from '../browser/axe.ts';
import { DevShop } from './dev-shop.ts';
import { openEditor, watchConsole } from './steps.ts';

/** Every page of the editor for axe, wide and narrow, in light and dark. */

const shop = new DevShop(30);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop.write('products/cups/cup-002.json', shop.read('products/cups/cup-002.json').replace('102', '1020'));
  await shop.open();
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => watchConsole(page));

const SIZES = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
] as const;

for (const { colorScheme, ...viewport } of SIZES)
  test(`pages have no findings at ${viewport.width} pixels, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openEditor(page, shop);
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '',
      '/products',
      '/files',
      '/problems',
      '/changes',
      '/edit/products/cups/cup-001.json?as=text',
    ]) {
      await page.goto(`${shop.site}/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      await expectNoFindings(page, [colorScheme]);
      await expectFits(page);
    }
    await page.goto(`${shop.site}/admin/products`);
    await page.getByText('101', { exact: true }).click();
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expectNoFindings(page, [colorScheme]);
    await page.getByRole('button', { name: 'Review 1 change' }).click();
    await page.getByRole('button', { name: 'Show lines of files' }).click();
    await expect(page.getByRole('region', { name: 'products/cups/cup-001.json' })).toBeVisible();
    await expectNoFindings(page, [colorScheme]);
  });

/** Nothing but the grid is wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
