import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** The state of the simulator: the provider's side of every order. Names and values are those of the provider's protocol. */

const paymentStatus = z.enum(['SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING']);

const payment = z.object({
  cf_payment_id: z.string(),
  payment_amount: z.number(),
  payment_time: z.string(),
  payment_status: paymentStatus,
});

const refund = z.object({
  refund_id: z.string(),
  cf_refund_id: z.string(),
  refund_amount: z.number(),
  refund_note: z.string(),
  created_at: z.string(),
  refund_status: z.enum(['PENDING', 'SUCCESS']),
  refund_arn: z.string().nullable(),
});

const order = z.object({
  order_id: z.string(),
  cf_order_id: z.string(),
  order_amount: z.number(),
  order_currency: z.string(),
  payment_session_id: z.string(),
  created_at: z.string(),
  order_expiry_time: z.string(),
  customer_details: z.record(z.string(), z.string()),
  order_meta: z.object({ return_url: z.string().optional(), notify_url: z.string().optional() }),
  status: z.enum(['ACTIVE', 'PAID', 'TERMINATED']),
  payments: z.array(payment),
  refunds: z.array(refund),
});

/** Something that happens at a given time, even after a restart of the host. */
const job = z
  .object({ at: z.number(), orderId: z.string() })
  .and(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('decide'), paymentId: z.string(), status: paymentStatus }),
      z.object({ kind: z.literal('refund'), refundId: z.string() }),
      z.object({ kind: z.literal('webhook'), body: z.string(), tries: z.int() }),
    ]),
  );

const simulatorState = z.object({
  orders: z.record(z.string(), order),
  /** Ids of created orders by idempotency key. */
  keys: z.record(z.string(), z.string()),
  jobs: z.array(job),
});

export type PaymentStatus = z.output<typeof paymentStatus>;
export type SimulatedPayment = z.output<typeof payment>;
export type SimulatedRefund = z.output<typeof refund>;
export type SimulatedOrder = z.output<typeof order>;
export type Job = z.output<typeof job>;
type SimulatorState = z.output<typeof simulatorState>;

/** Reads the state. A missing, unreadable or malformed file gives an empty one. */
export function readState(file: string): SimulatorState {
  try {
    return simulatorState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { orders: {}, keys: {}, jobs: [] };
  }
}

/** Replaces the file in one step, so that a crash leaves either the old or the new state. */
export function writeState(file: string, state: SimulatorState): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
