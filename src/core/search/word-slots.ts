import { distance, mistakesIn } from './words/distance.ts';
import { soundOf, stemsIn } from './words/keys.ts';
import type { Term } from './words/parse-query.ts';
import { type Start, unpack } from './part-reader.ts';
import type { WordRecord } from './parts.ts';
import { fieldOfLevel, scorePosting } from './score.ts';
import type { Slot } from './slot.ts';

/** A record that answers to a typed word, and how well. */
interface Match {
  readonly record: WordRecord;
  readonly weight: number;
}

/** A Hindi word with fewer letters is not corrected: too many are like it. */
const SHORTEST_SOUND = 4;
/** The records that were read. */
export class KnownWords {
  readonly byKey: ReadonlyMap<string, WordRecord>;
  /** Of words that sound like others, by stem. */
  readonly byStem: ReadonlyMap<string, WordRecord>;

  constructor(records: readonly WordRecord[]) {
    this.byKey = new Map(records.map((record) => [record[0], record]));
    this.byStem = new Map(records.flatMap((record) => stemsIn(record[0]).map((stem) => [stem, record] as const)));
  }
}

/** The known word that is nearest to a key, within the mistakes that are taken for a spelling; of several, the one with most weight. */
export function findNear(
  key: string,
  candidates: Iterable<string>,
  weigh: (candidate: string) => number,
  mistakes = mistakesIn(key),
): string | undefined {
  let [least, nearest] = [Infinity, undefined as string | undefined];
  const sound = soundOf(key);
  for (const candidate of candidates) {
    const isSound = candidate.startsWith('~');
    if (isSound && sound.length < SHORTEST_SOUND) continue;
    const [typed, known] = isSound ? [sound, candidate.slice(1)] : [key, candidate];
    const cost = distance(typed, known, isSound ? Math.min(1, mistakes) : mistakes) - weigh(candidate);
    if (cost < least) [least, nearest] = [cost, candidate];
  }
  return nearest;
}

/** How many products a word has; 0 for an unknown one. */
export const sizeOf = (record: WordRecord | undefined): number => record?.[2].length ?? 0;
/** The types of a word, a letter each (`WORD_TYPES`). */
export const typesOf = (record: WordRecord | undefined): string => record?.[5] ?? '';

/** A word as people write it. */
export const writtenOf = ([key, , , written]: WordRecord): string => written || key.replace('~', '').replace('.', ' ');

/** A word of a query with the products that it finds, of all words of the index that it may stand for. */
export function makeSlot({ text, isGoverned, isFor }: Term, matches: readonly Match[], { count, fold }: Start): Slot {
  const found = new Map<number, number>();
  const fields = new Map<number, number>();
  for (const { record, weight } of matches) {
    const [, numbers, levels, , total] = record;
    const postings = unpack([numbers, levels]);
    const rarity = Math.log(1 + count / (total || postings.numbers.length || 1));
    for (const [index, number] of postings.numbers.entries()) {
      const level = postings.levels[index] as number;
      const score = scorePosting(level) * rarity * weight;
      if (score > (found.get(number) ?? 0)) found.set(number, score);
      fields.set(number, Math.max(fieldOfLevel(level), fields.get(number) ?? 0));
    }
  }
  const records = matches.map(({ record }) => record);
  const [first] = records;
  const written = records.flatMap(([key, , , own]) => (own ? [key, ...own.split(' ').map(fold)] : [key]));
  return {
    typed: text,
    name: first ? writtenOf(first) : text,
    keys: records.length > 0 ? [...new Set([fold(text), ...written])] : [fold(text)],
    found,
    fields,
    types: [...new Set(records.map(typesOf).join(''))].join(''),
    help: records.flatMap(([, , , , , , help = []]) => help),
    isGoverned,
    isFor,
    isCapped: records.some((record) => Boolean(record[4])),
    isKnown: records.length > 0,
  };
}
