import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sizeWords } from '../../src/core/size/size-words.ts';
import { test } from './real-host.ts';
import { call, openDashboard, openMenu, order } from './seller-steps.ts';
import { expect, RARE } from './shop.ts';

/** The seller dashboard (issue 5, section 3): orders, returns, stock, figures. */

const cardOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number });
const button = (page: Page, number: string, name: string) => cardOf(page, number).getByRole('button', { name });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name: new RegExp(`^${name}`) });
const spoken = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

test('an order is accepted, packed and handed to the courier, and the shopper sees each step', async ({
  page,
  shop,
}) => {
  const { product } = await openDashboard(shop, page);
  const { number, key } = await order(shop, product);
  await page.goto('/seller-dashboard');
  await button(page, number, 'Accept').click();
  await expect(cardOf(page, number)).toContainText('Accepted');
  await button(page, number, 'Mark as packed').click();
  await expect(cardOf(page, number)).toContainText('Packed');
  // The form opens below the order, with its field focused, in place of the button of the step; its Cancel leads back there.
  const courier = cardOf(page, number).getByLabel('Courier *', { exact: true });
  await expect(courier).toBeHidden();
  await button(page, number, 'Dispatch').click();
  await expect(courier).toBeFocused();
  await expect(button(page, number, 'I can’t send this')).toBeHidden();
  const step = cardOf(page, number).getByRole('button', { name: 'Dispatch', exact: true });
  await expect(step).toBeHidden();
  await button(page, number, 'Cancel').click();
  await expect(courier).toBeHidden();
  await expect(step).toBeFocused();
  await button(page, number, 'Dispatch').click();
  // One that is not in the list has a field of its own.
  await courier.selectOption('Other');
  await cardOf(page, number).getByLabel('Name of the courier *').fill('Desert Express');
  await cardOf(page, number).getByLabel('Tracking number *').fill('DX 1234');
  await button(page, number, 'Mark as dispatched').click();
  await expect(cardOf(page, number)).toContainText('Desert Express, tracking number DX 1234');
  const { order: seen } = await call<{ order: { timeline: { event: string }[] } }>(shop, `/orders/${number}`, {
    headers: { 'x-order-key': key },
  });
  expect(seen.timeline.map(({ event }) => event)).toEqual(['placed', 'accepted', 'packed', 'dispatched']);
});

test('an order says what the courier collects', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/seller-dashboard');
  await expect(cardOf(page, number)).toContainText(/COD ₹[\d,]+/);
  await expect(cardOf(page, number)).toContainText('98765 43210');
});

test('orders are found by state, each with its count, and by number, tracking number and words of the product', async ({
  page,
  shop,
}) => {
  const { product, token } = await openDashboard(shop, page);
  const [first, sent] = [await order(shop, product), await order(shop, product)];
  for (const step of ['accept', 'pack', 'dispatch'])
    await call(shop, `/seller/shipments/${sent.shipments[0]?.id}/${step}`, {
      body: step === 'dispatch' ? { courier: 'Desert Express', trackingNumber: 'DX7788' } : {},
      token,
    });
  await page.goto('/seller-dashboard');
  await expect(filter(page, 'To do')).toHaveText(/To do\s*1$/);
  await expect(filter(page, 'On the way')).toHaveText(/On the way\s*1$/);
  await expect(filter(page, 'Delivered')).toHaveText(/Delivered\s*0$/);
  await expect(filter(page, 'All')).toHaveText(/All\s*2$/);
  await expect(filter(page, 'To do')).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(page, sent.number)).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  for (const [words, found] of [
    [first.number.toLowerCase(), [first]],
    ['dx7788', [sent]],
    [product.sku, [first, sent]],
  ] as const) {
    await search.fill(words);
    await expect(
      page
        .locator('#orders')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(found.length);
    for (const { number } of found) await expect(cardOf(page, number)).toBeVisible();
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  }
  await search.fill('no such thing');
  await expect(page.getByText('No order has these words')).toBeVisible();
  await search.fill('');
  await expect(filter(page, 'To do')).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(page, first.number)).toBeVisible();
  await button(page, first.number, 'Accept').click();
  await expect(cardOf(page, first.number)).toContainText('Accepted');
});

