import { columnWords } from './column-words.ts';
import { normalise } from '../../core/text/normalise.ts';

/**
 * Headings of amounts that are not a price, or may not be: the shop's cost, the value of its stock, a price without tax, a price of something else than
 * the pack that is sold. Goods that are sold at such an amount lose money with each order, so it is never guessed to be the price.
 */
type PriceDoubt = 'cost' | 'worth' | 'net' | 'unit';

/** Each doubt in words, for the question about the price. */
export const DOUBTS: Readonly<Record<PriceDoubt, string>> = {
  cost: 'may be what you pay for it',
  worth: 'may be what your stock is worth',
  net: 'may be a price without tax',
  unit: 'may be the price of a kilogram or the like',
};

const MONEY = columnWords('money');
const PAID = columnWords('paid');
/** Words that mean a cost by themselves. Others need a word of money beside them: "Purchase date" is not a cost. */
const PAID_ALONE = columnWords('paid alone');
/** Costs of other things than goods. */
const OTHER_COSTS = columnWords('other cost');
/** Words that mean the value of a stock if a heading has no others: "Rate", "Closing value". A face value is none. */
const WORTH = columnWords('worth');
const BESIDE_WORTH = columnWords('beside worth');
const NET = columnWords('net');
const UNITS = columnWords('unit');
const TAXES = columnWords('tax');

const MOST_WORDS = 8;

/** The doubt about taking a column with this heading for the price; undefined where its name raises none. */
export function doubtOf(heading: string): PriceDoubt | undefined {
  const found = wordsOf(heading);
  if (found.length === 0 || found.length > MOST_WORDS) return undefined;
  const has = (set: ReadonlySet<string>) => found.some((word) => set.has(word));
  if (has(OTHER_COSTS)) return undefined;
  const isMoney = has(MONEY);
  if (has(PAID_ALONE) || (isMoney && has(PAID))) return 'cost';
  // Odoo and Tally have this name for the cost.
  if (found.includes('standard') && isMoney) return 'cost';
  if (isMoney && (has(NET) || (found.includes('before') && has(TAXES)))) return 'net';
  if (isMoney && has(UNITS)) return 'unit';
  return has(WORTH) && found.every((word) => WORTH.has(word) || BESIDE_WORTH.has(word)) ? 'worth' : undefined;
}

/** The words of a heading in lower case, also those of "taxClassId" and "tax_class_id". */
export const wordsOf = (heading: string): string[] =>
  normalise(heading.slice(0, 200), 'NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether a heading means an amount of money, which is not a fact about goods. */
export const namesMoney = (heading: string): boolean => wordsOf(heading).some((word) => PRICES.has(word));
const PRICES = columnWords('price');

/** The columns whose amounts may have been the price, among those that are left out. */
export const listAmounts = <Column extends { readonly column: string; readonly text: string }>(
  leftOut: readonly Column[],
): Column[] =>
  leftOut.filter(
    ({ column, text }) => /\d/.test(text.slice(0, 40)) && (doubtOf(column) !== undefined || namesMoney(column)),
  );
