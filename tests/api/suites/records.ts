import { describe, expect, test } from 'vitest';
import type { CreditNote } from '../../../src/contract/bills.ts';
import type { OrderRequest, Placed } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const KERALA = { line1: '12 Lane', city: 'Munnar', state: 'Kerala', pinCode: '685612' };
const HANDOVER = { courier: 'Hill Post', tracking: 'HP-1' };

/** Places an order whose shipments are packed. */
async function pack(host: TestHost, request: Partial<OrderRequest> = {}): Promise<Placed> {
  const placed = await host.client.place(request);
  for (const step of ['accept', 'pack']) await runOperator(host, `orders ${step} ${placed.order.number}`);
  return placed;
}

const dispatch = (host: TestHost, { order }: Placed) => runOperator(host, `orders dispatch ${order.number}`, HANDOVER);

/** Places an order that is delivered. */
async function deliver(host: TestHost, request: Partial<OrderRequest> = {}): Promise<Placed> {
  const placed = await pack(host, request);
  await dispatch(host, placed);
  await runOperator(host, `orders deliver ${placed.order.number}`);
  return placed;
}

/** Asks for a return of pieces of the first line, and takes it up to its arrival. */
async function takeBack(host: TestHost, placed: Placed, quantity: number, step = 'received'): Promise<string> {
  const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity }];
  const body = { lines, reason: 'It does not fit' };
  const { order } = (await host.client.post(`/orders/${placed.order.number}/returns`, body, placed.own)).data;
  const id = order.shipments[0]?.returns.at(-1)?.id ?? '';
  if (step === 'requested') return id;
  await runOperator(host, `returns accept ${id}`);
  await runOperator(host, `returns received ${id}`);
  return id;
}

const readNotes = async (host: TestHost, { order, own }: Placed): Promise<readonly CreditNote[]> =>
  (await host.client.get(`/orders/${order.number}/credit-notes`, own)).data.creditNotes;

const sorted = (numbers: readonly (string | undefined)[]) => [...numbers].sort();

