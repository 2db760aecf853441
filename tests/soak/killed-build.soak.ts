import { test } from 'vitest';
import { surviveKills } from '../support/killed-builds.ts';

test('a build that is killed at 100 random moments always leaves a whole site', () => surviveKills(100), 1_800_000);
