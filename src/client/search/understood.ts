import { listsText } from '../../messages/rooms/lists.ts';
import { searchText } from '../../messages/rooms/search.ts';

/** How a query was understood, as far as a shopper reads about it. */
export interface Understanding {
  /** What kind of thing is wanted, in the singular. */
  readonly kind?: string;
  /** The same as it was typed. */
  readonly typedKind?: string;
  /** The shop has nothing of that kind. */
  readonly lacksKind?: boolean;
  /** Something was left out. */
  readonly isNearest?: boolean;
  readonly words: readonly { readonly typed: string; readonly used?: string; readonly isDropped?: true }[];
  readonly price?: { readonly minMinor?: number; readonly maxMinor?: number; readonly isDropped?: true };
  readonly sizes: readonly string[];
  readonly audience: readonly string[];
  /** In years. */
  readonly age?: number;
}

/** Something that was understood, and the query without it. */
interface UnderstoodPart {
  readonly label: string;
  readonly without: string;
}

/** The limits of a price, an audience and so on, each with the query that remains when it is removed. `formatAmount` writes minor units. */
export function listUnderstood(found: Understanding, formatAmount: (minor: number) => string): UnderstoodPart[] {
  const { price, sizes, audience, age, words } = found;
  const parts = [
    ...audience.map((name) => ({
      label: searchText.labelAudience({ audience: searchText.audience({ who: name }) }),
      text: `for ${name}`,
    })),
    ...(age === undefined ? [] : [{ label: searchText.labelYears({ years: age }), text: `${age} years` }]),
    ...sizes.map((size) => ({ label: searchText.labelSize({ size: size.toUpperCase() }), text: `size ${size}` })),
    ...(price ? [describeRange(price, formatAmount)] : []),
  ];
  const typed = words.map((word) => word.typed);
  return parts.map(({ label }, index) => ({
    label,
    without: [...typed, ...parts.filter((_part, other) => other !== index).map(({ text }) => text)].join(' '),
  }));
}

/** "Under ₹600", "Above ₹300", "₹300 to ₹600", and the same as the search reads it, in English. */
function describeRange(
  { minMinor, maxMinor = 0 }: NonNullable<Understanding['price']>,
  format: (minor: number) => string,
): { label: string; text: string } {
  const to = format(maxMinor);
  const most = maxMinor / 100;
  if (minMinor === undefined) return { label: searchText.labelUnder({ amount: to }), text: `under ${most}` };
  const from = format(minMinor);
  const least = minMinor / 100;
  return maxMinor
    ? { label: listsText.range({ from, to }), text: `${least} to ${most}` }
    : { label: searchText.labelAbove({ amount: from }), text: `above ${least}` };
}

/** The spelling that was searched for in place of the typed one; undefined when nothing was corrected. */
export function correctedQuery(query: string, { words }: Understanding): string | undefined {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  let corrected = plain(query);
  for (const { typed, used } of words)
    if (used !== undefined && used !== typed) corrected = corrected.replace(plain(typed), used);
  return corrected === plain(query) ? undefined : corrected;
}
