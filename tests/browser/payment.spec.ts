import type { Page } from '@playwright/test';
import { HINDI } from './language-readers.ts';
import {
  fillAddress,
  NAME,
  numberIn,
  openCheckout,
  PHONE,
  placeByHost,
  placeOrderButton,
  something,
  thanks,
} from './order-steps.ts';
import { test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { keepCart, lineFor } from './steps.ts';

/** Card, UPI and net banking through the simulator of the provider (issue 5, section 2). */

const FAILED = 'The payment did not go through';
const DROPPED = 'The payment was not completed';

/** Orders with online payment, and goes on to the provider's page as the checkout does. Returns the order's number. */
async function goToPay(page: Page): Promise<string> {
  const number = await placeByHost(page, { payment: 'online' });
  await page.goto(`/cashFree?order=${number}&start=yes`);
  await expect(page.getByRole('heading', { name: 'Payment simulator' })).toBeVisible();
  return number;
}

/** Chooses what the simulated bank does, and waits for the paid order. */
async function payBy(page: Page, action: string): Promise<void> {
  await goToPay(page);
  await choose(page, action);
  await expect(thanks(page)).toBeVisible({ timeout: ANSWER_MS });
  await expect(page.getByText('Paid online')).toBeVisible();
}

const choose = (page: Page, action: string): Promise<void> =>
  page.getByRole('button', { name: action, exact: true }).click();

test('a payment that succeeds leads to the paid order', async ({ page }) => {
  await openCheckout(page);
  await fillAddress(page);
  await page.getByLabel('Pay online').check();
  await placeOrderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment simulator' })).toBeVisible();
  const [, number] = /Order (\S+)-\d+:/.exec((await page.getByText(/^Order /).textContent()) ?? '') ?? [];
  await choose(page, 'Pay');
  await expect(thanks(page)).toBeVisible();
  expect(numberIn(page)).toBe(number);
  await expect(page.getByText('Paid online')).toBeVisible();
});

test('a provider without a script is gone to at once', async ({ page, baseURL }) => {
  const number = await placeByHost(page, { payment: 'online' });
  await page.route(`**/api/orders/${number}/payment`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const address = `${baseURL}/help`;
    const payment = {
      provider: 'razorpay',
      mode: 'sandbox',
      start: 'redirect',
      address,
      until: '2099-01-01T00:00:00Z',
    };
    return route.fulfill({ json: { data: { payment } } });
  });
  await page.goto(`/cashFree?order=${number}&start=yes`);
  await expect(page).toHaveURL('/help');
});

test('a payment that the bank refuses can be tried again', async ({ page, activate }) => {
  await goToPay(page);
  await choose(page, 'Pay, but the bank refuses');
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: /^Try again · ₹/ });
  const until = main.getByText(/^Pay before .*, or the order is cancelled\.$/).filter({ visible: true });
  await expect(until).toHaveCount(1);
  await expect(main.getByText('If money was taken'), 'a test takes none').toBeHidden();
  const parts = [
    main.getByRole('heading', { name: FAILED }),
    main.getByText('No money was taken.'),
    until,
    retry,
    main.getByText('Only a test'),
    main.getByText('Never enter'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(
    tops,
    'first the failure and whether money was taken, then until when and what to do, last the security note',
  ).toEqual(tops.toSorted((x, y) => x - y));
  await activate(retry);
  await choose(page, 'Pay');
  await expect(page.getByText('Paid online')).toBeVisible();
});

test('who reads Hindi pays online, and is told in Hindi that the bank refused', async ({ page, activate }) => {
  const { start, words } = HINDI;
  await keepCart(page, [lineFor(something())]);
  await page.goto(`${start}/checkOut`);
  await page.getByLabel(words.contactName, { exact: true }).fill(NAME);
  await page.getByLabel(words.phone).fill(PHONE);
  await page.getByLabel('पिन कोड', { exact: true }).pressSequentially('302001');
  await HINDI.fillAddress(page);
  await page.getByLabel('ऑनलाइन भुगतान').check();
  await page.getByRole('button', { name: 'भुगतान पर जाएँ' }).filter({ visible: true }).click();
  await choose(page, 'Pay, but the bank refuses');
  await expect(page).toHaveURL(/\/hi\/cashFree/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'भुगतान नहीं हो पाया' })).toBeVisible();
  await expect(main.getByText('पैसे नहीं कटे हैं।')).toBeVisible();
  await activate(main.getByRole('button', { name: /^फिर कोशिश करें · ₹/ }));
  await choose(page, 'Pay');
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/order/);
  await expect(page.getByText('ऑनलाइन भुगतान हुआ')).toBeVisible();
});

