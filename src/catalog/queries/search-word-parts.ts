import type { WordRecord } from '../../core/search/parts.ts';
import { skeletonOf } from '../../core/search/fold.ts';
import { groupBy } from '../group-by.ts';

/** Parts are divided until they have at most this many characters, or all their words have one skeleton. */
const MOST_CHARACTERS = 3_000;

/** Divides the records of words into parts by the beginnings of their skeletons. */
export function divideWords(records: readonly WordRecord[]): Map<string, WordRecord[]> {
  const parts = new Map<string, WordRecord[]>();
  const divide = (name: string, group: readonly WordRecord[]) => {
    for (const [next, own] of groupBy(group, ([key]) => skeletonOf(key).slice(0, name.length + 1))) {
      // Words whose skeletons end here.
      if (next === name) parts.set(`${name}-`, own);
      else if (sizeOf(own) <= MOST_CHARACTERS) parts.set(next, own);
      else divide(next, own);
    }
  };
  divide('', records);
  return parts;
}

const sizeOf = (records: readonly WordRecord[]): number =>
  records.reduce(
    (sum, [key, numbers, levels, written = '']) =>
      sum + key.length + numbers.length + levels.length + written.length + 12,
    0,
  );
