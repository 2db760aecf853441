import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from '../support/compare-builds.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'a site built after each of 500 random edits is the one that a fresh build makes (seed %i)',
  async (seed) => {
    const { reused } = await compareBuilds(500, seed);
    expect(reused).toBeGreaterThan(0);
  },
  3_600_000,
);
