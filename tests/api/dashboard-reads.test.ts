import { expect, test, vi } from 'vitest';
import { SqliteConnection } from '../../src/api/ground/database/engines/sqlite-connection.ts';
import { openDashboard } from './support/dashboard.ts';
import { startHost } from './support/host.ts';

test('the operator’s home page asks nothing twice, though its menu counts some of the same', async () => {
  const host = await startHost();
  await host.client.place();
  const dashboard = await openDashboard(host);
  const execute = vi.spyOn(SqliteConnection.prototype, 'executeQuery');
  const { text } = await dashboard.get('');
  const asked = execute.mock.calls.map(([{ sql, parameters }]) => `${sql} ${JSON.stringify(parameters)}`);
  execute.mockRestore();
  expect(text).toContain('new order for you to accept');
  const open = asked.filter((question) => question.includes('from seller_open_days'));
  expect(open).toHaveLength(1);
  expect(asked.filter((question, index) => asked.indexOf(question) < index)).toEqual([]);
});
