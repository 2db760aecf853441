import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '../../../src/api/records/ledger/check.ts';
import { splitGst } from '../../../src/core/tax/gst.ts';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import { type Client, orderOf, type Placed } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { TERMS } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

/** The offers of the tests: leaves cost 90, cups 1,000. Delivery is 60 below 500. */
const OFFERS = {
  open: { percent: 5, from: 1000 },
  gift: { amount: 100, from: 500, code: 'GIFT100' },
  last: { amount: 50, from: 60, code: 'LAST', uses: 1 },
  once: { amount: 50, from: 60, code: 'ONCE', oncePerPerson: true },
  first: { amount: 50, from: 60, code: 'FIRST', firstOrder: true },
  leaves: { percent: 10, code: 'LEAVES', sellers: ['garden'], paidBy: 'seller' },
  free: { freeDelivery: true, from: 100, code: 'FREEPOST' },
  now: { amount: 20, from: 80, payment: 'online', code: 'NOW20' },
  later: { amount: 10, from: 60, starts: '2027-01-01', code: 'LATER' },
  past: { amount: 10, from: 60, ends: '2026-10-31', code: 'PAST' },
  weekend: { amount: 50, from: 60, code: 'WEEKEND', members: true, days: ['sunday', 'saturday'] },
};

const writeOfferShop = (): string =>
  writeTestShop({
    'store.json': parts.store({ name: 'Hill Shop', sellerTerms: TERMS }),
    ...Object.fromEntries(
      Object.entries(OFFERS).map(([id, offer]) => [`offers/${id}.json`, { market: 'in', ...offer }]),
    ),
  });

const leaves = (quantity: number) => [{ sku: 'LEAF', quantity }];
const cup = [{ sku: 'CUP', quantity: 1 }];
const from = (phone: string) => ({ contact: { name: 'Asha Devi', phone, email: 'asha@mail.example' } });
const PHONES = ['098765 43211', '098765 43212'] as const;

async function deliver(host: TestHost, { order }: Placed): Promise<void> {
  for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
    await runOperator(host, `orders ${step} ${order.number}`, { courier: 'Post', tracking: 'PO-1' });
}

/** Asks for a return of pieces of the first line, and has it arrive. */
async function sendBack(host: TestHost, { order, own }: Placed, quantity: number): Promise<number> {
  const [line] = order.shipments[0]?.lines ?? [];
  const body = { lines: [{ lineId: line?.id, quantity }], reason: 'Bitter' };
  const asked = await host.client.post(`/orders/${order.number}/returns`, body, own);
  const id = asked.data.order.shipments[0]?.returns.at(-1)?.id ?? '';
  for (const step of ['accept', 'received']) await runOperator(host, `returns ${step} ${id}`);
  const { shipments } = await host.client.read({ order, own });
  return shipments[0]?.returns.find((one) => one.id === id)?.refundMinor ?? 0;
}

const checkAll = async ({ host }: TestHost) => (await checkLedger(host.database, host.services.shop())).problems;

