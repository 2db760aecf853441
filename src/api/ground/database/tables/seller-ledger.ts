import type { Account, EntryKind } from '../../../../core/settlement/entries.ts';
import { defineTables, oneOf } from './define.ts';

/**
 * The ledger of sellers and their payouts (ledger/). Constraints and triggers hold its invariants: each entry moves a positive amount
 * from one account to another, entries are never changed or deleted, of a posting only its payout changes, and of a payout its
 * amount and account never do.
 */
export const SELLER_LEDGER_TABLES = defineTables({
  /** An event that changes what the shop owes a seller. Triggers refuse changes of all but `payout_id`. */
  seller_postings: {
    columns: {
      /** Id of the seller in the catalogue. */
      seller_id: 'text',
      /**
       * What it is for, unique within the shop: `sale:<shipment>`, `return:<return>`, `tds:<financial year>`, `adjustment:<id>`,
       * `payout:<payout>`, `payout-returned:<payout>`.
       */
      cause: 'text',
      kind: oneOf<'sale' | 'return' | 'tds' | 'adjustment' | 'payout' | 'payout-returned'>(),
      order_id: 'text?',
      shipment_id: 'text?',
      currency: 'text',
      /** Indian day of `at`. */
      day: 'text',
      at: 'bigint',
      /** The first Indian day on which it can be paid out. */
      due_on: 'text',
      /** What its entries add to the account `payable`; negative if they take from it. */
      payable_minor: 'bigint',
      /** What it adds to the seller's sales of its financial year, without GST. */
      value_minor: 'bigint',
      note: 'text?',
      /** The payout that it is part of; null until then. */
      payout_id: 'text?',
    },
    key: ['seller_id', 'cause'],
    indexes: [['seller_id', 'at', 'cause'], ['payout_id', 'seller_id', 'due_on'], ['shipment_id']],
  },
  /** An entry of a posting: an amount is debited to one account and credited to another. Triggers refuse changes. */
  seller_entries: {
    columns: {
      seller_id: 'text',
      cause: 'text',
      kind: oneOf<EntryKind>(),
      /** The order line; empty for what belongs to the parcel. */
      line_id: 'text',
      debit: oneOf<Account>(),
      credit: oneOf<Account>(),
      amount_minor: 'bigint',
    },
    key: ['seller_id', 'cause', 'kind', 'line_id'],
    foreign: { seller_entries_posting: [['seller_id', 'cause'], 'seller_postings', ['seller_id', 'cause']] },
    checks: {
      seller_entries_amount: 'amount_minor > 0',
      seller_entries_accounts: 'debit <> credit',
    },
  },
  /** Sales of a seller in a financial year, for the limit of TDS. */
  seller_years: {
    columns: {
      seller_id: 'text',
      /** "26-27". */
      year: 'text',
      /** Value of the sales of the year, less returns. */
      base_minor: 'bigint',
      /** Part of it on which no TDS was deducted, because the sales were below the limit. */
      untaxed_minor: 'bigint',
      /** 1 once the sales were above the limit. */
      is_over: 'integer',
    },
    key: ['seller_id', 'year'],
  },
  payouts: {
    columns: {
      /** Reference for the bank: "P2627-00012". */
      id: 'text',
      seller_id: 'text',
      seller_account_id: 'text',
      currency: 'text',
      amount_minor: 'bigint',
      /** `made` until the operator has recorded what the bank did. */
      status: oneOf<'made' | 'paid' | 'failed'>(),
      /** The account at the time of making it. */
      holder: 'text',
      account_number: 'text',
      ifsc: 'text',
      made_at: 'bigint',
      settled_at: 'bigint?',
      /** The bank's reference of the transfer. */
      utr: 'text?',
      /** Why it failed. */
      reason: 'text?',
    },
    key: ['id'],
    checks: {
      payouts_amount: 'amount_minor > 0',
      payouts_status: "status in ('made', 'paid', 'failed')",
    },
    indexes: [
      ['seller_id', 'id'],
      ['status', 'id'],
    ],
  },
});
