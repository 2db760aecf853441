import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { SIMULATOR_KEYS } from './keys.ts';
import { paymentEvent, refundEvent, statusOf } from './shapes.ts';
import { type Job, type PaymentStatus, readState, type SimulatedOrder, writeState } from './state.ts';

/** The actions of the simulator's checkout, with their buttons. */
export const ACTIONS = {
  success: 'Pay',
  failure: 'Pay, but the bank refuses',
  drop: 'Leave without paying',
  pending: 'Pay, the bank decides after some seconds',
  late: 'Pay, the webhook comes late',
  lost: 'Pay, the webhook is lost',
  duplicate: 'Pay, the webhook comes three times',
  'out-of-order': 'Fail first, then pay; the webhook of the failure comes last',
} as const;
export type Action = keyof typeof ACTIONS;

/** Delays of late webhooks and bank decisions, and of refunds, in milliseconds. */
const LATE_MS = 8_000;
const REFUND_MS = 2_000;
/** When the webhooks of a payment that succeeds at once are sent, in milliseconds after it. */
const REPORTS_OF_SUCCESS = {
  success: [0],
  late: [LATE_MS],
  lost: [],
  duplicate: [0, 0, LATE_MS],
} as const satisfies Partial<Record<Action, readonly number[]>>;
/** Pauses between attempts of a webhook, in milliseconds. */
const RETRY_MS = [1_000, 5_000, 30_000];

/** A random number of ten digits, as Cashfree's ids are. */
export const makeNumber = (): string => String(randomInt(1e9, 1e10));
export const makeSession = (): string => `session_${randomBytes(24).toString('base64url')}`;

/** The headers of a webhook, with a signature of its time and body. */
export function signWebhook(body: string, now: number): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    'x-webhook-version': '2023-08-01',
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': createHmac('sha256', SIMULATOR_KEYS.secret)
      .update(timestamp + body)
      .digest('base64'),
  };
}