test('what is delivered is found among the delivered orders', RARE, async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { number, shipments } = await order(shop, product);
  for (const step of ['accept', 'pack'])
    await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: {}, token });
  await call(shop, `/seller/shipments/${shipments[0]?.id}/dispatch`, {
    body: { courier: 'Desert Express', trackingNumber: 'DX1' },
    token,
  });
  await page.goto('/seller-dashboard');
  await filter(page, 'On the way').click();
  await button(page, number, 'Mark as delivered').click();
  await expect(cardOf(page, number)).toContainText('Delivered');
  await filter(page, 'Delivered').click();
  await expect(cardOf(page, number)).toBeVisible();
});

test('a parcel that was refused at the door is reported back, and its shopper reads it', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const { number, key, shipments } = await order(shop, product);
  for (const step of ['accept', 'pack'])
    await call(shop, `/seller/shipments/${shipments[0]?.id}/${step}`, { body: {}, token });
  await call(shop, `/seller/shipments/${shipments[0]?.id}/dispatch`, {
    body: { courier: 'Desert Express', trackingNumber: 'DX1' },
    token,
  });
  await page.goto('/seller-dashboard');
  await filter(page, 'On the way').click();
  await cardOf(page, number).getByText('It was not delivered').click();
  await button(page, number, 'Refused at the door').click();
  await expect(cardOf(page, number)).toContainText('Refused at the door, on its way back to the seller');
  await cardOf(page, number).getByText('It was not delivered').click();
  await button(page, number, 'It is back with me').click();
  await expect(cardOf(page, number)).toContainText('Not delivered, back at the seller');
  await expect(cardOf(page, number).getByText('It was not delivered')).toHaveCount(0);
  await page.goto(`/order?number=${number}#key=${key}`);
  await expect(page.getByText('Not delivered, back at the seller.').first()).toBeVisible();
  await expect(page.getByText(/^Not delivered: 1 ×/)).toBeVisible();
});

test('a missing courier and tracking number are reported at their fields', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/seller-dashboard');
  await button(page, number, 'Accept').click();
  await button(page, number, 'Mark as packed').click();
  await button(page, number, 'Dispatch').click();
  await button(page, number, 'Mark as dispatched').click();
  await expect(cardOf(page, number).getByLabel('Courier *', { exact: true })).toHaveAccessibleDescription(
    'Choose the courier.',
  );
});

test('an order that can not be sent is declined with a reason', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/seller-dashboard');
  const opener = button(page, number, 'I can’t send this');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const reason = cardOf(page, number).getByLabel('Reason *');
  // The ready reasons come first: a field with the focus would open a phone's keyboard over them.
  const ready = button(page, number, 'Out of stock');
  await expect(ready).toBeFocused();
  await ready.click();
  await expect(reason).toHaveValue('Out of stock');
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
  await expect(reason).not.toBeFocused();
  await expect(reason).toHaveAccessibleDescription('The shopper sees this. Declining can’t be undone.');
  await reason.fill('The last piece was torn.');
  await expect(ready).toHaveAttribute('aria-pressed', 'false');
  await button(page, number, 'Decline order').click();
  await expect(cardOf(page, number)).toContainText('Reason: The last piece was torn.');
});

test(
  'an order that the shopper cancels meanwhile is shown as cancelled, and no step is taken',
  RARE,
  async ({ page, shop }) => {
    const { product } = await openDashboard(shop, page);
    const { number, key } = await order(shop, product);
    await page.goto('/seller-dashboard');
    await expect(button(page, number, 'Accept')).toBeVisible();
    await call(shop, `/orders/${number}/cancel`, { body: {}, headers: { 'x-order-key': key } });
    await button(page, number, 'Accept').click();
    await expect(spoken(page)).toContainText('has changed in the meantime: Cancelled');
    await expect(button(page, number, 'Accept')).toBeHidden();
  },
);

async function askForReturn(
  shop: Parameters<typeof order>[0],
  token: string,
  placed: Awaited<ReturnType<typeof order>>,
) {
  const [shipment] = placed.shipments;
  for (const step of ['accept', 'pack'])
    await call(shop, `/seller/shipments/${shipment?.id}/${step}`, { body: {}, token });
  const body = { courier: 'Desert Express', trackingNumber: 'DX1' };
  await call(shop, `/seller/shipments/${shipment?.id}/dispatch`, { body, token });
  await call(shop, `/seller/shipments/${shipment?.id}/deliver`, { body: {}, token });
  await call(shop, `/orders/${placed.number}/returns`, {
    body: {
      lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }],
      reason: 'too small',
      note: 'It is tight at the arms.',
    },
    headers: { 'x-order-key': placed.key },
  });
}

