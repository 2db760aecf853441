import { financialYear } from '../../../../core/tax/gst.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';

/** The series of a seller's documents, with the prefix of their numbers. Numbers have at most 16 characters (CGST Rules, 46 and 53). */
const PREFIXES = { invoice: '', 'credit-note': 'CN/' } as const;

/**
 * The next number of a seller's series, which has no gaps within a financial year: the counter moves in the transaction that uses the
 * number, and another one that wants a number of the series waits for its end.
 */
export async function nextNumber(
  db: QueryBuilder,
  series: keyof typeof PREFIXES,
  sellerId: string,
  now: number,
): Promise<string> {
  const year = financialYear(indianDay(now));
  const { value } = await db
    .insertInto('counters')
    .values({ name: `${series}:${sellerId}:${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${PREFIXES[series]}${year}/${String(value).padStart(5, '0')}`;
}
