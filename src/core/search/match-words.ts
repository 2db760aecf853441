import { distance, mistakesIn } from './distance.ts';
import { groupOf, isPlainKey, pairKey, skeletonOf, soundKey, soundOf, stemsIn } from './keys.ts';
import type { Term } from './parse-query.ts';
import { type Names, type PartReader, type Start, unpack } from './part-reader.ts';
import { commonPart, FIELDS, findWordPart, type WordRecord, wordPart } from './parts.ts';
import { FILLER, GENERAL, KIND, MISSING, WITHOUT } from './word-types.ts';
import { fieldOfLevel, scorePosting } from './score.ts';
import { isOf, isPassed, type Slot } from './slot.ts';

/** A record that answers to a typed word, and how well. */
interface Match {
  readonly record: WordRecord;
  readonly weight: number;
}

/** Prefixes and corrected words count less than words as they were typed. */
const PREFIX = 0.8;
const CORRECTED = 0.7;
/** A word with ten times as many products may be this much further from what was typed. */
const FREQUENT = 0.2;
const FAR_MORE = 4;
const SHORTEST_PREFIX = 3;
const PREFIX_WORDS = 6;
/** A Hindi word with fewer letters is not corrected: too many are like it. */
const SHORTEST_SOUND = 4;
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
  const groups = [...keys, ...near].flatMap((key) => (key ? groupOf(key) : []));
  const large = pairs.map((key) => groupOf(key, true)).filter((group) => names.common.has(group));
  const records = await reader.words(new Set([...groups, ...large].flatMap((group) => findPart(group, names))));
  const known = new KnownWords(records);
  const slots = terms.map((term, index) =>
    keys[index] ? matchWord(term, keys[index], known, start) : makeSlot(term, [], start),
  );
  return markUnwanted(joinPairs(slots, known, start));
}

/** So many words of a sentence are looked up; those that say what the thing is for or has give way. */
const MOST_WORDS = 6;

function chooseTerms(terms: readonly Term[]): ReadonlySet<Term> {
  const free = terms.filter(({ isGoverned }) => !isGoverned);
  return new Set([...free, ...terms.filter(({ isGoverned }) => isGoverned)].slice(0, MOST_WORDS));
}

/** The records that were read. */
class KnownWords {
  readonly byKey: ReadonlyMap<string, WordRecord>;
  /** Of words that sound like others, by stem. */
  readonly byStem: ReadonlyMap<string, WordRecord>;

  constructor(records: readonly WordRecord[]) {
    this.byKey = new Map(records.map((record) => [record[0], record]));
    this.byStem = new Map(records.flatMap((record) => stemsIn(record[0]).map((stem) => [stem, record] as const)));
  }
}

/** Words between the two of a name, at most. */
const MOST_BETWEEN = 4;

/** Makes one slot of two that name one thing, "dumb bell", those that follow each other first; "X for Y" may be known as "Y X". */
function joinPairs(slots: readonly Slot[], known: KnownWords, start: Start): Slot[] {
  const joined = [...slots];
  for (let between = 0; between <= MOST_BETWEEN; between++)
    for (let index = 0; index + between + 1 < joined.length; index++) {
      const [first, second] = [joined[index] as Slot, joined[index + between + 1] as Slot];
      if (first.typed.includes(' ') || second.typed.includes(' ')) continue;
      if (between > 0 && (isPassed(first) || isPassed(second))) continue;
      const pair =
        joinPair(first, second, known, start, between === 0) ??
        (second.isFor && isOf(first, GENERAL) ? joinPair(second, first, known, start, false) : undefined);
      if (!pair) continue;
      joined.splice(index + between + 1, 1);
      joined[index] = pair;
    }
  return joined;
}

/** Marks what a thing should be without: the word after "bina" or "without". */
const markUnwanted = (slots: readonly Slot[]): Slot[] =>
  slots.map((slot, index) => {
    const before = slots[index - 1];
    return before && isOf(before, WITHOUT) ? { ...slot, isUnwanted: true } : slot;
  });

/** The keys by which two words may be known as one thing: as they are typed, by their sound, as one word. */
function listPairKeys(first: string, second: string, { fold }: Start): string[] {
  const [one, two] = [fold(first), fold(second)];
  return [pairKey(one, two), `~${pairKey(soundOf(one), soundOf(two))}`, fold(`${first}${second}`)];
}

