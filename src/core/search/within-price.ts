import { listKinds } from './choose-kind.ts';
import { FEW, fieldOfTruth } from './rank.ts';
import type { Explained } from './search.ts';
import { isPassed } from './slot.ts';

/**
 * How many results of a query without a price have to be within a price for these to be all that the query finds with that price, in the same
 * order; undefined where it may find others. With one word, or without a kind, a price takes products out and changes nothing else. With a kind
 * and other words the best product says which words count, and fewer results are followed by others: so the best ones have to have all words, in
 * fields in which they are wholly true, and another reading must not be possible.
 */
export function leastWithinPrice({ found, slots, ranked }: Explained): number | undefined {
  const { numbers, exact, kind, left, sorted } = ranked;
  if (found.price || found.help || left.size > 0 || exact === 0 || exact < numbers.length) return undefined;
  const words = slots.filter((slot) => !isPassed(slot));
  if (!kind) return 1;
  if (!words.includes(kind)) return undefined;
  const needed = words.filter((slot) => slot !== kind && !slot.isUnwanted);
  if (words.length === 1) return 1;
  const [best = -1] = sorted ?? [];
  const isSure =
    kind.parts === undefined &&
    listKinds(words).length === 1 &&
    needed.every((slot) => (slot.fields.get(best) ?? -1) >= fieldOfTruth(slot)) &&
    numbers.every((number, position) => sorted?.[position] === number);
  return isSure ? FEW : undefined;
}
