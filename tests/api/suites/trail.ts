import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS, findCommand } from '../../../src/api/entry/operator/commands.ts';
import { openOperator } from '../../../src/api/entry/operator/context.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { PASSWORD } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import { placePaid } from '../support/pay.ts';
import { sendReference } from '../../../src/api/records/payments/upi.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { applyToSell, signUpSeller } from './sellers.ts';

/** A command of the operator, how to call it in the shop of `prepare`, and what the trail says of it. */
interface Use {
  readonly line: string;
  readonly options?: Readonly<Record<string, string>>;
  /** What the trail says; undefined for a command that changes nothing and shows nobody's data. */
  readonly trail: string | undefined;
}

const UNDELIVERED_EVENTS: Readonly<Record<string, string>> = {
  attempted: 'delivery-attempted',
  refused: 'delivery-refused',
  returning: 'sent-back',
  back: 'brought-back',
  lost: 'lost',
};

async function prepare(host: TestHost): Promise<readonly (() => Promise<Use>)[]> {
  const { client } = host;
  const token = await signUpSeller(host);
  for (const sku of ['HILL-1', 'HILL-2']) await submitProduct(host, token, sku);
  await applyToSell(host, 1);
  await applyToSell(host, 2);
  const complaint = { name: 'Asha Devi', email: 'asha@mail.example', text: 'The cup came broken.' };
  const { ticket } = (await client.post('/complaints', complaint, { key: randomUUID() })).data;
  const placed = await client.place({ lines: [{ sku: 'LEAF', quantity: 5 }] });
  const { number } = placed.order;
  const reviewed = placed.order.shipments[0]?.lines[0]?.id;
  const other = (await client.place()).order.number;
  const [paid, short] = [await placePaid(host, 1000), await placePaid(host, 1)];
  const refundId = async () => {
    const rows = await host.host.database.read.selectFrom('refunds').select('id').where('status', '=', 'due').execute();
    return rows.at(-1)?.id;
  };
  /** Sends the number of a UPI payment. */
  const sendUpi = async (reference: string) => {
    const { database } = host.host;
    const payment = await database.read.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    await sendReference(host.host.services, payment, reference);
    return reference;
  };
  const payoutId = async () => {
    const rows = await host.host.database.read
      .selectFrom('payouts')
      .select('id')
      .where('status', '=', 'made')
      .execute();
    return rows.at(-1)?.id;
  };
  const bankFile = () => ({ account: '000123456789', file: join(makeTemporaryFolder(), 'bank.csv') });
  const returnId = async () => {
    const [shipment] = placed.order.shipments;
    const piece = { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'Too bitter' };
    const { order } = (await client.post(`/orders/${number}/returns`, piece, placed.own)).data;
    return order.shipments[0]?.returns.at(-1)?.id;
  };
  const account = { username: 'asha', email: 'asha@mail.example', password: PASSWORD, phone: '98765 43210' };
  await client.post('/register', account);
  let accepted = '';
  const use = (line: string, trail?: string, options?: Readonly<Record<string, string>>) => async () => ({
    line,
    trail,
    ...(options && { options }),
  });
  return [
    use('products list', 'viewed'),
    use('products show HILL-1'),
    use('products refuse HILL-2', 'product-refused', { reason: 'The price is that of ten' }),
    use('products approve HILL-1', 'product-approved'),
    use('products pull', 'product-published'),
    use('sellers', 'viewed'),
    use('sellers show anil@garden.example', 'viewed'),
    use('sellers approve seller1@pots.example', 'seller-approved', { seller: 'pots' }),
    use('sellers file seller1@pots.example', 'viewed'),
    use('sellers refuse seller2@pots.example', 'seller-refused', { reason: 'No pots' }),
    use('sellers change anil@garden.example', 'seller-changed', { phone: '98765 11111' }),
    use('sellers change anil@garden.example', 'seller-change-unproven', { email: 'new@garden.example' }),
    use('sellers stop-change anil@garden.example', 'seller-change-stopped'),
    use('sellers suspend anil@garden.example', 'seller-suspended', { reason: 'Orders are not sent' }),
    use('orders'),
    use('orders list', 'viewed'),
    use(`orders show ${number}`, 'viewed'),
    use(`orders accept ${number}`, 'accepted'),
    use(`orders pack ${number}`, 'packed'),
    use(`orders dispatch ${number}`, 'dispatched', { courier: 'Hill Post', tracking: 'HP-1' }),
    use(`orders deliver ${number}`, 'delivered'),
    async () => {
      const review = { stars: 4, text: 'Fresh', author: 'Asha' };
      await client.put(`/orders/${number}/reviews/${reviewed}`, review, placed.own);
      return { line: `reviews approve ${reviewed}`, trail: 'review-approved' };
    },
    use('reviews list', 'viewed'),
    use(`reviews refuse ${reviewed}`, 'review-refused', { reason: 'It names a person' }),
    use(`orders cancel ${other}`, 'cancelled', { reason: 'A joke order' }),
    ...['attempted', 'refused', 'returning', 'back', 'lost'].map((state) => async () => {
      const { order } = await client.place({ lines: [{ sku: 'CUP', quantity: 1 }] });
      for (const step of ['accept', 'pack', 'dispatch'])
        await runOperator(host, `orders ${step} ${order.number}`, { courier: 'Hill Post', tracking: 'HP-1' });
      return { line: `orders ${state} ${order.number}`, trail: UNDELIVERED_EVENTS[state] };
    }),
    use('sellers reinstate anil@garden.example', 'seller-reinstated'),
    use('accounts show asha', 'viewed'),
    use('accounts confirm-phone asha', 'phone-confirmed'),
    use('complaints', 'viewed'),
    use(`complaints show ${ticket}`, 'viewed'),
    use(`complaints acknowledge ${ticket}`, 'complaint-acknowledged'),
    use(`complaints answer ${ticket}`, 'complaint-answered', { text: 'A new one is on its way.' }),
    async () => ({
      line: `returns refuse ${await returnId()}`,
      options: { reason: 'It was used' },
      trail: 'return-refused',
    }),
    async () => {
      accepted = (await returnId()) ?? '';
      return { line: `returns accept ${accepted}`, trail: 'return-accepted' };
    },
    use('returns', 'viewed'),
    async () => ({ line: `returns received ${accepted}`, trail: 'return-received' }),
    use('messages list'),
    use('messages templates'),
    async () => {
      const { database } = host.host;
      const { id } = await database.read.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
      const givenUp = { send_at: null, sent_at: null, failure: 'unknown' };
      await database.write((db) => db.updateTable('outbox').set(givenUp).where('id', '=', id).execute());
      return { line: `messages retry ${id}`, trail: 'messages-retried' };
    },
    use('messages stop 9876543210', 'messages-stopped'),
    use('messages allow 9876543210', 'messages-allowed'),
    use('refunds', 'viewed'),
    async () => ({
      line: `refunds settle ${await refundId()}`,
      options: { reference: 'UTR 1' },
      trail: 'refund-sent',
    }),
    use(`refunds goodwill ${paid.order.number}`, 'refund-due', { amount: '5', reason: 'It came late' }),
    async () => ({ line: `refunds send ${await refundId()}`, trail: 'refund-queued' }),
    use('payments review'),
    use(`payments review ${short.paymentId}`, 'payment-received', { as: 'refund' }),
    use('payments check'),
    async () => ({ line: `payments received ${await sendUpi('322206890934')}`, trail: 'payment-received' }),
    async () => ({
      line: `payments missing ${await sendUpi('422206890935')}`,
      options: { reason: 'Not there' },
      trail: 'awaiting-payment',
    }),
    use('payouts list'),
    use('payouts adjust garden', 'seller-adjusted', { amount: '500', reason: 'A parcel was lost' }),
    async () => ({ line: 'payouts make', options: bankFile(), trail: 'payout-made' }),
    async () => ({ line: 'payouts file', options: bankFile(), trail: 'bank-file' }),
    async () => ({ line: `payouts pay ${await payoutId()}`, options: { utr: 'AXISN123456' }, trail: 'payout-paid' }),
    use('payouts adjust garden', 'seller-adjusted', { amount: '500', reason: 'Another one was lost' }),
    async () => ({ line: 'payouts make', options: bankFile(), trail: 'payout-made' }),
    async () => ({ line: `payouts fail ${await payoutId()}`, options: { reason: 'Closed' }, trail: 'payout-failed' }),
    use('payouts statement garden', 'viewed', { month: '2026-11' }),
    use('payouts check'),
    use('privacy list'),
    use(`privacy erase ${number}`, 'viewed'),
    use(`privacy export ${number}`, 'viewed', { file: join(makeTemporaryFolder(), 'asked.json') }),
    use('sellers gstin', 'viewed'),
    use('staff'),
    use('staff add mina', 'staff-added', { role: 'view' }),
    use('staff invite mina', 'staff-invited'),
    use('staff role mina', 'staff-role', { role: 'orders' }),
    use('staff remove mina', 'staff-removed'),
    use('audit'),
  ];
}

