import { describe, expect, test } from 'vitest';
import { findQuality } from '../../src/integration/pictures/find-quality.ts';

const RANGE = { lowest: 30, highest: 75, slope: 0.4 };

/** Looks for the quality of a picture whose score is `at50` at quality 50, `slope` more for each step. */
async function find(at50: number, slope: number, guess = 50, isHopeless = () => false) {
  const qualities: number[] = [];
  const found = await findQuality(
    RANGE,
    guess,
    async (quality) => {
      qualities.push(quality);
      return { quality, data: Buffer.alloc(0), score: at50 + (quality - 50) * slope };
    },
    isHopeless,
  );
  return { ...found, qualities };
}

describe('the quality of a picture', () => {
  test.each([
    [74, 0.4],
    [66, 0.3],
    [70.5, 0.9],
    [76, 0.2],
  ])('is the lowest that reaches the score, from %f at quality 50 with steps of %f', async (at50, slope) => {
    const { score, quality, qualities } = await find(at50, slope);
    expect(score).toBeGreaterThanOrEqual(70);
    expect(score <= 72 || quality <= RANGE.lowest + 1).toBe(true);
    expect(qualities.length).toBeLessThanOrEqual(4);
    expect(new Set(qualities).size).toBe(qualities.length);
  });

  test('is the highest where none reaches the score, and the lowest where all do', async () => {
    expect((await find(20, 0.4)).quality).toBe(75);
    expect((await find(99, 0.4)).quality).toBeLessThanOrEqual(31);
  });

  test('is tried once where the first guess is near, or hopeless', async () => {
    expect((await find(71, 0.4)).qualities).toEqual([50]);
    expect((await find(50, 0.4, 60, () => true)).qualities).toEqual([60]);
  });
});
