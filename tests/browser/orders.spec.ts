import { ownStateOf } from '../../src/core/delivery/delivery-rules.ts';
import type { Locator, Page, Route } from '@playwright/test';
import { answerReturn } from '../../src/api/records/orders/returns.ts';
import { findCard } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import {
  advance,
  logIn,
  numberIn,
  openPlaced,
  openTab,
  orderInCash,
  PHONE,
  placeByHost,
  something,
  somethingElse,
  thanks,
} from './order-steps.ts';
import { type RealHost, test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { readCart, formatRupees, spoken } from './steps.ts';

/** The orders page against the real host (issue 5, section 2). */

const open = (page: Page, number: string) => page.goto(`/order?number=${number}`);
/** The status of each part: the current step of its timeline, or that it was cancelled. */
const status = (page: Page) => page.locator(':is([aria-current=step] [data-text=word], [data-text=over]):visible');
/** A return of a parcel: what goes back, its steps and its refund. */
const returned = (page: Page) => page.getByRole('listitem').filter({ hasText: /^\s*Return of/ });
const forgetOrders = (page: Page) => page.evaluate(() => localStorage.removeItem('orders'));

/** When an order arrives is its largest line, and the name of each step of a parcel is in one line. */
async function expectArrivalFirst(page: Page): Promise<void> {
  const sizes = await page
    .getByRole('main')
    .locator(':is(h1, h2, p, li):visible')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        isArrival: /^Arrives /.test(line.textContent ?? ''),
        size: Number.parseFloat(getComputedStyle(line).fontSize),
      })),
    );
  const [arrival] = sizes.filter(({ isArrival }) => isArrival);
  expect(arrival?.size).toBe(Math.max(...sizes.map(({ size }) => size)));
  const names = page.locator('.order-way:visible').first().locator('[data-text=word]');
  await expect(names).toHaveCount(5);
  for (const name of await names.all()) expect((await name.boundingBox())?.height, 'in one line').toBeLessThan(20);
}

test('without orders the page says where they are, and finds one by its number', RARE, async ({ page }) => {
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'No orders on this device' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Find an order' })).toBeVisible();
});

test('a signed-in user without orders is led to the products', RARE, async ({ page, shop }) => {
  await logIn(page, shop);
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all products' })).toBeVisible();
});

test('a signed-in user is not told to log in for an order of someone else', RARE, async ({ page, shop }) => {
  await logIn(page, shop);
  await open(page, '7K3MQ-9XD2A');
  await expect(page.getByRole('heading', { name: 'We can’t find this order' })).toBeVisible();
});

test('an order is shown to read by its number, however it is typed, and its phone, and opened with a code', async ({
  page,
  activate,
  shop,
}) => {
  const email = `tracked-${process.pid}@mail.example`;
  const number = await placeByHost(page, { email, isKnown: false });
  await page.goto('/order');
  await page.getByLabel('Order number').fill(number.toLowerCase().replace('-', ''));
  await page.getByLabel('Mobile number used for the order').fill(`+91 ${PHONE}`);
  await activate(page.getByRole('button', { name: 'Find order' }));
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expect(status(page)).toHaveText('Placed');
  const main = page.getByRole('main');
  for (const hidden of ['12 Mango Lane', email, 'Cancel this order', 'Asha Devi'])
    await expect(main.getByText(hidden), hidden).toHaveCount(0);

  await activate(page.getByRole('button', { name: 'Change or return this order' }));
  await activate(page.getByRole('button', { name: 'Email me a code' }));
  const code = /Your code is (\d{6})/.exec(await shop.mailTo(email, 'Your code is'))?.[1] ?? '';
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await activate(page.getByRole('button', { name: 'Open the order' }));
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code').fill(code);
  await activate(page.getByRole('button', { name: 'Open the order' }));
  await expect(main.getByText('Cancel this order')).toBeVisible();
  await expect(main.getByText('12 Mango Lane')).toBeVisible();
});

test('a guest without an email address sees the link of the order once, and it opens the order elsewhere', async ({
  page,
  activate,
}) => {
  const number = await orderInCash(page, activate);
  const box = page.locator('.order-keep');
  await expect(box.getByRole('heading', { name: 'Keep this link' })).toBeVisible();
  const address = (await box.getByRole('link').textContent()) ?? '';
  expect(address).toMatch(new RegExp(`/order\\?number=${number}#key=.{20,}`));
  await page.reload();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(box).toHaveCount(0);
  await forgetOrders(page);
  await page.goto('/');
  await page.goto(address);
  await expect(page.getByText('Cancel this order')).toBeVisible();
});

