import type { Locator, Page } from '@playwright/test';
import { enlarge, findFaults } from './large-text.ts';
import { fillAddress, logIn, numberIn, openCheckout, placeOrderButton, something, thanks } from './order-steps.ts';
import { test } from './real-host.ts';
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
