import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from '../support/compare-builds.ts';

const EDITS = 300;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test(`a site that is built after each of ${EDITS} random edits of catalogue and templates is the one that a fresh build makes, file for file`, async () => {
  const { published, refused, reused, partly } = await compareBuilds(EDITS, 20_261_121);
  expect(published).toBeGreaterThan(EDITS / 3);
  expect(refused).toBeGreaterThan(0);
  expect(reused).toBeGreaterThan(EDITS * 10);
  expect(partly).toBeGreaterThan(0);
}, 1_800_000);
