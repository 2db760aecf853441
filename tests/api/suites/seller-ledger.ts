import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import type { Database } from '../../../src/api/ground/database/types.ts';
import { checkLedger } from '../../../src/api/records/ledger/check.ts';
import { postForSeller } from '../../../src/api/records/ledger/post.ts';
import { readWholeStatement } from '../../../src/api/records/ledger/statements.ts';
import { describe, expect, test } from 'vitest';
import type { SellerPayouts, SellerStatement } from '../../../src/contract/payouts.ts';
import { computeEarnings } from '../../../src/core/seller/seller-earnings.ts';
import { insertManyOrders } from '../../bench/api/many-orders.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import type { Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { writeLedgerShop } from '../support/ledger-shop.ts';
import { runOperator } from '../support/operator.ts';
import { applyExempt, signUpSeller } from './sellers.ts';

const ACCOUNT = '000123456789';
const catalog = writeLedgerShop();
const leaf = { sku: 'LEAF', quantity: 1 };

/** What the calculator of the sellers' pages says about a leaf. */
const EARNED = computeEarnings(
  {
    commission: [],
    shipping: {
      steps: [
        { upToGrams: 500, chargeMinor: 45_00 },
        { upToGrams: 1000, chargeMinor: 65_00 },
      ],
      furtherKgMinor: 30_00,
    },
    gstPercent: 18,
    tcsPercent: 0.5,
    tdsPercent: 0.1,
  },
  { priceMinor: 299_00, grams: 400, commissionPercent: 10, goodsGstPercent: 5 },
);

/** An order of the garden's leaves, or of others, delivered by the operator. */
async function deliver(host: TestHost, lines: readonly { sku: string; quantity: number }[] = [leaf]): Promise<Placed> {
  const placed = await host.client.place({ lines: [...lines] });
  for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
    await runOperator(host, `orders ${step} ${placed.order.number}`, { courier: 'Post', tracking: 'PO-1' });
  return placed;
}

async function sendBack(host: TestHost, { order, own }: Placed, quantity: number, isWhole = true): Promise<string> {
  const [line] = order.shipments[0]?.lines ?? [];
  const body = { lines: [{ lineId: line?.id, quantity }], reason: 'Bitter' };
  const asked = await host.client.post(`/orders/${order.number}/returns`, body, own);
  const id = asked.data.order.shipments[0]?.returns.at(-1)?.id ?? '';
  if (isWhole) for (const step of ['accept', 'received']) await runOperator(host, `returns ${step} ${id}`);
  return id;
}

async function read(host: TestHost, token: string): Promise<SellerPayouts> {
  return (await host.client.get('/seller/payouts', { token })).data.payouts;
}

async function readMonth(host: TestHost, token: string, month: string): Promise<SellerStatement> {
  return (await host.client.get(`/seller/statements/${month}`, { token })).data.statement;
}

const fileIn = (name = 'bank.csv'): string => join(makeTemporaryFolder(), name);

