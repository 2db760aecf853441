import { z } from 'zod';
import type { SellerPayout, SellerPayouts, SellerStatement, StatementLine } from '../../../core/contract/payouts.ts';
import type { StatementAmounts } from '../../../core/settlement/statement.ts';
import { isoDay, money } from '../../ground/http/fields.ts';

/** Schemas of answers about payouts, of the types in core/contract/payouts.ts. */

/** Cursor of a statement: moment and cause of the last line. */
export const afterLine = z
  .string()
  .max(120)
  .regex(/^\d{1,15}_[\w:.-]+$/, { error: 'A cursor.' })
  .optional();

const payout = z.object({
  id: z.string(),
  status: z.enum(['made', 'paid', 'failed']),
  amountMinor: money,
  accountEnding: z.string(),
  madeOn: isoDay,
  settledOn: isoDay.optional(),
  utr: z.string().optional(),
  reason: z.string().optional(),
}) satisfies z.ZodType<SellerPayout>;

export const payouts = z.object({
  currency: z.string(),
  balanceMinor: money,
  nextMinor: money,
  nextOn: isoDay,
  heldMinor: money,
  account: z.enum(['returned', 'cooling']).optional(),
  payouts: z.array(payout),
  months: z.array(z.string()),
}) satisfies z.ZodType<SellerPayouts>;

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

const statementLine = z.object({
  day: isoDay,
  kind: z.enum(['sale', 'return', 'tds', 'adjustment', 'payout', 'payout-returned']),
  orderNumber: z.string().optional(),
  payoutId: z.string().optional(),
  note: z.string().optional(),
  amounts,
  totalMinor: money,
}) satisfies z.ZodType<StatementLine>;

export const statement = z.object({
  month: z.string(),
  currency: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), gstin: z.string().optional() }),
  shop: z.object({ name: z.string(), address: z.string() }),
  openingMinor: money,
  closingMinor: money,
  totals: amounts,
  lines: z.array(statementLine),
  next: z.string().optional(),
}) satisfies z.ZodType<SellerStatement>;
