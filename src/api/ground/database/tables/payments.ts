import { defineTables, oneOf } from './define.ts';

/** Payments at the provider, and refunds. */
export const PAYMENT_TABLES = defineTables({
  /** An order at the payment provider; `id` is its order id there. */
  payments: {
    columns: {
      id: 'text',
      order_id: 'text',
      attempt: 'integer',
      idempotency_key: 'text',
      /** `creating` until the provider has answered; `closed` once nothing can be paid on it any more. */
      status: oneOf<'creating' | 'active' | 'paid' | 'closed'>(),
      amount_minor: 'bigint',
      currency: 'text',
      session_id: 'text?',
      created_at: 'bigint',
      /** Time of the next check by the host; null when none is left. */
      check_at: 'bigint?',
      checks: 'integer',
      /** Lease of a query to the provider: no other query before this time. */
      ask_after: 'bigint?',
    },
    key: ['id'],
    unique: { payments_key: ['idempotency_key'], payments_attempt: ['order_id', 'attempt'] },
    foreign: { payments_order: [['order_id'], 'orders', ['id']] },
    indexes: [['check_at']],
  },
  /** A payment as reported by the provider. */
  provider_payments: {
    columns: {
      id: 'text',
      payment_id: 'text',
      order_id: 'text',
      status: 'text',
      amount_minor: 'bigint',
      currency: 'text',
      /** The outcome of a success: it paid the order, is refunded, or needs review. */
      outcome: oneOf<'none' | 'paid' | 'refund' | 'review'>(),
      at: 'bigint',
    },
    key: ['id'],
    foreign: { provider_payments_payment: [['payment_id'], 'payments', ['id']] },
    indexes: [['order_id']],
    partial: {
      provider_payments_to_review: [['at'], "outcome = 'review'"],
    },
  },
  refunds: {
    columns: {
      /** Refund id at the provider. */
      id: 'text',
      order_id: 'text',
      /** What it is for, unique within the order: `shipment:<id>`, `return:<id>`, `payment:<id>`, `goodwill:<id>`. */
      cause: 'text',
      reason: oneOf<'cancelled' | 'returned' | 'late-payment' | 'double-payment' | 'goodwill' | 'undelivered'>(),
      /** The provider's order to refund; null for cash, and for what was paid back in another way. */
      payment_id: 'text?',
      amount_minor: 'bigint',
      currency: 'text',
      status: oneOf<'due' | 'queued' | 'sent' | 'done' | 'failed'>(),
      /** Bank reference, or the provider's message. */
      reference: 'text?',
      created_at: 'bigint',
      try_at: 'bigint?',
      tries: 'integer',
      /** Since when it has failed; null for all others. */
      failed_at: 'bigint?',
    },
    key: ['id'],
    unique: { refunds_cause: ['order_id', 'cause'] },
    foreign: { refunds_order: [['order_id'], 'orders', ['id']] },
    indexes: [['try_at'], ['status']],
  },
});