test('the list says first how an order stands, and keeps its number in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const number = await placeByHost(page);
  await page.goto('/order');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(entry).toHaveText(/^\s*Placed\s*\S/);
  await expect(entry).not.toContainText(/ [ap]m\b/);
  const code = entry.getByText(number, { exact: true });
  expect(await code.evaluate((element) => [...element.getClientRects()].map(({ height }) => height < 30))).toEqual([
    true,
  ]);
});

test('orders of a wide screen are rows, each with how it stands, what it costs and one thing to do', async ({
  page,
}) => {
  const number = await placeByHost(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/order');
  await expect(page.getByLabel('Order number'), 'the search for an order is open beside them').toBeVisible();
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  const view = entry.getByText('View order');
  const [row, status, sum, button] = await Promise.all(
    [entry, entry.getByText('Placed'), entry.getByText(/to pay on delivery$/), view].map((part) => part.boundingBox()),
  );
  expect(row?.height).toBeLessThan(160);
  expect(sum?.x).toBeGreaterThan((status?.x ?? 0) + (status?.width ?? 0));
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo((sum?.x ?? 0) + (sum?.width ?? 0), 0);
  // The link of the order lies over its row.
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
});

test('an order is not shown for its number with another phone', RARE, async ({ page, activate }) => {
  const number = await placeByHost(page);
  await page.goto('/order');
  await expect(page.getByLabel('Order number'), 'folded below orders').toBeHidden();
  await activate(page.getByRole('heading', { name: 'Find an order' }));
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Mobile number used for the order').fill('98765 43211');
  await activate(page.getByRole('button', { name: 'Find order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'No order has this number' })).toBeFocused();
});

test('an order is not shown on a phone that does not have its key', async ({ page }) => {
  const number = await placeByHost(page, { isKnown: false });
  await open(page, number);
  await expect(page.getByRole('heading', { name: 'We can’t show this order here' })).toBeVisible();
});

test('a part on its way says where it is, its courier and its tracking number', async ({ page, shop }) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await open(page, number);
  await expect(status(page)).toHaveText('Shipped');
  await expect(page.getByText('Pavan Couriers · PC-77120')).toBeVisible();
  await expect(page.getByText(/You can refuse it at the door, or return it within \d+ days/)).toBeVisible();
  await expect(page.getByText('Cancel this order')).toBeHidden();
});

test('a parcel on its way has no reasons for a return until the shopper says that it is there', async ({
  page,
  activate,
  shop,
}) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await open(page, number);
  await activate(page.getByText('Already got it? Return items'));
  await expect(page.getByText('Not here yet, and not wanted? Refuse it at the door.')).toBeVisible();
  const reason = page.getByRole('radio', { name: 'It does not fit' });
  await expect(reason).toBeHidden();
  await page.getByLabel('I have this parcel').check();
  await reason.check();
  await activate(page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByText(`Return of 1 × ${something().title}`)).toBeVisible();
});

test('an order of two sellers has a timeline for each with dates, and the same status in the list', async ({
  page,
  shop,
}) => {
  const number = await orderOfTwo(page);
  await advance(shop, number, 'accept');
  await open(page, number);
  await expect(status(page)).toHaveText(['Accepted', 'Placed']);
  await advance(shop, number, 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await expect(status(page)).toHaveText(['Delivered', 'Placed']);
  await expect(page.getByText('Partly delivered')).toBeVisible();
  await expect(page.getByText(/^The rest arrives \w/)).toBeVisible();
  const ways = page.getByRole('list').filter({ has: page.locator('[aria-current=step]') });
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) expect((await way.boundingBox())?.height, 'one bar with words').toBeLessThan(70);
  const dates = page.locator('[data-text=date]:visible');
  await expect(dates).toHaveText([...Array<RegExp>(6).fill(/^\d+\s\w{3}$/), /^by \d+\s\w{3}$/]);
  for (const date of await dates.all()) {
    const step = date.locator('xpath=ancestor::p');
    const [above, below] = await Promise.all([step.locator('[data-text=word]').boundingBox(), date.boundingBox()]);
    expect(below?.y, 'the date is below its step').toBeGreaterThanOrEqual(
      (above?.y ?? NaN) + (above?.height ?? NaN) - 1,
    );
  }
  const words = await ways
    .first()
    .locator('[data-text=word]')
    .evaluateAll((all) => all.map((word) => word.getBoundingClientRect().y));
  const columns = (await ways.first().evaluate((way) => getComputedStyle(way).gridTemplateColumns))
    .split(' ')
    .map(Number.parseFloat);
  const [edge = 0] = columns;
  expect(
    columns.map((width) => Math.round(width / edge)),
    'marks equally far apart, each over its name',
  ).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(words.map(Math.round)).size, 'names in one line').toBe(1);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: something().title }) });
  const ground = await line.last().evaluate((item) => getComputedStyle(item, '::before').width);
  expect(ground, 'a line without a picture has its ground').toBe('64px');
  await page.goto('/order');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Partly delivered');
});

