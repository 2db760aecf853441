import { escapePattern } from '../../core/text/strings.ts';
import type { FacetValue } from '../../core/facets/table-file.ts';
import type { SizeSystemInput } from '../schema/facets.ts';
import { valueIdOf } from './fold.ts';

/** Finds the sizes that a text means; undefined where it is none of the system. */
type SizeReader = (text: string) => readonly FacetValue[] | undefined;

/** Sizes of one system come before those of the next. */
const SYSTEM_RANKS = 10_000;
/** Most sizes of a range, such as "6 to 10". */
const LONGEST_RANGE = 20;
const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,2})?)`;

/** Returns the reader of a system. `position` is that of the system in its facet. */
export function makeSizeReader(system: SizeSystemInput, position: number): SizeReader {
  const readers = [makeNameReader(system, position), makeNumberReader(system, position)];
  return (text) => {
    for (const read of readers) {
      const found = read(text);
      if (found) return found;
    }
    return undefined;
  };
}

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

const makeValue = (label: string, rank: number): FacetValue => ({ id: valueIdOf(label) ?? label, label, rank });

function makeNameReader({ sizes = [], also = {} }: SizeSystemInput, position: number): SizeReader {
  const values = sizes.map((label, index) => makeValue(label, position * SYSTEM_RANKS + index));
  const positionOf = new Map(sizes.map((label, index) => [fold(label), index]));
  for (const [other, label] of Object.entries(also)) {
    const index = positionOf.get(fold(label));
    if (index !== undefined) positionOf.set(fold(other), index);
  }
  return (text) => {
    const folded = fold(text);
    const whole = positionOf.get(folded);
    if (whole !== undefined) return values.slice(whole, whole + 1);
    for (const [sign] of folded.matchAll(/to|[-–/]/g)) {
      const [from, to] = folded.split(sign).map((part) => positionOf.get(part));
      if (from !== undefined && to !== undefined && from < to) return values.slice(from, to + 1);
    }
    return undefined;
  };
}

function makeNumberReader(system: SizeSystemInput, position: number): SizeReader {
  const { forms = [], ranges, label = '{n}' } = system;
  const patterns = forms.map(({ text, times = 1 }) => ({ pattern: patternOf(text), times }));
  return (text) => {
    for (const { pattern, times } of patterns) {
      const [, first, last] = pattern.exec(text.trim()) ?? [];
      if (first === undefined) continue;
      const [from, to] = [Number(first) * times, Number(last ?? first) * times];
      if (ranges) return inRanges(ranges, from, to, position);
      return listNumbers(first, last).map((number) =>
        makeValue(label.replace('{n}', number), position * SYSTEM_RANKS + Math.round(Number(number) * 10)),
      );
    }
    return undefined;
  };
}

/** `IND {n}` also matches "IND-7" and "ind 3/4". */
function patternOf(text: string): RegExp {
  const [before = '', after = ''] = text.split('{n}').map((part) => escapePattern(part.trim()));
  const space = String.raw`[\s-]*`;
  return new RegExp(
    `^${before}${before && space}${NUMBER}(?:\\s*(?:-|–|/|to)\\s*${before && `(?:${before}${space})?`}${NUMBER})?${after && space}${after}$`,
    'i',
  );
}

/** The whole numbers from the first to the last; the two themselves if they are no such range. */
function listNumbers(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first];
  const [from, to] = [Number(first), Number(last)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || to <= from || to - from >= LONGEST_RANGE)
    return [first, last];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

/** The ranges that share more than an end with the numbers from `from` to `to`; for a single number the one that it is in or ends. */
function inRanges(
  ranges: NonNullable<SizeSystemInput['ranges']>,
  from: number,
  to: number,
  position: number,
): readonly FacetValue[] | undefined {
  const found = ranges.flatMap((range, index) =>
    (from === to ? range.from < from && from <= range.to : range.from < to && from < range.to)
      ? [makeValue(range.label, position * SYSTEM_RANKS + index)]
      : [],
  );
  return found.length > 0 ? found : undefined;
}
