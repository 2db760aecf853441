import type { StatementAmounts } from '../settlement/statement.ts';

/** Answers about the payouts of a seller (src/api/docs/contract-sellers.md, "Payouts"). Amounts are minor units, days ISO dates in India. */

export interface SellerPayout {
  readonly id: string;
  /** Made: on its way to the bank. */
  readonly status: 'made' | 'paid' | 'failed';
  readonly amountMinor: number;
  /** The last four digits of the account. */
  readonly accountEnding: string;
  readonly madeOn: string;
  readonly settledOn?: string;
  /** The bank's reference. */
  readonly utr?: string;
  readonly reason?: string;
}

export interface SellerPayouts {
  readonly currency: string;
  /** What the shop owes the seller, including what is not due yet; negative if the seller owes it. */
  readonly balanceMinor: number;
  /** What the next payout will have, if nothing is returned until then. */
  readonly nextMinor: number;
  /** The next payout day. */
  readonly nextOn: string;
  /** Waits because a return of the order is open. */
  readonly heldMinor: number;
  /**
   * Why nothing is paid now: the bank returned a payout to the account (`returned`), or a new account is used later (`cooling`). Missing
   * where neither is so.
   */
  readonly account?: 'returned' | 'cooling';
  /** Newest first, at most 12. */
  readonly payouts: readonly SellerPayout[];
  /** Months with entries, newest first: "2026-11". */
  readonly months: readonly string[];
}

/** An event on a statement. */
export interface StatementLine {
  readonly day: string;
  readonly kind: 'sale' | 'return' | 'tds' | 'adjustment' | 'payout' | 'payout-returned';
  readonly orderNumber?: string;
  readonly payoutId?: string;
  readonly note?: string;
  readonly amounts: StatementAmounts;
  readonly totalMinor: number;
}

export interface SellerStatement {
  readonly month: string;
  readonly currency: string;
  /** The seller as on its invoices, and the shop. */
  readonly seller: { readonly name: string; readonly address: string; readonly gstin?: string };
  readonly shop: { readonly name: string; readonly address: string };
  readonly openingMinor: number;
  readonly closingMinor: number;
  /** Sums of the whole month. */
  readonly totals: StatementAmounts;
  readonly lines: readonly StatementLine[];
  /** Cursor of the next lines (`?after=`); missing on the last page. */
  readonly next?: string;
}
