import { afterAll, describe } from 'vitest';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { deathsOnPostgres, testWalk } from './suites/walk.ts';

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  testWalk(async () => (isMissing ? undefined : postgres.makeDatabase()), deathsOnPostgres);
});
