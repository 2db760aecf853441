import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { walk } from '../api/suites/walk.ts';
import type { Deaths } from '../api/support/walker.ts';
import { createChance } from './support/faults.ts';

const RUNS = 4;
const SEED = 20_261_120;
const MOST_STATEMENTS = 20;

/** Up to two deaths over each request, and one over the messages that follow, drawn by a seed. */
function drawDeaths(seed: number): (step: number) => Deaths {
  const chance = createChance(seed);
  const statement = () => Math.floor(chance() * MOST_STATEMENTS);
  const draw = <T>(most: number, other: T) =>
    Array.from({ length: Math.floor(chance() * (most + 1)) }, () => (chance() < 0.4 ? other : statement()));
  return () => ({ request: draw(2, 'answer' as const), work: draw(1, 'message' as const) });
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

async function walkOften(makeDatabase: () => Promise<string | undefined>, where: string): Promise<void> {
  let kills = 0;
  for (let run = 0; run < RUNS; run++) kills += await walk(await makeDatabase(), drawDeaths(SEED + run));
  expect(kills).toBeGreaterThan(RUNS);
  console.log(
    `${where}: ${RUNS} orders, their hosts killed ${kills} times: each sent, returned, refunded, paid out and told once`,
  );
}

const CLAIM = 'orders of three sellers on hosts that are killed at any moment come to their end once';

describe('on SQLite', () => {
  test(CLAIM, () => walkOften(async () => undefined, 'SQLite'));
});

describe.skipIf(isMissing)(isMissing ? `on PostgreSQL (skipped: ${postgres})` : 'on PostgreSQL', () => {
  test(CLAIM, () => walkOften(async () => (isMissing ? undefined : postgres.makeDatabase()), 'PostgreSQL'));
});
