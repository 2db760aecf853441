import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test that takes as long as all the others together starts first, or one worker would wait for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/killed-build.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    // Tests of outages mostly wait: three workers keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Ends what hangs; says nothing of speed, so that the tests hold on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
