import type { Locator, Page } from '@playwright/test';
import { listCards } from './built-shop.ts';
import {
  atAnotherPrice,
  cityField,
  countOrders,
  fillAddress,
  logIn,
  nameField,
  numberIn,
  openCheckout,
  orderInCash,
  phoneField,
  pinField,
  placeOrderButton,
  something,
  somethingElse,
  somethingInDirhams,
  someName,
  stateField,
  streetField,
  thanks,
  whileSoldOut,
  unfoldOrder,
} from './order-steps.ts';
import { test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { expectBadge, readCart, readKept, formatRupees, watchPaths } from './steps.ts';

/** The checkout against the real host (issue 5, section 2). */

test('a guest orders with cash on delivery and sees the number of the order, and an empty cart only then', async ({
  page,
  activate,
}) => {
  const asked = watchPaths(page);
  const number = await orderInCash(page, activate);
  expect(number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expectBadge(page, 0);
  expect(await readCart(page)).toEqual([]);
  // The picture of an empty cart.
  expect(asked.filter((path) => path.startsWith('/empty/'))).toEqual([]);
});

test('Back from the order leads to an empty cart, not to another order', RARE, async ({ page, activate }) => {
  await orderInCash(page, activate);
  await page.goBack();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(placeOrderButton(page)).toBeHidden();
});

test('what was typed is forgotten once the order is placed', RARE, async ({ page, activate }) => {
  await orderInCash(page, activate);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Mango Lane');
});

test('the order of a guest is kept on the phone', RARE, async ({ page, activate }) => {
  const number = await orderInCash(page, activate);
  await page.goto('/order');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
});

test('the message about the order has its number and a link that opens it on another phone', async ({
  page,
  activate,
  shop,
  browser,
}) => {
  const email = `guest${process.pid}-${Date.now()}@mail.example`;
  const number = await orderInCash(page, activate, undefined, email);
  const link = new RegExp(`http\\S+/order\\?number=${number}#key=[\\w-]+`).exec(await shop.mailTo(email, '#key='))?.[0];
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link ?? '');
  await expect(elsewhere.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await elsewhere.close();
});

test('a PIN code fills in city and state', async ({ page }) => {
  await openCheckout(page);
  await pinField(page).pressSequentially('560001');
  await expect(cityField(page)).toHaveValue('Bengaluru');
  await expect(stateField(page)).toHaveValue('Karnataka');
});

test('a form that the browser fills in without a focus is watched, too', RARE, async ({ page }) => {
  await openCheckout(page);
  await expect(async () => {
    await pinField(page).evaluate((field: HTMLInputElement) => {
      field.value = '302001';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(stateField(page)).toHaveValue('Rajasthan', { timeout: 1000 });
  }).toPass();
});

test('a PIN code leaves a city alone that was typed by hand', RARE, async ({ page }) => {
  await openCheckout(page);
  await cityField(page).fill('Whitefield');
  await pinField(page).pressSequentially('560001');
  await expect(stateField(page)).toHaveValue('Karnataka');
  await expect(cityField(page)).toHaveValue('Whitefield');
});

test('a PIN code that does not exist is reported, and not sent', async ({ page, activate }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/orders') && sent.push(request.url()));
  await openCheckout(page);
  await fillAddress(page);
  await pinField(page).fill('999999');
  const said = page.getByText('We don’t know PIN code 999999. Please check it.', { exact: true });
  await expect(said).toBeVisible();
  await activate(placeOrderButton(page));
  await expect(page.getByRole('alert').filter({ hasText: 'PIN code: We don’t know PIN code 999999.' })).toBeFocused();
  await expect(said.filter({ visible: true })).toHaveCount(1);
  expect(sent).toEqual([]);
  await pinField(page).fill('302001');
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
});

test('missing fields are listed in a summary, which gets the focus and links to them', async ({ page, activate }) => {
  await openCheckout(page);
  await activate(placeOrderButton(page));
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct 6 fields' });
  await expect(summary).toBeFocused();
  await activate(summary.getByRole('link', { name: 'Enter your PIN code.' }));
  await expect(pinField(page)).toBeFocused();
});

test('a PIN code of another state than the chosen one is refused', RARE, async ({ page, activate }) => {
  await openCheckout(page);
  await fillAddress(page);
  await stateField(page).selectOption('Karnataka');
  await activate(placeOrderButton(page));
  const said = 'PIN code 302001 is in Rajasthan. Choose Rajasthan or change the PIN code.';
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeFocused();
  await stateField(page).selectOption('Rajasthan');
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
});

test('a corrected field leaves the error summary, and the last one hides it', async ({ page, activate }) => {
  await openCheckout(page);
  await fillAddress(page);
  await nameField(page).fill('');
  await streetField(page).fill('');
  await activate(placeOrderButton(page));
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toContainText('Please correct 2 fields');
  await nameField(page).fill('Asha');
  await expect(summary).toContainText('Please correct one field');
  await streetField(page).fill('12 Mango Lane');
  await expect(summary).toBeHidden();
});

test('the total and the button stay visible beside the form, however much is ordered', RARE, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const cards = listCards(something().list).filter(({ offers }) => offers === 'add');
  await openCheckout(page, cards.slice(0, 8));
  await streetField(page).scrollIntoViewIfNeeded();
  await expect(placeOrderButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Total, all taxes included')).toBeInViewport({ ratio: 1 });
});

test('a field is validated when it loses the focus', RARE, async ({ page }) => {
  await openCheckout(page);
  await fillAddress(page);
  await phoneField(page).fill('12345');
  await nameField(page).focus();
  await expect(phoneField(page)).toHaveAccessibleDescription(/A mobile number of ten digits/);
});

test('a signed-in user sees the username, and need not type the e-mail address', RARE, async ({ page, shop }) => {
  const email = await logIn(page, shop);
  await openCheckout(page);
  await expect(page.getByText(`Logged in as ${email.split('@')[0]}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('No account needed.')).toBeHidden();
});

test('an invalid phone number is refused', RARE, async ({ page, activate }) => {
  await openCheckout(page);
  await fillAddress(page);
  await phoneField(page).fill('12345');
  await activate(placeOrderButton(page));
  await expect(phoneField(page)).toHaveAccessibleDescription(/A mobile number of ten digits/);
});

test('a reload keeps what was typed', async ({ page }) => {
  await openCheckout(page);
  await fillAddress(page);
  await page.reload();
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
  await expect(stateField(page)).toHaveValue('Rajasthan');
});

test('a visit to the cart and Back keeps what was typed', RARE, async ({ page, activate }) => {
  await openCheckout(page);
  await fillAddress(page);
  await unfoldOrder(page);
  await activate(page.getByRole('link', { name: 'Edit cart' }));
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page.goBack();
  await expect(streetField(page)).toHaveValue('12 Mango Lane');
});

test('what the account knows is not written into the field that is being filled in', async ({ page, shop }) => {
  await logIn(page, shop);
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/isValidSession', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await openCheckout(page);
  const email = page.getByLabel('Email');
  await email.focus();
  answers.resolve();
  await expect(nameField(page)).toHaveValue(/^account/);
  await expect(email).toHaveValue('');
});

test('the total and the delivery dates are shown before the order', async ({ page }) => {
  await openCheckout(page, [something(), somethingElse()]);
  const total = formatRupees(something().priceMinor + somethingElse().priceMinor);
  await expect(page.getByRole('definition').filter({ hasText: total }).last()).toBeVisible();
  await expect(page.getByText(/^Free, arrives \d+(?:\s\w+\s)?–/)).toBeVisible();
});

test('the header leads home and back to the cart, and nowhere else', async ({ page, activate }) => {
  await openCheckout(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Secure checkout')).toBeVisible();
  await expect(banner.getByRole('link')).toHaveText([/Haat/, 'Back to cart']);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveAccessibleName('Language');
  await activate(banner.getByRole('link', { name: 'Back to cart' }));
  await expect(page).toHaveURL('/cart');
});

test('on a wide screen the summary stands beside the form, and short fields in pairs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCheckout(page, [something(), somethingElse()]);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [city, state] = [await boxOf(cityField(page)), await boxOf(stateField(page))];
  expect(state.y).toBe(city.y);
  expect(state.x).toBeGreaterThan(city.x + city.width);
  const summary = page.getByRole('region', { name: 'Your order' });
  expect((await boxOf(summary)).x).toBeGreaterThan(state.x + state.width);
  await expect(summary.getByRole('listitem')).toHaveCount(2);
  const button = await boxOf(placeOrderButton(page));
  expect(button.x, 'below the summary').toBeGreaterThan((await boxOf(summary)).x);
  expect(button.y).toBeLessThan(800);
});

test('on a phone the order is one line above the form, which unfolds', async ({ page, activate }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, [something(), somethingElse()]);
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('2 pieces');
  await expect(summary.getByText(/^₹/).first()).toBeVisible();
  await expect(summary.getByText(something().title)).toBeHidden();
  const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await yOf(summary)).toBeLessThan(await yOf(page.getByRole('textbox', { name: 'Name', exact: true })));
  await activate(summary.getByRole('heading', { name: 'Your order' }));
  await expect(summary.getByText(something().title)).toBeVisible();
  await expect(summary.getByRole('link', { name: 'Edit cart' })).toBeVisible();
});

/** The quote that the page asks for once the address has a PIN code. */
const quoteForPinCode = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/quote') && !!answer.request().postData()?.includes('pinCode'),
  );

test(
  'a price that has changed since the page was opened is shown beside the old one, and nothing is ordered',
  RARE,
  async ({ page, activate, shop }) => {
    const name = someName();
    await openCheckout(page);
    const quoted = quoteForPinCode(page);
    await fillAddress(page);
    await nameField(page).fill(name);
    await quoted;
    await expect(page.getByLabel('Pay online')).toBeEnabled();
    await atAnotherPrice(shop, something(), async (now) => {
      await activate(placeOrderButton(page));
      const news = page.getByRole('alert').filter({ hasText: 'Nothing has been ordered yet.' });
      await expect(news).toContainText(`${formatRupees(something().priceMinor)} → ${formatRupees(now)}`);
      expect(await countOrders(shop, name)).toBe(0);
    });
  },
);

test('a changed price is ordered when it is confirmed', async ({ page, activate, shop }) => {
  await openCheckout(page);
  const quoted = quoteForPinCode(page);
  await fillAddress(page);
  await quoted;
  await expect(page.getByLabel('Pay online')).toBeEnabled();
  await atAnotherPrice(shop, something(), async (now) => {
    await activate(placeOrderButton(page));
    await expect(page.getByText(formatRupees(now), { exact: true }).filter({ visible: true }).last()).toBeVisible();
    await activate(placeOrderButton(page));
    await expect(thanks(page)).toBeVisible();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: formatRupees(now) })
        .first(),
    ).toBeVisible();
  });
});

test('items sold out meanwhile are named, and the rest is ordered', async ({ page, activate, shop }) => {
  await openCheckout(page, [something(), somethingElse()]);
  const quoted = quoteForPinCode(page);
  await fillAddress(page);
  await quoted;
  await expect(page.getByLabel('Pay online')).toBeEnabled();
  await whileSoldOut(shop, something(), async () => {
    await activate(placeOrderButton(page));
    await expect(page.getByRole('alert').filter({ hasText: 'no longer available' })).toContainText(something().title);
    await activate(placeOrderButton(page));
    await expect(thanks(page)).toBeVisible();
  });
  await expect(page.getByRole('main').getByRole('link', { name: something().title })).toHaveCount(0);
  // The sold-out item stays in the cart.
  expect((await readCart(page)).map(({ sku }) => sku)).toEqual([something().sku]);
});

test('the other market has its own fees and needs no PIN code', async ({ page, activate }) => {
  const card = somethingInDirhams();
  const dear = listCards('/en-ae/products').find(({ offers, priceMinor }) => offers === 'add' && priceMinor < 99_00);
  await openCheckout(page, [dear ?? card], '/en-ae/checkOut');
  await expect(pinField(page)).toHaveCount(0);
  await nameField(page).fill('Fatima');
  await phoneField(page).fill('050 123 4567');
  await page.getByLabel('Building, street').fill('Tower 3, Corniche Road');
  await page.getByLabel('Emirate').selectOption('Abu Dhabi');
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /AED\s20/ })).toBeVisible();
  await expect(page).toHaveURL(/\/en-ae\/order\?/);
  const number = numberIn(page);
  // Links in mails, and lists of all orders, lead to the order among the pages of its market.
  await page.goto(`/order?number=${number}`);
  await expect(page).toHaveURL(`/en-ae/order?number=${number}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.goto('/order');
  await activate(page.getByRole('main').getByRole('link', { name: (dear ?? card).title }));
  await expect(page).toHaveURL(`/en-ae/order?number=${number}`);
  await page.goto(`/order?number=${number}&view=invoice`);
  await expect(page).toHaveURL(`/en-ae/order?number=${number}&view=invoice`);
  await expect(page.getByRole('link', { name: 'Back to the order' })).toBeVisible();
  await page.goto(`/cashFree?order=${number}`);
  await expect(page).toHaveURL(`/en-ae/cashFree?order=${number}`);
});

test('the order of an account is found by logging in, and not stored on the phone', async ({
  page,
  activate,
  shop,
}) => {
  await logIn(page, shop);
  const number = await orderInCash(page, activate);
  expect(await readKept(page, 'orders')).toBeNull();
  await page.goto('/order');
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
  expect(numberIn(page)).toBe('');
});