test('a return is accepted, and received when it is back', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const placed = await order(shop, product);
  await askForReturn(shop, token, placed);
  await page.goto('/seller-dashboard#returns');
  await expect(cardOf(page, placed.number)).toContainText('Too small');
  await expect(cardOf(page, placed.number)).toContainText('“It is tight at the arms.”');
  await expect(cardOf(page, placed.number)).toContainText('No photos');
  // What to do, in its order.
  const steps = cardOf(page, placed.number).getByRole('list').last().getByRole('listitem');
  await expect(steps).toHaveText(['Accept', 'Check parcel', /^Refund ₹/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await button(page, placed.number, 'Accept return').click();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await button(page, placed.number, 'Received: refund ₹').click();
  await expect(cardOf(page, placed.number)).toContainText('Refunding');
  await expect(filter(page, 'Open')).toHaveText(/Open\s*0$/);
  await expect(filter(page, 'Closed')).toHaveText(/Closed\s*1$/);
  await filter(page, 'Open').click();
  await expect(page.getByText('No returns here')).toBeVisible();
  await filter(page, 'Closed').click();
  await expect(cardOf(page, placed.number)).toBeVisible();
});

test('the tabs count the orders and returns that wait for the seller', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  await askForReturn(shop, token, await order(shop, product));
  await order(shop, product);
  await page.goto('/seller-dashboard#returns');
  const tab = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
  await expect(tab('Orders')).toHaveText(/Orders\s*1/);
  await expect(tab('Returns')).toHaveText(/Returns\s*1/);
  await page.getByRole('button', { name: 'Refuse return' }).click();
  await page.getByLabel('Reason *').fill('It was worn.');
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(tab('Returns')).toHaveText(/^\s*Returns\s*$/);
});

test('a return is refused with a reason', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const placed = await order(shop, product);
  await askForReturn(shop, token, placed);
  await page.goto('/seller-dashboard#returns');
  await button(page, placed.number, 'Refuse return').click();
  await cardOf(page, placed.number).getByLabel('Reason *').fill('It was worn.');
  await cardOf(page, placed.number).getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(cardOf(page, placed.number)).toContainText('Your answer: It was worn.');
  await expect(cardOf(page, placed.number)).toContainText('Refused, no refund');
});

test('a size that is switched to sold out can not be ordered from that moment on', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const size = product.sizes.find(({ availability }) => availability === 'in-stock')?.name ?? '';
  await page.goto('/seller-dashboard#stock');
  const stock = page.getByRole('group', { name: `Stock: ${product.title}` }).first();
  const own = stock.getByRole('switch', { name: `${size} in stock`, exact: true });
  await expect(own.locator('xpath=..')).toHaveText('In stock');
  await own.uncheck();
  await expect(own.locator('xpath=..')).toHaveText('Sold out');
  await expect(spoken(page)).toContainText(`${sizeWords(size)}: sold out`);
  const { soldOut } = await call<{ soldOut: { sku: string; size?: string }[] }>(shop, '/stock');
  expect(soldOut).toContainEqual({ sku: product.sku, size });
  // All sizes at once, and each as it was before.
  const [all, ...others] = await stock.getByRole('switch').all();
  await all?.uncheck();
  for (const other of others) {
    await expect(other).not.toBeChecked();
    await expect(other).toBeDisabled();
  }
  await all?.check();
  await expect(stock.getByRole('switch', { checked: false })).toHaveCount(1);
  await expect(others[0] ?? stock).toBeEnabled();
});

