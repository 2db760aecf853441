import { describe } from 'vitest';
import { deathsAt, testWalk } from './suites/walk.ts';

describe('on SQLite', () => testWalk(async () => undefined, deathsAt('even')));
