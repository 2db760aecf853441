import type { Locator, Page } from '@playwright/test';
import { LOOK_UP_BYTES } from '../../src/core/delivery/delivery-file.ts';
import { ownStateOf } from '../../src/core/delivery/delivery-rules.ts';
import { expectNoFindings } from './axe.ts';
import { findCard } from './built-shop.ts';
import { fillAddress, openCheckout, pinField, placeOrderButton, something, stateField } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect, RARE } from './shop.ts';
import { addButton, cardOf, cartLink, drawerOf, hold, keepCart, lineFor, lineOf, stopClock } from './steps.ts';
import { sumBytes, Wire } from './wire.ts';

/** The rules of the sample: Bengaluru is near, Ladakh is far and without cash on delivery, nothing goes to Zanskar. */
const NEAR = '560001';
const FAR = '194101';
const NOWHERE = '194302';
const JAIPUR = '302001';

/** The page's timers may take as long, besides what the network and the processor do. */
const SOON_MS = 500;

/** A day of delivery. */
const BY = /Get it by \w{3},\s\d+\s\w{3,4}/;

const card = () => findCard('something to add', ({ offers }) => offers === 'add');
const inHeader = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Deliver to/ });
const onProduct = (page: Page): Locator =>
  page.getByRole('article').getByRole('button', { name: /^Check delivery to (?:\d{6}|your PIN code)$/ });
/** Date, fee and payment below the price. */
const saidOf = (page: Page): Locator => page.getByRole('article').locator('[data-said]');
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Deliver to' });
/** The field: in the line of the day on a product's page, else in a sheet. */
const fieldOf = (page: Page): Locator => page.getByLabel('Delivery PIN code');
/** What is said below it. */
const answerOf = (page: Page): Locator => page.locator('form', { has: fieldOf(page) }).getByRole('status');

async function giveCode(page: Page, control: Locator, code: string, activate: (control: Locator) => Promise<void>) {
  await activate(control);
  await fieldOf(page).fill(code);
  await activate(page.getByRole('button', { name: 'Check', exact: true }));
}

const keepCode = (page: Page, pinCode: string) =>
  page.addInitScript((code) => localStorage.setItem('pin', JSON.stringify({ version: 1, pinCode: code })), pinCode);