test('a switch goes back when the host could not be reached', RARE, async ({ page, shop, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load/);
  const { product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#stock');
  const tick = page
    .getByRole('group', { name: `Stock: ${product.title}` })
    .first()
    .getByRole('switch')
    .first();
  await page.route('**/api/seller/stock/*', (route) => route.abort());
  await tick.click();
  await expect(spoken(page)).toContainText('We couldn’t reach the shop.');
  await expect(tick).toBeChecked();
});

test('a number of pieces is changed by its buttons, and sent once', async ({ page, shop }) => {
  const { product, token } = await openDashboard(shop, page);
  const size = product.sizes.find(({ availability }) => availability === 'in-stock')?.name ?? '';
  await call(shop, `/seller/stock/${product.sku}`, { method: 'PUT', body: { pieces: 4, size }, token });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  await page.goto('/seller-dashboard#stock');
  const stock = page.getByRole('group', { name: `Stock: ${product.title}` }).first();
  const input = stock.getByRole('spinbutton', { name: `Pieces of ${size}`, exact: true });
  await expect(input).toHaveValue('4');
  const more = input.locator('xpath=following-sibling::button');
  // Two presses in one moment: a busy machine may take longer between two clicks than the dashboard waits for the next.
  await more.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(spoken(page)).toContainText('6 left.');
  await expect(page.locator('#stock [data-saved="✓ Saved"]')).toHaveCount(1);
  expect(sent.map((text) => JSON.parse(text))).toEqual([{ pieces: 6, size }]);
  // What is not counted says what to do, and has no buttons.
  await input.fill('');
  await input.blur();
  await expect(spoken(page)).toContainText('not counted.');
  await expect(more).toBeHidden();
  await expect(input).toHaveAttribute('placeholder', 'Enter count');
  await input.focus();
  await expect(more).toBeVisible();
});

test('a product is found by its words among all of a seller', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#products');
  const rows = page.locator('#products').getByRole('listitem');
  // Without a search, the filters say how many there are.
  const count = page.locator('#products').getByRole('status').first();
  await expect(rows.first()).toBeVisible();
  await expect(count).toHaveText('');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(product.sku);
  await expect(count).toHaveText(/^1 of \d+ products$/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(product.title);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('no such thing');
  await expect(page.getByText('No product has these words')).toBeVisible();
});

test('a product is found by its words in the stock', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  await page.goto('/seller-dashboard#stock');
  const rows = page.locator('#stock').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill(product.sku);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(product.title);
  await search.fill('no such thing');
  await expect(page.getByText('No product has these words')).toBeVisible();
});

test('an order says by when it is dispatched, and what is late', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const late = await order(shop, product);
  const { number } = await order(shop, product);
  await shop.host.database.write((db) =>
    db
      .updateTable('order_events')
      .set({ at: Date.now() - 10 * 86_400_000 })
      .where('order_id', '=', (eb) => eb.selectFrom('orders').select('id').where('number', '=', late.number))
      .execute(),
  );
  await page.goto('/seller-dashboard');
  await expect(cardOf(page, number)).toContainText(/Dispatch by \d+\s\w+/);
  await expect(cardOf(page, late.number)).toContainText(/Late: due \d+\s\w+/);
  await expect(page.getByText('2 to accept; 1 late')).toBeVisible();
  // What has been accepted is late as well, and so comes first.
  await button(page, late.number, 'Accept').click();
  await expect(cardOf(page, late.number)).toContainText('Accepted');
  await page.reload();
  await expect(page.locator('#orders').getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText([
    late.number,
    number,
  ]);
});

test("the figures count today's orders", async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  await order(shop, product, 2);
  await page.goto('/seller-dashboard#figures');
  const figures = page.locator('#figures dl');
  await expect(figures.first()).toContainText(/Orders \(not\scancelled\)\s*1/);
  await expect(figures.first()).toContainText(/Pieces\s*2/);
  await expect(figures.last()).toContainText(/Cancelled\s*0/);
});

test('the figures of 30 days, a day, 7 days and a month are those of the period that is chosen', async ({
  page,
  shop,
}) => {
  const { product } = await openDashboard(shop, page);
  await order(shop, product, 2);
  const counts = {
    ...{ orders: 1, pieces: 1, salesMinor: 100_00, toDo: 1, onTheWay: 0, arrived: 0, cancelled: 0 },
    ...{ dispatched: 0, delivered: 0, returns: 0 },
  };
  // Of the days that are asked for, each has one order.
  await page.route(/\/seller\/figures\/\d{4}-\d{2}$/, (route) => {
    const month = route.request().url().slice(-7);
    const length = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
    const days = Array.from({ length }, (_, index) => ({
      day: `${month}-${String(index + 1).padStart(2, '0')}`,
      ...counts,
    }));
    return route.fulfill({ json: { data: { month: { ...counts, month, currency: 'INR', days, orders: 31 } } } });
  });
  await page.goto('/seller-dashboard#figures');
  const figures = page.locator('#figures dl').first();
  await expect(figures).toContainText(/Orders \(not\scancelled\)\s*30\s*As in the 30 days before/);
  await expect(page.locator('#figures dl').last()).toHaveText(
    /To do\s*30\s*On the way\s*0\s*Delivered\s*0\s*Cancelled\s*0/,
  );
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  await expect(figures).toContainText(/Pieces\s*2/);
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(figures).toContainText(/₹700/);
  await expect(figures).toContainText(/Orders \(not\scancelled\)\s*7/);
  await expect(page.getByLabel('Day of the figures')).toBeHidden();
  await page.getByRole('radio', { name: 'Month' }).check();
  await expect(figures).toContainText(/Orders \(not\scancelled\)\s*31/);
  await expect(page.getByLabel('Month of the figures')).toBeVisible();
});

