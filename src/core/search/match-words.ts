import { distance, mistakesIn } from './words/distance.ts';
import { joinPairs, listPairKeys, markUnwanted } from './join-pairs.ts';
import { groupOf, isPlainKey, skeletonOf, soundKey } from './words/keys.ts';
import type { Term } from './words/parse-query.ts';
import type { Names, PartReader, Start } from './part-reader.ts';
import { commonPart, findWordPart, type WordRecord, wordPart } from './parts.ts';
import type { Slot } from './slot.ts';
import { findNear, KnownWords, makeSlot, sizeOf, typesOf, writtenOf } from './word-slots.ts';
import { FILLER, MISSING } from './word-types.ts';

/** Prefixes and corrected words count less than words as they were typed. */
const PREFIX = 0.8;
const CORRECTED = 0.7;
/** A word with ten times as many products may be this much further from what was typed. */
const FREQUENT = 0.2;
const FAR_MORE = 4;
const SHORTEST_PREFIX = 3;
const PREFIX_WORDS = 6;
/** Of more words many are verbs that no product has: one is hardly a misspelt thing. */
const SENTENCE = 4;
const IN_SENTENCE = 0.5;
/** A shorter word is like many frequent ones: of these only those that differ by a vowel are read. */
const SURE = 6;

/**
 * Looks up the words of a query. All parts are asked for at once; with `isThorough` also those of frequent words that are nearly what was
 * typed, but begin otherwise.
 */
export async function matchWords(
  terms: readonly Term[],
  start: Start,
  names: Names,
  reader: PartReader,
  isThorough: boolean,
): Promise<Slot[]> {
  const lookedUp = chooseTerms(terms);
  const keys = terms.map((term) => (lookedUp.has(term) ? start.fold(term.text) : ''));
  const near = keys.map((key) =>
    key === '' || names.common.has(groupOf(key)) || !isThorough
      ? undefined
      : findNear(key, names.frequent, () => 0, key.length < SURE ? 0.5 : mistakesIn(key)),
  );
  const pairs = terms.slice(1).flatMap(({ text }, index) => listPairKeys(terms[index]?.text ?? '', text, start));
  const [own, others] = [keys, near].map((list) => list.flatMap((key) => (key ? groupOf(key) : [])));
  const large = pairs.map((key) => groupOf(key, true)).filter((group) => names.common.has(group));
  const partsOf = (groups: readonly string[] = []) => groups.flatMap((group) => findPart(group, names));
  const typed = new Set([...partsOf(own), ...partsOf(large)]);
  const parts = new Set([...typed, ...partsOf(others)]);
  const records = await reader.words([...parts].slice(0, mostParts(start.count, typed.size)));
  const known = new KnownWords(records);
  const slots = terms.map((term, index) =>
    keys[index] ? matchWord(term, keys[index], known, start, terms.length > SENTENCE) : makeSlot(term, [], start),
  );
  return markUnwanted(joinPairs(slots, known, start));
}

/** So many words of a sentence are looked up; those that say what the thing is for or has give way. */
const MOST_WORDS = 6;
/**
 * Parts of the index that are read for them: those of the words as typed, then of names of two, then of what may be meant. In a large shop, where
 * they are larger, what may be meant is read for short queries alone. `typed` of the parts are of words and names.
 */
const mostParts = (products: number, typed: number): number =>
  products > 5_000 ? Math.max(3, Math.min(6, typed)) : 10;

function chooseTerms(terms: readonly Term[]): ReadonlySet<Term> {
  const free = terms.filter(({ isGoverned }) => !isGoverned);
  return new Set([...free, ...terms.filter(({ isGoverned }) => isGoverned)].slice(0, MOST_WORDS));
}

function findPart(group: string, { common, words }: Names): string[] {
  if (common.has(group)) return [commonPart(group)];
  const name = findWordPart(skeletonOf(group), words);
  return name === undefined ? [] : [wordPart(name)];
}

function matchWord(term: Term, key: string, { byKey, byStem }: KnownWords, start: Start, isInSentence: boolean): Slot {
  const spelled = byStem.get(start.stem(term.text));
  if (spelled) return makeSlot(term, [{ record: spelled, weight: 1 }], start);
  const weigh = (candidate: string) => FREQUENT * Math.log10(1 + sizeOf(byKey.get(candidate)));
  const exact = byKey.get(key);
  const hindi = byKey.get(soundKey(key));
  const others = [...byKey.keys()].filter((other) => other !== key && isPlainKey(other));
  const near = byKey.get(
    findNear(
      key,
      others.filter((other) => isLikely(byKey.get(other), key)),
      weigh,
      isInSentence ? Math.min(IN_SENTENCE, mistakesIn(key)) : mistakesIn(key),
    ) ?? '',
  );
  if (exact && typesOf(exact)) return makeSlot(term, [{ record: exact, weight: 1 }], start);
  if (exact || hindi) {
    // A misspelling that a few products have, too, finds what it is a misspelling of as well.
    const isMistaken = near && typesOf(near) && sizeOf(near) >= sizeOf(exact) * FAR_MORE && !hindi;
    const matches = [
      ...(exact ? [{ record: exact, weight: 1 }] : []),
      ...(hindi ? [{ record: hindi, weight: 1 }] : []),
      ...(isMistaken ? [{ record: near, weight: PREFIX }] : []),
    ];
    return makeSlot(term, matches, start);
  }
  const longer =
    key.length < SHORTEST_PREFIX
      ? []
      : [...byKey.values()].filter(([other, numbers]) => other.startsWith(key) && isPlainKey(other) && numbers);
  longer.sort((a, b) => sizeOf(b) - sizeOf(a));
  // What is begun is finished, unless a far more frequent word is nearly the same.
  if (longer.length > 0 && sizeOf(near) < sizeOf(longer[0]) * FAR_MORE)
    return makeSlot(
      term,
      longer.slice(0, PREFIX_WORDS).map((record) => ({ record, weight: PREFIX })),
      start,
    );
  return near
    ? {
        ...makeSlot(term, [{ record: near, weight: CORRECTED }], start),
        used: writtenOf(near),
        isKnown: false,
        help: [],
      }
    : makeSlot(term, [], start);
}

/**
 * What a misspelt word may be: not one that says nothing of products; a kind of which there are no products with one mistake at most, as what
 * is misspelt more is likely to be something else.
 */
const isLikely = (record: WordRecord | undefined, key: string): boolean =>
  typesOf(record) !== FILLER &&
  (!typesOf(record).includes(MISSING) || distance(key, record?.[0].replace('~', '') ?? '', 0.5) <= 0.5);
