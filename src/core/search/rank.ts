import { chooseKind } from './choose-kind.ts';
import type { Filter } from './filters.ts';
import { FIELDS } from './parts.ts';
import { GENERAL, MISSING, OCCASION } from './word-types.ts';
import { coverOf, isKindOf, isOf, isPassed, isTrait, type Slot, split } from './slot.ts';

/** Results, the best first. */
export interface Ranked {
  readonly numbers: readonly number[];
  /** How many of the first ones fit everything; those that follow are of the same kind. */
  readonly exact: number;
  /** The word that says what kind of thing is wanted. */
  readonly kind?: Slot;
  /** The words and limits with which there is no result, and which were left out. */
  readonly left: ReadonlySet<Slot | Filter>;
  /** All products of the kind, the best first. */
  readonly sorted?: readonly number[];
}

/** In this order limits are left out when nothing fits. */
const RELAXED: readonly Filter['kind'][] = ['age', 'size', 'audience', 'price'];
/** Fewer results are followed by others of their kind. */
export const FEW = 4;
/** How much more it says what a product has of a query than where its words stand and how popular it is. */
const MORE = 1000;
/** What the bonus of a limit counts beside the words. */
const MADE_FOR = 0.08;
/** What it counts that a product is called by the kind, and does not only belong to it. */
const CALLED_SO = 0.08;
/** What it counts that a product is next to the best one, and by how many numbers away it counts half. */
const NEIGHBOUR = 400;
const HALF_AS_NEAR = 15;

/** Finds the products of the kind that is wanted, those that fit most of the other words and limits; without a kind those with all words. */
export function rank(slots: readonly Slot[], filters: readonly Filter[]): Ranked {
  const words = slots.filter((slot) => !isPassed(slot));
  const people = slots.filter((slot) => isPassed(slot) && slot.found.size > 0);
  const reading = chooseKind(words, (number) => fitsAll(filters, number));
  return reading ? rankKind(reading.kind, reading.words, people, filters) : rankWords(words, filters);
}

const fitsAll = (filters: readonly Filter[], number: number): boolean => filters.every((filter) => filter.has(number));

function rankKind(kind: Slot, words: readonly Slot[], people: readonly Slot[], filters: readonly Filter[]): Ranked {
  const ofKind = [...kind.fields.keys()].filter((number) => isKindOf(kind, number));
  const all = ofKind.length > 0 ? ofKind : [...kind.fields.keys()];
  const fits = (number: number) => fitsAll(filters, number);
  const wider = kind.parts?.[1];
  if (wider && !all.some(fits) && [...wider.fields.keys()].some((number) => isKindOf(wider, number) && fits(number)))
    return rankKind(wider, split(kind, words), people, filters);
  const { kept, left } = relax(filters, (limits) => all.some((number) => fitsAll(limits, number)));
  const within = all.filter((number) => fitsAll(kept, number));
  const others = words.filter((slot) => slot !== kind);
  const score = (number: number) =>
    [kind, ...others, ...people].reduce((sum, { found }) => sum + (found.get(number) ?? 0), bonusOf(kept, number));
  const cover = (number: number) =>
    coverOf(others, number) +
    bonusOf(kept, number) * MADE_FOR +
    (kind.fields.get(number) === FIELDS.head ? CALLED_SO : 0);
  const covered = new Map(within.map((number) => [number, cover(number)]));
  const sorted = sortByScore(within, (number) => (covered.get(number) ?? 0) * MORE + score(number));
  const [best = 0] = sorted;
  // A word is true of a product where it is as true as of the best one.
  const needed = others.flatMap((slot) => {
    if (slot.isUnwanted) return [];
    const field = slot.fields.get(best) ?? -1;
    if (field < (isTrait(slot) ? FIELDS.attribute : FIELDS.text)) left.add(slot);
    return left.has(slot) ? [] : [{ slot, least: Math.min(field, fieldOfTruth(slot)) }];
  });
  const has = (number: number, isTold: (slot: Slot) => boolean) =>
    needed.every(({ slot, least }) => !isTold(slot) || (slot.fields.get(number) ?? -1) >= least);
  const exact = sorted.filter((number) => has(number, () => true));
  // Products of one category have numbers that are near to each other.
  const near = sortByScore(
    within,
    (number) =>
      (covered.get(number) ?? 0) * MORE + score(number) + NEIGHBOUR / (1 + Math.abs(number - best) / HALF_AS_NEAR),
  );
  const nearly = near.filter(
    (number) => !isOf(kind, GENERAL) || has(number, (slot) => !isTrait(slot) && !isOf(slot, OCCASION)),
  );
  const chosen = new Set(exact);
  const rest = exact.length >= FEW ? [] : nearly.filter((number) => !chosen.has(number));
  if (isOf(kind, MISSING) || ofKind.length === 0) left.add(kind);
  return { numbers: [...exact, ...rest], exact: exact.length, kind, left, sorted };
}

