import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareBuilds } from './compare-builds.ts';

/** Tests builds between random states. Once in a process, as modules know the copy of the project that they are of. */
export function testRandomBuilds(builds: number, seed: number): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test(`${builds} builds between random states of catalogue and templates make what fresh builds make, file for file`, async () => {
    const { published, refused, reused, partly } = await compareBuilds(builds, seed);
    expect(published).toBeGreaterThan(builds / 3);
    expect(refused).toBeGreaterThan(0);
    expect(reused).toBeGreaterThan(builds * 10);
    expect(partly).toBeGreaterThan(0);
  });
}