/** The record of two words that name one thing; with `isNear` also of a misspelt one, where a word alone is not known. */
function findPair(
  first: Slot,
  second: Slot,
  { byKey }: KnownWords,
  start: Start,
  isNear: boolean,
): WordRecord | undefined {
  const keys = [
    ...listPairKeys(first.typed, second.typed, start),
    ...listPairKeys(first.used ?? first.typed, second.used ?? second.typed, start),
  ];
  const exact = keys.map((key) => byKey.get(key)).find((record) => record !== undefined);
  if (exact || !isNear || (first.isKnown && second.isKnown)) return exact;
  const typed = [start.fold(first.typed), start.fold(second.typed)] as const;
  // A word that is known is hardly another one.
  const isLike = (known: boolean, own: string, other: string) =>
    distance(own, other, known ? 0.5 : mistakesIn(own)) < Infinity;
  const candidates = [...byKey.keys()].filter((key) => {
    const [one, two] = key.split('.');
    return (
      one &&
      two &&
      !key.startsWith('~') &&
      isLike(first.isKnown, typed[0], one) &&
      isLike(second.isKnown, typed[1], two)
    );
  });
  return byKey.get(findNear(keys[0] as string, candidates, () => 0) ?? '');
}

function findPart(group: string, { common, words }: Names): string[] {
  if (common.has(group)) return [commonPart(group)];
  const name = findWordPart(skeletonOf(group), words);
  return name === undefined ? [] : [wordPart(name)];
}

/** The known word that is nearest to a key, within the mistakes that are taken for a spelling; of several, the one with most weight. */
function findNear(
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

const sizeOf = (record: WordRecord | undefined): number => record?.[2].length ?? 0;
const typesOf = (record: WordRecord | undefined): string => record?.[5] ?? '';

function matchWord(term: Term, key: string, { byKey, byStem }: KnownWords, start: Start): Slot {
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
    ? { ...makeSlot(term, [{ record: near, weight: CORRECTED }], start), used: writtenOf(near), isKnown: false }
    : makeSlot(term, [], start);
}

/**
 * What a misspelt word may be: not one that says nothing of products; a kind of which there are no products with one mistake at most, as what
 * is misspelt more is likely to be something else.
 */
const isLikely = (record: WordRecord | undefined, key: string): boolean =>
  typesOf(record) !== FILLER &&
  (!typesOf(record).includes(MISSING) || distance(key, record?.[0].replace('~', '') ?? '', 1) <= 1);

const writtenOf = ([key, , , written]: WordRecord): string => written || key.replace('~', '').replace('.', ' ');

function makeSlot({ text, isGoverned, isFor }: Term, matches: readonly Match[], { count, fold }: Start): Slot {
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

/** Whether there is something of the kind that the second word names, of which the first is true. */
const isBoth = (first: Slot, second: Slot): boolean =>
  [...second.fields].some(
    ([number, field]) => field >= FIELDS.kin && (first.fields.get(number) ?? -1) >= FIELDS.attribute,
  );

const countNamed = ({ fields }: Slot): number => [...fields.values()].filter((field) => field >= FIELDS.kin).length;

/** A thing with a narrower name has at least this share of its products in common with the wider one. */
const NARROWER = 0.8;

/**
 * Two words that name one thing, "dumb bell"; what has both words elsewhere is found, too. Where the second word names the wider kind, as in
 * "water bottle", both are kept: bottles are shown where water bottles do not fit. Undefined when it is missing, but something is both: "steel
 * spoon", or when it only sounds so and the second word names another thing.
 */
function joinPair(first: Slot, second: Slot, known: KnownWords, start: Start, isNext: boolean): Slot | undefined {
  const record = findPair(first, second, known, start, isNext);
  if (!record || (typesOf(record).includes(MISSING) && (!isNext || isBoth(first, second)))) return undefined;
  const [own, called, last = ''] = [second.typed, second.name, writtenOf(record).split(' ').at(-1) ?? ''].map(
    start.fold,
  );
  const isSound = record[0].startsWith('~') && last !== own && soundOf(last) === soundOf(own ?? '');
  if (isSound && isOf(second, KIND) && called !== last) return undefined;
  const term = { text: `${first.typed} ${second.typed}`, isGoverned: second.isGoverned, isFor: second.isFor };
  const pair = makeSlot(term, [{ record, weight: 2 }], start);
  const [found, fields] = [new Map(pair.found), new Map(pair.fields)];
  for (const [number, score] of first.found) {
    const other = second.found.get(number);
    if (other === undefined) continue;
    found.set(number, Math.max(score + other, found.get(number) ?? 0));
    const field = Math.min(first.fields.get(number) ?? 0, second.fields.get(number) ?? 0, FIELDS.title);
    fields.set(number, Math.max(field, fields.get(number) ?? 0));
  }
  const named = [...pair.fields].filter(([, field]) => field >= FIELDS.kin);
  const common = named.filter(([number]) => (second.fields.get(number) ?? 0) >= FIELDS.kin);
  // A name that says no more than its second word leaves the first to rank.
  if (common.length > 0 && common.length === countNamed(second)) return undefined;
  const isNarrower = named.length > 0 && common.length >= named.length * NARROWER;
  return {
    ...pair,
    keys: [...pair.keys, ...first.keys, ...second.keys],
    found,
    fields,
    help: [...pair.help, ...first.help, ...second.help],
    parts: isNarrower ? [first, second] : undefined,
  };
}
