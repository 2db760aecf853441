import { defineTables, oneOf } from './define.ts';

/**
 * The balances of orders (orders/record/balance.ts), with constraints and triggers for its invariants: amounts are positive, entries are never
 * changed, no more is released than charged, no more owed than collected, no more paid back than owed, and every refund has an entry
 * that owes it.
 */
export const BALANCE_TABLES = defineTables({
  /** An entry of an order's balance. Triggers refuse changes (migrations/baseline/guard-balances.ts). */
  balance_entries: {
    columns: {
      order_id: 'text',
      kind: oneOf<'charged' | 'released' | 'collected' | 'owed' | 'paid-back'>(),
      /** What it is for, unique within order and kind: `order`, `shipment:<id>`, `payment:<id>`, `return:<id>`, `goodwill:<id>` and others. */
      cause: 'text',
      amount_minor: 'bigint',
      at: 'bigint',
      /** Reference of the provider or the bank. */
      reference: 'text?',
    },
    key: ['order_id', 'kind', 'cause'],
    foreign: { balance_entries_order: [['order_id'], 'orders', ['id']] },
    checks: {
      balance_entries_amount: 'amount_minor > 0',
      balance_entries_kind: "kind in ('charged', 'released', 'collected', 'owed', 'paid-back')",
    },
  },
});
