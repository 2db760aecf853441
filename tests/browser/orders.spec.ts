import type { Page } from '@playwright/test';
import { findCard } from './built-shop.ts';
import { advance, logIn, numberIn, openTab, orderInCash, PHONE, something, somethingElse } from './order-steps.ts';
import { type RealHost, test } from './real-host.ts';
import { expect } from './shop.ts';
import { readCart, formatRupees, spoken } from './steps.ts';

/** The orders page against the real host (issue 5, section 2). */

const open = (page: Page, number: string) => page.goto(`/order?number=${number}`);
/** The status of each part. */
const status = (page: Page) => page.locator('.order-part strong[data-text=status]:visible');
const forgetOrders = (page: Page) => page.evaluate(() => localStorage.removeItem('orders'));

test('without orders the page says where they are, and finds one by its number', async ({ page }) => {
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'No orders on this device' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find an order' })).toBeVisible();
});

test('a signed-in user without orders is led to the products', async ({ page, shop }) => {
  await logIn(page, shop);
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all products' })).toBeVisible();
});

test('a signed-in user is not told to log in for an order of someone else', async ({ page, shop }) => {
  await logIn(page, shop);
  await open(page, '7K3MQ-9XD2A');
  await expect(page.getByRole('heading', { name: "We can't find this order" })).toBeVisible();
});

test('an order is found by its number, however it is typed, and its phone', async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await forgetOrders(page);
  await page.goto('/order');
  await page.getByLabel('Order number').fill(number.toLowerCase().replace('-', ''));
  await page.getByLabel('Mobile number of the order').fill(`+91 ${PHONE}`);
  await activate(page.getByRole('button', { name: 'Find order' }));
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

test('an order is not shown for its number with another phone', async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await page.goto('/order');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Mobile number of the order').fill('98765 43211');
  await activate(page.getByRole('button', { name: 'Find order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'There is no order with this number' })).toBeFocused();
});

test('an order is not shown on a phone that does not have its key', async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await forgetOrders(page);
  await open(page, number);
  await expect(page.getByRole('heading', { name: "We can't show this order here" })).toBeVisible();
});

test('a part on its way says where it is, its courier and its tracking number', async ({ page, activate, shop }) => {
  const number = await orderInCash(page, activate);
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await open(page, number);
  await expect(status(page)).toHaveText('On its way');
  await expect(page.getByText('Courier: Pavan Couriers, tracking number PC-77120')).toBeVisible();
});

test('an order of two sellers has a timeline for each', async ({ page, activate, shop }) => {
  const number = await orderOfTwo(page, activate);
  await advance(shop, number, 'accept');
  await open(page, number);
  await expect(status(page)).toHaveText(['Accepted by the seller', 'Placed']);
});

test('older orders that failed to load can be requested again', async ({ page, activate, shop }) => {
  await logIn(page, shop);
  await orderInCash(page, activate);
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = (await (await route.fetch()).json()) as { data: object };
    return route.fulfill({ json: { data: { ...answer.data, next: 'older' } } });
  });
  const refused = { json: { data: null, error: { code: 503, message: '' } } };
  await page.route('**/api/orders?after=older', (route) => route.fulfill(refused), { times: 1 });
  await page.goto('/order');
  await expect(page.getByRole('link', { name: something().title })).toBeVisible();
  await activate(page.getByRole('button', { name: 'Show more' }));
  await expect(spoken(page).filter({ hasText: 'Something went wrong at our end.' })).toBeVisible();
  await page.route('**/api/orders?after=older', (route) => route.fulfill({ json: { data: { orders: [] } } }));
  await activate(page.getByRole('button', { name: 'Show more' }));
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('an order is cancelled before it leaves', async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await activate(page.getByText('Cancel this order'));
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'The order is cancelled.' })).toBeFocused();
  await open(page, number);
  await expect(status(page)).toHaveText('Cancelled');
});

test('after an unreadable answer, the order can still be cancelled', async ({ page, activate, complaints }) => {
  complaints.expect(/exception/);
  await orderInCash(page, activate);
  await page.route('**/api/orders/*/cancel', (route) => route.fulfill({ json: { data: {} } }), { times: 1 });
  await activate(page.getByText('Cancel this order'));
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'That did not work. Please try again.' })).toBeFocused();
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'The order is cancelled.' })).toBeFocused();
});

test('one part is cancelled and the other goes on', async ({ page, activate }) => {
  await orderOfTwo(page, activate);
  await activate(page.getByText('Cancel this part').first());
  await activate(page.getByRole('button', { name: 'Yes, cancel this part' }));
  await expect(page.getByRole('alert').filter({ hasText: 'This part is cancelled.' })).toBeVisible();
  await expect(status(page)).toHaveText(['Cancelled', 'Placed']);
  await expect(page.getByText('You cancelled this part.')).toBeVisible();
});

test('the amounts show what was cancelled, and what is still due', async ({ page, activate }) => {
  await orderOfTwo(page, activate);
  await activate(page.getByText('Cancel this part').first());
  await activate(page.getByRole('button', { name: 'Yes, cancel this part' }));
  await expect(page.getByText('Placed, 1 of 2 parts cancelled')).toBeVisible();
  const [first, second] = [something().priceMinor, somethingElse().priceMinor].map(formatRupees);
  await expect(page.getByRole('definition').filter({ hasText: '−' })).toHaveText(`−${first}`);
  await expect(page.getByText('To pay at the door').locator('..')).toContainText(second ?? '');
});

