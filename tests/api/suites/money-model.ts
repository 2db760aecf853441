import type { Order } from '../../../src/contract/orders.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signWebhook } from '../../../src/api/entry/cashfree-simulator/bank.ts';
import { balanceOf } from '../../../src/api/records/orders/record/balance.ts';
import { serialiseSummary } from '../../../src/api/records/orders/record/serialise-order.ts';
import { costMinor, sumsOf } from '../../../src/orders/order-sums.ts';
import { readOrder } from '../../../src/api/records/orders/record/rows.ts';
import { findByNumber } from '../../../src/api/records/orders/record/find.ts';
import type { Placed } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';
import { isEvery } from '../../rare-tests.ts';

const EVENTS = [
  ...['go', 'go', 'go', 'go', 'go', 'go', 'go', 'go', 'go', 'decline', 'cancel', 'cancel-shipment'],
  ...['ask', 'ask', 'return', 'return', 'return', 'refuse'],
  ...['pay', 'pay', 'pay-other', 'expire', 'pay-cash', 'review-paid', 'review-refund'],
  ...['goodwill', 'goodwill-all', 'send', 'settle', 'settle', 'refunded'],
] as const;
const event = fc.record({
  what: fc.constantFrom(...EVENTS),
  shipment: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 2 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** What the money should be, in the simplest way that can be told: five sums, and what each shipment has still to bring. */
interface Reference {
  /** What the order costs as it is now. */
  priceMinor: number;
  collectedMinor: number;
  owedMinor: number;
  paidBackMinor: number;
  turnedAwayMinor: number;
  /** What shipments cost that were cancelled or came back before they were paid. */
  unpaidMinor: number;
}

const lines = [
  { sku: 'LEAF', quantity: 2 },
  { sku: 'CUP', quantity: 1 },
];

/** One order with a shipment for each of two sellers, and what happens to it. */
class Story {
  readonly host: TestHost;
  readonly tokens: readonly string[];
  readonly placed: Placed;
  readonly sums: Reference;
  order: Order;
  #payments = 0;

  constructor(host: TestHost, tokens: readonly string[], placed: Placed) {
    this.host = host;
    this.tokens = tokens;
    this.placed = placed;
    this.order = placed.order;
    const { totalMinor: priceMinor } = placed.order.amounts;
    this.sums = { priceMinor, collectedMinor: 0, owedMinor: 0, paidBackMinor: 0, turnedAwayMinor: 0, unpaidMinor: 0 };
  }

  get number(): string {
    return this.placed.order.number;
  }

  get keptMinor(): number {
    return this.sums.collectedMinor - this.sums.owedMinor;
  }

  get dueMinor(): number {
    return Math.max(0, this.sums.priceMinor - this.keptMinor);
  }

  async take(what: Event): Promise<void> {
    await this.#act(what);
    this.order = await this.host.client.read(this.placed);
    await this.check();
  }

  /** What is collected beyond the price is owed. Returns that. */
  #lower(minor: number): number {
    this.sums.priceMinor = Math.max(0, this.sums.priceMinor - minor);
    const owedMinor = Math.max(0, this.keptMinor - this.sums.priceMinor);
    this.sums.owedMinor += owedMinor;
    return owedMinor;
  }

  /** A shipment does not come, or came back unpaid. */
  #drop(minor: number): void {
    this.sums.unpaidMinor += minor - this.#lower(minor);
  }

  async #act({ what, shipment: index, quantity }: Event): Promise<void> {
    const { client } = this.host;
    const { own } = this.placed;
    const shipment = this.order.shipments[index] as Order['shipments'][number];
    const token = this.tokens[index] as string;
    const amountMinor = shipment.itemsMinor + shipment.feesMinor;
    const seller = (path: string, body: object = {}) => client.post(`/seller/${path}`, body, { token });
    const isBack = shipment.lines.every(
      ({ id, quantity: all }) =>
        shipment.returns
          .filter(({ status }) => status === 'received')
          .flatMap((row) => row.lines)
          .reduce((sum, line) => (line.lineId === id ? sum + line.quantity : sum), 0) === all,
    );
    switch (what) {
      case 'go': {
        const steps = { placed: 'accept', accepted: 'pack', packed: 'dispatch', dispatched: 'deliver' } as const;
        const step = steps[shipment.status as keyof typeof steps];
        if (!step) return;
        const { code } = await seller(`shipments/${shipment.id}/${step}`, { courier: 'Post', trackingNumber: '1' });
        if (step !== 'deliver') return;
        expect(code, 'a parcel that is back can not be delivered').toBe(isBack ? 409 : undefined);
        if (!isBack && this.dueMinor > 0) this.sums.collectedMinor += amountMinor;
        return;
      }
      case 'decline': {
        const { code } = await seller(`shipments/${shipment.id}/decline`, { reason: 'Out' });
        // One that was declined before is answered the same.
        if (code === undefined && shipment.status !== 'cancelled') this.#drop(amountMinor);
        return;
      }
      case 'cancel':
      case 'cancel-shipment': {
        const going = this.order.shipments.filter(({ status }) => status !== 'cancelled');
        const shipments = what === 'cancel' ? going : [shipment];
        const body = what === 'cancel' ? {} : { shipmentIds: [shipment.id] };
        if ((await client.post(`/orders/${this.number}/cancel`, body, own)).code !== undefined) return;
        for (const gone of shipments) this.#drop(gone.itemsMinor + gone.feesMinor);
        return;
      }
      case 'ask': {
        const [line] = shipment.lines;
        await client.post(
          `/orders/${this.number}/returns`,
          { lines: [{ lineId: line?.id, quantity }], reason: 'Bitter' },
          own,
        );
        return;
      }
      case 'refuse':
      case 'return': {
        const open = shipment.returns.find(({ status }) => status === 'requested' || status === 'accepted');
        if (!open) return;
        if (what === 'refuse') await seller(`returns/${open.id}/refuse`, { reason: 'Opened' });
        else if (open.status === 'requested') await seller(`returns/${open.id}/accept`);
        else await this.#receive(seller, shipment, open);
        return;
      }
      case 'pay':
        return this.#pay(this.placed.order.amounts.totalMinor);
      case 'pay-other':
        return this.#pay(this.placed.order.amounts.totalMinor + quantity * 100_00 - 150_00);
      case 'expire': {
        const isWaiting = this.order.status === 'awaiting-payment';
        this.host.clock.now += 31 * 60_000;
        await this.host.host.workers.run();
        if (isWaiting) this.sums.priceMinor = 0;
        return;
      }
      case 'pay-cash': {
        const expectedTotalMinor = this.order.amounts.itemsMinor + 20_00;
        const { code } = await client.post(`/orders/${this.number}/pay-cash`, { expectedTotalMinor }, own);
        if (code === undefined) this.sums.priceMinor = expectedTotalMinor;
        return;
      }
      case 'review-paid':
      case 'review-refund':
        return this.#review(what === 'review-paid');
      case 'goodwill':
      case 'goodwill-all': {
        const minor = what === 'goodwill' ? quantity * 50_00 : Math.max(1, this.keptMinor);
        const isAllowed = this.order.payment.status === 'paid' && minor <= this.keptMinor;
        const given = runOperator(this.host, `refunds goodwill ${this.number}`, {
          amount: (minor / 100).toFixed(2),
          again: 'yes',
          reason: 'It came late',
        });
        if (!isAllowed) return expect(given).rejects.toThrow();
        await given;
        this.#lower(minor);
        return;
      }
      default:
        return this.#refund(what);
    }
  }

  async #receive(
    seller: (path: string) => Promise<unknown>,
    shipment: Order['shipments'][number],
    { id, lines: pieces }: Order['shipments'][number]['returns'][number],
  ): Promise<void> {
    const minor = pieces.reduce(
      (sum, piece) => sum + piece.quantity * (shipment.lines.find((line) => line.id === piece.lineId)?.priceMinor ?? 0),
      0,
    );
    const all = shipment.lines.reduce((sum, line) => sum + line.quantity, 0);
    const isWhole = pieces.reduce((sum, piece) => sum + piece.quantity, 0) === all;
    const amountMinor = shipment.itemsMinor + shipment.feesMinor;
    await seller(`returns/${id}/received`);
    if (shipment.status === 'dispatched' && this.dueMinor > 0) {
      if (isWhole) return this.#drop(amountMinor);
      this.sums.collectedMinor += amountMinor;
    }
    this.#lower(Math.min(minor, this.keptMinor));
  }

  async #pay(minor: number): Promise<void> {
    if (minor <= 0 || this.placed.order.payment.method === 'cash') return;
    const id = `${this.number}-p${++this.#payments}`;
    const data = {
      order: { order_id: `${this.number}-1` },
      payment: { cf_payment_id: id, payment_status: 'SUCCESS', payment_amount: minor / 100, payment_currency: 'INR' },
    };
    await this.#webhook('PAYMENT_SUCCESS_WEBHOOK', data);
    // Whatever comes twice counts once.
    await this.#webhook('PAYMENT_SUCCESS_WEBHOOK', data);
    const { status, payment, amounts, shipments } = this.order;
    if (minor !== this.placed.order.amounts.totalMinor) return;
    const isOver = payment.status === 'paid' || (payment.status === 'void' && status !== 'expired');
    const wasTaken = payment.method === 'cash' && shipments.some((shipment) => shipment.status === 'delivered');
    if (isOver || wasTaken) this.#turnAway(minor);
    else if (amounts.totalMinor === minor) this.#collect(minor);
  }

  #collect(minor: number): void {
    if (this.order.status === 'expired') this.sums.priceMinor = this.order.amounts.totalMinor;
    this.sums.collectedMinor += minor;
    this.sums.priceMinor = Math.min(this.sums.priceMinor, this.keptMinor);
    const owedMinor = this.#lower(0);
    const ofShipmentsMinor = Math.min(this.sums.unpaidMinor, owedMinor);
    this.sums.unpaidMinor -= ofShipmentsMinor;
    // The rest is more than the order ever cost.
    this.sums.turnedAwayMinor += owedMinor - ofShipmentsMinor;
  }

  #turnAway(minor: number): void {
    this.sums.collectedMinor += minor;
    this.sums.owedMinor += minor;
    this.sums.turnedAwayMinor += minor;
  }

  async #review(isPaid: boolean): Promise<void> {
    const found = await this.host.host.database.read
      .selectFrom('provider_payments')
      .selectAll()
      .where('outcome', '=', 'review')
      .where('id', 'like', `${this.number}%`)
      .executeTakeFirst();
    if (!found) return;
    const said = runOperator(this.host, `payments review ${found.id}`, { as: isPaid ? 'paid' : 'refund' });
    const { status, payment } = this.order;
    if (isPaid && (payment.status === 'paid' || (payment.status === 'void' && status !== 'expired')))
      return expect(said).rejects.toThrow('only be refunded');
    await said;
    if (isPaid) this.#collect(found.amount_minor);
    else this.#turnAway(found.amount_minor);
  }

  async #refund(what: 'send' | 'settle' | 'refunded'): Promise<void> {
    const open = await this.host.host.database.read
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .selectAll('refunds')
      .where('orders.number', '=', this.number)
      .where('refunds.status', 'in', ['due', 'failed'])
      .executeTakeFirst();
    if (!open) return;
    if (what === 'send') {
      // The bank knows of no such payment, so that the refund fails: the operator may try again, or pay by hand.
      if (open.payment_id !== null) await runOperator(this.host, `refunds send ${open.id}`);
      await this.host.host.workers.run();
      return;
    }
    if (what === 'settle') await runOperator(this.host, `refunds settle ${open.id}`, { reference: 'UTR' });
    else
      await this.#webhook('REFUND_STATUS_WEBHOOK', {
        refund: { refund_id: open.id, refund_status: 'SUCCESS', refund_arn: 'A1' },
      });
    this.sums.paidBackMinor += open.amount_minor;
  }

  async #webhook(type: string, data: object): Promise<void> {
    const body = JSON.stringify({ type, data });
    const headers = signWebhook(body, this.host.clock.now);
    const { status } = await fetch(`${this.host.address}/api/payments/webhook`, { method: 'POST', body, headers });
    expect(status).toBe(200);
  }

  async check(): Promise<void> {
    const { services, database } = this.host.host;
    const rows = await readOrder(database.read, (await findByNumber(services, this.number))?.id ?? '');
    if (!rows) throw new Error('The order is gone.');
    const { refunds } = rows;
    const total = (wanted: (status: string) => boolean) =>
      refunds.reduce((sum, { amount_minor: minor, status }) => (wanted(status) ? sum + minor : sum), 0);
    const paidMinor = this.sums.collectedMinor - this.sums.turnedAwayMinor;
    const balance = balanceOf(rows.balanceEntries);
    expect({
      dueMinor: this.order.dueMinor,
      status: this.order.payment.status,
      paidMinor: this.order.payment.paidMinor,
      collectedMinor: balance.collectedMinor,
      owedMinor: balance.owedMinor,
      paidBackMinor: balance.paidBackMinor,
      refundsMinor: total(() => true),
      doneMinor: total((status) => status === 'done'),
      stored: rows.order.payment_status,
    }).toEqual({
      dueMinor: this.dueMinor,
      status: this.dueMinor > 0 ? 'due' : paidMinor > 0 ? 'paid' : 'void',
      paidMinor,
      collectedMinor: this.sums.collectedMinor,
      owedMinor: this.sums.owedMinor,
      paidBackMinor: this.sums.paidBackMinor,
      refundsMinor: this.sums.owedMinor,
      doneMinor: this.sums.paidBackMinor,
      stored: this.order.payment.status,
    });
    const sums = sumsOf(this.order);
    expect(
      serialiseSummary(rows, this.host.host.shop.current()).sums,
      'a list says what the page of the order says',
    ).toEqual(sums);
    expect(costMinor(sums), 'what is paid, owed back and due is what the order costs').toBe(
      Math.max(this.sums.priceMinor, this.keptMinor),
    );
    expect(this.sums.paidBackMinor).toBeLessThanOrEqual(this.sums.collectedMinor);
    if (this.order.payment.method !== 'cash') return;
    const shipments = await Promise.all(
      this.order.shipments.map(({ id }, index) =>
        this.host.client.get(`/seller/shipments/${id}`, { token: this.tokens[index] as string }),
      ),
    );
    expect(
      shipments.reduce((sum, { data }) => sum + data.shipment.collectMinor, 0),
      'what the couriers take is what is due',
    ).toBe(this.dueMinor);
  }

  /** Whatever the mails have promised for what was cancelled or returned is owed. */
  async end(): Promise<void> {
    const mails = (await this.host.mails()).filter(({ text }) => text.includes(this.number));
    const promised = mails.flatMap(({ text }) => /We send you ₹([\d,.]+) back/.exec(text)?.[1] ?? []);
    const owed = this.order.payment.refunds.filter(({ reason }) => reason === 'cancelled' || reason === 'returned');
    const left = owed.map(({ amountMinor }) => amountMinor);
    // A payment that comes after the mail may owe more than the mail could know of; never less.
    for (const text of promised) {
      const at = left.indexOf(Math.round(Number(text.replaceAll(',', '')) * 100));
      expect(at, `₹${text} was promised and is owed`).not.toBe(-1);
      left.splice(at, 1);
    }
  }
}

/** `runs` orders, each with a schedule of its own; `tell` gets how many events there were, once all orders stood as they should. */
export function testMoneyModel(
  open: OpenHost,
  runs = isEvery ? 25 : 8,
  tell: (events: number) => void = () => {},
): void {
  describe('in any order of events', () => {
    test('an order owes, collects and pays back what a simple count of its events says', async () => {
      const host = await open();
      const tokens = [await signUpSeller(host), await signUpSeller(host, 'pots')];
      const method = fc.constantFrom('cash' as const, 'online' as const);
      let count = 0;
      const schedule = fc.array(event, { minLength: 5, maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(method, schedule, async (payment, events) => {
          const placed = await host.client.place({ payment, lines });
          if (payment === 'online') await host.client.startPayment(placed);
          const story = new Story(host, tokens, placed);
          for (const next of events) await story.take(next);
          await story.end();
          count += events.length;
        }),
        // Making an example smaller takes longer than a run may: its seed tells enough.
        { numRuns: runs, endOnFailure: true },
      );
      tell(count);
    });
  });
}
