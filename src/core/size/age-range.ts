/** Sizes of children that are named by age: "4-5Y", "12-18M", "6 to 9 months". Ages are months. */

export const MONTHS_OF_YEAR = 12;

/** The ages of a size: from the first on, before the other. */
interface AgeRange {
  readonly from: number;
  readonly before: number;
}

const UNIT = '(months?|mths?|mos?|m|years?|yrs?|y)';
const AGES = new RegExp(String.raw`^(\d{1,2})\s*${UNIT}?\s*(?:-|–|to)\s*(\d{1,2})\s*${UNIT}\.?$`, 'i');

/** The first and the last age that a name has: a range, since "1Y" may be a shoe's size. */
function parseAges(name: string): readonly [from: number, to: number, span: number] | undefined {
  const [, first, ownUnit, second, unit] = AGES.exec(name.trim()) ?? [];
  if (first === undefined || second === undefined || unit === undefined) return undefined;
  const monthsOf = (word: string) => (/^m/i.test(word) ? 1 : MONTHS_OF_YEAR);
  const from = Number(first) * monthsOf(ownUnit ?? unit);
  const to = Number(second) * monthsOf(unit);
  return from < to ? [from, to, monthsOf(unit)] : undefined;
}

/**
 * The ages of the sizes of a chart, by name; empty where fewer than two are named by age. Before "6-7Y", "4-5Y" is for children of five, too;
 * before "5-6Y" it is for those of four.
 */
export function readAges(names: readonly string[]): ReadonlyMap<string, AgeRange> {
  const sizes = names
    .flatMap((name) => {
      const ages = parseAges(name);
      return ages ? [{ name, ages }] : [];
    })
    .sort((a, b) => a.ages[0] - b.ages[0]);
  if (sizes.length < 2) return new Map();
  return new Map(
    sizes.map(({ name, ages: [from, to, span] }, index) => {
      const next = sizes[index + 1]?.ages[0];
      const joins = next !== undefined && next >= to && next <= to + span;
      return [name, { from, before: joins ? next : next === undefined ? to + span : to }];
    }),
  );
}
