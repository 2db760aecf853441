import type { Page } from '@playwright/test';
import {
  countOrders,
  fillAddress,
  nameField,
  openCheckout,
  openTab,
  placeOrderButton,
  someName,
  streetField,
  thanks,
} from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { readCart } from './steps.ts';

/** An order is placed exactly once, despite lost answers and repeated clicks (issue 5, sections 2 and 4). */

const UNREACHABLE = 'We couldn’t reach the shop.';
const ORDERS = '**/api/orders';
const LOST = /ERR_FAILED|ERR_CONNECTION|Failed to load resource/;

/** Fills in the form with a name used by this test only. */
async function fillIn(page: Page): Promise<string> {
  const name = someName();
  await fillAddress(page);
  await nameField(page).fill(name);
  return name;
}

/** Drops the answer to the next order, which reaches the host. */
const loseAnswer = async (page: Page): Promise<void> => {
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
};

test('a double tap gives one order', async ({ page, shop }) => {
  await openCheckout(page);
  const name = await fillIn(page);
  await placeOrderButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('two tabs give one order', async ({ page, context, shop }) => {
  await openCheckout(page);
  const name = await fillIn(page);
  const tab = await openTab(context, '/checkOut');
  await fillAddress(tab);
  await nameField(tab).fill(name);
  const click = (button: HTMLElement) => button.click();
  await Promise.all([placeOrderButton(page).evaluate(click), placeOrderButton(tab).evaluate(click)]);
  await expect(thanks(page).or(page.getByText('Your cart is empty'))).toBeVisible();
  await expect(thanks(tab).or(tab.getByText('Your cart is empty'))).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('without a connection it says so and keeps everything', async ({ page, activate, complaints }) => {
  complaints.expect(LOST);
  await openCheckout(page);
  await fillIn(page);
  await page.route(ORDERS, (route) => route.abort());
  await activate(placeOrderButton(page));
  await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toBeFocused();
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
  expect(await readCart(page)).toHaveLength(1);
});

test('when the host is back, the same button places the order', async ({ page, activate, complaints, shop }) => {
  complaints.expect(LOST);
  await openCheckout(page);
  const name = await fillIn(page);
  await page.route(ORDERS, (route) => route.abort(), { times: 1 });
  await activate(placeOrderButton(page));
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('after an unreadable answer it can be tried again', async ({ page, activate, complaints, shop }) => {
  complaints.expect(/exception/);
  await openCheckout(page);
  const name = await fillIn(page);
  await page.route(ORDERS, (route) => route.fulfill({ status: 201, json: { data: {} } }), { times: 1 });
  await activate(placeOrderButton(page));
  await expect(page.getByRole('alert').filter({ hasText: 'That did not work. Please try again.' })).toBeFocused();
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('an order whose answer is lost is not placed again by another try', async ({
  page,
  activate,
  complaints,
  shop,
}) => {
  complaints.expect(LOST);
  await openCheckout(page);
  const name = await fillIn(page);
  await loseAnswer(page);
  await activate(placeOrderButton(page));
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('an order whose answer is lost is found by another try with another address', async ({
  page,
  activate,
  complaints,
  shop,
}) => {
  complaints.expect(LOST);
  await openCheckout(page);
  const name = await fillIn(page);
  await loseAnswer(page);
  await activate(placeOrderButton(page));
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await streetField(page).fill('13 Neem Lane');
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('12 Mango Lane')).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('an order whose answer is lost is found by a reload', async ({ page, activate, complaints, shop }) => {
  complaints.expect(LOST);
  await openCheckout(page);
  const name = await fillIn(page);
  await loseAnswer(page);
  await activate(placeOrderButton(page));
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await readCart(page)).toEqual([]);
  expect(await countOrders(shop, name)).toBe(1);
});

test('a page that is closed while the order is on its way finds it when it is opened again', async ({
  page,
  context,
  shop,
}) => {
  await openCheckout(page);
  const name = await fillIn(page);
  const sent = page.waitForRequest(ORDERS);
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    // The answer does not arrive while this page is open.
  });
  await placeOrderButton(page).click();
  await sent;
  await expect.poll(() => countOrders(shop, name)).toBe(1);
  await page.close();
  const tab = await openTab(context, '/checkOut');
  await expect(thanks(tab)).toBeVisible();
  expect(await countOrders(shop, name)).toBe(1);
});

test('a reload without a connection says that the order may have arrived, and keeps everything', async ({
  page,
  activate,
  complaints,
}) => {
  complaints.expect(LOST);
  await openCheckout(page);
  await fillIn(page);
  await page.route('**/api/**', (route) => route.abort());
  await activate(placeOrderButton(page));
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'You sent an order' })).toBeVisible();
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
  expect(await readCart(page)).toHaveLength(1);
});
