import { readDay, readDays, saysNoDay } from '../../tables/rows/read-days.ts';
import { SALE_DAYS } from '../../tables/rows/sale-days.ts';
import { fieldOfBareDays } from '../../tables/headings/sale-headings.ts';

/** Columns of days, by their headings and cells. */

/** Fields whose cells are days. */
export const DAY_FIELDS = [...SALE_DAYS, 'publishFrom', 'publishUntil', 'stock.from', 'stock.again'] as const;

/** Whether a field contains days. */
export const saysDays = (field: string): boolean => (DAY_FIELDS as readonly string[]).includes(field);

const isDays = (text: string): boolean =>
  saysNoDay(text) || readDay(text) !== undefined || readDays(text) !== undefined;

/** Whether texts below a heading of days can be days: "Price from" has amounts. Rows whose text can't be read are reported one by one. */
export const looksLikeDays = (texts: readonly string[]): boolean =>
  areDays(texts) || texts.filter((text) => /^\D{0,4}\d[\d,.]*$/.test(text)).length <= texts.length / 2;

const areDays = (texts: readonly string[]): boolean => texts.filter(isDays).length > texts.length / 2;

/**
 * The field of a heading such as "Valid till" or "End date", which means the days of a sale if the table also has a lower price. `best` has the column
 * of each field.
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
