import { skeletonOf } from '../../core/search/fold.ts';
import type { WordRecord } from '../../core/search/parts.ts';

/** A word with more characters of postings has a part of its own; in a large shop with more, as their list is read with each query. */
const mostOfWord = (products: number): number => Math.max(1_000, products / 30);
/** Parts of several words are divided until they have at most this many characters. */
const mostOfPart = (products: number): number => Math.max(3_000, products / 12);

export interface WordParts {
  /** By name. */
  readonly parts: ReadonlyMap<string, readonly WordRecord[]>;
  /** The words that have parts of their own, those of most products first. */
  readonly common: readonly WordRecord[];
}

/** Divides the records of words in a shop of so many products into parts by the beginnings of their skeletons. */
export function divideWords(records: readonly WordRecord[], products: number): WordParts {
  const [mostCommon, most] = [mostOfWord(products), mostOfPart(products)];
  const parts = new Map<string, readonly WordRecord[]>();
  const common = records.filter((record) => postingsOf(record) > mostCommon);
  const divide = (name: string, group: readonly WordRecord[]) => {
    for (const [next, own] of Map.groupBy(group, ([key]) => skeletonOf(key).slice(0, name.length + 1))) {
      if (next !== name) {
        if (sizeOf(own) <= most) parts.set(next, own);
        else divide(next, own);
        continue;
      }
      // All have this skeleton: the largest are taken out until the others fit.
      const bySize = [...own].sort((a, b) => postingsOf(b) - postingsOf(a) || (a[0] < b[0] ? -1 : 1));
      const taken = new Set<WordRecord>();
      for (let rest = sizeOf(own); rest > most && bySize.length > 1; ) {
        const largest = bySize.shift() as WordRecord;
        taken.add(largest);
        rest -= sizeOf([largest]);
      }
      common.push(...taken);
      parts.set(
        `${name}-`,
        own.filter((record) => !taken.has(record)),
      );
    }
  };
  divide(
    '',
    records.filter((record) => postingsOf(record) <= mostCommon),
  );
  common.sort((a, b) => b[2].length - a[2].length || (a[0] < b[0] ? -1 : 1));
  return { parts, common };
}

const postingsOf = ([, numbers, levels]: WordRecord): number => numbers.length + levels.length;

const sizeOf = (records: readonly WordRecord[]): number =>
  records.reduce((sum, record) => sum + record[0].length + postingsOf(record) + (record[3]?.length ?? 0) + 12, 0);