test('the steps of a parcel are shown on request', async ({ page, activate, shop }) => {
  const number = await orderInCash(page, activate);
  await advance(shop, number, 'accept');
  await open(page, number);
  await activate(page.getByText('All steps'));
  const current = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await expect(current).toHaveText('Accepted by the seller');
});

test('an order dispatched meanwhile is not cancelled, and shown as it is', async ({ page, activate, shop }) => {
  const number = await orderInCash(page, activate);
  await activate(page.getByText('Cancel this order'));
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'That is not possible any more.' })).toBeVisible();
  await expect(status(page)).toHaveText('On its way');
});

test('a return is asked for after delivery, with what and why', async ({ page, activate, shop }) => {
  const number = await orderInCash(page, activate);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(page.getByText('Return items'));
  await page.getByRole('combobox', { name: 'Why?' }).selectOption('It does not fit');
  await activate(page.getByRole('button', { name: 'Ask for the return' }));
  await expect(page.getByText(`Return of 1 × ${something().title}`)).toBeVisible();
});

test('a return without a reason is not sent', async ({ page, activate, shop }) => {
  const number = await orderInCash(page, activate);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(page.getByText('Return items'));
  await activate(page.getByRole('button', { name: 'Ask for the return' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Choose why it goes back.' })).toBeFocused();
});

test('the invoice of a seller with a GSTIN breaks the tax down', async ({ page, activate, shop }) => {
  const card = findCard('a seller with a GSTIN', ({ offers, sku }) => offers === 'add' && hasGstin(shop, sku));
  const number = await orderInCash(page, activate, [card]);
  await activate(page.getByRole('link', { name: 'Invoice' }));
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  await expect(page.getByText(/^GSTIN \d\d[A-Z]{5}/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^(?:IGST|CGST)$/ })).toBeVisible();
  expect(numberIn(page)).toBe(number);
});

test('an invoice is as wide as the screen', async ({ page, activate, shop }) => {
  const card = findCard('a seller with a GSTIN', ({ offers, sku }) => offers === 'add' && hasGstin(shop, sku));
  await orderInCash(page, activate, [card]);
  await activate(page.getByRole('link', { name: 'Invoice' }));
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  const sizes = await page.evaluate(() => {
    const table = document.querySelector('.invoice .table-scroll');
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      table: (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0),
    };
  });
  expect(sizes).toEqual({ page: 0, table: 0 });
});

test('the invoice of a seller without one is a bill of supply', async ({ page, activate, shop }) => {
  const card = findCard('a seller without a GSTIN', ({ offers, sku }) => offers === 'add' && !hasGstin(shop, sku));
  await orderInCash(page, activate, [card]);
  await activate(page.getByRole('link', { name: 'Invoice' }));
  await expect(page.getByRole('heading', { name: 'Bill of supply' })).toBeVisible();
});

test('the ordered items are put into the cart again', async ({ page, activate }) => {
  await orderInCash(page, activate);
  await activate(page.getByRole('button', { name: 'Order again' }));
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(await readCart(page)).toMatchObject([{ sku: something().sku, quantity: 1 }]);
});

test('without a connection the page says so, and shows the order when there is one', async ({
  page,
  activate,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const number = await orderInCash(page, activate);
  await page.route('**/api/orders/*', (route) => route.abort(), { times: 1 });
  await open(page, number);
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await activate(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

test('a complaint about an order gets a ticket number, and the ticket can be asked about', async ({
  page,
  activate,
}) => {
  const number = await orderInCash(page, activate);
  await activate(page.getByRole('link', { name: 'Report a problem' }).first());
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByLabel('What happened').fill('The kurta came torn, please send another one.');
  await page.getByLabel('Name').fill('Asha Devi');
  await page.getByLabel('Phone', { exact: true }).fill(PHONE);
  await activate(page.getByRole('button', { name: 'Send the complaint' }));
  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
  const ticket =
    /number is (\S+)\./.exec((await page.getByText('Its ticket number is').textContent()) ?? '')?.[1] ?? '';
  await activate(page.getByText('Ask about a ticket'));
  await page.getByLabel('Ticket number').fill(ticket);
  await page.getByLabel('Phone or e-mail that you gave').fill(PHONE);
  await activate(page.getByRole('button', { name: 'How does it stand?' }));
  await expect(spoken(page).filter({ hasText: 'We have had it since' })).toBeVisible();
});

test('the contact page leads to the complaint form', async ({ page, activate }) => {
  await page.goto('/contact');
  await activate(page.getByRole('link', { name: 'complaint form' }));
  await expect(page.getByRole('heading', { name: 'Make a complaint' })).toBeVisible();
});

test('an order that is placed in one tab is in the list of another', async ({ page, activate, context }) => {
  const number = await orderInCash(page, activate);
  const tab = await openTab(context, '/order');
  await expect(tab.getByRole('main').getByText(number)).toBeVisible();
});

const hasGstin = ({ host }: RealHost, sku: string): boolean => {
  const shop = host.services.shop();
  return shop.sellers.get(shop.products.get(sku)?.sellerId ?? '')?.gstin !== undefined;
};

/** An order from two sellers. */
async function orderOfTwo(page: Page, activate: Parameters<typeof orderInCash>[1]): Promise<string> {
  const number = await orderInCash(page, activate, [something(), somethingElse()]);
  await expect(page.getByRole('heading', { name: /^From / })).toHaveCount(2);
  return number;
}
