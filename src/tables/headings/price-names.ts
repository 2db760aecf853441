import { columnWords } from './column-words.ts';
import { normalise } from '../../core/text/normalise.ts';

/**
 * Headings of columns with amounts that are no price, or may be none: what the shop pays, what its stock is worth, a price without tax, a
 * price of something else than the pack that is sold. Sold at such an amount, goods lose money at each order, so that nothing guesses it.
 */
type PriceDoubt = 'cost' | 'worth' | 'net' | 'unit';

/** What each doubt means, for the question. */
export const DOUBTS: Readonly<Record<PriceDoubt, string>> = {
  cost: 'may be what you pay for it',
  worth: 'may be what your stock is worth',
  net: 'may be a price without tax',
  unit: 'may be the price of a kilogram or the like',
};

const MONEY = columnWords('money');
const PAID = columnWords('paid');
/** Alone they say what is paid. Others need a word of money beside them: "Purchase date" is no cost. */
const PAID_ALONE = columnWords('paid alone');
/** Costs of something else than goods. */
const OTHER_COSTS = columnWords('other cost');
/** What a stock is worth, with nothing but these words: "Rate", "Closing value". A face value is none. */
const WORTH = columnWords('worth');
const BESIDE_WORTH = columnWords('beside worth');
const NET = columnWords('net');
const UNITS = columnWords('unit');
const TAXES = columnWords('tax');

const MOST_WORDS = 8;

/** What speaks against taking a column of this heading for the price; undefined where its name says nothing of the kind. */
export function doubtOf(heading: string): PriceDoubt | undefined {
  const found = wordsOf(heading);
  if (found.length === 0 || found.length > MOST_WORDS) return undefined;
  const has = (set: ReadonlySet<string>) => found.some((word) => set.has(word));
  if (has(OTHER_COSTS)) return undefined;
  const isMoney = has(MONEY);
  if (has(PAID_ALONE) || (isMoney && has(PAID))) return 'cost';
  // Odoo and Tally call it so.
  if (found.includes('standard') && isMoney) return 'cost';
  if (isMoney && (has(NET) || (found.includes('before') && has(TAXES)))) return 'net';
  if (isMoney && has(UNITS)) return 'unit';
  return has(WORTH) && found.every((word) => WORTH.has(word) || BESIDE_WORTH.has(word)) ? 'worth' : undefined;
}

/** The words of a heading in small letters; those of "taxClassId" and "tax_class_id", too. */
export const wordsOf = (heading: string): string[] =>
  normalise(heading.slice(0, 200), 'NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether a heading is about an amount of money, which is no fact about goods. */
export const namesMoney = (heading: string): boolean => wordsOf(heading).some((word) => PRICES.has(word));
const PRICES = columnWords('price');

/** Of columns that are left out, those whose amounts may have been the price. */
export const listAmounts = <Column extends { readonly column: string; readonly text: string }>(
  leftOut: readonly Column[],
): Column[] =>
  leftOut.filter(
    ({ column, text }) => /\d/.test(text.slice(0, 40)) && (doubtOf(column) !== undefined || namesMoney(column)),
  );
