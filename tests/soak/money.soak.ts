import { afterAll, describe } from 'vitest';
import { startPostgres } from '../../src/cli/bench/api/temporary-postgres.ts';
import { startHost } from '../api/support/host.ts';
import { testMoneyModel } from '../api/suites/money-model.ts';

const RUNS = 400;

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe(`the money of ${RUNS} orders on SQLite`, () => testMoneyModel(startHost, RUNS));
describe.skipIf(isMissing)(`the money of ${RUNS} orders on PostgreSQL`, () => {
  testMoneyModel(
    async (options) => startHost({ ...options, ...(!isMissing && { database: await postgres.makeDatabase() }) }),
    RUNS,
  );
});
