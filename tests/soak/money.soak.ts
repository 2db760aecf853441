import { afterAll, describe } from 'vitest';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { startHost } from '../api/support/host.ts';
import { testMoneyModel } from '../api/suites/money-model.ts';

const RUNS = 400;
const tell = (events: number) => console.log(`${RUNS} orders, ${events} events: every sum as the model has it`);

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe(`the money of ${RUNS} orders on SQLite`, () => testMoneyModel(startHost, RUNS, tell));
describe.skipIf(isMissing)(`the money of ${RUNS} orders on PostgreSQL`, () => {
  testMoneyModel(
    async (options) => startHost({ ...options, ...(!isMissing && { database: await postgres.makeDatabase() }) }),
    RUNS,
    tell,
  );
});
