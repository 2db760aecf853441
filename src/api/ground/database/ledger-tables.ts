import type { Account, EntryKind } from '../../../core/settlement/entries.ts';

/** The tables of the sellers' ledger and their payouts (ledger/). tables.ts describes the types of columns. */

/** An event that changes what the shop owes a seller. Triggers refuse changes of all but `payout_id`. */
export interface SellerPostingRow {
  /** Id of the seller in the catalogue. */
  seller_id: string;
  /**
   * What it is for, unique within the shop: `sale:<shipment>`, `return:<return>`, `tds:<financial year>`, `adjustment:<id>`,
   * `payout:<payout>`, `payout-returned:<payout>`.
   */
  cause: string;
  kind: 'sale' | 'return' | 'tds' | 'adjustment' | 'payout' | 'payout-returned';
  order_id: string | null;
  shipment_id: string | null;
  currency: string;
  /** Indian day of `at`. */
  day: string;
  at: number;
  /** The first Indian day on which it can be paid out. */
  due_on: string;
  /** What its entries add to the account `payable`; negative if they take from it. */
  payable_minor: number;
  /** What it adds to the seller's sales of its financial year, without GST. */
  value_minor: number;
  note: string | null;
  /** The payout that it is part of; null until then. */
  payout_id: string | null;
}

/** An entry of a posting: an amount is debited to one account and credited to another. Triggers refuse changes. */
export interface SellerEntryRow {
  seller_id: string;
  cause: string;
  kind: EntryKind;
  /** The order line; empty for what belongs to the parcel. */
  line_id: string;
  debit: Account;
  credit: Account;
  amount_minor: number;
}

/** Sales of a seller in a financial year, for the limit of TDS. */
export interface SellerYearRow {
  seller_id: string;
  /** "26-27". */
  year: string;
  /** Value of the sales of the year, less returns. */
  base_minor: number;
  /** Part of it on which no TDS was deducted, because the sales were below the limit. */
  untaxed_minor: number;
  /** 1 once the sales were above the limit. */
  is_over: number;
}

/** What a month changed in what the shop owes a seller. Triggers add each posting to it (migrations/baseline/ledger-sums.ts). */
export interface SellerMonthRow {
  seller_id: string;
  /** "2026-11", of the posting's day. */
  month: string;
  postings: number;
  payable_minor: number;
}

/** The sum of a seller's entries of a month with the same kind and accounts; made as `SellerMonthRow` is. */
export interface SellerMonthSumRow {
  seller_id: string;
  month: string;
  kind: EntryKind;
  debit: Account;
  credit: Account;
  amount_minor: number;
}

/** The sum of a seller's postings that are in no payout, by the first day on which they can be; made as `SellerMonthRow` is. */
export interface SellerOpenDayRow {
  seller_id: string;
  due_on: string;
  currency: string;
  postings: number;
  payable_minor: number;
}

export interface PayoutRow {
  /** Reference for the bank: "P2627-00012". */
  id: string;
  seller_id: string;
  seller_account_id: string;
  currency: string;
  amount_minor: number;
  /** `made` until the operator has recorded what the bank did. */
  status: 'made' | 'paid' | 'failed';
  /** The account at the time of making it. */
  holder: string;
  account_number: string;
  ifsc: string;
  made_at: number;
  settled_at: number | null;
  /** The bank's reference of the transfer. */
  utr: string | null;
  /** Why it failed. */
  reason: string | null;
}
