import { hash } from 'node:crypto';

/** One of the parts into which a build is divided. */
export interface Shard {
  /** Counted from 1. */
  readonly number: number;
  /** The number of parts. */
  readonly count: number;
}

/** Reads `3/16`; undefined for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return number >= 1 && number <= count ? { number, count } : undefined;
}

/** The name of a shard's folder: `3-of-16`. */
export const nameShard = ({ number, count }: Shard): string => `${number}-of-${count}`;

/** The number of the shard that makes a page, given by its address, or a picture, given by its digest. */
export const shardOf = (name: string, count: number): number =>
  (Number.parseInt(hash('sha1', name).slice(0, 8), 16) % count) + 1;

/** Whether a shard makes the page with this address. */
export const isInShard = (name: string, { number, count }: Shard): boolean => shardOf(name, count) === number;
