import { describe } from 'vitest';
import { deathsOnSqlite, testWalk } from './suites/walk.ts';

describe('on SQLite', () => testWalk(async () => undefined, deathsOnSqlite));
