import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { makeId } from '../../../src/api/ground/database/ids.ts';
import { clean } from '../../../src/api/entry/privacy/retention.ts';
import { order } from '../../../src/api/records/orders/shapes.ts';
import { type Answered, orderOf } from '../support/client.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

/** What a host of before kept under a key: the whole answer, and no reference. */
const keepAsBefore = ({ host }: TestHost, key: string, answer: string) =>
  host.database.write((db) =>
    db.updateTable('idempotency_keys').set({ answer, result: null }).where('key', '=', key).execute(),
  );

const readKept = ({ host }: TestHost) => host.database.read.selectFrom('idempotency_keys').selectAll().execute();

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

    test('answers a repeated order as the first time, whatever an older host has kept of it, and never with 500', async () => {
      const host = await open();
      const { client } = host;
      const { key, order: first } = await client.place();
      const { contact: _contact, address: _address, payment: _payment, ...partly } = first;
      const answers: Answered[] = [];
      for (const kept of [JSON.stringify(first), JSON.stringify(partly), JSON.stringify({ number: first.number })]) {
        await keepAsBefore(host, key, kept);
        answers.push(await client.post('/orders', orderOf(), { key }), await client.get('/orders/by-key', { key }));
      }
      for (const { status, data } of answers) expect([status, data.order]).toEqual([200, first]);
      for (const kept of ['', '[]', 'null', '{"number":7}', '{"number":"ZZZZZ-ZZZZZ"}']) {
        await keepAsBefore(host, key, kept);
        expect((await client.post('/orders', orderOf(), { key })).code, kept).toBe(409);
        expect((await client.get('/orders/by-key', { key })).code, kept).toBe(404);
      }
      expect(await host.host.database.read.selectFrom('orders').select('id').execute()).toHaveLength(1);
    });

    test('answers a repeated return and a repeated complaint from what they made', async () => {
      const host = await open();
      const complaint = { name: 'Asha Devi', email: 'asha@mail.example', text: 'The cup came broken.' };
      const key = randomUUID();
      const first = await host.client.post('/complaints', complaint, { key });
      host.clock.now += 60_000;
      await keepAsBefore(host, key, JSON.stringify({ ticket: first.data.ticket, receivedAt: 'another shape' }));
      expect((await host.client.post('/complaints', complaint, { key })).data).toEqual(first.data);
    });

    test('leaves an older host able to repeat the order of a newer one, without a name, number or street being kept', async () => {
      const host = await open();
      const placed = await host.client.place();
      const [row] = await readKept(host);
      // The older host reads the whole answer by this schema.
      expect(order.parse(JSON.parse(row?.answer ?? ''))).toMatchObject({
        number: placed.order.number,
        key: placed.order.key,
        shipments: placed.order.shipments,
      });
      expect(row?.result).toBe(placed.order.number);
      expect(JSON.stringify(row)).not.toMatch(/Asha|9876543210|Mango|asha@/);
    });

    test('clears within the hour what an older host keeps of shoppers beside it', async () => {
      const host = await open();
      const { key, order: first } = await host.client.place();
      await keepAsBefore(host, key, JSON.stringify(first));
      const at = host.clock.now;
      const search = { id: makeId(at), at, actor: 'operator:mina', action: 'viewed', subject: 'orders' };
      await host.host.database.write((db) =>
        db
          .insertInto('audit')
          .values({ ...search, details: JSON.stringify({ sellerId: 'garden', text: 'Asha' }) })
          .execute(),
      );
      await clean(host.host.services);
      expect(JSON.stringify(await readKept(host))).not.toMatch(/Asha|9876543210|Mango|asha@/);
      const found = await host.host.database.read
        .selectFrom('audit')
        .select('details')
        .where('id', '=', search.id)
        .execute();
      expect(found).toEqual([{ details: '{"shop":"garden"}' }]);
      expect((await host.client.post('/orders', orderOf(), { key })).data.order).toEqual(first);
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
