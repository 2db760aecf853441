import { describe } from 'vitest';
import { testKills } from './suites/kill.ts';

describe('on SQLite', () => testKills(async () => undefined, 3));