test('the file of orders has the days of the chart, and the value of a bar at its edge is whole', async ({
  page,
  shop,
}) => {
  const { product } = await openDashboard(shop, page);
  await order(shop, product, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/seller-dashboard#figures');
  const value = page.locator('#figures .chart__value').last();
  await expect(value).toBeVisible();
  const [text, chart] = [await value.boundingBox(), await page.locator('#figures .chart svg').boundingBox()];
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((chart?.x ?? 0) + (chart?.width ?? 0));
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })];
  const days = async () => [await from.inputValue(), await to.inputValue()];
  const [first = '', last = ''] = await days();
  expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(29);
  await page.getByRole('radio', { name: 'Month' }).check();
  expect(await days()).toEqual([`${last.slice(0, 7)}-01`, last]);
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  expect(await days()).toEqual([last, last]);
});

test('a period without sales says so in the place of its chart', async ({ page, shop }) => {
  await openDashboard(shop, page);
  await page.goto('/seller-dashboard#figures');
  await expect(page.getByText('No sales in this period')).toBeVisible();
  await expect(page.locator('#figures figure')).toHaveCount(0);
});

test('the orders come as a file for a spreadsheet', async ({ page, shop }) => {
  const { product } = await openDashboard(shop, page);
  const { number } = await order(shop, product);
  await page.goto('/seller-dashboard#figures');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(number);
});

test('a file can be requested once the script that fetches it has loaded', RARE, async ({ page, shop }) => {
  await openDashboard(shop, page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/dashboard-figures.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/seller-dashboard#figures');
  const ask = page.getByRole('button', { name: 'Download CSV' });
  await expect(ask).toBeDisabled();
  arrive();
  await expect(ask).toBeEnabled();
});

test('a file that has to wait for another one says so', RARE, async ({ page, shop }) => {
  await openDashboard(shop, page);
  await page.goto('/seller-dashboard#figures');
  const refusal = { data: null, error: { code: 429, message: 'Another file is being made.' } };
  await page.route('**/seller/orders.csv?*', (route) => route.fulfill({ json: refusal }));
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText('Another file is being made. Try again in a minute.')).toBeVisible();
});

test('Back leads from one view of the dashboard to the one before', RARE, async ({ page, shop }) => {
  await openDashboard(shop, page);
  await page.goto('/seller-dashboard');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});

test('after signing out there is no token on the phone', async ({ page, shop }) => {
  await openDashboard(shop, page);
  await page.goto('/Seller-SignIn');
  await page.waitForURL('/seller-dashboard');
  // What is still asked for would be refused.
  await page.waitForLoadState('networkidle');
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are not logged in on this device.')).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('sellerToken'), sessionStorage.getItem('sellerToken')]),
  ).toEqual([null, null]);
});

test('without a connection the dashboard says so and opens when it is back', async ({ page, shop, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load/);
  await openDashboard(shop, page);
  await page.route('**/api/seller/session', (route) => route.abort());
  await page.goto('/seller-dashboard');
  await expect(page.getByText('We couldn’t reach the shop')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Nothing is lost. Check your connection and try again.');
  await page.unroute('**/api/seller/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});

test('a list that can not be read says so in its place, and is read again', async ({ page, shop, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load/);
  await openDashboard(shop, page);
  await page.route('**/api/seller/stock', (route) => route.abort());
  await page.goto('/seller-dashboard#stock');
  await expect(page.getByText('We couldn’t reach the shop')).toBeVisible();
  await page.unroute('**/api/seller/stock');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#stock').getByRole('listitem').first()).toBeVisible();
});

test('a visitor who is not logged in gets links to log in and to open a shop', async ({ page }) => {
  await page.goto('/seller-dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});
