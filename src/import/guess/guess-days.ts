import { readDay, readDays, saysNoDay } from '../../tables/rows/read-days.ts';
import { SALE_DAYS } from '../../tables/rows/sale-days.ts';
import { fieldOfBareDays } from '../../tables/headings/sale-headings.ts';

/** Columns of days, by their headings and what is in them. */

/** Fields whose cells say days. */
export const DAY_FIELDS = [...SALE_DAYS, 'publishFrom', 'publishUntil', 'stock.from', 'stock.again'] as const;

export const saysDays = (field: string): boolean => (DAY_FIELDS as readonly string[]).includes(field);

const isDays = (text: string): boolean =>
  saysNoDay(text) || readDay(text) !== undefined || readDays(text) !== undefined;

/** Whether texts below the heading of days may be such: "Price from" has amounts. What can't be read is asked about row by row. */
export const looksLikeDays = (texts: readonly string[]): boolean =>
  areDays(texts) || texts.filter((text) => /^\D{0,4}\d[\d,.]*$/.test(text)).length <= texts.length / 2;

const areDays = (texts: readonly string[]): boolean => texts.filter(isDays).length > texts.length / 2;

/**
 * Headings such as "Valid till" and "End date" say the days of a sale where a lower price stands beside them. `best` has the columns that other fields
 * have.
 */
export function fieldOfDays(
  column: string,
  texts: readonly string[],
  best: ReadonlyMap<string, string>,
): string | undefined {
  const field = fieldOfBareDays(column);
  if (field === undefined || !areDays(texts)) return undefined;
  return best.has('offers.sale') || (best.has('offers.mrp') && best.has('offers.price')) ? field : undefined;
}
