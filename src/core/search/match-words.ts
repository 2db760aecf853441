import { distance, mistakesIn } from './distance.ts';
import { skeletonOf } from './fold.ts';
import { type Names, type PartReader, type Start, unpack } from './part-reader.ts';
import { commonPart, findWordPart, type WordRecord, wordPart } from './parts.ts';
import { scorePosting } from './score.ts';

/** A word of a query and what it finds. */
export interface Slot {
  /** The words as they were typed: one, or two that are written as one elsewhere. */
  readonly typed: string;
  /** The spelling that was searched for, where the typed one is unknown. */
  readonly used?: string;
  /** Keys of the words that were found, for marking. */
  readonly keys: readonly string[];
  /** Score by product number. */
  readonly found: ReadonlyMap<number, number>;
  readonly isCapped: boolean;
}

/** Prefixes and corrected words count less than words as they were typed. */
const PREFIX = 0.8;
const CORRECTED = 0.7;
/** A word with ten times as many products may be this much further from what was typed. */
const FREQUENT = 0.2;
const FAR_MORE = 4;
const SHORTEST_PREFIX = 3;
const PREFIX_WORDS = 6;

/**
 * Looks up the words of a query. All parts are asked for at once; with `isThorough` also those of frequent words that are nearly what was
 * typed, but begin otherwise.
 */
export async function matchWords(
  terms: readonly string[],
  start: Start,
  names: Names,
  reader: PartReader,
  isThorough: boolean,
): Promise<Slot[]> {
  const keys = terms.map(start.fold);
  const pairs = keys.slice(1).map((_key, index) => start.fold(`${terms[index]}${terms[index + 1]}`));
  const near = keys.map((key) =>
    names.frequent.includes(key) || !isThorough ? undefined : findNear(key, names.frequent, () => 0),
  );
  const areJoined = pairs.map((key) => names.frequent.includes(key));
  const single = keys.filter((_key, index) => !areJoined[index] && !areJoined[index - 1]);
  const wanted = [...single, ...pairs.filter((_key, index) => areJoined[index]), ...near].filter(
    (key) => key !== undefined,
  );
  const records = await reader.words(new Set(wanted.flatMap((key) => findPart(key, names) ?? [])));
  const byKey = new Map(records.map((record) => [record[0], record]));
  const slots = terms.map((typed, index) => matchWord(typed, keys[index] as string, byKey, start));
  return joinPairs(slots, pairs, byKey, start);
}

function findPart(key: string, { common, words }: Names): string | undefined {
  if (common.has(key)) return commonPart(key);
  const name = findWordPart(skeletonOf(key), words);
  return name === undefined ? undefined : wordPart(name);
}

/** The known word that is nearest to a key, within the mistakes that are taken for a spelling; of several, the one with most weight. */
function findNear(key: string, candidates: Iterable<string>, weigh: (candidate: string) => number): string | undefined {
  let [least, nearest] = [Infinity, undefined as string | undefined];
  const most = mistakesIn(key);
  for (const candidate of candidates) {
    const cost = distance(key, candidate, most) - weigh(candidate);
    if (cost < least) [least, nearest] = [cost, candidate];
  }
  return nearest;
}

function matchWord(typed: string, key: string, byKey: ReadonlyMap<string, WordRecord>, start: Start): Slot {
  const exact = byKey.get(key);
  if (exact) return makeSlot(typed, [exact], 1, start);
  const sizeOf = (record: WordRecord | undefined) => record?.[2].length ?? 0;
  const longer = key.length < SHORTEST_PREFIX ? [] : [...byKey.values()].filter(([other]) => other.startsWith(key));
  longer.sort((a, b) => sizeOf(b) - sizeOf(a));
  const weigh = (candidate: string) => FREQUENT * Math.log10(1 + sizeOf(byKey.get(candidate)));
  const near = byKey.get(findNear(key, byKey.keys(), weigh) ?? '');
  // What is begun is finished, unless a far more frequent word is nearly the same.
  if (longer.length > 0 && sizeOf(near) < sizeOf(longer[0]) * FAR_MORE)
    return makeSlot(typed, longer.slice(0, PREFIX_WORDS), PREFIX, start);
  return near
    ? { ...makeSlot(typed, [near], CORRECTED, start), used: near[3] ?? near[0] }
    : { typed, keys: [key], found: new Map(), isCapped: false };
}

function makeSlot(typed: string, records: readonly WordRecord[], weight: number, { count, fold }: Start): Slot {
  const found = new Map<number, number>();
  for (const [, numbers, levels, , total] of records) {
    const postings = unpack([numbers, levels]);
    const rarity = Math.log(1 + count / (total ?? postings.numbers.length));
    for (const [index, number] of postings.numbers.entries()) {
      const score = scorePosting(postings.levels[index] as number) * rarity * weight;
      if (score > (found.get(number) ?? 0)) found.set(number, score);
    }
  }
  const keys = records.flatMap(([key, , , written]) => (written ? [key, ...written.split(' ').map(fold)] : [key]));
  return { typed, keys, found, isCapped: records.some((record) => record[4] !== undefined) };
}

/** Makes one slot of two words that are also written as one: "dumb bell". */
function joinPairs(
  slots: readonly Slot[],
  pairs: readonly string[],
  byKey: ReadonlyMap<string, WordRecord>,
  start: Start,
): Slot[] {
  const joined: Slot[] = [];
  for (let index = 0; index < slots.length; index++) {
    const [slot, next] = [slots[index] as Slot, slots[index + 1]];
    const record = byKey.get(pairs[index] ?? '');
    if (!next || !record) {
      joined.push(slot);
      continue;
    }
    const pair = makeSlot(`${slot.typed} ${next.typed}`, [record], 2, start);
    const found = new Map(pair.found);
    for (const [number, score] of slot.found) {
      const other = next.found.get(number);
      if (other !== undefined) found.set(number, Math.max(score + other, found.get(number) ?? 0));
    }
    joined.push({ ...pair, keys: [...pair.keys, ...slot.keys, ...next.keys], found });
    index++;
  }
  return joined;
}
