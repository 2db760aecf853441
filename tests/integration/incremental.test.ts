import { test } from 'vitest';
import { isEvery } from '../rare-tests.ts';
import { expectSameBuilds } from '../support/random-builds.ts';

/** All 150 take as long as a sixth of all other tests. The second 25 follow an edit of templates. */
const BUILDS = isEvery ? 150 : 30;

test(`${BUILDS} builds between random states of catalogue and templates make what fresh builds make, file for file`, () =>
  expectSameBuilds(BUILDS, 13));