/** From this field on a word is wholly true of a product. */
export const fieldOfTruth = (slot: Slot): number => (isTrait(slot) ? FIELDS.attribute : FIELDS.title);

/** Leaves out limits until something fits. */
function relax(
  filters: readonly Filter[],
  fits: (filters: readonly Filter[]) => boolean,
): { kept: readonly Filter[]; left: Set<Slot | Filter> } {
  const left = new Set<Slot | Filter>();
  let kept = filters;
  for (const kind of RELAXED) {
    if (fits(kept)) break;
    for (const filter of kept) if (filter.kind === kind) left.add(filter);
    kept = kept.filter((filter) => filter.kind !== kind);
  }
  return { kept, left };
}

/** Finds the products that fit all words and limits; if there are none, the nearest. */
function rankWords(words: readonly Slot[], filters: readonly Filter[]): Ranked {
  const known = words.filter(({ found, isUnwanted }) => found.size > 0 && !isUnwanted);
  const unknown = words.filter(({ found }) => found.size === 0);
  for (const slots of [known, keepMost(known, filters), keepMost(known, [])]) {
    const { kept, left } = relax(filters, (limits) => listAll(slots, limits).length > 0);
    const numbers = listAll(slots, kept);
    for (const slot of words) if (!slots.includes(slot)) left.add(slot);
    if (numbers.length > 0) return { numbers, exact: numbers.length, left };
  }
  return { numbers: [], exact: 0, left: new Set([...unknown, ...known, ...filters]) };
}

/** The words that the product with the highest sum of scores has. */
function keepMost(slots: readonly Slot[], filters: readonly Filter[]): Slot[] {
  const sums = new Map<number, number>();
  for (const { found } of slots)
    for (const [number, score] of found)
      if (fitsAll(filters, number)) sums.set(number, (sums.get(number) ?? 0) + score);
  const [best] = sortByScore([...sums.keys()], (number) => sums.get(number) ?? 0);
  return best === undefined ? [] : slots.filter(({ found }) => found.has(best));
}

function listAll(slots: readonly Slot[], filters: readonly Filter[]): number[] {
  const [first, ...others] = [...slots].sort((a, b) => a.found.size - b.found.size);
  if (!first) {
    const [list, ...limits] = [...filters].sort((a, b) => Number(a.kind === 'price') - Number(b.kind === 'price'));
    return list ? list.list().filter((number) => fitsAll(limits, number)) : [];
  }
  const fitting = [...first.found.keys()].filter(
    (number) => others.every(({ found }) => found.has(number)) && fitsAll(filters, number),
  );
  return sortByScore(fitting, (number) =>
    slots.reduce((sum, { found }) => sum + (found.get(number) ?? 0), bonusOf(filters, number)),
  );
}

const bonusOf = (filters: readonly Filter[], number: number): number =>
  filters.reduce((sum, filter) => sum + (filter.bonus?.(number) ?? 0), 0);

function sortByScore(numbers: readonly number[], score: (number: number) => number): number[] {
  const scored = numbers.map((number): [number, number] => [number, score(number)]);
  return scored.sort(([a, x], [b, y]) => y - x || a - b).map(([number]) => number);
}
