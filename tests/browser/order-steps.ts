import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { changeOrder } from '../../src/api/records/orders/record/change.ts';
import { takeStep } from '../../src/api/records/orders/steps.ts';
import type { ShipmentStep } from '../../src/core/order/order-status.ts';
import { type Card, findCard, listCards } from './built-shop.ts';
import type { RealHost } from './real-host.ts';
import { keep, keepCart, lineFor } from './steps.ts';

/** Shared steps of the tests from the cart to the order. */

export const NAME = 'Asha Devi';
export const PHONE = '98765 43210';

type Press = (control: Locator) => Promise<void>;

/** A product that can be added, of a seller with or without a GSTIN if given. */
export const something = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
export const somethingElse = (): Card =>
  findCard('something else to add', ({ offers, sku }) => offers === 'add' && sku !== something().sku);
export const somethingInDirhams = (): Card => {
  const card = listCards('/en-ae/products').find(({ offers }) => offers === 'add');
  if (!card) throw new Error('The second market has nothing to add.');
  return card;
};

/** Opens the checkout with these products in the cart. */
export async function openCheckout(
  page: Page,
  cards: readonly Card[] = [something()],
  path = '/checkOut',
): Promise<void> {
  const key = path === '/checkOut' ? 'cart' : 'cart:ae';
  await keepCart(
    page,
    cards.map((card) => lineFor(card)),
    key,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Your order', exact: true })).toBeVisible();
}

/** Shows the lines of the order at the checkout, which phones fold to one line. */
export async function unfoldOrder(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'Your order' });
  if (await summary.getByRole('link', { name: 'Edit cart' }).isHidden())
    await summary.getByRole('heading', { name: 'Your order' }).click();
}

export const nameField = (page: Page): Locator => page.getByLabel('Name');
export const phoneField = (page: Page): Locator => page.getByLabel('Mobile number');
export const pinField = (page: Page): Locator => page.getByLabel('PIN code');
export const streetField = (page: Page): Locator => page.getByLabel('House, building, street');
export const cityField = (page: Page): Locator => page.getByLabel('City or district');
export const stateField = (page: Page): Locator => page.getByLabel('State');
export const placeOrderButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Place order|Continue to pay)/ });
export const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you. Your order is placed.' });

interface PinCodeAndState {
  readonly pinCode: string;
  readonly state: string;
}
const JAIPUR: PinCodeAndState = { pinCode: '302001', state: 'Rajasthan' };

/** Fills in contact and address. */
export async function fillAddress(
  page: Page,
  {
    email,
    pinPlace = JAIPUR,
  }: { readonly email?: string | undefined; readonly pinPlace?: PinCodeAndState | undefined } = {},
): Promise<void> {
  await nameField(page).fill(NAME);
  await phoneField(page).fill(PHONE);
  if (email) await page.getByLabel('Email').fill(email);
  await pinField(page).pressSequentially(pinPlace.pinCode);
  await expect(stateField(page)).toHaveValue(pinPlace.state);
  await streetField(page).fill('12 Mango Lane');
}

