import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the simulator remembers: the provider's side of every order. Names and values are those of the provider's protocol. */
export interface SimulatedOrder {
  readonly order_id: string;
  readonly cf_order_id: string;
  readonly order_amount: number;
  readonly order_currency: string;
  readonly payment_session_id: string;
  readonly created_at: string;
  readonly order_expiry_time: string;
  readonly customer_details: Readonly<Record<string, string>>;
  readonly order_meta: { readonly return_url?: string; readonly notify_url?: string };
  status: 'ACTIVE' | 'PAID' | 'TERMINATED';
  readonly payments: SimulatedPayment[];
  readonly refunds: SimulatedRefund[];
}

export type PaymentStatus = 'SUCCESS' | 'FAILED' | 'USER_DROPPED' | 'PENDING';

export interface SimulatedPayment {
  readonly cf_payment_id: string;
  readonly payment_amount: number;
  readonly payment_time: string;
  payment_status: PaymentStatus;
}

export interface SimulatedRefund {
  readonly refund_id: string;
  readonly cf_refund_id: string;
  readonly refund_amount: number;
  readonly refund_note: string;
  readonly created_at: string;
  refund_status: 'PENDING' | 'SUCCESS';
  refund_arn: string | null;
}

/** Something that happens at its time, also when the host was started again in between. */
export type Job = { readonly at: number; readonly orderId: string } & (
  | { readonly kind: 'decide'; readonly paymentId: string; readonly status: PaymentStatus }
  | { readonly kind: 'refund'; readonly refundId: string }
  | { readonly kind: 'webhook'; readonly body: string; readonly tries: number }
);

export interface SimulatorState {
  readonly orders: Record<string, SimulatedOrder>;
  /** Answers by idempotency key: the id of the order that was made. */
  readonly keys: Record<string, string>;
  jobs: Job[];
}

/** Reads the state; an unreadable or missing file is an empty one. */
export function readState(file: string): SimulatorState {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SimulatorState;
  } catch {
    return { orders: {}, keys: {}, jobs: [] };
  }
}

/** Writes the state whole, so that a process that dies leaves the old or the new one. */
export function writeState(file: string, state: SimulatorState): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
