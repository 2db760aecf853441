import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEvery } from '../rare-tests.ts';
import { compareBuilds } from '../support/compare-builds.ts';

/** `npm run test:every` makes all 300: they take as long as a third of all other tests. */
const BUILDS = isEvery ? 300 : 30;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test(`${BUILDS} builds between random states of catalogue and templates make what fresh builds make, file for file`, async () => {
  const { published, refused, reused, partly } = await compareBuilds(BUILDS, 13);
  expect(published).toBeGreaterThan(BUILDS / 3);
  expect(refused).toBeGreaterThan(0);
  expect(reused).toBeGreaterThan(BUILDS * 10);
  expect(partly).toBeGreaterThan(0);
});
