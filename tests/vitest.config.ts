import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isEvery, RARE_TESTS } from './rare-tests.ts';

/** They start first, in this order, or one worker would still be at them when the others have nothing left to do. */
const LONGEST = ['incremental', 'sqlite', 'postgres', 'killed-build'].map((name) => `/${name}.test.ts`);

/** Tests of functions that hold no state, and use no folders. */
const PURE = ['tests/core/**/*.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      // They share loaded modules, which keep nothing between tests: loading them for each file takes a quarter of the time.
      { test: { name: 'pure', include: PURE, isolate: false } },
      {
        test: {
          name: 'all others',
          include: ['tests/**/*.test.ts'],
          exclude: isEvery ? PURE : [...PURE, ...RARE_TESTS],
        },
      },
    ],
    // Tests of outages mostly wait: three workers keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Ends what hangs; says nothing of speed, so that the tests hold on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as journeys wait: one second, the default, says something of speed.
    expect: { poll: { timeout: 10_000 } },
  },
});
