import { isPairKey } from '../../core/search/words/fold.ts';
import { groupOf, skeletonOf } from '../../core/search/words/keys.ts';
import { SAME, type WordRecord } from '../../core/search/parts.ts';

/** Words that sound alike and have more characters of postings have a part of their own; in a large shop with more, as their list is read with each query. */
const mostOfGroup = (products: number): number => Math.max(2_700, products / 30);
/** Parts of several words are divided until they have at most this many characters. */
const mostOfPart = (products: number): number => Math.max(3_100, products / 12);

interface WordParts {
  /** By name. */
  readonly parts: ReadonlyMap<string, readonly WordRecord[]>;
  /** By `groupOf` their keys: words that sound alike and have a part of their own, those of most products first. */
  readonly common: ReadonlyMap<string, readonly WordRecord[]>;
}

/** The words that sound alike, with the things that have names of two words of which they are the first. */
interface Group {
  readonly name: string;
  readonly records: readonly WordRecord[];
  readonly postings: number;
}

/** Divides the records of words in a shop of so many products into parts by the beginnings of their skeletons. */
export function divideWords(records: readonly WordRecord[], products: number): WordParts {
  const [mostCommon, most] = [mostOfGroup(products), mostOfPart(products)];
  const isLargePair = (record: WordRecord) => isPairKey(record[0]) && postingsOf(record) > mostCommon;
  const named = Map.groupBy(records, (record) => groupOf(record[0], isLargePair(record)));
  const groups = [...named].map(([name, own]): Group => ({ name, records: own, postings: postingsIn(own) }));
  const parts = new Map<string, readonly WordRecord[]>();
  const common = groups.filter(({ name, postings }) => postings > mostCommon || isPairKey(name));
  /** What is small stays in the part of the beginning that it has in common with others. */
  const divide = (name: string, within: readonly Group[]) => {
    const byNext = Map.groupBy(within, (group) => skeletonOf(group.name).slice(0, name.length + 1));
    const children = [...byNext]
      .map(([next, own]) => ({ next, own, size: sizeOf(own) }))
      .sort((a, b) => a.size - b.size);
    let rest = children.reduce((sum, { size }) => sum + size, 0);
    while (children.length > 0 && (rest > most || name === '')) {
      const { next, own, size } = children.pop() as (typeof children)[number];
      rest -= size;
      if (next !== name && size > most) divide(next, own);
      else if (next !== name) parts.set(next, recordsOf(own));
      else takeLargest(name, own);
    }
    if (children.length > 0)
      parts.set(
        name,
        children.flatMap(({ own }) => recordsOf(own)),
      );
  };
  /** All have this skeleton: the largest are taken out until the others fit. */
  const takeLargest = (name: string, own: readonly Group[]) => {
    const bySize = [...own].sort((a, b) => b.postings - a.postings || (a.name < b.name ? -1 : 1));
    const taken = new Set<Group>();
    while (bySize.length > 1 && sizeOf(bySize) > most) taken.add(bySize.shift() as Group);
    common.push(...taken);
    parts.set(`${name}-`, recordsOf(own.filter((group) => !taken.has(group))));
  };
  const known = new Set(common);
  divide(
    '',
    groups.filter((group) => !known.has(group)),
  );
  common.sort((a, b) => b.postings - a.postings || (a.name < b.name ? -1 : 1));
  return { parts, common: new Map(common.map((group) => [group.name, group.records])) };
}

const recordsOf = (groups: readonly Group[]): WordRecord[] => groups.flatMap(({ records }) => records);

const postingsOf = ([, numbers, levels]: WordRecord): number => numbers.length + levels.length;

/** The characters of the postings of records, the same ones once. */
const postingsIn = (records: readonly WordRecord[]): number =>
  [...new Map(records.map((record) => [record[1], postingsOf(record)])).values()].reduce((sum, size) => sum + size, 0);

/** The characters of a part of these groups. */
const sizeOf = (groups: readonly Group[]): number =>
  groups.reduce(
    (sum, { records, postings }) =>
      records.reduce((own, [key, , , written]) => own + key.length + String(written ?? '').length + 12, sum + postings),
    0,
  );

/** The records of a part, in which the same numbers and levels stand once. */
export function shareNumbers(records: readonly WordRecord[]): WordRecord[] {
  const positions = new Map<string, number>();
  return records.map((record, position): WordRecord => {
    const [key, numbers, levels, ...others] = record;
    const postings = `${numbers} ${levels}`;
    const known = positions.get(postings);
    if (known === undefined) positions.set(postings, position);
    return known === undefined || numbers === '' ? record : [key, `${SAME}${known}`, '', ...others];
  });
}
