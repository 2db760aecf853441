import type { Filter } from './filters.ts';
import type { Slot } from './match-words.ts';

/** Results, the best first. */
export interface Ranked {
  readonly numbers: readonly number[];
  /** The words and limits with which there is no result, and which were left out. */
  readonly left: ReadonlySet<Slot | Filter>;
}

/** In this order limits are left out when nothing fits. */
const RELAXED: readonly Filter['kind'][] = ['age', 'size', 'audience', 'price'];

/** Finds the products that fit all words and limits; if there are none, the nearest. */
export function rank(slots: readonly Slot[], filters: readonly Filter[]): Ranked {
  const known = slots.filter(({ found }) => found.size > 0);
  const unknown = slots.filter(({ found }) => found.size === 0);
  const exact = rankAll(known, filters);
  if (exact.length > 0) return { numbers: exact, left: new Set(unknown) };
  for (const kept of [known, keepMost(known, filters), keepMost(known, [])]) {
    const left: Filter[] = [];
    for (const kind of ['none', ...RELAXED]) {
      left.push(...filters.filter((filter) => filter.kind === kind));
      const numbers = rankAll(
        kept,
        filters.filter((filter) => !left.includes(filter)),
      );
      if (numbers.length > 0)
        return { numbers, left: new Set([...left, ...slots.filter((slot) => !kept.includes(slot))]) };
    }
  }
  return { numbers: [], left: new Set([...slots, ...filters]) };
}

/** The words that the product with the highest sum of scores has. */
function keepMost(slots: readonly Slot[], filters: readonly Filter[]): Slot[] {
  const sums = new Map<number, number>();
  for (const { found } of slots)
    for (const [number, score] of found)
      if (filters.every((filter) => filter.has(number))) sums.set(number, (sums.get(number) ?? 0) + score);
  const [best] = sortByScore(sums);
  return best === undefined ? [] : slots.filter(({ found }) => found.has(best));
}

function rankAll(slots: readonly Slot[], filters: readonly Filter[]): number[] {
  const [first, ...others] = [...slots].sort((a, b) => a.found.size - b.found.size);
  if (!first) {
    const [list, ...limits] = [...filters].sort((a, b) => Number(a.kind === 'price') - Number(b.kind === 'price'));
    return list ? list.list().filter((number) => limits.every((filter) => filter.has(number))) : [];
  }
  const scores = new Map<number, number>();
  for (const [number, score] of first.found) {
    if (!others.every(({ found }) => found.has(number)) || !filters.every((filter) => filter.has(number))) continue;
    const bonus = filters.reduce((sum, filter) => sum + (filter.bonus?.(number) ?? 0), 0);
    scores.set(
      number,
      others.reduce((sum, { found }) => sum + (found.get(number) ?? 0), score + bonus),
    );
  }
  return sortByScore(scores);
}

const sortByScore = (scores: ReadonlyMap<number, number>): number[] =>
  [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([number]) => number);
