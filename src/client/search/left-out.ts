import { formatPlural, joinWords, MOST_QUOTED, quoteAll } from './things.ts';
import { formatRange, type Understanding } from './understood.ts';

/** Sentences about what nothing in the shop fits, and about what is shown in its place. */

/**
 * What was left out of a query, and what the results are instead: "No black ones: all bags". Undefined when nothing was left out.
 * `formatAmount` writes minor units.
 */
export function describeLeftOut(found: Understanding, formatAmount: (minor: number) => string): string | undefined {
  const { kind, words, isNearest, lacksKind } = found;
  if (!isNearest) return undefined;
  if (kind !== undefined && lacksKind) return `No ${formatPlural(kind)} here. The nearest:`;
  const dropped = words.filter(({ isDropped }) => isDropped).map(({ typed }) => typed);
  const { left, kept, isSure } = listLimits(found, dropped.length > 0, formatAmount);
  if (dropped.length === 0 && left === '') return 'No exact match. The nearest:';
  if (kind === undefined)
    return `Nothing${left}${dropped.length > 0 ? ` with ${quoteAll(dropped)}` : ''}. The nearest:`;
  const things = formatPlural(kind);
  const isAll = isSure && words.length === dropped.length + 1;
  return `${describeMissing(dropped, things, left, words)}${isAll ? ': all' : '. The nearest'} ${things}${kept}${isAll ? '' : ':'}`;
}

/** "No black bags under ₹500", "Nothing for “wedding”". */
function describeMissing(
  dropped: readonly string[],
  things: string,
  left: string,
  words: Understanding['words'],
): string {
  if (dropped.length === 0) return `No ${things}${left}`;
  const isFirst = words.findIndex(({ isDropped }) => !isDropped) === dropped.length;
  if (!isFirst || dropped.length > MOST_QUOTED)
    return left ? `No ${things}${left}, and nothing for ${quoteAll(dropped)}` : `Nothing for ${quoteAll(dropped)}`;
  // As one says them before the noun; words that are not English are quoted.
  const names = dropped.every((word) => /^[a-z0-9 ]+$/i.test(word)) ? dropped.join(' ') : quoteAll(dropped);
  return left ? `No ${names} ${things}${left}` : `No ${names} ones`;
}

/**
 * The limits that were left out and those that were kept, each text with a space before it. That of a price is left out last; of the others
 * it is not always known whether they were.
 */
function listLimits(
  { price, sizes, audience, age }: Understanding,
  hasDropped: boolean,
  formatAmount: (minor: number) => string,
): { left: string; kept: string; isSure: boolean } {
  const others = [
    ...(audience.length > 0 ? [` for ${joinWords(audience.map((name) => (name === 'baby' ? 'babies' : name)))}`] : []),
    ...(age === undefined ? [] : [` for ${age === 1 ? '1 year' : `${age} years`}`]),
    ...(sizes.length > 0 ? [` in size ${joinWords(sizes.map((size) => size.toUpperCase()))}`] : []),
  ];
  const cost = price ? ` ${formatCost(price, formatAmount)}` : '';
  if (price?.isDropped) return { left: others.join('') + cost, kept: '', isSure: true };
  return {
    left: hasDropped ? '' : others.join(''),
    kept: cost,
    isSure: others.length === (hasDropped ? 0 : 1),
  };
}

/** "under ₹600", "for ₹300 to ₹600". */
function formatCost(price: NonNullable<Understanding['price']>, formatAmount: (minor: number) => string): string {
  const range = formatRange(price, formatAmount);
  const isBetween = price.minMinor !== undefined && price.maxMinor !== undefined;
  return isBetween ? `for ${range}` : range.charAt(0).toLowerCase() + range.slice(1);
}