export function testSellerLedger(open: OpenHost): void {
  const start = async () => {
    const host = await open({ catalog });
    return { host, token: await signUpSeller(host) };
  };
  const make = (host: TestHost, file = fileIn()) => runOperator(host, 'payouts make', { account: ACCOUNT, file });

  describe('the ledger of a seller', () => {
    test('has statements whose sums are read once, however many pages their lines have', async () => {
      const { host, token } = await start();
      const { database, services } = host.host;
      await database.write(async (db) => {
        for (let number = 0; number < 450; number++) {
          const entry = { kind: 'sale', lineId: '', debit: 'courier', credit: 'payable', amountMinor: 100 } as const;
          const cause = `test:${String(number).padStart(4, '0')}`;
          const posting = { seller_id: 'garden', cause, kind: 'sale', currency: 'INR', entries: [entry] } as const;
          await postForSeller(db, posting, host.clock.now + number);
        }
      });
      const asked: string[] = [];
      const counting = new Proxy(database.read, {
        get: (db, name) =>
          name === 'selectFrom'
            ? (table: 'orders') => {
                asked.push(table);
                return db.selectFrom(table);
              }
            : Reflect.get(db, name, db),
      });
      const whole = await readWholeStatement(counting, services.shop(), 'garden', '2026-11');
      expect(whole.lines).toHaveLength(450);
      expect(whole.closingMinor).toBe(450_00);
      // Three pages of each; balances and totals are of the stored sums.
      expect(asked.filter((table) => table === 'seller_postings')).toHaveLength(3);
      expect(asked.filter((table) => table === 'seller_entries')).toHaveLength(3);
      expect(asked.filter((table) => table === 'seller_months')).toHaveLength(1);
      expect(asked.filter((table) => table === 'seller_month_sums')).toHaveLength(1);
      const first = await readMonth(host, token, '2026-11');
      expect(first.lines).toHaveLength(200);
      // A page that is printed has whole pages of lines, and says where the next one begins.
      const many = await readWholeStatement(database.read, services.shop(), 'garden', '2026-11', { most: 300 });
      expect(many.lines).toHaveLength(400);
      const { next: after } = many;
      const rest = await readWholeStatement(database.read, services.shop(), 'garden', '2026-11', { after });
      expect(rest.lines).toHaveLength(50);
    });

    test('is checked and summed slice by slice, and by one check at a time', async () => {
      const { host } = await start();
      const { database, services } = host.host;
      const { now } = host.clock;
      // Of 500 orders 300 are delivered; nothing of them is posted.
      await insertManyOrders(database, { count: 500, sellerId: 'garden', from: now - DAY_MS, until: now });
      await database.write(async (db) => {
        for (let number = 0; number < 250; number++) {
          const entry = { kind: 'sale', lineId: '', debit: 'courier', credit: 'payable', amountMinor: 100 } as const;
          const posting = { seller_id: 'garden', cause: `test:${number}`, kind: 'sale', currency: 'INR' } as const;
          await postForSeller(db, { ...posting, entries: [entry] }, now + (number >> 7));
        }
      });
      const rows: number[] = [];
      let snapshots = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          rows.push(result.rows.length);
          return result;
        },
      };
      const counted: Database = {
        ...database,
        snapshot: (job) => {
          snapshots++;
          return database.snapshot((db) => job(db.withPlugin(counting)));
        },
      };
      const check = () => checkLedger(counted, services.shop());
      const [first, second] = await Promise.all([check(), check()]);
      expect(second).toBe(first);
      expect(snapshots).toBe(1);
      expect(first.postings).toBe(250);
      expect(first.balances.get('payable')).toBe(-250_00);
      expect(first.problems).toHaveLength(300);
      expect(new Set(first.problems).size).toBe(300);
      // But for the page of lines that a statement has.
      expect(Math.max(...rows)).toBeLessThanOrEqual(201);
      await check();
      expect(snapshots).toBe(2);
    });

    test('owes for a delivered parcel what the calculator says, line by line', async () => {
      const { host, token } = await start();
      await deliver(host);
      expect(await read(host, token)).toMatchObject({ balanceMinor: EARNED.payoutMinor, nextMinor: 0, payouts: [] });
      const { lines, totals, openingMinor, closingMinor } = await readMonth(host, token, '2026-11');
      expect(lines).toMatchObject([{ kind: 'sale', day: '2026-11-20', totalMinor: EARNED.payoutMinor }]);
      expect(totals).toEqual({
        sales: 299_00,
        commission: -EARNED.commissionMinor,
        shipping: -EARNED.shippingMinor,
        gst: -EARNED.chargesGstMinor,
        tcs: -EARNED.tcsMinor,
        tds: -EARNED.tdsMinor,
      });
      expect([openingMinor, closingMinor]).toEqual([0, EARNED.payoutMinor]);
      expect(await runOperator(host, 'payouts check')).toContain('The ledger balances: 1 postings for 1 sellers.');
    });

    test.each([
      ['within the state of the seller', 'Kerala', '685612'],
      ['across states', 'Goa', '403001'],
    ])('counts TCS and TDS on the value of the bill, to the paisa, %s', async (_where, state, pinCode) => {
      const { host } = await start();
      const address = { line1: '12 Lane', city: 'Town', state, pinCode };
      for (const quantity of [1, 2, 3, 4, 5]) {
        const { order, own } = await host.client.place({ address, lines: [{ sku: 'LEAF', quantity }] });
        for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
          await runOperator(host, `orders ${step} ${order.number}`, { courier: 'Post', tracking: 'PO-1' });
        const [bill] = (await host.client.get(`/orders/${order.number}/invoices`, own)).data.invoices;
        const { lines: billed, totals } = bill as NonNullable<typeof bill>;
        const value = totals.taxableMinor ?? 0;
        expect(
          billed.map(({ taxableMinor = 0, cgstMinor = 0, sgstMinor = 0, igstMinor = 0 }) => [
            taxableMinor + cgstMinor + sgstMinor + igstMinor,
            cgstMinor - sgstMinor,
          ]),
        ).toEqual([[299_00 * quantity, 0]]);
        const { database } = host.host;
        const posting = await database.read
          .selectFrom('seller_postings')
          .select(['value_minor', 'cause'])
          .where('cause', '=', `sale:${order.shipments[0]?.id}`)
          .executeTakeFirstOrThrow();
        expect(posting.value_minor).toBe(value);
        const taxes = await database.read
          .selectFrom('seller_entries')
          .select(['kind', 'amount_minor'])
          .where('cause', '=', posting.cause)
          .where('kind', 'in', ['tcs', 'tds'])
          .orderBy('kind')
          .execute();
        const tcs = state === 'Kerala' ? 2 * Math.round(value * 0.0025) : Math.round(value * 0.005);
        expect(taxes).toEqual([
          { kind: 'tcs', amount_minor: tcs },
          { kind: 'tds', amount_minor: Math.round(value * 0.001) },
        ]);
      }
    });

    test('has nothing for a parcel that is cancelled, or that the courier brought back', async () => {
      const { host, token } = await start();
      const { order, own } = await host.client.place({ lines: [leaf] });
      await host.client.post(`/orders/${order.number}/cancel`, {}, own);
      const back = await host.client.place({ lines: [leaf] });
      for (const step of ['accept', 'pack', 'dispatch'])
        await runOperator(host, `orders ${step} ${back.order.number}`, { courier: 'Post', tracking: 'PO-1' });
      await sendBack(host, back, 1);
      expect(await read(host, token)).toMatchObject({ balanceMinor: 0, months: [] });
      await runOperator(host, 'payouts check');
    });

    test('takes returned pieces back with their commission and taxes, and charges the way back', async () => {
      const { host, token } = await start();
      const placed = await deliver(host, [{ sku: 'LEAF', quantity: 3 }]);
      await sendBack(host, placed, 1);
      await sendBack(host, placed, 2);
      const { totals } = await readMonth(host, token, '2026-11');
      // Three pieces weigh 1.2 kg, one 400 g, two 800 g.
      expect(totals).toEqual({
        sales: 897_00,
        returns: -897_00,
        shipping: -(95_00 + 45_00 + 65_00),
        gst: -(17_10 + 8_10 + 11_70),
      });
      await runOperator(host, 'payouts check');
    });

    test('refuses changes of its entries, postings and payouts', async () => {
      const { host } = await start();
      await deliver(host);
      const { database } = host.host;
      for (const statement of [
        'update seller_entries set amount_minor = amount_minor + 1',
        'delete from seller_entries',
        'update seller_postings set payable_minor = 0',
        'delete from seller_postings',
      ])
        await expect(database.write((db) => sql.raw(statement).execute(db))).rejects.toThrow('ledger');
      await runOperator(host, 'payouts check');
    });

    test('shows a shipment that is not posted', async () => {
      const { host } = await start();
      const placed = await host.client.place({ lines: [leaf] });
      await host.host.database.write((db) =>
        db.updateTable('shipments').set({ status: 'delivered', delivered_at: host.clock.now }).execute(),
      );
      await expect(runOperator(host, 'payouts check')).rejects.toThrow(
        `order ${placed.order.number}, shipment ${placed.order.shipments[0]?.id}: 0 is posted, 29900 was delivered`,
      );
    });
  });

  describe('TDS', () => {
    test('of a person with a PAN begins above 5 lakh in the year, on all of it', async () => {
      const host = await open({ catalog });
      const token = await applyExempt(host, 'pots', 'AAAPI1681G');
      for (let count = 0; count < 2; count++) await deliver(host, [{ sku: 'URN', quantity: 1 }]);
      expect((await readMonth(host, token, '2026-11')).totals.tds).toBeUndefined();
      await deliver(host, [{ sku: 'URN', quantity: 1 }]);
      const { totals, lines } = await readMonth(host, token, '2026-11');
      expect(totals).toMatchObject({ sales: 6_00_000_00, tds: -600_00 });
      expect(totals.tcs).toBeUndefined();
      expect(lines.map(({ kind, amounts }) => [kind, amounts.tds])).toEqual([
        ['sale', undefined],
        ['sale', undefined],
        ['sale', -200_00],
        ['tds', -400_00],
      ]);
      await runOperator(host, 'payouts check');
    });

    test('is 5 percent where nobody knows the PAN', async () => {
      const host = await open({ catalog });
      await deliver(host, [{ sku: 'CUP', quantity: 1 }]);
      expect(await runOperator(host, 'payouts statement pots', { month: '2026-11' })).toMatch(/sale .* -50\.00 /);
      expect(await runOperator(host, 'payouts list')).toMatch(/pots .* no account/);
    });
  });

  describe('a payout', () => {
    test('waits for the end of the return window, goes to the bank once, and is paid with a message', async () => {
      const { host, token } = await start();
      await deliver(host);
      expect(await make(host)).toBe('Nothing is due.');
      // Delivered on a Friday: seven days later the window ends, and the Wednesday after that is the payout day.
      host.clock.now += 7 * DAY_MS;
      expect(await read(host, token)).toMatchObject({ nextMinor: EARNED.payoutMinor, nextOn: '2026-12-02' });
      expect(await make(host)).toBe('Nothing is due.');
      host.clock.now += DAY_MS;
      expect(await runOperator(host, 'payouts list')).toMatch(/garden +INR 208\.92 +0\.00/);
      const file = fileIn();
      expect(await make(host, file)).toContain('P2627-00001');
      expect(await make(host)).toMatch(/^Nothing is due\. Made before.*: P2627-00001\./);
      const [, row] = readFileSync(file, 'utf8').split('\r\n');
      expect(row?.split(',')).toEqual([
        ...['PAB_VENDOR', 'NEFT', ACCOUNT, 'Green Garden LLP', '123456789012', 'ABCD0123456', '208.92'],
        ...['P2627 00001', 'Hill Shop P2627 00001', '', '', 'P2627-00001', '28-11-2026', 'P2627-00001'],
        ...['', '', '', '', ''],
      ]);
      expect(await read(host, token)).toMatchObject({ balanceMinor: 0, payouts: [{ status: 'made' }] });
      await expect(runOperator(host, 'payouts pay P2627-00001', { utr: '=1+1' })).rejects.toThrow('letters and digits');
      await runOperator(host, 'payouts pay P2627-00001', { utr: 'axisn123456789' });
      await expect(runOperator(host, 'payouts pay P2627-00001', { utr: 'AXISN123456789' })).rejects.toThrow('waits');
      expect((await read(host, token)).payouts).toMatchObject([
        { id: 'P2627-00001', status: 'paid', amountMinor: 208_92, utr: 'AXISN123456789', accountEnding: '9012' },
      ]);
      const told = (await host.mails()).filter(({ subject }) => subject === 'Hill Shop: paid, payout P2627-00001');
      expect(told.map(({ to, text }) => [to, text.includes('₹208.92'), text.includes('AXISN123456789')])).toEqual([
        ['anil@garden.example', true, true],
      ]);
      await runOperator(host, 'payouts check');
    });

    test('that was made without a file is named beside the next file, which lacks it', async () => {
      const { host } = await start();
      await deliver(host);
      host.clock.now += 8 * DAY_MS;
      await runOperator(host, 'payouts make');
      await deliver(host);
      host.clock.now += 8 * DAY_MS;
      const [file, whole] = [fileIn(), fileIn()];
      expect(await make(host, file)).toMatch(/\n\nThe file lacks others\. Made before.*: P2627-00001\./);
      const numbersIn = (path: string) => readFileSync(path, 'utf8').match(/P2627-\d+\b(?=\D*\r)/g);
      expect(numbersIn(file)).toEqual(['P2627-00002']);
      await runOperator(host, 'payouts file', { account: ACCOUNT, file: whole });
      expect(numbersIn(whole)).toEqual(['P2627-00001', 'P2627-00002']);
    });

    test('waits for an open return, and is smaller by it', async () => {
      const { host, token } = await start();
      const placed = await deliver(host, [{ sku: 'LEAF', quantity: 2 }]);
      const id = await sendBack(host, placed, 1, false);
      host.clock.now += 8 * DAY_MS;
      const before = await read(host, token);
      expect([before.nextMinor, before.heldMinor]).toEqual([0, before.balanceMinor]);
      expect(await make(host)).toBe('Nothing is due.');
      for (const step of ['accept', 'received']) await runOperator(host, `returns ${step} ${id}`);
      const { balanceMinor } = await read(host, token);
      expect(balanceMinor).toBeLessThan(before.balanceMinor);
      expect(await make(host)).toContain(`INR ${(balanceMinor / 100).toFixed(2)}`);
      await runOperator(host, 'payouts check');
    });

    test('that the bank returns is owed again, and made anew', async () => {
      const { host, token } = await start();
      await deliver(host);
      host.clock.now += 8 * DAY_MS;
      await make(host);
      await runOperator(host, 'payouts fail P2627-00001', { reason: 'Account closed', 'account-right': 'yes' });
      await runOperator(host, 'payouts check');
      expect(await read(host, token)).toMatchObject({
        balanceMinor: EARNED.payoutMinor,
        payouts: [{ status: 'failed', reason: 'Account closed' }],
      });
      expect(await make(host)).toContain('P2627-00002');
      expect((await host.mails()).some(({ text }) => text.includes('Account closed'))).toBe(true);
      await runOperator(host, 'payouts check');
    });

    test('pays no more than the balance after a return of what was paid already', async () => {
      const { host, token } = await start();
      const placed = await deliver(host);
      await sendBack(host, placed, 1, false);
      const [held] = (await host.client.read(placed)).shipments[0]?.returns ?? [];
      await runOperator(host, `returns refuse ${held?.id}`, { reason: 'Opened' });
      host.clock.now += 8 * DAY_MS;
      await make(host);
      host.clock.now += 1000;
      await runOperator(host, 'payouts adjust garden', { amount: '-20', reason: 'Weighed again' });
      expect(await make(host)).toMatch(/^Nothing is due\. Made before.*: P2627-00001\./);
      expect((await read(host, token)).balanceMinor).toBe(-20_00);
      host.clock.now += 1000;
      await runOperator(host, 'payouts adjust garden', { amount: '50.50', reason: 'The courier lost a parcel' });
      host.clock.now += 1000;
      expect(await make(host)).toContain('INR 30.50');
      const { lines } = await readMonth(host, token, '2026-11');
      expect(lines.map(({ kind }) => kind)).toEqual(['sale', 'payout', 'adjustment', 'adjustment', 'payout']);
      await runOperator(host, 'payouts check');
    });

    test('is adjusted once for the same amount and reason within a day, unless it is meant again', async () => {
      const { host, token } = await start();
      const other = await host.another();
      const adjust = (options: object = {}, one = host) =>
        runOperator(one, 'payouts adjust garden', { amount: '50', reason: 'A parcel was lost', ...options });
      const given = await Promise.allSettled([adjust(), adjust({}, other), adjust()]);
      expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(adjust({ amount: '50.00', reason: 'a parcel was LOST ' })).rejects.toThrow(
        /You already did this at .*: ₹50 for garden, “a parcel was LOST”\. Nothing was changed\..* “Do it again”/,
      );
      expect((await read(host, token)).balanceMinor).toBe(50_00);
      await adjust({ reason: 'Another one was lost' });
      await adjust({ amount: '-50' });
      await adjust({ again: 'yes' });
      host.clock.now += DAY_MS;
      await adjust();
      expect((await read(host, token)).balanceMinor).toBe(150_00);
      await runOperator(host, 'payouts check');
    });

    test('shows a seller nothing of another one', async () => {
      const { host } = await start();
      await deliver(host);
      const pots = await signUpSeller(host, 'pots');
      expect(await read(host, pots)).toMatchObject({ balanceMinor: 0, months: [] });
      expect((await readMonth(host, pots, '2026-11')).lines).toEqual([]);
      expect((await host.client.get('/seller/payouts')).status).toBe(401);
      expect((await host.client.get('/seller/statements/2026-13', { token: pots })).code).toBe(404);
    });
  });
}
