import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BATCH, clean, FATES } from '../../../src/api/entry/privacy/retention.ts';
import { PASSWORD } from '../support/client.ts';
import { runOperator } from '../support/operator.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { applyToSell } from './sellers.ts';

async function complain({ client }: TestHost): Promise<string> {
  const complaint = { name: 'Asha Devi', phone: '98765 43210', text: 'The cup came broken.' };
  return (await client.post('/complaints', complaint, { key: randomUUID() })).data.ticket;
}

async function draft({ client }: TestHost, number: number): Promise<string> {
  const email = `draft${number}@pots.example`;
  const fields = { businessName: 'Pots', contactName: 'Anil', phone: `98765 0002${number}`, email, password: PASSWORD };
  await client.post('/sellers', fields);
  return email;
}

export function testRetention(open: OpenHost): void {
  describe('what is kept how long', () => {
    test('is said of every table', async () => {
      const { read, kind } = (await open()).host.database;
      const listed = await (kind === 'postgres'
        ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
        : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`
      ).execute(read);
      const tables = listed.rows.map(({ name }) => name);
      expect(tables).toContain('orders');
      // A table that is missing here: give it a rule, or say why it is kept, in retention.ts.
      expect(Object.keys(FATES)).toEqual(expect.arrayContaining(tables));
    });

    test('is what the rules say: no less, and no more', async () => {
      const host = await open();
      const { client, clock, mails } = host;
      const { read } = host.host.database;
      const begin = clock.now;
      const turnTo = async (day: number) => {
        clock.now = begin + day * DAY_MS;
        await mails();
      };
      const list = async (table: 'newsletter' | 'sellers' | 'complaints' | 'outbox' | 'idempotency_keys' | 'audit') =>
        (await read.selectFrom(table).selectAll().execute()).length;
      for (const name of ['asked', 'wanted']) await client.post('/newsletter', { email: `${name}@mail.example` });
      const wanted = (await mails()).find(({ to }) => to.startsWith('wanted'));
      const token = /confirm\?token=(\S+)/.exec(wanted?.text ?? '')?.[1] ?? '';
      await fetch(`${host.address}/api/newsletter/confirm?token=${token}`, { method: 'POST' });
      const [answered, waiting] = [await complain(host), await complain(host)];
      await runOperator(host, `complaints answer ${answered}`, { text: 'A new one is on its way.' });
      const [, returning] = [await draft(host, 1), await draft(host, 2)];
      await applyToSell(host, 1);
      const { order } = await client.place();

      await turnTo(29);
      expect([await list('newsletter'), (await list('outbox')) > 0]).toEqual([2, true]);
      await turnTo(31);
      const left = await read.selectFrom('newsletter').select('email_key').execute();
      const placed = await read.selectFrom('outbox').select('id').where('kind', '=', 'order-placed').execute();
      expect([left, placed]).toEqual([[{ email_key: 'wanted@mail.example' }], []]);
      expect(await list('idempotency_keys')).toBeGreaterThan(0);
      await turnTo(91);
      expect(await list('idempotency_keys')).toBe(0);
      await turnTo(100);
      await client.post('/sellers/sign-in', { login: returning, password: PASSWORD });
      expect(await list('sellers')).toBe(3);
      await turnTo(181);
      const sellers = await read.selectFrom('sellers').select('email_key').execute();
      expect(sellers.map((row) => row.email_key).sort()).toEqual([returning, 'seller1@pots.example']);
      await turnTo(1_095);
      expect(await list('complaints')).toBe(2);
      await turnTo(1_097);
      const complaints = await read.selectFrom('complaints').select('ticket').execute();
      expect(complaints).toEqual([{ ticket: waiting }]);
      expect(await list('audit')).toBeGreaterThan(0);
      await turnTo(3_289);
      expect(await list('audit')).toBe(0);
      const events = await read.selectFrom('order_events').selectAll().execute();
      expect(events.map(({ event }) => event)).toEqual(['placed']);
      expect((await client.get(`/orders/${order.number}`, { orderKey: order.key })).data.order.number).toBe(
        order.number,
      );
    });

    test('goes in batches, and as long as it takes', async () => {
      const { host, clock } = await open({ environment: { RETENTION: 'newsletter=7' } });
      const at = clock.now - 8 * DAY_MS;
      const rows = Array.from({ length: BATCH * 2 + 1 }, (_, i) => `asha${i}@mail.example`).map((email) => ({
        ...{ email_key: email, email, token_hash: email, status: 'asked' as const, at },
      }));
      await host.database.write((db) => db.insertInto('newsletter').values(rows).execute());
      const rounds = [];
      for (let i = 0; i < 4; i++) rounds.push(await clean(host.services));
      expect(rounds).toEqual([BATCH, BATCH, 1, 0]);
    });
  });
}
