import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { orderOf } from '../support/client.ts';
import { countWork } from '../support/count-work.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

/** Messages of a queue that are sent side by side. */
const LANES = 4;

/** Returns a function that places an order whose price is known. */
async function prepareOrders({ client }: TestHost) {
  const wanted = orderOf({});
  const { quote } = (await client.post('/quote', wanted)).data;
  const request = { ...wanted, expectedTotalMinor: quote.amounts.totalMinor };
  return async () => {
    const answer = await client.post('/orders', request, { key: randomUUID() });
    expect(answer.data.order.status).toBe('placed');
  };
}

async function sendAll({ host }: TestHost): Promise<void> {
  while ((await host.workers.run()) > 0);
}

/** What an order costs, counted: time depends on what else a machine does (`npm run bench:api`). */
export function testOrderCost(open: OpenHost): void {
  describe('the work of an order', () => {
    test('is one transaction of few statements that the database knows, and one sync', async () => {
      const host = await open({ environment: { RATE_LIMITS: '' } });
      const place = await prepareOrders(host);
      await place();
      const { statements, ...work } = await countWork(place);
      const isPostgres = host.host.database.kind === 'postgres';
      expect(work).toEqual({ prepared: 0, transactions: 1, syncs: isPostgres ? 0 : 1 });
      // The key, two of limits, one of all that is known of stock, the rows of the order, two messages with a link, and their seller.
      expect(statements.length, statements.join('\n')).toBe(isPostgres ? 8 : 13);
    });

    test('is one transaction for each message that is sent, and one more for each that is sent beside it', async () => {
      const host = await open();
      const place = await prepareOrders(host);
      await place();
      await sendAll(host);
      for (let count = 0; count < 2 * LANES; count++) await place();
      const { statements, transactions, prepared } = await countWork(() => sendAll(host));
      const messages = 2 * 2 * LANES;
      expect(statements.filter((sql) => sql.startsWith('update "outbox"'))).toHaveLength(2 * messages);
      expect(transactions).toBeLessThanOrEqual(messages + LANES);
      expect(transactions).toBeGreaterThan(LANES);
      // A query that looks for files of messages has as many values as there are.
      expect(prepared).toBeLessThanOrEqual(1);
    });
  });
}
