/** The score that pictures should reach: high quality (score.ts). */
export const TARGET = 70;
/** A score this close above the target is good enough. */
const NEAR = 2;

/** The qualities that a format may be encoded at, and about how many points of score one step gives. */
export interface QualityRange {
  readonly lowest: number;
  readonly highest: number;
  readonly slope: number;
}

/** A picture encoded at a quality, with its similarity to the original (score.ts). */
export interface Tried {
  readonly quality: number;
  readonly data: Buffer;
  readonly score: number;
}

/**
 * Finds the lowest quality at which a picture reaches the target, by bisection that starts at `guess`. Returns the last try if no quality reaches the
 * target, or if `isHopeless` says so.
 */
export async function findQuality(
  { lowest, highest, slope }: QualityRange,
  guess: number,
  attempt: (quality: number) => Promise<Tried>,
  isHopeless: (tried: Tried) => boolean,
): Promise<Tried> {
  let tooLow = lowest - 1;
  let enough = highest + 1;
  let quality = guess;
  let best: Tried | undefined;
  for (;;) {
    const tried = await attempt(quality);
    if (isHopeless(tried)) return tried;
    if (tried.score >= TARGET) {
      best = tried;
      enough = quality;
    } else tooLow = quality;
    const isNear = best === tried && tried.score <= TARGET + NEAR;
    if (isNear || enough - tooLow <= 2) return best ?? tried;
    const step = Math.round((TARGET + NEAR / 2 - tried.score) / slope);
    quality = Math.min(enough - 1, Math.max(tooLow + 1, quality + step));
  }
}
