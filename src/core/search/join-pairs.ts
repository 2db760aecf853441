import { distance, mistakesIn } from './words/distance.ts';
import { pairKey, soundOf } from './words/keys.ts';
import type { Start } from './part-reader.ts';
import { FIELDS, type WordRecord } from './parts.ts';
import { isOf, isPassed, type Slot } from './slot.ts';
import { findNear, type KnownWords, makeSlot, typesOf, writtenOf } from './word-slots.ts';
import { GENERAL, KIND, MISSING, WITHOUT } from './word-types.ts';

/** Words between the two of a name, at most. */
const MOST_BETWEEN = 4;

/** Makes one slot of two that name one thing, "dumb bell", those that follow each other first; "X for Y" may be known as "Y X". */
export function joinPairs(slots: readonly Slot[], known: KnownWords, start: Start): Slot[] {
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
export const markUnwanted = (slots: readonly Slot[]): Slot[] =>
  slots.map((slot, index) => {
    const before = slots[index - 1];
    return before && isOf(before, WITHOUT) ? { ...slot, isUnwanted: true } : slot;
  });

/** The keys by which two words may be known as one thing: as they are typed, by their sound, as one word. */
export function listPairKeys(first: string, second: string, { fold }: Start): string[] {
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
