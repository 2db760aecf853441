import type { Account, EntryKind } from '../../../../core/settlement/entries.ts';
import { defineTables, oneOf } from './define.ts';

/**
 * Sums of the sellers' ledger: by month, and of what is in no payout yet by the day on which it is due. Triggers add to them in the
 * transaction of each posting.
 */
export const LEDGER_SUM_TABLES = defineTables({
  /** What a month changed in what the shop owes a seller. Triggers add each posting to it (migrations/baseline/sum-ledger.ts). */
  seller_months: {
    columns: {
      seller_id: 'text',
      /** "2026-11", of the posting's day. */
      month: 'text',
      postings: 'integer',
      payable_minor: 'bigint',
    },
    key: ['seller_id', 'month'],
  },
  /** The sum of a seller's entries of a month with the same kind and accounts; made as the rows of `seller_months` are. */
  seller_month_sums: {
    columns: {
      seller_id: 'text',
      month: 'text',
      kind: oneOf<EntryKind>(),
      debit: oneOf<Account>(),
      credit: oneOf<Account>(),
      amount_minor: 'bigint',
    },
    key: ['seller_id', 'month', 'kind', 'debit', 'credit'],
  },
  /** The sum of a seller's postings that are in no payout, by the first day on which they can be; made as the rows of `seller_months` are. */
  seller_open_days: {
    columns: {
      seller_id: 'text',
      due_on: 'text',
      currency: 'text',
      postings: 'integer',
      payable_minor: 'bigint',
    },
    key: ['seller_id', 'due_on', 'currency'],
  },
});