/** "26-27/00001" to "26-27/00010". */
const series = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(5, '0')}`);

export function testRecords(open: OpenHost): void {
  describe('the numbers of documents', () => {
    test('have no gap and no double when two hosts dispatch at the same time, some of it twice', async () => {
      const host = await open();
      const other = await host.another();
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'CUP', quantity: 1 },
      ];
      // Of two sellers each, in either order, so that transactions want the same two series.
      const orders: Placed[] = [];
      for (let i = 0; i < 12; i++) orders.push(await pack(host, { lines: i % 2 === 0 ? lines : lines.toReversed() }));
      const tries = await Promise.allSettled(
        orders.flatMap((placed, i) => [dispatch(i % 3 === 0 ? other : host, placed), dispatch(other, placed)]),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
      const rows = await host.host.database.read
        .selectFrom('shipments')
        .select(['seller_id', 'invoice_number'])
        .execute();
      for (const sellerId of ['garden', 'pots']) {
        const numbers = rows.filter((row) => row.seller_id === sellerId).map((row) => row.invoice_number ?? undefined);
        expect(sorted(numbers)).toEqual(series(12, '26-27/'));
      }
    });

    test('of credit notes are a series of their own, without a gap when returns arrive at the same time', async () => {
      const host = await open();
      const ids: string[] = [];
      for (let i = 0; i < 8; i++) ids.push(await takeBack(host, await deliver(host), 1, 'requested'));
      for (const id of ids) await runOperator(host, `returns accept ${id}`);
      const other = await host.another();
      await Promise.allSettled(
        ids.flatMap((id) => [
          runOperator(host, `returns received ${id}`),
          runOperator(other, `returns received ${id}`),
        ]),
      );
      const rows = await host.host.database.read.selectFrom('returns').select('credit_note_number').execute();
      const numbers = rows.map((row) => row.credit_note_number ?? undefined);
      expect(sorted(numbers)).toEqual(series(8, 'CN/26-27/'));
      // Section 34 and rules 46 and 53: at most 16 characters.
      expect(Math.max(...numbers.map((number) => number?.length ?? 0))).toBeLessThanOrEqual(16);
    });

    test('begin again with the financial year', async () => {
      const host = await open();
      const numberOf = async () => {
        const placed = await pack(host);
        await dispatch(host, placed);
        return (await host.client.read(placed)).shipments[0]?.invoiceNumber;
      };
      expect([await numberOf(), await numberOf()]).toEqual(['26-27/00001', '26-27/00002']);
      host.clock.now = Date.parse('2027-03-31T18:29:00Z');
      expect(await numberOf()).toBe('26-27/00003');
      host.clock.now += 60_000;
      expect(await numberOf()).toBe('27-28/00001');
    });
  });

  describe('a credit note', () => {
    test('takes back of the invoice what came back: the notes of all pieces add up to it, to the paisa', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await deliver(host, { address: KERALA, lines: [{ sku: 'LEAF', quantity: 3 }] });
      expect(await readNotes(host, placed)).toEqual([]);
      for (const quantity of [1, 1, 1]) await takeBack(host, placed, quantity);
      const [invoice] = (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data.invoices;
      const notes = await readNotes(host, placed);
      expect(notes).toMatchObject(
        series(3, 'CN/26-27/').map((number) => ({
          number,
          issuedOn: '2026-11-20',
          kind: 'tax-invoice',
          invoice: { number: '26-27/00001', issuedOn: '2026-11-20' },
          reason: 'It does not fit',
          seller: { gstin: '32AAACI1681G1ZY' },
          buyer: invoice?.buyer,
          lines: [{ sku: 'LEAF', quantity: 1, grossMinor: 9000 }],
          totals: { grossMinor: 9000, feesMinor: 0, igstMinor: 0 },
        })),
      );
      for (const field of ['grossMinor', 'taxableMinor', 'cgstMinor', 'sgstMinor', 'igstMinor'] as const) {
        const sum = notes.reduce((total, { totals }) => total + (totals[field] ?? 0), 0);
        expect([field, sum]).toEqual([field, invoice?.totals[field]]);
      }
      const returns = (await host.client.get('/seller/returns', { token })).data.returns;
      expect(returns.map(({ creditNoteNumber }) => creditNoteNumber)).toEqual(series(3, 'CN/26-27/').reverse());
    });

    test('of a parcel that the courier brought back has its fees, too; one of a bill of supply has no tax', async () => {
      const host = await open();
      const placed = await pack(host, { lines: [{ sku: 'POT', quantity: 1 }] });
      await dispatch(host, placed);
      await takeBack(host, placed, 1);
      const [note] = await readNotes(host, placed);
      expect(note).toMatchObject({ kind: 'bill-of-supply', totals: { grossMinor: 24050, feesMinor: 8000 } });
      expect(note?.totals.taxableMinor).toBeUndefined();
    });

    test('stays as it was issued', async () => {
      const host = await open();
      const placed = await deliver(host);
      await takeBack(host, placed, 1);
      const before = await readNotes(host, placed);
      await host.host.database.write((db) =>
        db.updateTable('order_lines').set({ title: 'Another', gst_basis_points: 0 }).execute(),
      );
      expect(await readNotes(host, placed)).toEqual(before);
    });
  });

  describe('the UPI ID for a refund', () => {
    const name = (host: TestHost, { order, own }: Placed, upi: string) =>
      host.client.put(`/orders/${order.number}/refund-upi`, { upi }, own);

    test('is named for a cash order with a return, shown in part, told by mail, and seen by the operator', async () => {
      const host = await open();
      const placed = await deliver(host);
      expect((await name(host, placed, 'asha@okbank')).code).toBe(409);
      await takeBack(host, placed, 1);
      expect((await host.client.read(placed)).payment.canNameUpi).toBe(true);
      expect((await name(host, placed, 'asha@mail.example')).error?.fields?.['upi']).toContain('email address');
      expect((await name(host, placed, ' Asha.Devi@OKbank ')).data.order.payment.refundUpi).toBe('as•••@okbank');
      const mails = await host.mails();
      expect(mails.find(({ subject }) => subject.includes('UPI ID'))?.text).toContain('UPI ID as•••@okbank.');
      const list = await runOperator(host, 'refunds');
      expect(list).toContain('UPI asha.devi@okbank');
      expect(await runOperator(host, 'audit', { subject: `order:${placed.order.number}` })).not.toContain('asha.devi');
      await runOperator(host, `refunds settle ${/r-[\w-]+/.exec(list)?.[0]}`, { reference: 'UTR 1' });
      expect((await name(host, placed, 'other@okbank')).code).toBe(409);
    });

    test('is seen on the order when it was changed, where no message reaches the buyer', async () => {
      const host = await open();
      const placed = await deliver(host, { contact: { name: 'Asha', phone: '9876543210' } });
      await takeBack(host, placed, 1);
      await name(host, placed, 'asha@okbank');
      host.clock.now += DAY_MS;
      await name(host, placed, 'stranger@okbank');
      expect((await host.mails()).filter(({ text }) => text.includes('UPI ID'))).toEqual([]);
      const { payment, timeline } = await host.client.read(placed);
      expect(payment).toMatchObject({ refundUpi: 'st•••@okbank', refundUpiFrom: '2026-11-22T07:30:00.000Z' });
      expect(timeline.slice(-2)).toEqual([
        { at: '2026-11-20T07:30:00.000Z', event: 'refund-upi-named' },
        { at: '2026-11-21T07:30:00.000Z', event: 'refund-upi-changed' },
      ]);
      const settle = runOperator(host, `refunds settle ${/r-[\w-]+/.exec(await runOperator(host, 'refunds'))?.[0]}`, {
        reference: 'UTR 1',
      });
      await expect(settle).rejects.toThrow('The shopper changed the UPI ID: pay after');
    });

    test('waits a day where it replaces another, and the operator can’t pay before', async () => {
      const host = await open();
      const placed = await deliver(host);
      await takeBack(host, placed, 1);
      await name(host, placed, 'asha@okbank');
      const { payment } = (await name(host, placed, 'stranger@okbank')).data.order;
      expect(payment).toMatchObject({ refundUpi: 'st•••@okbank', refundUpiFrom: '2026-11-21T07:30:00.000Z' });
      const told = (await host.mails()).filter(({ subject }) => subject.includes('UPI ID')).at(-1);
      expect(told?.text).toMatch(/st•••@okbank\. It replaces the one .* from 21 November at 1:00/);
      const list = await runOperator(host, 'refunds');
      expect(list).toMatch(/UPI stranger@okbank, changed: waits until/);
      const dashboard = await openDashboard(host);
      expect((await dashboard.get('/refunds')).text).toContain('The shopper changed the UPI ID. Pay after');
      const settle = () => runOperator(host, `refunds settle ${/r-[\w-]+/.exec(list)?.[0]}`, { reference: 'UTR 1' });
      await expect(settle()).rejects.toThrow('The shopper changed the UPI ID: pay after');
      host.clock.now += DAY_MS;
      expect((await host.client.read(placed)).payment.refundUpiFrom).toBeUndefined();
      expect(await settle()).toBe('The refund is done.');
    });

    test('is not asked for where the money goes back through the provider, nor in another country', async () => {
      const host = await open();
      const address = { line1: 'Tower 3', city: 'Dubai' };
      const contact = { name: 'Asha Devi', phone: '+971 50 123 4567' };
      const placed = await deliver(host, { market: 'ae', address, contact, lines: [{ sku: 'CUP', quantity: 1 }] });
      await takeBack(host, placed, 1);
      expect((await host.client.read(placed)).payment.canNameUpi).toBeUndefined();
      expect((await name(host, placed, 'asha@okbank')).code).toBe(409);
    });

    test('is erased 90 days after the refund, and not while one is waiting', async () => {
      const host = await open();
      const placed = await deliver(host);
      await takeBack(host, placed, 1);
      await name(host, placed, 'asha@okbank');
      const upi = async () => (await host.client.read(placed)).payment.refundUpi;
      host.clock.now += 60 * DAY_MS;
      await host.mails();
      expect(await upi()).toBe('as•••@okbank');
      const id = /r-[\w-]+/.exec(await runOperator(host, 'refunds'))?.[0];
      await runOperator(host, `refunds settle ${id}`, { reference: 'UTR 1' });
      host.clock.now += 89 * DAY_MS;
      await host.mails();
      expect(await upi()).toBe('as•••@okbank');
      host.clock.now += 2 * DAY_MS;
      await host.mails();
      expect(await upi()).toBeUndefined();
    });
  });
}
