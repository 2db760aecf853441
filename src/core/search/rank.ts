import { chooseKind } from './choose-kind.ts';
import type { Filter } from './filters.ts';
import { FIELDS } from './parts.ts';
import { COLOUR, GENERAL, MISSING, OCCASION } from './word-types.ts';
import { isKindOf, isOf, isPassed, isTrait, type Slot } from './slot.ts';

/** Results, the best first. */
export interface Ranked {
  readonly numbers: readonly number[];
  /** How many of the first ones fit everything; those that follow are of the same kind. */
  readonly exact: number;
  /** The word that says what kind of thing is wanted. */
  readonly kind?: Slot;
  /** The words and limits with which there is no result, and which were left out. */
  readonly left: ReadonlySet<Slot | Filter>;
}

/** In this order limits are left out when nothing fits. */
const RELAXED: readonly Filter['kind'][] = ['age', 'size', 'audience', 'price'];
/** Fewer results are followed by others of their kind. */
const FEW = 4;

/** Finds the products of the kind that is wanted, those that fit most of the other words and limits; without a kind those with all words. */
export function rank(slots: readonly Slot[], filters: readonly Filter[]): Ranked {
  const words = slots.filter((slot) => !isPassed(slot));
  const people = slots.filter((slot) => isPassed(slot) && slot.found.size > 0);
  const kind = chooseKind(words, (number) => fitsAll(filters, number));
  return kind ? rankKind(kind, words, people, filters) : rankWords(words, filters);
}

const fitsAll = (filters: readonly Filter[], number: number): boolean => filters.every((filter) => filter.has(number));

function rankKind(kind: Slot, words: readonly Slot[], people: readonly Slot[], filters: readonly Filter[]): Ranked {
  const ofKind = [...kind.fields.keys()].filter((number) => isKindOf(kind, number));
  const all = ofKind.length > 0 ? ofKind : [...kind.fields.keys()];
  if (kind.wider && !all.some((number) => fitsAll(filters, number)))
    return rankKind(kind.wider, [...words.filter((slot) => slot !== kind), kind.wider], people, filters);
  const { kept, left } = relax(filters, (limits) => all.some((number) => fitsAll(limits, number)));
  const within = all.filter((number) => fitsAll(kept, number));
  const others = words.filter((slot) => slot !== kind);
  let exact: readonly number[] = within;
  let nearly = exact;
  // What tells kinds apart comes before what they are made of and how they look.
  for (const slot of [...others].sort((a, b) => orderOf(a) - orderOf(b))) {
    const strong = levelsOf(slot).map((least) => exact.filter((number) => (slot.fields.get(number) ?? -1) >= least));
    const best = strong.find((numbers) => numbers.length > 0);
    if (best) exact = best;
    else if (isTrait(slot) || !within.some((number) => slot.fields.has(number))) left.add(slot);
    if (orderOf(slot) === 0) nearly = exact;
  }
  const score = (number: number) =>
    [kind, ...others, ...people].reduce((sum, { found }) => sum + (found.get(number) ?? 0), bonusOf(kept, number));
  const best = sortByScore(exact, score);
  const chosen = new Set(best);
  const rest = sortByScore(best.length >= FEW ? [] : isOf(kind, GENERAL) ? nearly : within, score);
  const isMissing = isOf(kind, MISSING) || ofKind.length === 0;
  if (isMissing) left.add(kind);
  return { numbers: [...best, ...rest.filter((number) => !chosen.has(number))], exact: best.length, kind, left };
}

/** In this order words limit the products: what they are, what they are for, how they are made and look, their colour. */
const orderOf = (slot: Slot): number => (isOf(slot, COLOUR) ? 3 : isTrait(slot) ? 2 : isOf(slot, OCCASION) ? 1 : 0);

/** The fields in which a word is true of a product: a colour that it is called by, else has, a trait in its attributes, another word in its title. */
const levelsOf = (slot: Slot): readonly number[] =>
  isOf(slot, COLOUR) ? [FIELDS.kin, FIELDS.title, FIELDS.attribute] : [isTrait(slot) ? FIELDS.attribute : FIELDS.title];

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
  const known = words.filter(({ found }) => found.size > 0);
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
