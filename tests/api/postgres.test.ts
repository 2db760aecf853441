import { afterAll, describe } from 'vitest';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { startHost } from './support/host.ts';
import { testHost } from './suites/index.ts';

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  testHost(async (options) =>
    startHost({ ...options, ...(!isMissing && { database: await postgres.makeDatabase() }) }),
  );
});
