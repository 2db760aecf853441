import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { orderOf } from './support/client.ts';
import { startHost } from './support/host.ts';

test('a SQLite file that another process keeps to itself is answered 503 after some seconds, stops nothing else, and heals', async () => {
  const host = await startHost();
  const other = new DatabaseSync(host.host.services.config.databaseUrl);
  other.exec('BEGIN EXCLUSIVE');
  const key = randomUUID();
  const placing = host.client.post('/orders', orderOf(), { key });
  // Reading goes on, and so does the event loop.
  expect((await host.client.get('/ready')).status).toBe(200);
  expect((await placing).status).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect((await host.client.post('/orders', orderOf(), { key })).data.order.status).toBe('placed');
});