test('older orders that failed to load can be requested again', RARE, async ({ page, activate, shop }) => {
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
  const number = await openPlaced(page);
  await activate(page.getByText('Cancel this order'));
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'The order is cancelled.' })).toBeFocused();
  await open(page, number);
  await expect(page.getByText('Order cancelled, nothing to pay', { exact: true })).toBeVisible();
  await expect(page.locator('.order-status'), 'said by the headline').toBeHidden();
  await expect(page.getByText('Nothing to pay', { exact: true }), 'said by the headline').toHaveCount(0);
  await expect(status(page)).toHaveText('You cancelled this order.');
  await activate(page.getByRole('main').getByRole('link', { name: 'Your orders', exact: true }));
  await expect(page).toHaveURL('/order');
});

test('after an unreadable answer, the order can still be cancelled', RARE, async ({ page, activate, complaints }) => {
  complaints.expect(/exception/);
  await openPlaced(page);
  await page.route('**/api/orders/*/cancel', (route) => route.fulfill({ json: { data: {} } }), { times: 1 });
  await activate(page.getByText('Cancel this order'));
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'That did not work. Please try again.' })).toBeFocused();
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'The order is cancelled.' })).toBeFocused();
});

test('one part is cancelled and the other goes on', RARE, async ({ page, activate }) => {
  await orderOfTwo(page);
  await activate(page.getByText('Cancel this parcel').first());
  await activate(page.getByRole('button', { name: 'Yes, cancel this parcel' }));
  await expect(page.getByRole('alert').filter({ hasText: 'This parcel is cancelled.' })).toBeVisible();
  await expect(status(page)).toHaveText(['You cancelled this parcel.', 'Placed']);
});

test('the amounts show what was cancelled, and what is still due', async ({ page, activate }) => {
  await orderOfTwo(page);
  await activate(page.getByText('Cancel this parcel').first());
  await activate(page.getByRole('button', { name: 'Yes, cancel this parcel' }));
  await expect(page.getByText('Partly cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText(/^1 of 2 parcels cancelled\./)).toBeVisible();
  const [first, second] = [something().priceMinor, somethingElse().priceMinor].map(formatRupees);
  await expect(page.getByRole('definition').filter({ hasText: '−' })).toHaveText(`−${first}`);
  for (const label of ['Total, all taxes included', 'Cash due on delivery'])
    await expect(page.getByText(label).locator('..')).toContainText(second ?? '');
  await page.goto('/order');
  await expect(page.getByText(`${second} to pay on delivery`)).toBeVisible();
  await expect(page.getByRole('link', { name: somethingElse().title }), 'what still comes').toBeVisible();
});

test('an order dispatched meanwhile is not cancelled, and shown as it is', RARE, async ({ page, activate, shop }) => {
  const number = await openPlaced(page);
  await activate(page.getByText('Cancel this order'));
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await activate(page.getByRole('button', { name: 'Yes, cancel the order' }));
  await expect(page.getByRole('alert').filter({ hasText: 'That’s no longer possible.' })).toBeVisible();
  await expect(status(page)).toHaveText('Shipped');
});

test('a return is asked for after delivery, with what and why', async ({ page, activate, shop }) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(page.getByText(/^Return items \(until /));
  await page.getByRole('radio', { name: 'It does not fit' }).check();
  await activate(page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByText(`Return of 1 × ${something().title}`)).toBeVisible();
  await expect(status(page), 'the way of the parcel is over').toHaveText('Requested');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Return requested$/ })).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: number })).toHaveText(
    /^\s*Return requested/,
  );
});

