import { financialYear } from '../../../../core/tax/gst.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';

/** The series of a seller's documents, with the prefix of their numbers. Numbers have at most 16 characters (CGST Rules, 46 and 53). */
const PREFIXES = { invoice: '', 'credit-note': 'CN/' } as const;

/** Who supplies the goods of a market with VAT: a seller who has a TRN, else the shop, whose bills have one series whatever they are of. */
const hasOwnSeries = ({ markets, sellers }: Shop, { market }: Pick<OrderRow, 'market'>, sellerId: string): boolean =>
  markets.get(market)?.vat === undefined || sellers.get(sellerId)?.trn !== undefined;

/**
 * The next number of a series: of a seller, or of the shop's own bills in a market with VAT, which is named by its TRN. It has no gaps
 * within a financial year: the counter moves in the transaction that uses the number, and another one that wants a number of the series waits for its end.
 */
export async function nextNumber(
  db: QueryBuilder,
  series: keyof typeof PREFIXES,
  {
    shop,
    order,
    sellerId,
  }: { readonly shop: Shop; readonly order: Pick<OrderRow, 'market'>; readonly sellerId: string },
  now: number,
): Promise<string> {
  const owner = hasOwnSeries(shop, order, sellerId) ? sellerId : shop.markets.get(order.market)?.vat?.number;
  const year = financialYear(indianDay(now));
  const { value } = await db
    .insertInto('counters')
    .values({ name: `${series}:${owner}:${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${PREFIXES[series]}${year}/${String(value).padStart(5, '0')}`;
}
