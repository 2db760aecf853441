import { searchText } from '../../messages/rooms/search.ts';
import { formatPlural, joinWords, MOST_QUOTED, nameKind, quoteAll } from './things.ts';
import type { Understanding } from './understood.ts';

/** Sentences about what nothing in the shop fits, and about what is shown in its place. */

/**
 * What was left out of a query, and what the results are instead: "No black ones: all bags". Undefined when nothing was left out.
 * `formatAmount` writes minor units.
 */
export function describeLeftOut(found: Understanding, formatAmount: (minor: number) => string): string | undefined {
  const { words, isNearest, lacksKind } = found;
  const kind = nameKind(found);
  if (!isNearest) return undefined;
  if (kind !== undefined && lacksKind) return searchText.kindMissing({ things: formatPlural(kind) });
  const dropped = words.filter(({ isDropped }) => isDropped).map(({ typed }) => typed);
  const { left, kept, isSure } = listLimits(found, dropped.length > 0, formatAmount);
  if (dropped.length === 0 && left === '') return searchText.noExact;
  if (kind === undefined) {
    const quoted = quoteAll(dropped);
    return searchText.nothingThat({
      is: [left, quoted && searchText.withWords({ words: quoted })].filter(Boolean).join(' '),
    });
  }
  const things = formatPlural(kind);
  const isAll = isSure && words.length === dropped.length + 1;
  const missing = describeMissing(dropped, things, left, words);
  const shown = withLimits(things, kept);
  return isAll
    ? searchText.allThings({ missing, things: shown })
    : searchText.nearestThings({ missing, things: shown });
}

/** "No black bags under ₹500", "Nothing for “wedding”". */
function describeMissing(
  dropped: readonly string[],
  things: string,
  left: string,
  words: Understanding['words'],
): string {
  const wanted = withLimits(things, left);
  if (dropped.length === 0) return searchText.noThings({ things: wanted });
  const isFirst = words.findIndex(({ isDropped }) => !isDropped) === dropped.length;
  if (!isFirst || dropped.length > MOST_QUOTED)
    return left
      ? searchText.noThingsNor({ things: wanted, words: quoteAll(dropped) })
      : searchText.nothingFor({ words: quoteAll(dropped) });
  // As one says them before the noun; words that are not English are quoted.
  const names = dropped.every((word) => /^[a-z0-9 ]+$/i.test(word)) ? dropped.join(' ') : quoteAll(dropped);
  return left ? searchText.noNamed({ names, things: wanted }) : searchText.noOnes({ names });
}

/** "bags", "bags under ₹500". */
const withLimits = (things: string, limits: string): string =>
  limits ? searchText.thingsWithin({ things, limits }) : things;

/**
 * The limits that were left out and those that were kept. That of a price is left out last; of the others
 * it is not always known whether they were.
 */
function listLimits(
  { price, sizes, audience, age }: Understanding,
  hasDropped: boolean,
  formatAmount: (minor: number) => string,
): { left: string; kept: string; isSure: boolean } {
  const others = [
    ...(audience.length > 0
      ? [searchText.forAudience({ audience: joinWords(audience.map((who) => searchText.audience({ who }))) })]
      : []),
    ...(age === undefined ? [] : [searchText.forYears({ years: age })]),
    ...(sizes.length > 0 ? [searchText.inSize({ sizes: joinWords(sizes.map((size) => size.toUpperCase())) })] : []),
  ];
  const cost = price ? [formatCost(price, formatAmount)] : [];
  if (price?.isDropped) return { left: [...others, ...cost].join(' '), kept: '', isSure: true };
  return {
    left: hasDropped ? '' : others.join(' '),
    kept: cost.join(),
    isSure: others.length === (hasDropped ? 0 : 1),
  };
}

/** "under ₹600", "for ₹300 to ₹600". */
function formatCost(
  { minMinor, maxMinor = 0 }: NonNullable<Understanding['price']>,
  format: (minor: number) => string,
): string {
  if (minMinor === undefined) return searchText.under({ amount: format(maxMinor) });
  return maxMinor === 0
    ? searchText.above({ amount: format(minMinor) })
    : searchText.between({ from: format(minMinor), to: format(maxMinor) });
}