test('an abandoned payment can become cash on delivery', async ({ page, activate }) => {
  await goToPay(page);
  await choose(page, 'Leave without paying');
  await expect(page.getByRole('heading', { name: DROPPED })).toBeVisible();
  await activate(page.getByRole('button', { name: /^Pay .*cash on delivery$/ }));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Cash due on delivery')).toBeVisible();
});

test('after an unreadable answer, the payment can be checked again', async ({ page, activate, complaints }) => {
  complaints.expect(/exception/);
  await goToPay(page);
  await choose(page, 'Leave without paying');
  await expect(page.getByRole('heading', { name: DROPPED })).toBeVisible();
  await page.route(
    '**/api/orders/*/pay-cash',
    (route) => route.fulfill({ json: { data: null, error: { code: 409, quote: {} } } }),
    {
      times: 1,
    },
  );
  await activate(page.getByRole('button', { name: /^Pay .*cash on delivery$/ }));
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await activate(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('button', { name: /^Pay .*cash on delivery$/ })).toBeVisible();
});

/** The page asks the host 2, 6, 14, 30 and 60 seconds after it was opened. The bank's answer may just miss the third time. */
const ANSWER_MS = 40_000;

// Other webhooks, late, repeated and out of order, are in tests/api/suites/payments.ts.
test('a payment counts in spite of a webhook that is lost', async ({ page }) => {
  await payBy(page, 'Pay, the webhook is lost');
});

test('a payment counts in spite of a bank that takes its time', RARE, async ({ page }) => {
  await payBy(page, 'Pay, the bank decides after some seconds');
});

test('while the bank takes its time, the page says that the payment counts without it', RARE, async ({ page }) => {
  await goToPay(page);
  await choose(page, 'Pay, the bank decides after some seconds');
  await expect(page.getByRole('heading', { name: 'We’re checking with your bank' })).toBeVisible();
});

test('a reload while the bank takes its time loses nothing', RARE, async ({ page }) => {
  await goToPay(page);
  await choose(page, 'Pay, the bank decides after some seconds');
  await expect(page.getByRole('heading', { name: 'We’re checking with your bank' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paid online')).toBeVisible({ timeout: ANSWER_MS });
});

test('an order that is not paid yet leads from its page back to the payment', async ({ page, activate }) => {
  const number = await goToPay(page);
  await page.goto(`/order?number=${number}`);
  await expect(page.getByText(/^Pay now to get it by \w/)).toBeVisible();
  await expect(page.getByText(/^It arrives/)).toHaveCount(0);
  await activate(page.getByRole('link', { name: /^Pay ₹.* now$/ }));
  await choose(page, 'Pay');
  await expect(page.getByText('Paid online')).toBeVisible();
});

test('an order that is not paid yet can be paid from the list, and become cash on delivery', async ({
  page,
  activate,
}) => {
  const number = await goToPay(page);
  await page.goto('/order');
  const entry = page.getByRole('listitem').filter({ hasText: number });
  await expect(entry.getByRole('link', { name: /^Pay ₹.* now$/ })).toBeVisible();
  await page.goto(`/order?number=${number}`);
  await activate(page.getByRole('link', { name: 'Pay cash on delivery instead' }));
  await activate(page.getByRole('button', { name: /^Pay .*cash on delivery$/ }));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Cash due on delivery')).toBeVisible();
});

test('after Back from the payment page, a shopper can try again, ask for the status or pay cash before the bank has answered', async ({
  page,
  activate,
}) => {
  await goToPay(page);
  // The state of the payment stays unknown.
  await page.route('**/api/orders/*/payment', (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  );
  const question = page.getByRole('heading', { name: 'Did you pay?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await activate(page.getByRole('button', { name: 'Check status' }));
  await expect(page.getByRole('heading', { name: 'We’re checking with your bank' })).toBeVisible();
  await page.goForward();
  await page.goBack();
  await expect(question).toBeVisible();
  await activate(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: 'Payment simulator' })).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await activate(page.getByRole('button', { name: /^Pay .*cash on delivery$/ }));
  await expect(thanks(page)).toBeVisible();
});

test('after Back from the payment page, a payment that was made still counts', async ({ page }) => {
  await goToPay(page);
  const paid = await page.context().newPage();
  await paid.goto(page.url());
  await choose(paid, 'Pay');
  await expect(paid.getByText('Paid online')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Paid online')).toBeVisible();
});

test("the provider's script is allowed on the payment page only", async ({ page, shop }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(shop.address + path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/cashFree', '/en-ae/cashFree'])
    expect(await policyOf(path)).toContain('https://sdk.cashfree.com');
  for (const path of ['/', '/checkOut', '/order', '/cart']) expect(await policyOf(path)).not.toContain('cashfree');
});

test('without an order there is nothing to pay', RARE, async ({ page }) => {
  await page.goto('/cashFree');
  await expect(page.getByRole('heading', { name: 'No payment is due here' })).toBeVisible();
});
