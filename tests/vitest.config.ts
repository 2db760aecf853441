import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALONE } from './alone-tests.ts';
import { LIMITS } from './limits.ts';
import { isEvery, RARE_TESTS } from './rare-tests.ts';
import { madeFacts } from './support/shop-facts.ts';

/** They start first, in this order, or one worker would still be at them when the others have nothing left to do. */
const LONGEST = ['sqlite', 'postgres', 'incremental'].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? LONGEST.length : index;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests of code that bundlers read: it imports components, and modules that a build makes of a shop. */
const BROWSER_CODE = ['tests/client/**/*.test.ts', 'tests/admin/app/**/*.test.ts'];

const LEFT_OUT = isEvery ? [] : RARE_TESTS;

const SHARED = {
  // Files share loaded modules: starting a process and loading them for each file takes longer than most tests. The rare ones need more memory.
  isolate: isEvery,
  setupFiles: 'tests/support/fresh-globals.ts',
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      {
        plugins: [madeFacts],
        test: {
          name: 'alone',
          include: ALONE,
          exclude: LEFT_OUT,
          setupFiles: 'tests/support/fresh-globals.ts',
        },
      },
      {
        plugins: [madeFacts],
        test: {
          ...SHARED,
          name: 'browser code',
          include: BROWSER_CODE,
          exclude: [...ALONE, ...LEFT_OUT],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'all others',
          include: ['tests/**/*.test.ts'],
          exclude: [...ALONE, ...BROWSER_CODE, ...LEFT_OUT],
          // Node loads the shop as it does when it is in use. It also takes a tenth less of a processor than modules that Vite has rewritten.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
    globalSetup: 'tests/support/run-folder.ts',
    // Tests of outages mostly wait: three workers keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: LIMITS.test,
    hookTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.expect } },
  },
});