/** Creates an account and signs in: on every page from now on, or once, on the page that is open. Returns its e-mail address. */
export async function logIn(page: Page, { address }: RealHost, when: 'always' | 'once' = 'always'): Promise<string> {
  const username = `account${process.pid}-${Date.now()}`;
  const email = `${username}@mail.example`;
  const answer = await page.request.post(`${address}/api/register`, {
    data: { username, email, password: 'monsoon-2025' },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const keep = (token: string) => localStorage.setItem('accessToken', token);
  if (when === 'once') await page.evaluate(keep, data.token);
  else await page.addInitScript(keep, data.token);
  return email;
}

/** Orders with cash on delivery, and returns the number of the order. */
export async function orderInCash(
  page: Page,
  activate: Press,
  cards?: readonly Card[],
  email?: string,
  pinPlace?: PinCodeAndState,
): Promise<string> {
  await openCheckout(page, cards);
  await fillAddress(page, { email, pinPlace });
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  return numberIn(page);
}

interface HostOrder {
  readonly cards?: readonly Card[];
  readonly email?: string;
  readonly payment?: 'cash' | 'online';
  /** Whether the browser has the key of the order. */
  readonly isKnown?: boolean;
}

/**
 * Places a guest's order by a call of the host in place of the checkout, and has the browser know it as it does after one: for journeys that begin
 * with an order. Returns its number.
 */
export async function placeByHost(
  page: Page,
  { cards = [something()], email, payment = 'cash', isKnown = true }: HostOrder = {},
): Promise<string> {
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      market: 'in',
      lines: cards.map(({ sku, size }) => ({ sku, ...(size && { size }), quantity: 1 })),
      contact: { name: NAME, phone: PHONE, ...(email && { email }) },
      address: { line1: '12 Mango Lane', city: 'Jaipur', ...JAIPUR },
      deliveryOption: 'standard',
      payment,
      expectedTotalMinor: cards.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    },
  });
  const { data } = (await answer.json()) as { data: { order: { number: string; key: string } } | null };
  if (!data) throw new Error(`The host took no order: ${await answer.text()}`);
  const { number, key } = data.order;
  if (isKnown) await keep(page, 'orders', [{ number, key }]);
  return number;
}

/** Orders by a call of the host, and opens the order's page as the checkout does. Returns its number. */
export async function openPlaced(page: Page, options?: HostOrder): Promise<string> {
  const number = await placeByHost(page, options);
  await page.goto(`/order?number=${number}&placed=yes`);
  await expect(thanks(page)).toBeVisible();
  return number;
}

/** The order that the address names. */
export const numberIn = (page: Page): string => {
  const query = new URL(page.url()).searchParams;
  return query.get('number') ?? query.get('order') ?? '';
};

/** How many orders the host has of the name that the form was filled in with, from this test's phone. */
export async function countOrders({ host }: RealHost, name: string): Promise<number> {
  const rows = await host.database.read.selectFrom('orders').select('id').where('contact_name', '=', name).execute();
  return rows.length;
}

/** A name used by one test only. */
let count = 0;
export const someName = (): string => `Asha ${process.pid} ${++count}`;

/** Takes steps for the first shipment of an order, as its seller would, with courier and tracking number. */
export async function advance({ host }: RealHost, number: string, ...steps: readonly ShipmentStep[]): Promise<void> {
  const { id } = await host.database.read
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  for (const step of steps) {
    await changeOrder(host.services, id, 'operator:test', async (change) => {
      const [shipment] = change.rows.shipments;
      if (!shipment) throw new Error('The order has no shipment.');
      const details = step === 'dispatch' ? { courier: 'Pavan Couriers', trackingNumber: 'PC-77120' } : {};
      expect(await takeStep(change, shipment, step, details), step).toBe(true);
    });
  }
}

/** Runs while the host sells a product at another price. */
export async function atAnotherPrice<T>(
  { host }: RealHost,
  { sku }: Card,
  run: (minor: number) => Promise<T>,
): Promise<T> {
  const offer = host.services.shop().products.get(sku)?.offers['in'] as { priceMinor: number } | undefined;
  if (!offer) throw new Error(`The host does not sell ${sku}.`);
  const before = offer.priceMinor;
  offer.priceMinor = before + 1_000;
  try {
    return await run(offer.priceMinor);
  } finally {
    offer.priceMinor = before;
  }
}

/** Runs while a seller has marked a product as sold out. */
export async function whileSoldOut<T>({ host }: RealHost, { sku }: Card, run: () => Promise<T>): Promise<T> {
  const sellerId = host.services.shop().products.get(sku)?.sellerId ?? '';
  await host.database.write((db) =>
    db.insertInto('sold_out').values({ sku, size: '', seller_id: sellerId, at: 0 }).execute(),
  );
  try {
    return await run();
  } finally {
    await host.database.write((db) => db.deleteFrom('sold_out').where('sku', '=', sku).execute());
  }
}

/** A second tab of the same browser. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}
