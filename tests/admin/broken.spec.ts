import { expect, test } from '@playwright/test';
import { DevShop } from './dev-shop.ts';
import { openEditor, watchConsole } from './steps.ts';

/** Journeys of one who has broken a file and can't read JSON. */

const shop = new DevShop(1);
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop.write('store.json', shop.read('store.json').replace('"name"', '"name'));
  await shop.open();
});
test.afterAll(() => shop.close());

test('a shop that can not be shown is fixed in the editor, from its first page on', async ({ page }) => {
  expect((await page.goto(shop.site))?.status()).toBe(503);
  await expect(page.getByRole('link', { name: /store\.json:\d+:\d+/ }).first()).toBeVisible();
  watchConsole(page);
  await openEditor(page, shop);
  await page.getByText('Error', { exact: false }).locator('visible=true').first().click();
  await page
    .getByRole('link', { name: /store\.json:\d+/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('store.json');
  const text = page.getByLabel('Text of the file');
  await page.getByRole('button', { name: /^Go to line \d+$/ }).click();
  await expect(text).toBeFocused();
  const selected = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(
    shop
      .read('store.json')
      .split('\n')
      .some((line) => line !== '' && line.includes(selected)),
  ).toBe(true);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/broken-${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await text.fill(shop.git('show', 'HEAD:store.json'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved 1 file' }).first()).toBeVisible();
  await expect.poll(async () => (await fetch(shop.site)).status, { message: 'the shop is back' }).toBe(200);
});

test('a file whose values no form can show is shown as its text', async ({ page }) => {
  watchConsole(page);
  shop.write('home.json', '{ "hero": 5, "sections": { "a": ["b"] }, "promises": "none" }\n');
  await openEditor(page, shop, 'edit/home.json');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${shop.site}/admin/edit/home.json?as=text`);
  await page.getByLabel('Text of the file').fill(shop.git('show', 'HEAD:home.json'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved 1 file' }).first()).toBeVisible();
});

test('a file that the shop needs and that is gone comes back from the last commit', async ({ page }) => {
  watchConsole(page);
  shop.remove('redirects.json');
  await openEditor(page, shop);
  await expect(async () => {
    await page.goto(`${shop.site}/admin/edit/redirects.json`);
    await expect(page.getByText('it is gone')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved 1 file' }).first()).toBeVisible();
  expect(shop.git('status', '--porcelain')).toBe('');
});
