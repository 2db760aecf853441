import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from '../support/compare-builds.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

// Other edits than those of the last run: `SEED=101 SEEDS=3 EDITS=200 npm run test:soak -- incremental`.
const { SEED = 1, SEEDS = 20, EDITS = 500 } = process.env;

test.each(Array.from({ length: Number(SEEDS) }, (_, index) => Number(SEED) + index))(
  `a site built after each of ${EDITS} random edits is the one that a fresh build makes (seed %i)`,
  async (seed) => {
    const { published, refused, reused } = await compareBuilds(Number(EDITS), seed);
    console.log(
      `Seed ${seed}: ${published} sites published, ${refused} refused, ${reused} pages taken from builds before.`,
    );
    expect(reused).toBeGreaterThan(0);
  },
  3_600_000,
);