async function submitProduct({ client }: TestHost, token: string, sku: string): Promise<void> {
  const fields = {
    sku,
    category: 'tea',
    title: `Tea ${sku}`,
    price: '149',
    generic_name: 'Tea',
    net_quantity: '100 g',
  };
  const { product } = (await client.post('/seller/products', { version: 0, fields }, { token })).data;
  const products = [{ id: product.id, version: product.version }];
  await client.post('/seller/product-submissions', { products }, { token });
}

const TABLES = [
  ...(['orders', 'shipments', 'order_events', 'returns', 'refunds', 'provider_payments', 'reviews'] as const),
  ...(['sellers', 'seller_changes', 'sessions', 'complaints', 'outbox', 'counters'] as const),
  ...(['seller_postings', 'seller_entries', 'seller_years', 'payouts', 'staff', 'staff_sessions'] as const),
  ...(['seller_months', 'seller_month_sums', 'seller_open_days'] as const),
  'seller_products' as const,
];

/** Everything that commands change. */
const readAll = ({ host: { database } }: TestHost): Promise<string[][]> =>
  Promise.all(
    TABLES.map(async (name) => {
      const rows = await database.read.selectFrom(name).selectAll().execute();
      return rows.map((row) => JSON.stringify(row)).sort();
    }),
  );

