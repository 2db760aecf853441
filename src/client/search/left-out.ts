import { formatRange, type Understanding } from './understood.ts';

/** Sentences about what nothing in the shop fits, and about what is shown in its place. */

/** So many words are quoted; of further ones the number is told. */
const MOST_QUOTED = 3;
/** Kinds of things that are not counted. */
const UNCOUNTED =
  /(?:wear|ware|jewellery|crockery|cutlery|stationery|embroidery|clothing|bedding|furniture|luggage|make-?up|rice|milk|water|oil|ghee|flour|atta|sugar|salt|tea|coffee|honey|powder)$/;

/** "bags", "dresses", "batteries" for a kind of thing; one that is not counted, is in the plural or is not English stays as it is. */
export function formatPlural(kind: string): string {
  if (!/[a-z]$/.test(kind) || UNCOUNTED.test(kind)) return kind;
  if (/(?:knife|shelf|scarf|leaf)$/.test(kind)) return kind.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(kind)) return kind.replace(/y$/, 'ies');
  if (/(?:ss|[cs]h|x|z|ato)$/.test(kind)) return `${kind}es`;
  return kind.endsWith('s') ? kind : `${kind}s`;
}

/** The heading of what fits less: "12 more bags"; undefined when everything fits or it is not known what the things are. */
export function formatMore(count: number, { kind, lacksKind }: Understanding): string | undefined {
  if (kind === undefined || lacksKind || count < 1) return undefined;
  return `${count} more ${count === 1 ? kind : formatPlural(kind)}`;
}

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

/** "“a”", "“a” and “b”", "“a”, “b”, “c” and 2 more words". */
export function quoteAll(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const more = words.length - MOST_QUOTED;
  if (more < 1) return joinWords(quoted);
  return joinWords([...quoted.slice(0, MOST_QUOTED), more === 1 ? '1 more word' : `${more} more words`]);
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
