import { isEvery } from '../rare-tests.ts';
import { testRandomBuilds } from '../support/random-builds.ts';

/** All 150 take as long as a sixth of all other tests. */
testRandomBuilds(isEvery ? 150 : 30, 13);
