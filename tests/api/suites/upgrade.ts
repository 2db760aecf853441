import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OpenHost, TestHost } from '../support/host.ts';

/** What a newer host does to the tables when it starts. */
const upgrade = ({ host }: TestHost) =>
  host.database.write(async (db) => {
    await sql`alter table orders add column colour text`.execute(db);
    await sql`create table favourites (id text primary key)`.execute(db);
    await sql`insert into migrations (name) values ('2031-01-colours')`.execute(db);
  });

export function testUpgrade(open: OpenHost): void {
  describe('an upgrade', () => {
    test('leaves a running older host at work while the newer one adds to the tables', async () => {
      const host = await open();
      const before = await host.client.place();
      await upgrade(host);
      const after = await host.client.place();
      expect(await host.client.read(before)).toMatchObject({ status: 'placed' });
      await host.client.post(`/orders/${after.order.number}/cancel`, {}, after.own);
      expect(await host.client.read(after)).toMatchObject({ status: 'cancelled' });
      expect((await host.client.get('/ready')).status).toBe(200);
    });

    test('keeps an older host from starting, and tells what it does not know and what to do', async () => {
      const host = await open();
      await upgrade(host);
      await expect(host.another()).rejects.toThrow(
        /newer version of the shop: this one does not know its "2031-01-colours"[\s\S]*npm run operator -- restore/,
      );
    });
  });
}