export function testOffers(open: OpenHost): void {
  const openShop = (options: Parameters<OpenHost>[0] = {}) => open({ catalog: writeOfferShop(), ...options });
  const quoteOf = async (client: Client, changes: object) =>
    (await client.post('/quote', { market: 'in', lines: leaves(2), payment: 'cash', ...changes })).data.quote;

  describe('an offer', () => {
    test('without a code holds from its total on, in quote, order and mail', async () => {
      const host = await openShop();
      expect((await quoteOf(host.client, { lines: leaves(5) })).amounts).not.toHaveProperty('discountMinor');
      const quote = await quoteOf(host.client, { lines: cup });
      expect(quote).toMatchObject({
        offers: ['5% off from ₹1,000'],
        amounts: { discountMinor: 50_00, totalMinor: 970_00 },
      });
      const placed = await host.client.place({ lines: cup });
      expect(placed.order).toMatchObject({
        amounts: { itemsMinor: 1000_00, discountMinor: 50_00, totalMinor: 970_00 },
        dueMinor: 970_00,
        shipments: [{ itemsMinor: 950_00, lines: [{ priceMinor: 1000_00, shopMinor: 50_00 }] }],
      });
      expect(placed.order).not.toHaveProperty('code');
      const mails = await host.mails();
      expect(mails.some(({ text }) => text.includes('Offer: −₹50'))).toBe(true);
    });

    test('is not added to another one: the code that saves more holds, one that saves less says so', async () => {
      const { client } = await openShop();
      expect(await quoteOf(client, { lines: cup, code: 'gift 100' })).toMatchObject({
        amounts: { discountMinor: 100_00 },
      });
      const worse = await quoteOf(client, { lines: cup, code: 'LAST' });
      expect(worse).toMatchObject({
        amounts: { discountMinor: 50_00 },
        codeRefused: 'You already have an offer that is at least as good, and offers don’t add up.',
      });
    });

    test('says why its code does not hold, and what is missing', async () => {
      const { client } = await openShop();
      const said = async (code: string, lines = leaves(2)) => (await quoteOf(client, { code, lines })).codeRefused;
      expect(await said('NOPE')).toBe('We don’t know this code. Check its letters and digits.');
      expect(await said('GIFT100', leaves(4))).toBe('This code holds from ₹500: add ₹140 more.');
      expect(await said('LATER')).toBe('This code does not hold yet.');
      expect(await said('PAST')).toBe('This code has ended.');
      expect(await said('LEAVES', cup)).toBe('This code is for other products.');
      expect(await said('NOW20')).toBe('This code holds when you pay now, online.');
      expect(await said('FREEPOST', cup)).toBe('Delivery is free already, so you don’t need this code.');
      expect(await said('FREEPOST')).toBeUndefined();
    });

    test('for members at weekends holds for who is logged in, from Saturday to Sunday in India', async () => {
      const { client, clock } = await openShop();
      const token = await client.register('asha');
      const body = { market: 'in', lines: leaves(2), payment: 'cash', code: 'WEEKEND' };
      const said = async (time: string, as = {}) => {
        clock.now = Date.parse(time);
        const { quote } = (await client.post('/quote', body, as)).data;
        return quote.codeRefused ?? quote.amounts.discountMinor;
      };
      const days = 'This code holds on Saturday and Sunday.';
      expect(await said('2026-11-27T23:59:59+05:30', { token })).toBe(days);
      expect(await said('2026-11-28T00:00:00+05:30', { token })).toBe(50_00);
      expect(await said('2026-11-29T23:59:59+05:30', { token })).toBe(50_00);
      expect(await said('2026-11-30T00:00:00+05:30', { token })).toBe(days);
      expect(await said('2026-11-29T12:00:00+05:30')).toBe('This code is for members: log in, or create an account.');
      const order = { lines: leaves(2), code: 'WEEKEND' };
      expect((await client.place(order, { token })).order.amounts.discountMinor).toBe(50_00);
      const stranger = await client.post(
        '/orders',
        { ...orderOf(order), expectedTotalMinor: 210_00 },
        { key: randomUUID() },
      );
      expect(stranger.error).toMatchObject({ code: 409, quote: { amounts: { totalMinor: 260_00 } } });
    });

    test('of free delivery takes the fee off', async () => {
      const { client } = await openShop();
      const { order } = await client.place({ lines: leaves(2), code: 'FREEPOST' });
      expect(order).toMatchObject({ code: 'FREEPOST', amounts: { deliveryMinor: 0, totalMinor: 200_00 } });
    });

    test('that the page shows but does not hold any more is a new total to accept', async () => {
      const { client } = await openShop();
      const first = await client.place({ lines: leaves(2), code: 'ONCE', ...from(PHONES[0]) });
      expect(first.order.amounts.totalMinor).toBe(210_00);
      const again = await client.place({ lines: leaves(2), code: 'ONCE', ...from(PHONES[0]) });
      expect(again.answer.error).toMatchObject({
        code: 409,
        quote: {
          amounts: { totalMinor: 260_00 },
          codeRefused: 'This code holds once per person, and it was used before.',
        },
      });
      expect((await client.place({ code: 'FIRST', ...from(PHONES[0]) })).answer.error?.quote?.codeRefused).toBe(
        'This code is for a first order.',
      );
      expect((await client.place({ code: 'FIRST', ...from(PHONES[1]) })).order.amounts.discountMinor).toBe(50_00);
    });

    test('whose last use two people want goes to one of them, and back when that one cancels', async () => {
      const host = await openShop();
      const other = await host.another();
      // All have seen the lower total before the first of them orders.
      const { amounts } = await quoteOf(host.client, { ...orderOf(), code: 'LAST' });
      const order = async (client: Client, phone: string): Promise<Placed> => {
        const key = randomUUID();
        const body = { ...orderOf({ code: 'LAST', ...from(phone) }), expectedTotalMinor: amounts.totalMinor };
        const answer = await client.post('/orders', body, { key });
        return { answer, key, order: answer.data?.order, own: { orderKey: answer.data?.order.key ?? '' } };
      };
      const race = await Promise.all([
        order(host.client, PHONES[0]),
        order(other.client, PHONES[1]),
        order(host.client, '098765 43213'),
      ]);
      const won = race.filter(({ order }) => order !== undefined);
      expect(won).toHaveLength(1);
      expect(race.flatMap(({ answer }) => answer.error?.quote?.codeRefused ?? [])).toEqual(
        Array(2).fill('This code has been used as often as it can be.'),
      );
      const [winner] = won;
      if (!winner) return;
      await host.client.post(`/orders/${winner.order.number}/cancel`, {}, winner.own);
      expect((await host.client.place({ code: 'LAST', ...from(PHONES[1]) })).order.amounts.discountMinor).toBe(50_00);
    });

    test('is asked for so often from one address and no more', async () => {
      const { client } = await openShop({ environment: { RATE_LIMITS: 'offer-address=2/900' } });
      const ask = async (code?: string) =>
        (await client.post('/quote', { market: 'in', lines: leaves(1), payment: 'cash', code })).code;
      expect([await ask('AAAA'), await ask('AAAB'), await ask('GIFT100'), await ask()]).toEqual([
        undefined,
        undefined,
        429,
        undefined,
      ]);
    });

    test('for who pays now is lost when the order changes to cash, and its total is told first', async () => {
      const { client } = await openShop();
      const { order, own } = await client.place({ payment: 'online', code: 'NOW20' });
      expect(order.amounts).toMatchObject({ discountMinor: 20_00, totalMinor: 220_00 });
      const change = (expectedTotalMinor: number) =>
        client.post(`/orders/${order.number}/pay-cash`, { expectedTotalMinor }, own);
      expect((await change(240_00)).error?.quote?.amounts.totalMinor).toBe(260_00);
      const changed = (await change(260_00)).data.order;
      expect(changed).toMatchObject({ dueMinor: 260_00, shipments: [{ itemsMinor: 180_00, feesMinor: 80_00 }] });
      expect(changed).not.toHaveProperty('code');
      expect(changed.amounts).not.toHaveProperty('discountMinor');
    });
  });

  describe('a piece that was bought with an offer', () => {
    test('is refunded at what was paid for it, and all pieces at what was paid for all: the offer stays', async () => {
      const host = await openShop();
      const placed = await host.client.place({ lines: leaves(5), code: 'LAST' });
      expect(placed.order.amounts).toMatchObject({ itemsMinor: 450_00, discountMinor: 50_00 });
      await deliver(host, placed);
      const refunds = [
        await sendBack(host, placed, 1),
        await sendBack(host, placed, 2),
        await sendBack(host, placed, 2),
      ];
      expect(refunds).toEqual([80_00, 160_00, 160_00]);
      expect(await checkAll(host)).toEqual([]);
    });

    test('of a seller who pays for it is billed, taxed and settled at the lower price', async () => {
      const host = await openShop();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines: leaves(3), code: 'LEAVES' });
      expect(placed.order.shipments[0]?.lines[0]).toMatchObject({ priceMinor: 90_00, discountMinor: 27_00 });
      await deliver(host, placed);
      const { invoices } = (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data;
      const tax = splitGst(243_00, 18, false);
      expect(invoices[0]?.lines[0]).toMatchObject({ discountMinor: 27_00, grossMinor: 243_00, ...tax });
      expect(invoices[0]?.totals).toMatchObject({ discountMinor: 27_00, grossMinor: 243_00 });
      const { statement } = (await host.client.get('/seller/statements/2026-11', { token })).data;
      expect(statement.lines[0]?.amounts).toMatchObject({ sales: 243_00, commission: -24_30 });
      expect(await sendBack(host, placed, 2)).toBe(162_00);
      const { creditNotes } = (await host.client.get(`/orders/${placed.order.number}/credit-notes`, placed.own)).data;
      expect(creditNotes[0]?.totals).toMatchObject({ grossMinor: 162_00, discountMinor: 18_00 });
      expect(await checkAll(host)).toEqual([]);
    });

    test('that the shop pays for is billed and settled at its whole price, and the shop bears the rest', async () => {
      const host = await openShop();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ lines: leaves(2), code: 'LAST' });
      await deliver(host, placed);
      const { invoices } = (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data;
      expect(invoices[0]?.totals).toMatchObject({ grossMinor: 180_00, shopMinor: 50_00 });
      const { statement } = (await host.client.get('/seller/statements/2026-11', { token })).data;
      expect(statement.lines[0]?.amounts).toMatchObject({ sales: 180_00 });
      expect(await sendBack(host, placed, 2)).toBe(130_00);
      expect(await checkAll(host)).toEqual([]);
    });

    test('is released at what was to be paid when its parcel is cancelled', async () => {
      const { client } = await openShop();
      const placed = await client.place({ lines: [...leaves(2), ...cup], code: 'GIFT100' });
      const [first, second] = placed.order.shipments;
      expect((first?.itemsMinor ?? 0) + (second?.itemsMinor ?? 0)).toBe(1080_00);
      const body = { shipmentIds: [second?.id] };
      const { order } = (await client.post(`/orders/${placed.order.number}/cancel`, body, placed.own)).data;
      expect(order.dueMinor).toBe((first?.itemsMinor ?? 0) + (first?.feesMinor ?? 0));
    });
  });
}
