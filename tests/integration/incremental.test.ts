import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from '../support/compare-builds.ts';

const BUILDS = 300;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test(`${BUILDS} builds between random states of catalogue and templates make what fresh builds make, file for file`, async () => {
  const { published, refused, reused, partly } = await compareBuilds(BUILDS, 20_261_121);
  expect(published).toBeGreaterThan(BUILDS / 3);
  expect(refused).toBeGreaterThan(0);
  expect(reused).toBeGreaterThan(BUILDS * 10);
  expect(partly).toBeGreaterThan(0);
}, 1_800_000);