const renameTrail = ({ host: { database } }: TestHost, from: string, to: string) =>
  database.write((db) => db.schema.alterTable(from).renameTo(to).execute());

export function testTrail(open: OpenHost): void {
  describe('the audit trail', () => {
    test('has whatever an operator changes or looks at; without it, and without a name, nothing happens', async () => {
      // Products are written into the catalogue.
      const host = await open({ catalog: writeTestShop() });
      const uses = await prepare(host);
      const { context, close } = await openOperator(
        host.host.services.config,
        { folder: host.catalog },
        {
          named: '',
          account: 'root',
        },
      );
      const called = new Set<string>();
      for (const next of uses) {
        const { line, options = {}, trail } = await next();
        const found = findCommand(line.split(' '));
        if (!found) throw new Error(`There is no command "${line}".`);
        called.add(found.command.name);
        const nameless = () => found.command.run(context, { words: found.rest, options });
        const read = async () =>
          (await host.host.database.read.selectFrom('audit').selectAll().execute()).map(({ id }) => id);
        if (trail === undefined) {
          await nameless();
          continue;
        }
        const before = await readAll(host);
        await expect(nameless(), line).rejects.toThrow('OPERATOR');
        await renameTrail(host, 'audit', 'audit_away');
        await expect(runOperator(host, line, options), line).rejects.toThrow('audit');
        await renameTrail(host, 'audit_away', 'audit');
        expect(await readAll(host), line).toEqual(before);
        const known = new Set(await read());
        await runOperator(host, line, options);
        const added = (await host.host.database.read.selectFrom('audit').selectAll().execute()).filter(
          ({ id }) => !known.has(id),
        );
        expect(new Set(added.map(({ actor }) => actor)), line).toEqual(new Set(['operator:test']));
        expect(
          added.map(({ action }) => action),
          line,
        ).toContain(trail);
      }
      await close();
      // A command that is new here: say above how it is called and what the trail says of it.
      expect([...called].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
    });

    test('can be read by who did it', async () => {
      const host = await open();
      const { order } = await host.client.place();
      await runOperator(host, `orders show ${order.number}`);
      await runOperator(host, `orders cancel ${order.number}`, { reason: 'A joke order' });
      expect(await runOperator(host, 'audit', { actor: 'operator:test' })).toMatch(/cancelled.*\n.*viewed/);
      expect(await runOperator(host, 'audit', { actor: 'operator:ravi' })).toBe('Nothing.');
    });
  });
}
