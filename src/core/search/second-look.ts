import { rank, type Ranked } from './rank.ts';
import { type Filter, type Price, readFilters, readStep } from './filters.ts';
import { isOf, isPassed, type Slot } from './slot.ts';
import { KIND, LACKING, WITHOUT } from './word-types.ts';
import type { Names, PartReader, Start } from './part-reader.ts';
import { findPart } from './find-part.ts';
import { isPairKey, isDevanagari } from './words/fold.ts';
import { groupOf, skeletonOf, soundKey } from './words/keys.ts';
import { commonPart, type SkuPart, skuPartName, type WordRecord, wordPart } from './parts.ts';
import type { ParsedQuery } from './words/parse-query.ts';

/** What few queries need, and what is loaded for them alone: prices that nothing has, words that are typed as one. */

/** So many parts with words that begin like an unknown one are read. */
const MOST_LONGER = 3;

/** The parts of words that begin like a key, which is shorter than their names. */
export function findLonger(key: string, { words, common }: Names): string[] {
  const skeleton = skeletonOf(key);
  const groups = [...common].filter((group) => group.startsWith(key)).map(commonPart);
  const named = [...words].filter((name) => name.startsWith(skeleton) && name.length > skeleton.length).map(wordPart);
  return [...groups, ...named].slice(0, MOST_LONGER);
}

/** Marks what a thing should be without: the word after "without" or "bina", or the one before "nahi" or "ke bina". */
export function markUnwanted(slots: readonly Slot[]): Slot[] {
  const unwanted = new Set<Slot | undefined>();
  const isOnlyKind = slots.filter((slot) => !isPassed(slot) && isOf(slot, KIND)).length === 1;
  for (const [index, slot] of slots.entries()) {
    // What follows "order" or another word of help is said of that.
    const from = slots.findLastIndex((one, at) => at < index && isPassed(one) && one.help.length > 0) + 1;
    const earlier = slots.slice(from, index).filter((one) => !isPassed(one));
    // In "silk saree nahi" it is silk that is denied.
    const before = earlier.findLast((one, at) => at === 0 || !isOnlyKind || !isOf(one, KIND));
    if (isOf(slot, LACKING) || (isOf(slot, WITHOUT) && slot.isBound)) unwanted.add(before);
    else if (isOf(slot, WITHOUT)) unwanted.add(slots.slice(index).find((one) => !isPassed(one)));
  }
  return slots.map((slot) => (unwanted.has(slot) ? { ...slot, isUnwanted: true } : slot));
}

/** So many steps are read at once, and no more when so many of the products have been found. */
const STEPS = 4;
const ENOUGH = 4;

/** By number how far the price of products is from one that none of them has, for those that are nearest to it. */
async function readNearest(
  { minMinor = 0, maxMinor = Infinity }: Price,
  numbers: readonly number[],
  { prices }: Start,
  reader: PartReader,
): Promise<ReadonlyMap<number, number>> {
  const wanted = new Set(numbers);
  const far = (low: number, high: number) => Math.max(0, low - maxMinor, minMinor - high);
  const steps = prices
    .map((limit, index) => [limit, far(prices[index - 1] ?? 0, limit)] as const)
    .sort(([, a], [, b]) => a - b);
  const near = new Map<number, number>();
  while (steps.length > 0 && near.size < ENOUGH) {
    const read = await Promise.all(steps.splice(0, STEPS).map(([limit]) => readStep(limit, reader)));
    for (const [number, price] of read.flat()) if (wanted.has(number)) near.set(number, far(price, price));
  }
  return near;
}

/** Results that lack a limit of the query: of an audience, what is for others of its kind; of a price, what is nearest to it first. */
export async function findNearest(
  first: Ranked,
  price: Price | undefined,
  slots: readonly Slot[],
  filters: readonly Filter[],
  start: Start,
  reader: PartReader,
): Promise<Ranked> {
  const isLeft = (wanted: Filter['kind']) => filters.some((filter) => filter.kind === wanted && first.left.has(filter));
  const ranked = isLeft('audience') ? await widenAudience(first, slots, filters, start, reader) : first;
  return price && isLeft('price') ? sortByPrice(ranked, price, start, reader) : ranked;
}

/** Results of which none is within the price: those that are nearest to it come first. */
async function sortByPrice(ranked: Ranked, price: Price, start: Start, reader: PartReader): Promise<Ranked> {
  const { numbers, exact } = ranked;
  const far = await readNearest(price, numbers, start, reader);
  const isExact = new Set(numbers.slice(0, exact));
  const rankOf = (number: number) => (isExact.has(number) ? 0 : Number.MAX_SAFE_INTEGER);
  const sorted = [...numbers].sort(
    (a, b) => rankOf(a) - rankOf(b) || (far.get(a) ?? Infinity) - (far.get(b) ?? Infinity) || 0,
  );
  return { ...ranked, numbers: sorted };
}

