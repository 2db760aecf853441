/** A range of prices, in minor units: from `fromMinor`, below `toMinor`. */
export interface PriceBin {
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly count: number;
}

const STEPS = [1, 2, 5];

/** Divides prices at 1, 2, 5, 10, 20, 50 and so on, as most are small and a few are large. `unit` is how many minor units are 1. */
export function divideByPrice(pricesMinor: readonly number[], unit: number): PriceBin[] {
  const bounds = [0];
  const highest = pricesMinor.reduce((most, price) => Math.max(most, price), 0);
  for (let power = unit * 10; (bounds.at(-1) as number) <= highest && pricesMinor.length > 0; power *= 10)
    for (const step of STEPS) if ((bounds.at(-1) as number) <= highest) bounds.push(step * power);
  const counts = new Map<number, number>();
  for (const price of pricesMinor) {
    const index = bounds.findIndex((bound) => price < bound) - 1;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const bins = bounds
    .slice(1)
    .map((toMinor, index) => ({ fromMinor: bounds[index] as number, toMinor, count: counts.get(index) ?? 0 }));
  const first = bins.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : bins.slice(first);
}

/** The median of numbers; 0 if there are none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
