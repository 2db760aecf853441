import { afterAll, describe } from 'vitest';
import { testKills } from '../api/suites/kill.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';

/** Every statement is one that a host dies over; `npm test` takes every third. */

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('on SQLite', () => testKills(async () => undefined));

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  testKills(async () => (isMissing ? undefined : postgres.makeDatabase()));
});
