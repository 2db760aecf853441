import { expect, type Page } from '@playwright/test';
import type { ShipmentStep } from '../../../src/core/order/order-status.ts';
import { answerReturn } from '../../../src/api/records/orders/returns.ts';
import type { Card } from '../built-shop.ts';
import { advance, fillAddress, logIn, placeOrderButton, thanks } from '../order-steps.ts';
import type { RealHost } from '../real-host.ts';
import { call } from '../seller-steps.ts';
import { keep, keepCart, lineFor } from '../steps.ts';
import { plain, type SitePhoto, type Studio } from './photo.ts';
import { cardsToOrder, sizeOf } from './shop-cart.ts';

/** Orders of real products, with their pictures. */

interface Placed {
  readonly number: string;
  readonly key: string;
  readonly shipments: readonly { readonly id: string; readonly lines: readonly { readonly id: string }[] }[];
}

/** Orders with cash on delivery, as the checkout does. */
async function placeOrder(shop: RealHost, cards: readonly Card[], token?: string): Promise<Placed> {
  const lines = cards.map((card) => {
    const size = sizeOf(card);
    return { sku: card.sku, ...(size && { size }), quantity: 1, picture: card.picture };
  });
  const { order } = await call<{ order: Placed }>(shop, '/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(token && { token }),
    body: {
      market: 'in',
      lines,
      contact: { name: 'Asha Devi', phone: '98765 43210', email: 'asha@mail.example' },
      address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001' },
      payment: 'cash',
      expectedTotalMinor: cards.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    },
  });
  return order;
}

const askForReturn = (shop: RealHost, { number, key, shipments }: Placed): Promise<unknown> =>
  call(shop, `/orders/${number}/returns`, {
    headers: { 'x-order-key': key },
    body: { lines: [{ lineId: shipments[0]?.lines[0]?.id, quantity: 1 }], reason: 'damaged on arrival' },
  });

const cancel = (shop: RealHost, { number, key }: Placed): Promise<unknown> =>
  call(shop, `/orders/${number}/cancel`, { body: {}, headers: { 'x-order-key': key } });

async function openOrder(page: Page, { number, key }: Placed): Promise<void> {
  await page.goto(`/order?number=${number}#key=${key}`);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
}

const DELIVERED: readonly ShipmentStep[] = ['accept', 'pack', 'dispatch', 'deliver'];

/** An order of so many products, after these steps of its first parcel. */
const inState = (
  name: string,
  count: number,
  steps: readonly ShipmentStep[],
  more?: (studio: Studio, placed: Placed) => Promise<unknown>,
): SitePhoto => ({
  name,
  of: 'orders',
  reach: async (studio) => {
    const { page, shop } = studio;
    const placed = await placeOrder(shop, cardsToOrder(shop).slice(0, count));
    await advance(shop, placed.number, ...steps);
    await more?.(studio, placed);
    await openOrder(page, placed);
  },
});

async function receiveReturn({ shop }: Studio, placed: Placed): Promise<void> {
  await askForReturn(shop, placed);
  const { id } = await shop.host.database.read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select('returns.id')
    .where('orders.number', '=', placed.number)
    .executeTakeFirstOrThrow();
  for (const step of ['accept', 'received'] as const)
    await answerReturn(shop.host.services, id, 'operator:photos', step);
}

export const ORDERS: readonly SitePhoto[] = [
  {
    name: 'order-placed',
    of: 'orders',
    reach: async ({ page, shop }) => {
      const lines = cardsToOrder(shop).map((card) => {
        const size = sizeOf(card);
        return lineFor(card, { ...(size && { size }), picture: card.picture });
      });
      await keepCart(page, lines.slice(0, 2));
      await page.goto('/checkOut');
      await fillAddress(page, { email: 'asha@mail.example' });
      await placeOrderButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  inState('order-new', 1, []),
  inState('order-on-its-way', 1, ['accept', 'pack', 'dispatch']),
  inState('order-several-parcels', 4, ['accept', 'pack', 'dispatch']),
  inState('order-partly-delivered', 2, DELIVERED),
  inState('order-delivered', 1, DELIVERED),
  {
    ...inState('order-return-form', 1, DELIVERED),
    passes: true,
    reach: async ({ page, shop, activate }) => {
      const placed = await placeOrder(shop, cardsToOrder(shop).slice(0, 1));
      await advance(shop, placed.number, ...DELIVERED);
      await openOrder(page, placed);
      await activate(page.getByText(/^Return items \(until /));
      await expect(page.getByRole('radio', { name: 'It does not fit' })).toBeVisible();
    },
  },
  inState('order-return-requested', 1, DELIVERED, ({ shop }, placed) => askForReturn(shop, placed)),
  inState('order-return-received', 1, DELIVERED, receiveReturn),
  inState('order-cancelled', 2, [], ({ shop }, placed) => cancel(shop, placed)),
  {
    name: 'order-invoice',
    of: 'orders',
    reach: async ({ page, shop }) => {
      const placed = await placeOrder(shop, cardsToOrder(shop).slice(0, 1));
      await advance(shop, placed.number, 'accept', 'pack', 'dispatch');
      await page.goto(`/order?number=${placed.number}&view=invoice#key=${placed.key}`);
      await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    },
  },
  {
    name: 'order-not-found',
    of: 'orders',
    reach: async ({ page }) => {
      await page.goto('/order?number=7K3MQ-9XD2A');
      await expect(page.getByRole('heading', { name: /^We can’t/ })).toBeVisible();
    },
  },
  {
    name: 'orders',
    of: 'orders',
    reach: async ({ page, shop }) => {
      const cards = cardsToOrder(shop);
      const placed: Placed[] = [];
      for (const [index, steps] of [
        [0, DELIVERED],
        [1, DELIVERED],
        [2, []],
        [3, ['accept', 'pack', 'dispatch']],
        [1, []],
      ] as const) {
        const one = await placeOrder(shop, cards.slice(index, index + (index === 1 ? 3 : 1)));
        await advance(shop, one.number, ...steps);
        placed.push(one);
      }
      const [first, , third] = placed as [Placed, Placed, Placed];
      await askForReturn(shop, first);
      await cancel(shop, third);
      await keep(
        page,
        'orders',
        placed.map(({ number, key }) => ({ number, key })),
      );
      await page.goto('/order');
      await expect(page.getByRole('main').getByText(first.number)).toBeVisible();
    },
  },
  {
    name: 'orders-no-answer',
    of: 'orders',
    reach: async ({ page }) => {
      await page.route('**/api/**', (route) => route.abort());
      await keep(page, 'orders', [{ number: '7K3MQ-9XD2A', key: 'a'.repeat(32) }]);
      await page.goto('/order');
      await expect(page.getByRole('heading', { name: 'We can’t show your orders' })).toBeVisible();
    },
  },
  plain('orders-none', 'orders', '/order'),
  {
    name: 'orders-none-logged-in',
    of: 'orders',
    reach: async ({ page, shop }) => {
      await logIn(page, shop);
      await page.goto('/order');
      await expect(page.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
    },
  },
];
