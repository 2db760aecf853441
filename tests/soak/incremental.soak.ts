import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from '../support/compare-builds.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

// Other states than those of the last run: `SEED=101 SEEDS=3 BUILDS=200 npm run test:soak -- incremental`.
const { SEED = 1, SEEDS = 20, BUILDS = 500 } = process.env;

test.each(Array.from({ length: Number(SEEDS) }, (_, index) => Number(SEED) + index))(
  `${BUILDS} builds between random states make what fresh builds make (seed %i)`,
  async (seed) => {
    const { published, refused, reused } = await compareBuilds(Number(BUILDS), seed);
    console.log(
      `Seed ${seed}: ${published} sites published, ${refused} refused, ${reused} pages taken from builds before.`,
    );
    expect(reused).toBeGreaterThan(0);
  },
  3_600_000,
);