/** The simulated provider behind the protocol and the pages: orders, payments, refunds and webhooks. */
export class Bank {
  readonly now: () => number;
  readonly #file: string;
  readonly #state;
  readonly #sending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.now = now;
    this.#state = readState(file);
    this.#schedule();
  }

  findOrder(id: string): SimulatedOrder | undefined {
    return Object.hasOwn(this.#state.orders, id) ? this.#state.orders[id] : undefined;
  }

  findSession(session: string): SimulatedOrder | undefined {
    return Object.values(this.#state.orders).find((order) => order.payment_session_id === session);
  }

  /** The id of the order created with an idempotency key. */
  findKey(key: string): string | undefined {
    return Object.hasOwn(this.#state.keys, key) ? this.#state.keys[key] : undefined;
  }

  addOrder(order: SimulatedOrder, key: string | undefined): void {
    this.#state.orders[order.order_id] = order;
    if (key !== undefined) this.#state.keys[key] = order.order_id;
    this.#save();
  }

  /** Closes an order for new payments. A pending payment may still succeed. */
  terminate(order: SimulatedOrder): void {
    if (order.status === 'ACTIVE') order.status = 'TERMINATED';
    this.#save();
  }

  addRefund(order: SimulatedOrder, refundId: string, amount: number, note: string): void {
    order.refunds.push({
      refund_id: refundId,
      cf_refund_id: makeNumber(),
      refund_amount: amount,
      refund_note: note,
      created_at: new Date(this.now()).toISOString(),
      refund_status: 'PENDING',
      refund_arn: null,
    });
    this.#plan({ kind: 'refund', at: this.now() + REFUND_MS, orderId: order.order_id, refundId });
  }

  /** Whether a payment can be started. */
  isOpen = (order: SimulatedOrder): boolean => statusOf(order, this.now()) === 'ACTIVE';

  /** Performs an action of the checkout. Does nothing when the order is not open. */
  act(order: SimulatedOrder, action: Action): void {
    if (!this.isOpen(order)) return;
    switch (action) {
      case 'failure':
        this.#report(order, this.#pay(order, 'FAILED'));
        break;
      case 'drop':
        this.#report(order, this.#pay(order, 'USER_DROPPED'));
        break;
      case 'pending': {
        const paymentId = this.#pay(order, 'PENDING');
        const at = this.now() + LATE_MS;
        this.#plan({ kind: 'decide', at, orderId: order.order_id, paymentId, status: 'SUCCESS' });
        break;
      }
      case 'out-of-order': {
        const failed = this.#pay(order, 'FAILED');
        this.#report(order, this.#pay(order, 'SUCCESS'));
        this.#report(order, failed, LATE_MS);
        break;
      }
      default: {
        const paid = this.#pay(order, 'SUCCESS');
        for (const wait of REPORTS_OF_SUCCESS[action]) this.#report(order, paid, wait);
      }
    }
  }

  /** Runs the due jobs and waits for their webhooks to be answered. */
  async settle(): Promise<void> {
    const isDue = () => this.#state.jobs.some(({ at }) => at <= this.now());
    while (isDue() || this.#sending.size > 0) {
      this.#work();
      await Promise.all(this.#sending);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #pay(order: SimulatedOrder, status: PaymentStatus): string {
    const id = makeNumber();
    order.payments.push({
      cf_payment_id: id,
      payment_amount: order.order_amount,
      payment_time: new Date(this.now()).toISOString(),
      payment_status: status,
    });
    if (status === 'SUCCESS') order.status = 'PAID';
    this.#save();
    return id;
  }

  /** Schedules a webhook about a payment with its current state. */
  #report(order: SimulatedOrder, paymentId: string, wait = 0): void {
    const payment = order.payments.find(({ cf_payment_id: id }) => id === paymentId);
    const body = payment && paymentEvent(order, payment, this.now());
    if (body !== undefined)
      this.#plan({ kind: 'webhook', at: this.now() + wait, orderId: order.order_id, body, tries: 0 });
  }

  #plan(job: Job): void {
    this.#state.jobs.push(job);
    this.#save();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#state.jobs.length === 0) return;
    const next = Math.min(...this.#state.jobs.map(({ at }) => at));
    this.#timer = setTimeout(() => this.#work(), Math.max(0, next - this.now()));
    this.#timer.unref();
  }

  #work(): void {
    const due = this.#state.jobs.filter(({ at }) => at <= this.now());
    this.#state.jobs = this.#state.jobs.filter(({ at }) => at > this.now());
    for (const job of due) this.#run(job);
    if (due.length > 0) this.#save();
    this.#schedule();
  }

  #run(job: Job): void {
    const order = this.findOrder(job.orderId);
    if (!order) return;
    if (job.kind === 'webhook') {
      const sending = this.#send(order, job).finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    } else if (job.kind === 'decide') {
      const payment = order.payments.find(({ cf_payment_id: id }) => id === job.paymentId);
      if (!payment) return;
      payment.payment_status = job.status;
      if (job.status === 'SUCCESS') order.status = 'PAID';
      this.#report(order, job.paymentId);
    } else {
      const refund = order.refunds.find(({ refund_id: id }) => id === job.refundId);
      if (!refund) return;
      refund.refund_status = 'SUCCESS';
      refund.refund_arn = `SIM${refund.cf_refund_id}`;
      const body = refundEvent(order, refund, this.now());
      this.#plan({ kind: 'webhook', at: this.now(), orderId: order.order_id, body, tries: 0 });
    }
  }

  async #send(order: SimulatedOrder, job: Job & { readonly kind: 'webhook' }): Promise<void> {
    const url = order.order_meta.notify_url;
    if (url === undefined) return;
    try {
      const { ok } = await fetch(url, {
        method: 'POST',
        body: job.body,
        headers: signWebhook(job.body, this.now()),
        signal: AbortSignal.timeout(10_000),
      });
      if (ok) return;
    } catch {
      // It is sent again below, like a refused one.
    }
    const wait = RETRY_MS[job.tries];
    if (wait !== undefined && !this.#isClosed) this.#plan({ ...job, at: this.now() + wait, tries: job.tries + 1 });
  }

  #save(): void {
    try {
      writeState(this.#file, this.#state);
    } catch {
      // The disk is full: the state stays in memory and is written with the next change.
    }
  }
}
