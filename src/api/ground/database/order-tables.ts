import type { OrderStage, ShipmentStatus } from '../../../core/order/order-status.ts';
import type { Undelivered } from '../../../core/order/undelivered.ts';
import type { PaymentMethod } from '../../../core/order/order-total.ts';

/** The tables of orders and their money. tables.ts describes the types of columns. */

export interface OrderRow {
  id: string;
  number: string;
  /** Gives a guest access to the order. Not hashed, as the row itself has the data that it protects. */
  access_key: string;
  account_id: string | null;
  market: string;
  currency: string;
  stage: OrderStage;
  payment_method: PaymentMethod;
  /** Follows from the balance (orders/balance.ts); stored for lists. */
  payment_status: 'due' | 'paid' | 'void';
  /** End of the time to pay; null for cash. */
  pay_until: number | null;
  last_failure: 'failed' | 'dropped' | null;
  contact_name: string;
  contact_phone: string;
  contact_email: string | null;
  address: string;
  delivery_option: string;
  items_minor: number;
  delivery_minor: number;
  cash_fee_minor: number;
  total_minor: number;
  estimate: string;
  /** For lists: title of the first line, lines, pieces. */
  title: string;
  line_count: number;
  pieces: number;
  created_at: number;
  /** The UPI ID that the shopper named for the refund of a cash order. */
  refund_upi: string | null;
  /** When it was named. */
  refund_upi_at: number | null;
  /** From when it is used: a changed one waits. Null is at once. */
  refund_upi_from: number | null;
  /** What is left of the shopper's data: everything, what an invoice needs, or nothing (privacy/retention-periods.ts). */
  personal_data: 'all' | 'invoice' | 'none';
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

export interface ShipmentRow {
  id: string;
  order_id: string;
  /** Position in the order, from 1. */
  position: number;
  /** Id of the seller in the catalogue. */
  seller_id: string;
  status: ShipmentStatus;
  items_minor: number;
  fees_minor: number;
  courier: string | null;
  tracking_number: string | null;
  invoice_number: string | null;
  /** The invoice as issued at dispatch, JSON. Null before dispatch, and for old invoices that were not stored. */
  invoice: string | null;
  /** Why it was declined or cancelled. */
  reason: string | null;
  created_at: number;
  dispatched_at: number | null;
  delivered_at: number | null;
  cancelled_at: number | null;
  /** What became of a dispatched parcel that was not delivered; null for others. */
  undelivered: Undelivered | null;
  /** Since when. */
  undelivered_at: number | null;
}

export interface OrderLineRow {
  id: string;
  order_id: string;
  shipment_id: string;
  position: number;
  sku: string;
  size: string | null;
  title: string;
  path: string;
  /** Address of a small picture, as the shopper saw it: a path of the site, or a whole address. */
  picture: string | null;
  quantity: number;
  price_minor: number;
  /** Hundredths of a percent, as there are rates of 0.25 %. */
  gst_basis_points: number;
  hsn: string | null;
  /** The shop's commission when it was ordered, in hundredths of a percent; null for orders from before the seller ledger. */
  commission_basis_points: number | null;
  /** Weight of a piece; null if it is not known. */
  grams: number | null;
  /** Pieces that it took from the seller's count and has not given back; 0 where pieces are not counted. */
  stock_taken: number;
}

export interface OrderEventRow {
  id: string;
  order_id: string;
  shipment_id: string | null;
  at: number;
  event: string;
  note: string | null;
}

export interface ReturnRow {
  id: string;
  order_id: string;
  shipment_id: string;
  seller_id: string;
  status: 'requested' | 'accepted' | 'refused' | 'received';
  reason: string;
  note: string | null;
  /** Why it was refused. */
  answer: string | null;
  /** JSON list of `{lineId, quantity}`. */
  lines: string;
  refund_minor: number;
  created_at: number;
  credit_note_number: string | null;
  /** The credit note as issued when the goods had arrived, JSON. Null before, and for shipments without an invoice. */
  credit_note: string | null;
  /** Pictures that the shopper has added. */
  picture_count: number;
}

/** A picture that a shopper has added to a return. */
export interface ReturnPictureRow {
  id: string;
  order_id: string;
  return_id: string;
  /** SHA-256 of the file as it was uploaded. */
  digest: string;
  /** The prepared file in base 64. */
  data: string;
  created_at: number;
}

/** An order at the payment provider; `id` is its order id there. */
export interface PaymentRow {
  id: string;
  order_id: string;
  attempt: number;
  idempotency_key: string;
  /** `creating` until the provider has answered; `closed` once nothing can be paid on it any more. */
  status: 'creating' | 'active' | 'paid' | 'closed';
  amount_minor: number;
  currency: string;
  session_id: string | null;
  created_at: number;
  /** Time of the next check by the host; null when none is left. */
  check_at: number | null;
  checks: number;
  /** Lease of a query to the provider: no other query before this time. */
  ask_after: number | null;
}

/** A payment as reported by the provider. */
export interface ProviderPaymentRow {
  id: string;
  payment_id: string;
  order_id: string;
  status: string;
  amount_minor: number;
  currency: string;
  /** The outcome of a success: it paid the order, is refunded, or needs review. */
  outcome: 'none' | 'paid' | 'refund' | 'review';
  at: number;
}

export interface RefundRow {
  /** Refund id at the provider. */
  id: string;
  order_id: string;
  /** What it is for, unique within the order: `shipment:<id>`, `return:<id>`, `payment:<id>`, `goodwill:<id>`. */
  cause: string;
  reason: 'cancelled' | 'returned' | 'late-payment' | 'double-payment' | 'goodwill' | 'undelivered';
  /** The provider's order to refund; null for cash, and for what was paid back in another way. */
  payment_id: string | null;
  amount_minor: number;
  currency: string;
  status: 'due' | 'queued' | 'sent' | 'done' | 'failed';
  /** Bank reference, or the provider's message. */
  reference: string | null;
  created_at: number;
  try_at: number | null;
  tries: number;
  /** Since when it has failed; null for all others. */
  failed_at: number | null;
}

/** An entry of an order's balance. Triggers refuse changes (migrations/baseline/balances.ts). */
export interface BalanceEntryRow {
  order_id: string;
  kind: 'charged' | 'released' | 'collected' | 'owed' | 'paid-back';
  /** What it is for, unique within order and kind: `order`, `shipment:<id>`, `payment:<id>`, `return:<id>`, `goodwill:<id>` and others. */
  cause: string;
  amount_minor: number;
  at: number;
  /** Reference of the provider or the bank. */
  reference: string | null;
}

export interface CounterRow {
  name: string;
  value: number;
}

/** A buyer's review of a line. Its id is the line's. */
export interface ReviewRow {
  line_id: string;
  order_id: string;
  sku: string;
  stars: number;
  text: string | null;
  author: string;
  status: 'waiting' | 'approved' | 'refused';
  /** Why it was refused. */
  reason: string | null;
  edits: number;
  created_at: number;
  changed_at: number;
  decided_at: number | null;
}
