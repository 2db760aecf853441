import { afterAll, describe } from 'vitest';
import { testKills } from '../api/suites/kill.ts';
import { startPostgres } from '../bench/api/temporary-postgres.ts';

/** Every statement of a request is one that a host dies over. `npm test` kills hosts along the way of an order (walk-sqlite.test.ts). */

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('on SQLite', () => testKills(async () => undefined));

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  testKills(async () => (isMissing ? undefined : postgres.makeDatabase()));
});