test('a return whose answer is lost is asked for once', RARE, async ({ page, activate, complaints, shop }) => {
  complaints.expect(/Failed to load resource|ERR_FAILED/);
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(page.getByText(/^Return items \(until /));
  await page.getByRole('radio', { name: 'It does not fit' }).check();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/orders/*/returns', loseAnswer, { times: 1 });
  await activate(page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeFocused();
  await activate(page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Return requested.' })).toBeFocused();
  await expect(page.getByText(`Return of 1 × ${something().title}`)).toHaveCount(1);
});

test('each parcel of a cash order says what its courier collects', async ({ page, shop }) => {
  const number = await orderOfTwo(page);
  const cash = page.getByText(/^Pay the courier ₹[\d,]+ in cash$/);
  await expect(cash).toHaveCount(2);
  const next = page.getByText('The seller will confirm it soon.').filter({ visible: true });
  await expect(next, 'each says what happens next').toHaveCount(2);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await expect(cash).toHaveCount(1);
});

test('after the return of a cash order, a UPI ID is named for the refund, and a credit note can be printed', async ({
  page,
  activate,
  shop,
}) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await expect(page.getByLabel('UPI ID for your refund')).toBeHidden();
  await activate(page.getByText(/^Return items \(until /));
  await page.getByRole('radio', { name: 'It does not fit' }).check();
  await activate(page.getByRole('button', { name: 'Request return' }));
  const upi = page.getByLabel('UPI ID for your refund');
  await upi.fill('asha@mail.example');
  await activate(page.getByRole('button', { name: 'Save UPI ID' }));
  await expect(upi).toBeFocused();
  await expect(upi).toHaveAccessibleDescription(/That looks like an email address\./);
  await upi.fill('Asha.Devi@okbank');
  await activate(page.getByRole('button', { name: 'Save UPI ID' }));
  await expect(returned(page).getByText(/will reach your UPI ID as•••@okbank within \d+ days/)).toBeVisible();
  const { id } = await shop.host.database.read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select('returns.id')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  for (const step of ['accept', 'received'] as const) await answerReturn(shop.host.services, id, 'operator:test', step);
  await page.reload();
  await expect(status(page)).toHaveText('Received');
  await expect(returned(page).getByText(/^Refunded Expected by \d+\s\w{3}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: something().title }).locator('..')).toContainText('Returned');
  await page.goto('/order');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: number })).toHaveText(
    new RegExp(`^\\s*Returned.*${something().price.replaceAll(/[.,₹]/g, '\\$&')}\\S* to be refunded`, 's'),
  );
  await open(page, number);
  await activate(page.getByRole('link', { name: /^Credit note CN\// }));
  await expect(page.getByRole('heading', { name: 'Credit note', level: 1 })).toBeVisible();
  await expect(page.getByText(/^For (?:tax invoice|bill of supply) no\. .* Reason: It does not fit\.$/)).toBeVisible();
  await expect(page.getByText('Credited')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test('nothing on the page of an order moves by itself, through a return and its UPI ID', async ({
  page,
  activate,
  shop,
}) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await recordLayoutShifts(page);
  // Within half a second of a tap, a shift counts as its reaction.
  const slow = async (route: Route) => {
    const since = await page.evaluate(() => performance.now());
    const response = await route.fetch();
    await page.waitForFunction((start) => performance.now() - start > 600, since);
    await route.fulfill({ response });
  };
  // What can be reviewed is not asked for by a tap, and pages wait for it for a time only.
  await page.route(new RegExp(`/api/orders/${number}/(?!reviews)`), slow);
  // What an order looks like is loaded for it, and comes no later than the order.
  const looks = page.waitForRequest(/order-detail.*\.css$/);
  await page.route(/order-detail.*\.css$/, slow);
  await open(page, number);
  await looks;
  await expect(page.getByRole('button', { name: /^Rate and review/ })).toBeVisible();
  await activate(page.getByText(/^Return items \(until /));
  await page.getByRole('radio', { name: 'It does not fit' }).check();
  await activate(page.getByRole('button', { name: 'Request return' }));
  const upi = page.getByLabel('UPI ID for your refund');
  await upi.fill('Asha.Devi@okbank');
  await activate(page.getByRole('button', { name: 'Save UPI ID' }));
  await expect(returned(page).getByText(/will reach your UPI ID as•••@okbank within \d+ days/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rate and review/ })).toBeVisible();
  expect(await findLayoutShifts(page)).toEqual([]);
});

test('an order whose styles do not come can be read', RARE, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  const number = await placeByHost(page);
  await page.route(/order-detail.*\.css$/, (route) => route.abort());
  await open(page, number);
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
});

test('a new order has its number, what happens next, and a way back to the shop', async ({ page, activate }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const number = await orderInCash(page, activate, undefined, 'asha@mail.example');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toHaveCount(1);
  const next = page.getByRole('status').getByRole('listitem');
  await expectArrivalFirst(page);
  await expect(next).toHaveText([
    /to pay on delivery\.$/,
    'We’ll email updates to asha@mail.example.',
    /^See where it is on any phone with its number and /,
  ]);
  await activate(page.getByRole('button', { name: 'Copy the order number' }));
  await expect(spoken(page).filter({ hasText: 'Order number copied.' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(number);
  await activate(page.getByRole('link', { name: 'Continue shopping' }));
  await expect(page).toHaveURL('/products');
});

test('a new order is thanked for once: not after a reload', RARE, async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();
  await expect(thanks(page)).toBeHidden();
});

test('Log out takes the orders of the account off the page', async ({ page, activate, shop }) => {
  await page.goto('/complaint');
  const email = await logIn(page, shop, 'once');
  const number = await orderInCash(page, activate, undefined, email);
  const main = page.getByRole('main');
  await page.goto('/order');
  await expect(main.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  await activate(main.getByRole('button', { name: 'Log out' }));
  await expect(page.getByRole('heading', { name: 'No orders on this device' })).toBeVisible();
  expect(await main.textContent()).not.toContain(number);
});

test('an answer about the session that comes after Log out does not bring it back', async ({
  page,
  activate,
  shop,
}) => {
  await page.goto('/complaint');
  await logIn(page, shop, 'once');
  const asked: Route[] = [];
  await page.route('**/api/isValidSession', (route) => void asked.push(route));
  await page.goto('/order');
  // The page asks when it opens, and its header once it is touched.
  await activate(page.getByRole('heading', { name: 'You have no orders yet' }));
  await expect.poll(() => asked.length).toBe(2);
  const late = await asked[1]?.fetch();
  await asked[0]?.continue();
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
  await activate(logOut);
  await expect(page.getByRole('heading', { name: 'No orders on this device' })).toBeVisible();
  const heard = page.waitForResponse('**/api/isValidSession');
  await asked[1]?.fulfill({ response: late });
  await (await heard).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(logOut).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible();
});

test('a return without a reason is not sent', RARE, async ({ page, activate, shop }) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(page.getByText(/^Return items \(until /));
  await activate(page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a reason.' })).toBeFocused();
});

test('the invoice of a seller with a GSTIN breaks the tax down', async ({ page, activate, shop }) => {
  const card = findCard('a seller with a GSTIN', ({ offers, sku }) => offers === 'add' && hasGstin(shop, sku));
  const number = await openPlaced(page, { cards: [card] });
  await expect(page.getByRole('link', { name: 'Invoice' }), 'none before dispatch').toBeHidden();
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await open(page, number);
  await activate(page.getByRole('link', { name: 'Invoice' }));
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  await expect(page.getByText(/^GSTIN \d\d[A-Z]{5}/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^(?:IGST|CGST)$/ })).toBeVisible();
  expect(numberIn(page)).toBe(number);
  await page.setViewportSize({ width: 360, height: 740 });
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN);
  expect(await topOf(page.getByText('Sold to')), 'parties below each other').toBeGreaterThan(
    await topOf(page.getByText('Sold by')),
  );
  const row = page.getByRole('row').filter({ hasText: card.title });
  const cells = row.getByRole('cell');
  expect(await topOf(cells.last()), 'the amount beside the name').toBe(await topOf(cells.first()));
  expect((await row.boundingBox())?.height, 'a compact row').toBeLessThan(130);
});