/** Those who wear nothing that is for grown-ups; girls may be young women. */
const CHILDREN = ['boys', 'baby', 'kids'];

/** Results for a child, where nothing is for one like it: what is for other children, of the kind that is wanted or of any. */
async function widenAudience(
  ranked: Ranked,
  slots: readonly Slot[],
  filters: readonly Filter[],
  start: Start,
  reader: PartReader,
): Promise<Ranked> {
  const own = filters.find(({ kind }) => kind === 'audience');
  if (!own?.names?.some((name) => CHILDREN.includes(name))) return ranked;
  const [kids] = await readFilters({ sizes: [], audience: ['kids'] }, start, reader);
  if (!kids) return ranked;
  const fixed: Filter = { ...kids, isFixed: true };
  const wider = rank(slots, [...filters.filter((filter) => filter !== own), fixed]);
  const left = new Set([...wider.left, own]);
  if (wider.numbers.length > 0) return { ...wider, left };
  const numbers = fixed.list();
  if (wider.kind) left.add(wider.kind);
  return { ...wider, numbers, exact: numbers.length, left };
}

/** Shorter words are not divided, nor into shorter ones unless these are words of every query. */
const SHORTEST = 7;
const SHORTEST_PIECE = 3;
/** So many ways to divide a word are looked up. */
const MOST_WAYS = 3;

/** A word that is not known, as the words that it is written together of: "babygirldress". Undefined when it is none. */
export async function divideWord(
  typed: string,
  start: Start,
  names: Names,
  reader: PartReader,
): Promise<string | undefined> {
  if (typed.length < SHORTEST) return undefined;
  const { rules, fold } = start;
  const plain = new Set([
    ...Object.values(rules.audience).flat(),
    ...rules.before,
    ...rules.patterns.flatMap(([pattern]) => pattern.split(' ').filter((word) => word.length > SHORTEST_PIECE)),
  ]);
  const tops = new Set(names.frequent);
  const isPlain = (piece: string) => plain.has(piece) || /^\d+$/.test(piece);
  const isLikely = (piece: string) => {
    const key = fold(piece);
    return (
      piece.length >= SHORTEST_PIECE &&
      (names.common.has(groupOf(key)) || tops.has(key) || tops.has(`~${groupOf(key)}`))
    );
  };
  const ways = listWays(typed, isPlain, isLikely).slice(0, MOST_WAYS);
  const pieces = [...new Set(ways.flat())].filter((piece) => !isPlain(piece));
  const parts = new Set(pieces.flatMap((piece) => findPart(groupOf(fold(piece)), names)));
  const records = await reader.words(parts);
  const byKey = new Map(records.map((record) => [record[0], record]));
  const isNamed = (piece: string) => {
    const key = fold(piece);
    const record = byKey.get(key) ?? (isDevanagari(piece) ? byKey.get(soundKey(key)) : undefined);
    return (
      Boolean(record && isTelling(record)) ||
      records.some(([other]) => other.split('|')[1]?.split('/').includes(start.stem(piece)))
    );
  };
  return ways.find((way) => way.every((piece) => isPlain(piece) || isNamed(piece)))?.join(' ');
}

/** Whether a word is known for what it means or names products. */
const isTelling = ([key, numbers, , , , types]: WordRecord): boolean =>
  !isPairKey(key) && Boolean(types ? !/^[fqxl]+$/.test(types) : numbers.length > 1);

/** The ways to divide a text, with one piece at most that is not likely a word; those of long and few pieces first. */
function listWays(text: string, isPlain: (piece: string) => boolean, isLikely: (piece: string) => boolean): string[][] {
  const ways: { readonly pieces: string[]; readonly worth: number }[] = [];
  const add = (from: number, pieces: string[], unknown: number) => {
    if (from === text.length && pieces.length > 1)
      ways.push({ pieces, worth: unknown + pieces.length * 3 + Number(pieces.every(isPlain)) * 100 });
    for (let to = text.length; to > from + 1; to--) {
      const piece = text.slice(from, to);
      const isKnown = isPlain(piece) || isLikely(piece);
      if (isKnown) add(to, [...pieces, piece], unknown);
      else if (unknown === 0 && piece.length >= SHORTEST_PIECE && piece.length < text.length)
        add(to, [...pieces, piece], piece.length);
    }
  };
  add(0, [], 0);
  return ways.sort((a, b) => a.worth - b.worth).map(({ pieces }) => pieces);
}

/** The product whose SKU is in a query. */
export async function findSku({ skus }: ParsedQuery, start: Start, reader: PartReader): Promise<number | undefined> {
  const found = await Promise.all(
    skus.map(async (key) => (await reader.read<SkuPart>(skuPartName(key, start.skus)))?.[key]),
  );
  return found.find((number) => number !== undefined);
}
