import { columnWords } from '../../tables/headings/column-words.ts';
import type { ColumnSample, Guess } from '../map/column-sample.ts';
import { fieldOfHeading } from '../../tables/headings/heading-names.ts';
import { wordsOf } from '../../tables/headings/price-names.ts';

/** Finds out which of several columns with texts is the short one, and which the long one. */

const SHORT = columnWords('short text');
const LONG = columnWords('long text');
const TEXTS = columnWords('text');

interface Text {
  readonly column: string;
  readonly length: number;
  readonly isShort: boolean;
  readonly isLong: boolean;
}

/**
 * The fields of columns with descriptions, by column. One that is called short becomes the description, which pages show beside the title; of the
 * others the longest becomes the details. Empty where a table has only one of them.
 */
export function guessDescriptions(
  columns: readonly string[],
  samples: readonly ColumnSample[],
): ReadonlyMap<string, Guess> {
  const found = columns.flatMap((column, index): Text[] => {
    const texts = samples[index]?.texts ?? [];
    const words = wordsOf(column);
    const [isShort, isLong] = [SHORT, LONG].map((list) => words.some((word) => list.has(word))) as [boolean, boolean];
    const field = fieldOfHeading(column);
    const isText =
      field === 'description' ||
      field === 'details' ||
      (field === undefined && (isShort || isLong) && words.some((word) => TEXTS.has(word)));
    if (!isText || texts.length === 0 || words.includes('meta') || words.includes('seo')) return [];
    const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    return [{ column, length, isShort, isLong: isLong || field === 'details' }];
  });
  if (found.length < 2) return new Map();
  const byLength = found.toSorted((a, b) => b.length - a.length);
  const long = byLength.find(({ isLong }) => isLong) ?? byLength.find(({ isShort }) => !isShort) ?? byLength[0];
  const others = byLength.filter((one) => one !== long);
  const short = others.find(({ isShort }) => isShort) ?? others.at(-1);
  return new Map(
    found.map(({ column }): [string, Guess] => [
      column,
      column === long?.column
        ? { field: 'details', sure: 0.9 }
        : column === short?.column
          ? { field: 'description', sure: 0.9 }
          : { field: undefined, sure: 0.8, why: 'two other columns have its texts' },
    ]),
  );
}