test('an invoice is as wide as the screen', RARE, async ({ page, activate, shop }) => {
  const card = findCard('a seller with a GSTIN', ({ offers, sku }) => offers === 'add' && hasGstin(shop, sku));
  const number = await placeByHost(page, { cards: [card] });
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await open(page, number);
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

test('the invoice of a seller without one is a bill of supply', RARE, async ({ page, activate, shop }) => {
  const card = findCard('a seller without a GSTIN', ({ offers, sku }) => offers === 'add' && !hasGstin(shop, sku));
  // It sells within its own state only.
  const pinPlace = PIN_PLACES.find(({ state }) => state === stateOfSeller(shop, card.sku));
  const number = await orderInCash(page, activate, [card], undefined, pinPlace);
  await page.goto(`/order?number=${number}&view=invoice`);
  await expect(page.getByRole('heading', { name: 'Draft bill of supply' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0);
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bill of supply', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test('the ordered items are put into the cart again', RARE, async ({ page, activate, shop }) => {
  const number = await openPlaced(page);
  const again = page.getByRole('button', { name: 'Order again' });
  await expect(again, 'while it is on its way').toBeHidden();
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await open(page, number);
  await activate(again);
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  expect(await readCart(page)).toMatchObject([{ sku: something().sku, quantity: 1 }]);
});

test(
  'without a connection the page says so, and shows the order when there is one',
  RARE,
  async ({ page, activate, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/);
    const number = await placeByHost(page);
    await page.route('**/api/orders/*', (route) => route.abort(), { times: 1 });
    await open(page, number);
    await expect(page.getByText('We couldn’t reach the shop.')).toBeVisible();
    await activate(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  },
);

test('a complaint about an order gets a ticket number, and the ticket can be asked about', async ({
  page,
  activate,
}) => {
  const number = await openPlaced(page);
  await expect(page.getByRole('main').getByRole('link', { name: /help|problem/i })).toHaveText('Help with this order');
  await activate(page.getByRole('link', { name: 'Help with this order' }));
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByLabel('Which item is it about?').selectOption(something().title);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Devi');
  await page.getByLabel('What happened').fill('The kurta came torn, please send another one.');
  await activate(page.getByRole('button', { name: 'Send complaint' }));
  await expect(page.getByRole('heading', { name: 'Complaint received', level: 1 })).toBeVisible();
  for (const [day, step] of [/^By \d+\s\w+\s\d{4} We read it and reply/, /^By \d+\s\w+\s\d{4} It is settled/].entries())
    await expect(page.getByRole('main').getByRole('listitem').nth(day)).toHaveText(step);
  for (const [name, path] of [
    ['Your orders', '/order'],
    ['Continue shopping', '/'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  const title = page.getByRole('heading', { name: /^Ticket number \S+$/ });
  await expect(
    page.locator('section').filter({ has: title }).getByRole('heading', { name: 'Complaint received' }),
    'in the card of the ticket',
  ).toBeVisible();
  const [, ticket = ''] = /number\s+(\S+)/.exec((await title.textContent()) ?? '') ?? [];
  await activate(page.getByText('Check a complaint'));
  await page.getByLabel('Ticket number').fill(ticket);
  await page.getByLabel('Phone or email you gave us').fill(PHONE);
  await activate(page.getByRole('button', { name: 'Check status' }));
  const state = spoken(page).filter({ hasText: 'Received on' });
  await expect(state).toHaveText(/We reply by \d+\s\w+\s\d{4} and settle it by \d+\s\w+\s\d{4}\.$/);
});

test('the contact page leads to the complaint form', RARE, async ({ page, activate }) => {
  await page.goto('/contact');
  await activate(page.getByRole('main').getByRole('link', { name: 'Make a complaint' }));
  await expect(page.getByRole('heading', { name: 'Make a complaint' })).toBeVisible();
});

test('an order that is placed in one tab is in the list of another', RARE, async ({ page, activate, context }) => {
  const number = await orderInCash(page, activate);
  const tab = await openTab(context, '/order');
  await expect(tab.getByRole('main').getByText(number)).toBeVisible();
});

const hasGstin = ({ host }: RealHost, sku: string): boolean => {
  const shop = host.services.shop();
  return shop.sellers.get(shop.products.get(sku)?.sellerId ?? '')?.gstin !== undefined;
};

/** Of the sample's sellers without a GSTIN. */
const PIN_PLACES = [
  { pinCode: '147001', state: 'Punjab' },
  { pinCode: '562160', state: 'Karnataka' },
  { pinCode: '741402', state: 'West Bengal' },
];
const stateOfSeller = ({ host }: RealHost, sku: string): string | undefined => {
  const shop = host.services.shop();
  return ownStateOf(shop.deliveryRules.get('in') ?? [], shop.products.get(sku)?.sellerId ?? '');
};

/** An order from two sellers. */
async function orderOfTwo(page: Page): Promise<string> {
  const number = await openPlaced(page, { cards: [something(), somethingElse()] });
  await expect(page.getByRole('heading', { name: /^From / })).toHaveCount(2);
  return number;
}
