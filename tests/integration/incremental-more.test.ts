import { test } from 'vitest';
import { expectSameBuilds } from '../support/random-builds.ts';

test('150 more builds between random states make what fresh builds make, file for file', () =>
  expectSameBuilds(150, 14));
