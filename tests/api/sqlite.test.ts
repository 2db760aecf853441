import { describe } from 'vitest';
import { startHost } from './support/host.ts';
import { testHost } from './suites/index.ts';

describe('on SQLite', () => testHost(startHost));
