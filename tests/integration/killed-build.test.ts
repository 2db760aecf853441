import { test } from 'vitest';
import { surviveKills } from '../support/killed-builds.ts';

test('a build that is killed at 20 random moments always leaves a whole site', () => surviveKills(20), 900_000);
