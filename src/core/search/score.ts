import { RANKS } from './parts.ts';

/** By field: text, attribute, title, what the product belongs to, what it is. */
const FIELD_WEIGHTS = [0.25, 0.5, 0.7, 0.8, 1];
/** By rank: not available, then from the least to the most popular. */
const RANK_WEIGHTS = [0.7, 0.94, 1, 1.06];

/** The field of a level (`levelOf`), one of `FIELDS`. */
export const fieldOfLevel = (level: number): number => Math.floor(level / RANKS);

/** What a word is worth where it stands. */
export const scorePosting = (level: number): number =>
  (FIELD_WEIGHTS[fieldOfLevel(level)] as number) * (RANK_WEIGHTS[level % RANKS] as number);
