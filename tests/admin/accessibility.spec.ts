import { expect, test } from '@playwright/test';
import { DevShop } from './dev-shop.ts';
import { expectNoFindingsOnScreens, openEditor, watchConsole } from './steps.ts';

/** Every page of the editor for axe, wide and narrow, in light and dark. */

const shop = new DevShop(30);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop.write('products/cups/cup-002.json', shop.read('products/cups/cup-002.json').replace('102', '1020'));
  await shop.open();
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => watchConsole(page));

test('pages have no findings on a narrow and a wide screen, in dark and light', async ({ page }) => {
  await openEditor(page, shop);
  for (const path of ['', '/products', '/files', '/problems', '/changes', '/edit/products/cups/cup-001.json?as=text']) {
    await page.goto(`${shop.site}/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectNoFindingsOnScreens(page, path);
  }
  await page.goto(`${shop.site}/admin/products`);
  await page.getByText('101', { exact: true }).click();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expectNoFindingsOnScreens(page, 'a changed cell');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await page.getByRole('button', { name: 'Show lines of files' }).click();
  await expect(page.getByRole('region', { name: 'products/cups/cup-001.json' })).toBeVisible();
  await expectNoFindingsOnScreens(page, 'the review');
});
