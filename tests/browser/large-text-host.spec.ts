import type { Locator, Page } from '@playwright/test';
import { enlarge, findFaults } from './large-text.ts';
import { fillAddress, logIn, numberIn, openCheckout, placeOrderButton, something, thanks } from './order-steps.ts';
import { test } from './real-host.ts';
import { call, openDashboard, operate, order } from './seller-steps.ts';
import { expect } from './shop.ts';
import { ADDED, addButton, stopClock, toastOf } from './steps.ts';

/** Text at twice its size on a narrow phone, where the host has something to show: orders, account, the seller's dashboard. */

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectNoFaults(page: Page, where: string): Promise<void> {
  await enlarge(page);
  expect.soft(await findFaults(page), where).toEqual([]);
}

test('text of twice the size fits in an order, the list of orders and the account', async ({
  page,
  activate,
  shop,
}) => {
  await logIn(page, shop);
  await openCheckout(page);
  await fillAddress(page);
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  await expectNoFaults(page, 'confirmation');
  await page.goto(`/order?number=${numberIn(page)}`);
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expectNoFaults(page, 'order');
  await page.goto('/order');
  const title = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(title).toBeVisible();
  await expectNoFaults(page, 'orders');
  expect((await title.boundingBox())?.width).toBeGreaterThan(150);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expectNoFaults(page, 'account');
});

test('text of twice the size fits in the message that an item was added', async ({ page, activate }) => {
  await stopClock(page);
  await page.goto(something().path);
  await enlarge(page);
  await activate(addButton(page.getByRole('article')));
  const toast = toastOf(page);
  await expect(toast).toBeVisible();
  const edge = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN);
  };
  expect(await edge(toast)).toBeLessThan(360);
  for (const part of [toast.getByText(ADDED), toast.getByRole('link', { name: 'View cart' })])
    expect(await edge(part)).toBeLessThan(await edge(toast));
});

test('text of twice the size fits on the seller dashboard', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { shipments } = await order(shop, product);
  for (const step of ['accept', 'pack'])
    await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: {}, token });
  await operate(shop, 'payouts adjust', [product.sellerId], { amount: '500', reason: 'The courier lost a parcel' });
  for (const [view, heading] of [
    ['orders', 'Orders'],
    ['returns', 'Returns'],
    ['products', 'Products'],
    ['stock', 'Stock'],
    ['figures', 'Figures'],
    ['payouts', 'Statement'],
  ] as const) {
    await page.goto(`/seller-dashboard#${view}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    // What the host answers is there, too.
    if (view !== 'figures')
      await expect(
        page.locator(`#${view}`).locator('[data-list] > *, [data-empty]').filter({ visible: true }).first(),
      ).toBeVisible();
    await expectNoFaults(page, view);
  }
});
