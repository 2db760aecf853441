import { z } from 'zod';
import type { StatementAmounts } from '../core/settlement/statement.ts';
import { isoDay, money } from './fields.ts';
import type { AnswerOf } from './types.ts';

/** Answers about the payouts of a seller (src/api/docs/contract-sellers.md, "Payouts"). Amounts are minor units, days ISO dates in India. */

/** Cursor of a statement: time and cause of the last line. */
export const afterLine = z
  .string()
  .max(120)
  .regex(/^\d{1,15}_[\w:.-]+$/, { error: 'A cursor.' })
  .optional();

/** Answers about the payouts of a seller (src/api/docs/contract-sellers.md, "Payouts"). Amounts are minor units, days ISO dates in India. */
const payout = z.object({
  id: z.string(),
  /** `made` means that it is on its way to the bank. */
  status: z.enum(['made', 'paid', 'failed']),
  amountMinor: money,
  /** The last four digits of the account. */
  accountEnding: z.string(),
  madeOn: isoDay,
  settledOn: isoDay.optional(),
  /** The bank's reference. */
  utr: z.string().optional(),
  reason: z.string().optional(),
});
export type SellerPayout = AnswerOf<typeof payout>;

export const payouts = z.object({
  currency: z.string(),
  /** What the shop owes the seller, including amounts that are not due yet; negative if the seller owes the shop. */
  balanceMinor: money,
  /** The amount of the next payout, if nothing is returned until then. */
  nextMinor: money,
  /** The next payout day. */
  nextOn: isoDay,
  /** The amount that waits because a return of the order is open. */
  heldMinor: money,
  /** Why nothing is paid now: the bank returned a payout (`returned`), or a new account is not used yet (`cooling`). Missing if neither applies. */
  account: z.enum(['returned', 'cooling']).optional(),
  /** Newest first, at most 12. */
  payouts: z.array(payout),
  /** Months with entries, newest first: "2026-11". */
  months: z.array(z.string()),
});
export type SellerPayouts = AnswerOf<typeof payouts>;

const amounts = z.object({
  sales: money.optional(),
  returns: money.optional(),
  commission: money.optional(),
  shipping: money.optional(),
  gst: money.optional(),
  tcs: money.optional(),
  tds: money.optional(),
  adjustments: money.optional(),
  payouts: money.optional(),
}) satisfies z.ZodType<StatementAmounts>;

/** An event on a statement. */
const statementLine = z.object({
  day: isoDay,
  kind: z.enum(['sale', 'return', 'tds', 'adjustment', 'payout', 'payout-returned']),
  orderNumber: z.string().optional(),
  payoutId: z.string().optional(),
  note: z.string().optional(),
  amounts,
  totalMinor: money,
});
export type StatementLine = AnswerOf<typeof statementLine>;

export const statement = z.object({
  month: z.string(),
  currency: z.string(),
  /** The seller and the shop, as on invoices. */
  seller: z.object({ name: z.string(), address: z.string(), gstin: z.string().optional() }),
  shop: z.object({ name: z.string(), address: z.string() }),
  openingMinor: money,
  closingMinor: money,
  /** Sums of the whole month. */
  totals: amounts,
  lines: z.array(statementLine),
  /** Cursor of the next lines (`?after=`); missing on the last page. */
  next: z.string().optional(),
});
export type SellerStatement = AnswerOf<typeof statement>;
