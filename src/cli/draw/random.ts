// A small seeded generator: the same seed gives the same picture on every machine.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A number between the two. */
  between(low: number, high: number): number;
  /** A whole number between the two, both included. */
  whole(low: number, high: number): number;
  /** The value moved by at most `spread` either way. */
  near(value: number, spread: number): number;
  pick<T>(list: readonly T[]): T;
  /** An independent generator, so that drawing one part more does not change the others. */
  fork(label: string): Random;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

export function createRandom(seed: number | string): Random {
  const start = typeof seed === 'number' ? hashText(`seed ${seed}`) : hashText(seed);
  let state = start;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    near: (value, spread) => value + (next() * 2 - 1) * spread,
    pick: <T>(list: readonly T[]): T => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('cannot pick from an empty list');
      return found;
    },
    fork: (label) => createRandom(`${start} ${label}`),
  };
}
