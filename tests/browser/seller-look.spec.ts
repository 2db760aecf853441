import type { Locator, Page } from '@playwright/test';
import { enlarge, findFaults } from './large-text.ts';
import { signInToDashboard } from './operator-steps.ts';
import { test } from './real-host.ts';
import { openShop, order } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The header for sellers, and in the operator's office pictures of products and figures that fit. */

const NARROW = { width: 360, height: 740 };
/** Rs 1,23,45,678.50. */
const LONG_MINOR = 1_234_567_850;
const LONG_WORDS = '₹1,23,45,678.50';

for (const path of ['/Seller-SignIn', '/Seller-SignUp'])
  test(`${path} has a header for sellers, and nothing of the shop’s`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    const names = [/for sellers/, 'Help', 'Haat’s shop'];
    // A phone shows its links beside the logo, and the form itself leads to the sign-in.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
    await expect(header.getByRole('link')).toHaveText(
      path === '/Seller-SignUp' && !isNarrow ? names.toSpliced(1, 0, 'Log in') : names,
    );
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(64);
    await expect(header.getByRole('link', { name: 'Haat’s shop' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('#menu, [data-do=cart], [popovertarget=menu]')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    // Contact and operator, without groups of links; that of the forms also leads to what they are about.
    await expect(footer.getByRole('navigation')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Pricing and commission' })).toBeVisible();
    expect((await footer.boundingBox())?.height).toBeLessThan(isNarrow ? 600 : 300);
    await expect(footer.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(footer.getByText('Free delivery')).toHaveCount(0);
    for (const link of await header.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // The first touch loads what looks for the shop's header.
    await page.getByRole('heading').first().click();
    await header.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

for (const path of ['/Seller-SignIn', '/Seller-SignUp'])
  test(`header, content and footer of ${path} have the same edges on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const left = async (found: Locator) => (await found.boundingBox())?.x;
    const edge = await left(page.getByRole('banner').getByRole('link').first());
    expect(edge).toBeGreaterThan(24);
    expect(await left(page.getByRole('heading', { level: 1 }))).toBe(edge);
    expect(await left(page.getByRole('contentinfo').getByRole('link').first())).toBe(edge);
  });

test('what selling costs and when it is paid stands beside the sign-in', async ({ page }) => {
  await page.goto('/Seller-SignIn');
  const beside = page.getByRole('region', { name: 'Sell on Haat' });
  await expect(beside).toContainText('A commission of 6% to 12%');
  await expect(beside).toContainText('On Wednesdays');
  await expect(beside.getByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/Seller-SignUp');
});

/** Whether the picture in an element has been loaded. */
const isShown = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

/** The figures with a long amount are on one line, as wide as their tile at most, in text of both sizes. */
async function expectToFit(page: Page, figures: Locator): Promise<void> {
  await expect(figures.first()).toBeVisible();
  for (const grow of [async () => {}, () => enlarge(page)]) {
    await grow();
    expect(await findFaults(page)).toEqual([]);
    for (const figure of await figures.all()) {
      const { lines, spare } = await figure.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tile = (element.parentElement as Element).getBoundingClientRect();
        return { lines: range.getClientRects().length, spare: tile.right - range.getBoundingClientRect().right };
      });
      expect(lines).toBe(1);
      expect(spare).toBeGreaterThanOrEqual(0);
    }
  }
}

test('long amounts fit in the operator’s figures', async ({ page, shop }) => {
  await page.setViewportSize(NARROW);
  const { product } = await openShop(shop, page);
  const { number } = await order(shop, product);
  const { database } = shop.host;
  const { id } = await database.read
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await database.write((db) =>
    db.updateTable('shipments').set({ items_minor: LONG_MINOR }).where('order_id', '=', id).execute(),
  );
  await signInToDashboard(page, shop, 'lata');
  await page.goto(`${shop.address}/api/operator/figures?seller=${product.sellerId}`);
  await expectToFit(page, page.getByRole('listitem').locator('b').filter({ hasText: LONG_WORDS }));
});

test('the operator sees pictures of products in the order and the list of orders', async ({ page, shop }) => {
  const { product } = await openShop(shop, page);
  const { number } = await order(shop, product);
  await signInToDashboard(page, shop, 'hema');
  await page.goto(`${shop.address}/api/operator/orders?search=${number}`);
  await expect.poll(() => isShown(page.getByRole('row').filter({ hasText: number }).locator('img'))).toBe(true);
  await page.getByRole('row').getByRole('link', { name: number }).click();
  await expect.poll(() => isShown(page.getByRole('table', { name: 'Items' }).locator('img'))).toBe(true);
});

test('on a phone, an order in the operator’s list is a card with its state in the row of its number', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(NARROW);
  const { product } = await openShop(shop, page);
  const { number } = await order(shop, product);
  await signInToDashboard(page, shop, 'usha');
  await page.goto(`${shop.address}/api/operator/orders?search=${number}`);
  const row = page.getByRole('row').filter({ hasText: number });
  const [link, state] = [row.getByRole('link', { name: number }), row.getByText('New', { exact: true })];
  const box = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [linkBox, stateBox, rowBox] = [await box(link), await box(state), await box(row)];
  expect(Math.abs(linkBox.y + linkBox.height / 2 - stateBox.y - stateBox.height / 2)).toBeLessThan(8);
  expect(stateBox.x).toBeGreaterThan(linkBox.x + linkBox.width);
  expect(rowBox.height).toBeLessThan(150);
  await enlarge(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
});