test('a shopper is told which codes are malformed and which do not exist, and sees date, fee and payment for one that does', async ({
  page,
  activate,
}) => {
  await page.goto(card().path);
  await expect(onProduct(page)).toHaveAccessibleName('Check delivery to your PIN code');
  await giveCode(page, onProduct(page), '560 00', activate);
  const said = answerOf(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(onProduct(page)).toBeHidden();
  await expect(said).toHaveText('“560 00” is not a PIN code: it has six digits, such as 560001.');
  await expect(fieldOf(page)).toHaveAttribute('aria-invalid');
  await expectNoFindings(page);
  await fieldOf(page).fill('999999');
  await fieldOf(page).press('Enter');
  await expect(said).toHaveText('We don’t know PIN code 999999. Please check it.');
  expect(await page.evaluate(() => localStorage.getItem('pin'))).toBeNull();

  await fieldOf(page).fill('560 001');
  await fieldOf(page).press('Enter');
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(onProduct(page)).toHaveAccessibleName('Check delivery to 560001');
  await expect(saidOf(page).nth(0)).toHaveText(BY);
  await expect(saidOf(page).nth(1)).toHaveText('Free delivery');
  await expect(saidOf(page).nth(2)).toHaveText('Cash on delivery');
  await expect(page.getByRole('status').filter({ hasText: /^Bengaluru.*Get it by/ })).toBeVisible();
  await expect(onProduct(page)).toBeFocused();
  await expect(inHeader(page)).toHaveAccessibleName('Deliver to PIN code 560001');
  await expectNoFindings(page);
});

test('the PIN code is remembered on other pages, and its answer comes after the first touch', async ({ page }) => {
  await keepCode(page, FAR);
  await page.goto(card().path);
  await expect(inHeader(page)).toHaveAccessibleName(`Deliver to PIN code ${FAR}`);
  await expect(onProduct(page)).toContainText(FAR);
  await page.mouse.wheel(0, 40);
  await expect(saidOf(page).nth(2)).toHaveText('No cash on delivery: pay online');
  await page.goto('/');
  await expect(inHeader(page)).toHaveAccessibleName(`Deliver to PIN code ${FAR}`);
});

test(
  'the day of delivery to the remembered PIN code comes soon after a key or a tap',
  RARE,
  async ({ page, activate }) => {
    await keepCode(page, FAR);
    await stopClock(page);
    await page.goto(card().path);
    await page.keyboard.press('Shift');
    await page.clock.runFor(SOON_MS);
    await expect(saidOf(page).nth(0)).toHaveText(BY);
    await expect(saidOf(page).nth(2)).toHaveText('No cash on delivery: pay online');
    await page.reload();
    await activate(addButton(page.getByRole('article')));
    await page.clock.runFor(SOON_MS);
    await expect(saidOf(page).nth(0)).toHaveText(BY);
  },
);

test('the header answers for any page, also where nothing is delivered', async ({ page, activate }) => {
  await page.goto('/products');
  await giveCode(page, inHeader(page), NOWHERE, activate);
  await expect(dialogOf(page).getByRole('status').first()).toHaveText('Kargil, Ladakh: We don’t deliver there.');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.goto(card().path);
  await page.keyboard.press('Shift');
  await expect(saidOf(page).nth(0)).toHaveText('We don’t deliver there');
  await expect(saidOf(page).nth(2)).toHaveText('');
});

test('a look-up costs at most 4 KB over the wire, and is made once', RARE, async ({ page, activate }) => {
  await page.goto(card().path);
  const wire = new Wire(page);
  await giveCode(page, onProduct(page), NEAR, activate);
  await expect(onProduct(page)).toContainText(NEAR);
  await expect(saidOf(page).first()).toContainText('Get it by');
  const data = (await wire.answers()).filter(({ url }) => url.includes('/_data/'));
  expect(data).toHaveLength(2);
  expect(sumBytes(data, 'data')).toBeLessThanOrEqual(LOOK_UP_BYTES);
  await giveCode(page, onProduct(page), NEAR, activate);
  await expect(fieldOf(page)).toHaveCount(0);
  expect((await wire.answers()).filter(({ url }) => url.includes('/_data/'))).toHaveLength(2);
});

test(
  'without a connection it says so, and the same code can be tried again',
  RARE,
  async ({ page, activate, complaints }) => {
    complaints.expect(/_data\/|ERR_FAILED|Failed to fetch/);
    await page.goto(card().path);
    await page.route('**/_data/**', (route) => route.abort());
    await giveCode(page, onProduct(page), NEAR, activate);
    await expect(answerOf(page)).toContainText('No connection');
    await page.unroute('**/_data/**');
    await activate(page.getByRole('button', { name: 'Check', exact: true }));
    await expect(onProduct(page)).toContainText(NEAR);
    await expect(saidOf(page).first()).toContainText('Get it by');
  },
);

test('on a slow connection it says that it is still looking', RARE, async ({ page, activate }) => {
  await page.goto(card().path);
  const release = await hold(page, '**/_data/in/delivery/**');
  await giveCode(page, onProduct(page), NEAR, activate);
  await expect(answerOf(page)).toContainText('Slow connection');
  release();
  await expect(onProduct(page)).toContainText(NEAR);
  await expect(saidOf(page).first()).toContainText('Get it by');
});

test('it works by keyboard alone', RARE, async ({ page }) => {
  await page.goto(card().path);
  await onProduct(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(onProduct(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(NEAR);
  await page.keyboard.press('Enter');
  await expect(onProduct(page)).toContainText(NEAR);
  await expect(saidOf(page).first()).toContainText('Get it by');
  await expect(onProduct(page)).toBeFocused();
});

test('the cart and its drawer answer for what is in them', async ({ page, activate }) => {
  await keepCart(page, [lineFor(card())]);
  await page.goto('/cart');
  const control = page.getByRole('main').getByRole('button', { name: /^Check delivery to|^Deliver to \d{6}/ });
  const row = lineOf(page.getByRole('main'), card());
  await expect(row).toContainText(BY);
  const day = async () => BY.exec((await row.textContent()) ?? '')?.[0] ?? '';
  const general = await day();
  await giveCode(page, control, FAR, activate);
  await expect(control).toContainText('No cash on delivery: pay online');
  await expect.poll(day).not.toBe(general);
  await expect(row).toContainText(BY);
  await expectNoFindings(page);
  await giveCode(page, control, NOWHERE, activate);
  await expect(control).toContainText(`No delivery there: ${card().title}`);
  await expect(row).toContainText('We don’t deliver there');
  await page.goto('/products');
  await activate(cartLink(page));
  await expect(drawerOf(page).getByRole('button', { name: /^Deliver to/ })).toContainText(
    `No delivery there: ${card().title}`,
  );
});

test('the checkout begins with the PIN code, takes no cash where there is none, and orders online only', async ({
  page,
  activate,
}) => {
  await keepCode(page, FAR);
  await openCheckout(page);
  await expect(pinField(page)).toHaveValue(FAR);
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeHidden();
  await expect(placeOrderButton(page)).toHaveText(/^Continue to pay/);
  await pinField(page).fill('');
  await fillAddress(page);
  await pinField(page).blur();
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeVisible();
  await activate(page.getByRole('radio', { name: /^Cash on delivery/ }));
  await expect(placeOrderButton(page)).toHaveText(/^Place order/);
});

test('the checkout says that nothing is delivered to a place, and the order is refused', async ({ page, activate }) => {
  await openCheckout(page, [something()]);
  await fillAddress(page);
  await pinField(page).fill(NOWHERE);
  await pinField(page).blur();
  await expect(page.getByText(/does not deliver to 194302\.$/)).toBeVisible();
  await stateField(page).selectOption('Ladakh');
  await activate(placeOrderButton(page));
  await expect(page.getByRole('link', { name: /^PIN code.*does not deliver to 194302/ })).toBeVisible();
});

test('what a seller without a GSTIN sells is told to be of its state only, from the product page to the order', async ({
  page,
  shop,
  activate,
}) => {
  const { products, deliveryRules } = shop.host.shop.current();
  const bound = findCard(
    'something of a seller without a GSTIN, of Karnataka',
    ({ offers, sku }) =>
      offers === 'add' && ownStateOf(deliveryRules.get('in') ?? [], products.get(sku)?.sellerId ?? '') === 'Karnataka',
  );
  await page.goto(bound.list);
  await expect(cardOf(page, bound).getByText('Karnataka addresses only')).toBeVisible();
  await keepCart(page, [lineFor(bound), lineFor(card())]);
  await page.goto('/cart');
  const row = lineOf(page.getByRole('main'), bound);
  await expect(row).toContainText('Karnataka addresses only');
  await expect(row).not.toContainText(BY);
  await page.goto(bound.path);
  await expect(page.getByText('Karnataka addresses only')).toBeVisible();
  await giveCode(page, onProduct(page), JAIPUR, activate);
  await expect(saidOf(page).nth(0)).toHaveText('This seller doesn’t deliver there');
  await giveCode(page, onProduct(page), NEAR, activate);
  await expect(saidOf(page).nth(0)).toHaveText(BY);
  await page.goto('/cart');
  await expect(row).toContainText(BY);
  await expectNoFindings(page);
  await openCheckout(page, [bound, card()]);
  await expect(pinField(page)).toHaveValue(NEAR);
  // The PIN code is there already.
  await fillAddress(page, { pinPlace: { pinCode: '', state: 'Karnataka' } });
  await pinField(page).fill(JAIPUR);
  await pinField(page).blur();
  const refusal = /sells within Karnataka only\. Remove its items from the cart, or choose an address in Karnataka\.$/;
  await expect(page.getByText(refusal)).toBeVisible();
  await stateField(page).selectOption('Rajasthan');
  await activate(placeOrderButton(page));
  await expect(page.getByRole('link', { name: /^PIN code.*sells within Karnataka only/ })).toBeVisible();
  await expectNoFindings(page);
  // The cart knows the PIN code of the checkout.
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('button', { name: /^Deliver to/ })).toContainText(JAIPUR);
  await expect(row).toContainText('Karnataka addresses only');
  await page.goto(`${bound.list}`);
  await activate(addButton(cardOf(page, bound)));
  await expect(page.getByText(`No delivery there: ${bound.title} (Karnataka addresses only).`)).toBeVisible();
  await page.goto('/checkOut');
  await expect(page.getByText(refusal)).toBeVisible();
  await activate(page.getByRole('button', { name: `Remove ${bound.title}`, exact: true }));
  await expect(page.getByText(refusal)).toBeHidden();
  await expect(pinField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: `Remove ${bound.title}`, exact: true })).toBeHidden();
});

test('the other market has no PIN codes and does not ask for one', async ({ page }) => {
  await page.goto('/en-ae');
  await expect(page.locator('[data-do=pin]')).toHaveCount(0);
});
