import type { SellerPayout, SellerPayouts } from '../../../contract/payouts.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { payoutDay } from './payout-days.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { present } from '../../ground/http/present.ts';
import type { Services } from '../../ground/services.ts';
import { readAccount } from './accounts.ts';
import { sumOpen } from './due.ts';
import { readPayable } from './read.ts';
import { settledCurrency } from './settled-seller.ts';
import { listMonths } from './statements.ts';

const NEWEST = 12;

/** What a seller is owed, when it is paid, and what was paid. */
export async function readPayouts({ database, shop, now }: Services, sellerId: string): Promise<SellerPayouts> {
  const { read } = database;
  const nextOn = payoutDay(indianDay(now()));
  const open = (await sumOpen(read, nextOn, sellerId)).get(sellerId);
  const rows = await read
    .selectFrom('payouts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return {
    currency: settledCurrency(shop()) ?? 'INR',
    balanceMinor: await readPayable(read, sellerId),
    nextMinor: Math.max(0, open?.dueMinor ?? 0),
    nextOn,
    heldMinor: open?.heldMinor ?? 0,
    ...present({ account: await readAccount(read, sellerId) }),
    payouts: rows.map(serialisePayout),
    months: await listMonths(read, sellerId),
  };
}

/** The payouts that wait for the bank, and what was paid since a moment. */
export async function sumPayouts(
  db: QueryBuilder,
  since: number,
): Promise<{ readonly madeCount: number; readonly madeMinor: number; readonly paidMinor: number }> {
  const made = await db
    .selectFrom('payouts')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('amount_minor').as('sum')])
    .where('status', '=', 'made')
    .executeTakeFirst();
  const paid = await db
    .selectFrom('payouts')
    .select((eb) => eb.fn.sum('amount_minor').as('sum'))
    .where('status', '=', 'paid')
    .where('settled_at', '>=', since)
    .executeTakeFirst();
  return {
    madeCount: Number(made?.count ?? 0),
    madeMinor: Number(made?.sum ?? 0),
    paidMinor: Number(paid?.sum ?? 0),
  };
}

const serialisePayout = (row: PayoutRow): SellerPayout => ({
  id: row.id,
  status: row.status,
  amountMinor: row.amount_minor,
  accountEnding: row.account_number.slice(-4),
  madeOn: indianDay(row.made_at),
  ...present({
    settledOn: row.settled_at === null ? undefined : indianDay(row.settled_at),
    utr: row.utr,
    reason: row.reason,
  }),
});
