import { describe, expect, test } from 'vitest';
import type { OrderList } from '../../../src/api/entry/operator/lists/list-orders.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const BOTH = [
  { sku: 'LEAF', quantity: 1 },
  { sku: 'CUP', quantity: 1 },
];

const list = async (host: TestHost, options: Readonly<Record<string, string>> = {}): Promise<OrderList> =>
  JSON.parse(await runOperator(host, 'orders list', { json: 'yes', ...options })) as OrderList;

export function testOrderList(open: OpenHost): void {
  describe('the list of all orders', () => {
    test('has the stuck shipments of all sellers first, with why', async () => {
      const host = await open();
      await signUpSeller(host);
      const { order } = await host.client.place({ lines: BOTH });
      expect(await list(host)).toMatchObject({
        stuck: [],
        others: [
          { order: order.number, sellerId: 'pots', account: 'none', status: 'placed' },
          { order: order.number, sellerId: 'garden', account: 'approved', name: 'Asha Devi' },
        ],
      });
      host.clock.now += DAY_MS + 1;
      const newer = await host.client.place();
      const later = await list(host);
      expect(later.stuck.map(({ sellerId, stuck }) => [sellerId, stuck])).toEqual([
        ['garden', 'not-accepted'],
        ['pots', 'not-accepted'],
      ]);
      expect(later.others.map((row) => row.order)).toEqual([newer.order.number]);
      expect((await list(host, { stuck: 'yes', seller: 'pots' })).stuck).toHaveLength(1);
      expect(await runOperator(host, 'orders list')).toMatch(/^stuck .*\nnot-accepted +\S+ .* garden +approved/);
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Sends nothing' });
      const suspended = await list(host);
      expect(suspended.stuck.map(({ stuck }) => stuck)).toEqual(['suspended', 'not-accepted', 'suspended']);
      expect(await runOperator(host, 'audit', { subject: 'orders' })).toMatch(/operator:test +viewed +orders/);
    });

    test('is narrowed by status, seller, days and search, and goes on after a page', async () => {
      const host = await open();
      await signUpSeller(host);
      const first = await host.client.place({ lines: BOTH });
      host.clock.now += 2 * DAY_MS;
      const contact = { name: 'Meena 100%', phone: '91234 56780', email: 'meena@mail.example' };
      const second = await host.client.place({ contact });
      const unpaid = await host.client.place({ contact, payment: 'online' });
      await runOperator(host, `orders accept ${second.order.number}`);
      await runOperator(host, `orders pack ${second.order.number}`);
      await runOperator(host, `orders dispatch ${second.order.number}`, { courier: 'Hill Post', tracking: 'HP-77' });
      const numbers = async (options: Readonly<Record<string, string>>) => {
        const { stuck, others } = await list(host, options);
        return [...new Set([...stuck, ...others].map(({ order }) => order))];
      };
      const [old, recent] = [[first.order.number], [second.order.number]];
      expect(await numbers({ status: 'dispatched' })).toEqual(recent);
      expect(await numbers({ status: 'awaiting-payment' })).toEqual([unpaid.order.number]);
      expect(await numbers({ seller: 'pots' })).toEqual(old);
      expect(await numbers({ to: '2026-11-21' })).toEqual(old);
      expect(await numbers({ from: '2026-11-21' })).toEqual(recent);
      expect(await numbers({ search: second.order.number.toLowerCase().replace('-', ' ') })).toEqual(recent);
      for (const search of ['912 345 6780', 'meena@mail.example', 'HP-77', 'meena', '100%'])
        expect(await numbers({ search })).toEqual(recent);
      expect(await numbers({ search: 'ASHA' })).toEqual(old);
      expect(await numbers({ search: 'nobody' })).toEqual([]);
      expect((await list(host, { most: '1', from: '2026-11-21' })).next).toBeUndefined();
      expect((await list(host, { most: '1' })).next).toBe(second.order.shipments[0]?.id);
      await expect(list(host, { status: 'lost' })).rejects.toThrow('--status takes one of placed');
      await expect(list(host, { from: 'monday' })).rejects.toThrow('--from takes a day');
    });

    test('finds orders by parts of whatever stands on them, in the last days or those chosen', async () => {
      const host = await open();
      await signUpSeller(host);
      const contact = { name: 'Meena Iyer', phone: '91234 56780', email: 'meena@mail.example' };
      const other = await host.client.place({ lines: [{ sku: 'TUNIC', size: 'S', quantity: 2 }] });
      const { order, own } = await host.client.place({ contact });
      for (const step of ['accept', 'pack']) await runOperator(host, `orders ${step} ${order.number}`);
      await runOperator(host, `orders dispatch ${order.number}`, { courier: 'Hill Post', tracking: 'HP-7712' });
      const numbers = async (options: Readonly<Record<string, string>>) => {
        const { stuck, others } = await list(host, options);
        return [...new Set([...stuck, ...others].map((row) => row.order))].sort();
      };
      const both = [order.number, other.order.number].sort();
      const total = order.amounts.totalMinor / 100;
      const { invoices } = (await host.client.get(`/orders/${order.number}/invoices`, own)).data;
      const parts = {
        number: `${order.number.slice(2, 5)}-${order.number.slice(6, 9)}`.toLowerCase(),
        'number without its hyphen': order.number.replace('-', '').slice(1, 9),
        invoice: invoices[0]?.number?.slice(2) ?? '',
        sku: 'lea',
        name: 'iyer',
        email: 'meena@',
        phone: '123456',
        tracking: '7712',
        amount: `₹${total.toLocaleString('en-IN')}`,
      };
      for (const [name, search] of Object.entries(parts))
        expect([name, await numbers({ search })]).toEqual([name, [order.number]]);
      expect(await numbers({ search: 'Jaip' })).toEqual(both);
      expect(await numbers({ search: '3020' })).toEqual(both);
      expect(await numbers({ search: 'Green Gar' })).toEqual(both);
      expect(await numbers({ search: 'tun' })).toEqual([other.order.number]);
      expect(await numbers({ search: 'city' })).toEqual([]);

      // Those that are late are found alike, and what is older than the days by the days.
      host.clock.now += 3 * DAY_MS;
      expect(await numbers({ search: 'tun' })).toEqual([other.order.number]);
      expect(await numbers({ search: 'iyer' })).toEqual([order.number]);
      host.clock.now += 100 * DAY_MS;
      expect((await list(host, { search: 'iyer' })).others).toEqual([]);
      expect((await list(host, { search: 'iyer', from: '2026-11-01' })).stuck.length).toBeLessThanOrEqual(1);
      expect(await numbers({ search: 'iyer', from: '2026-11-01' })).toEqual([order.number]);
    });

    test('acts for a seller without an account by the rules of sellers', async () => {
      const host = await open();
      const placed = await host.client.place({ lines: BOTH });
      const { number, shipments } = placed.order;
      const pots = shipments.find(({ seller }) => seller.id === 'pots')?.id ?? '';
      const step = async (name: string, options: Readonly<Record<string, string>> = {}) =>
        JSON.parse(await runOperator(host, `orders ${name} ${number}`, { shipment: pots, json: 'yes', ...options }));
      await expect(step('pack')).rejects.toThrow('No parcel of this order is ready for this step.');
      expect(await step('accept')).toMatchObject({ order: number, changed: 1 });
      await step('pack');
      await expect(step('dispatch', { courier: 'Hill Post', tracking: '7' })).rejects.toThrow(
        'Tracking number: At least 3 characters.',
      );
      const dispatched = await step('dispatch', { courier: 'Hill Post', tracking: 'HP-1' });
      expect(dispatched.shipments).toContainEqual({
        shipment: pots,
        sellerId: 'pots',
        status: 'dispatched',
        invoiceNumber: '26-27/00001',
      });
      expect((await host.mails()).at(-1)?.text).toContain('HP-1');
      await step('deliver');
      const after = await host.client.read(placed);
      expect(after.shipments.map(({ status }) => status).sort()).toEqual(['delivered', 'placed']);
      const listed = (await list(host)).others.map(({ sellerId, payment }) => [sellerId, payment]);
      expect(listed.sort()).toEqual([
        ['garden', 'cash-due'],
        ['pots', 'cash-paid'],
      ]);
      const trail = await runOperator(host, 'audit', { subject: `order:${number}`, actor: 'operator:test' });
      for (const action of ['accepted', 'packed', 'dispatched', 'delivered'])
        expect(trail).toMatch(new RegExp(`operator:test +${action} .*${pots}`));
      const cancelled = await runOperator(host, `orders cancel ${number}`, {
        reason: 'Out of stock',
        shipment: shipments.find(({ seller }) => seller.id === 'garden')?.id ?? '',
        json: 'yes',
      });
      expect(JSON.parse(cancelled)).toMatchObject({ order: number, status: 'delivered' });
    });
  });
}
