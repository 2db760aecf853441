import { expect, vi } from 'vitest';
import { compareBuilds } from './compare-builds.ts';

/** Compares builds between random states with fresh ones. Once in a process, as modules know the copy of the project that they are of. */
export async function expectSameBuilds(builds: number, seed: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { published, refused, reused, partly } = await compareBuilds(builds, seed);
    expect(published).toBeGreaterThan(builds / 3);
    expect(refused).toBeGreaterThan(0);
    expect(reused).toBeGreaterThan(builds * 10);
    expect(partly).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  }
}
