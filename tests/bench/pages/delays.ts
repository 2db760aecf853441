import type { KindName } from './page-kinds.ts';

/** How many times slower the processor is. */
export const SLOWNESSES = [4, 6] as const;
/** The browser tells of no interaction that is answered sooner. */
export const SHORTEST_MS = 16;

/** The longest of the interactions with a page. */
export interface Delay {
  readonly kind: KindName;
  readonly slower: number;
  /** From an event to the next paint (Event Timing, in steps of 8 ms); 0 below `SHORTEST_MS`. */
  readonly ms: number;
  /** Which one it was; empty when all were shorter. */
  readonly step: string;
}

/** For each kind and slowness the run in the middle. */
export function middleDelays(delays: readonly Delay[]): Delay[] {
  const groups = Map.groupBy(delays, ({ kind, slower }) => `${kind}, ${slower}`);
  return [...groups.values()].map(
    (group) => [...group].sort((one, other) => one.ms - other.ms)[group.length >> 1] as Delay,
  );
}
