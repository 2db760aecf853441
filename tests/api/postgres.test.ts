import { afterAll, describe, onTestFinished } from 'vitest';
import { type DatabaseCopy, startPostgres } from '../bench/api/temporary-postgres.ts';
import { isEvery } from '../rare-tests.ts';
import { startHost } from './support/host.ts';
import { testDatabase, testHost } from './suites/index.ts';

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);
let copies: Promise<() => Promise<DatabaseCopy>> | undefined;

/** An empty database with all tables, until the test is finished. */
async function openCopy(): Promise<string | undefined> {
  if (isMissing) return undefined;
  copies ??= postgres.prepareCopies(async (database) => (await startHost({ database })).close());
  const { url, drop } = await (await copies)();
  // What is registered first is done last: after the hosts are closed.
  onTestFinished(drop);
  return url;
}

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  const testAll = isEvery ? testHost : testDatabase;
  testAll(async (options) => startHost({ ...options, database: await openCopy() }));
});
