import { test } from 'vitest';
import { surviveKills } from '../support/killed-builds.ts';

test('a build that is killed at 10 random moments always leaves a whole site', () => surviveKills(10), 900_000);
