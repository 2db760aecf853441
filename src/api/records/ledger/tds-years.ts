import { financialYear } from '../../../core/tax/gst.ts';
import { addSale, subtractReturn, type TdsYear } from './tds-year.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Creates the year of a seller if it is missing, and locks it until the end of the transaction. */
async function lockYear(db: QueryBuilder, sellerId: string, year: string): Promise<TdsYear> {
  const row = await db
    .insertInto('seller_years')
    .values({ seller_id: sellerId, year, base_minor: 0, untaxed_minor: 0, is_over: 0 })
    // Changes nothing, but locks the row and returns it.
    .onConflict((conflict) => conflict.columns(['seller_id', 'year']).doUpdateSet({ year }))
    .returning(['base_minor', 'untaxed_minor', 'is_over'])
    .executeTakeFirstOrThrow();
  return { baseMinor: row.base_minor, untaxedMinor: row.untaxed_minor, isOver: row.is_over === 1 };
}

async function keepYear(db: QueryBuilder, sellerId: string, year: string, now: TdsYear): Promise<void> {
  await db
    .updateTable('seller_years')
    .set({ base_minor: now.baseMinor, untaxed_minor: now.untaxedMinor, is_over: now.isOver ? 1 : 0 })
    .where('seller_id', '=', sellerId)
    .where('year', '=', year)
    .execute();
}

/** Counts a sale of a day. Returns whether TDS is deducted from it, and from which earlier sales it now is too. */
export async function countSale(
  db: QueryBuilder,
  sellerId: string,
  day: string,
  valueMinor: number,
  hasLimit: boolean,
): Promise<{ readonly year: string; readonly isTaxed: boolean; readonly catchUpMinor: number }> {
  const year = financialYear(day);
  const counted = addSale(await lockYear(db, sellerId, year), valueMinor, hasLimit);
  await keepYear(db, sellerId, year, counted.year);
  return { year, isTaxed: counted.isTaxed, catchUpMinor: counted.catchUpMinor };
}

/** Counts a return of a sale of the same financial year. */
export async function countReturn(db: QueryBuilder, sellerId: string, day: string, valueMinor: number): Promise<void> {
  const year = financialYear(day);
  await keepYear(db, sellerId, year, subtractReturn(await lockYear(db, sellerId, year), valueMinor));
}
