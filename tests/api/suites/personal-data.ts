import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { restoreBackup } from '../../../src/api/entry/backup/restore-backup.ts';
import { writeBackup } from '../../../src/api/entry/backup/write-backup.ts';
import { describeTables } from '../../../src/api/ground/database/engines/table-shapes.ts';
import { migrations } from '../../../src/api/ground/database/migrations/migrations.ts';
import { RULES } from '../../../src/api/entry/privacy/rooms.ts';
import { readMessage } from '../../../src/api/ground/outbox/outbox-files.ts';
import type { ColumnRule } from '../../../src/api/ground/privacy/rules.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { PASSWORD, type Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { deliver } from './cash-rules.ts';
import { signUpSeller } from './sellers.ts';

const EMAIL = 'zarifa@quillon.example';
const PHONE = '98123 98123';
/** Whatever this person types has one of these in it. */
const TRACES = /zarifa|quillon|9812398123|98123 98123|obsidian|tamarind|vermilion/i;
const contact = { name: 'Zarifa Quillon', phone: PHONE, email: EMAIL };
const address = {
  line1: '77 Obsidian Ghat',
  line2: 'Obsidian Annexe',
  landmark: 'Behind the tamarind kiln',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
};

interface Trace {
  readonly table: string;
  readonly column: string;
  /** Path within JSON; empty for other columns. */
  readonly path: string;
}

/** The leaves of a value with their paths; places in lists are left out. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [path: string, leaf: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else
    for (const [key, inner] of Object.entries(value))
      yield* leavesOf(inner, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`);
}

const isJson = (rule: ColumnRule | undefined): rule is Extract<ColumnRule, { json: object }> =>
  typeof rule === 'object' && 'json' in rule;

/** Reads every column of every table. */
async function* readValues({ host: { database } }: TestHost) {
  for (const { name: table, columns } of await describeTables(Object.keys(migrations))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.read);
    for (const row of rows)
      for (const column of columns) {
        const rule = RULES[table]?.columns[column];
        const value = row[column];
        const leaves = isJson(rule) && value !== null ? leavesOf(JSON.parse(String(value))) : ([['', value]] as const);
        for (const [path, leaf] of leaves) yield { table, column, path, leaf, rule };
      }
  }
}

async function findTraces(host: TestHost): Promise<Trace[]> {
  const found = new Map<string, Trace>();
  for await (const { table, column, path, leaf } of readValues(host))
    if (TRACES.test(String(leaf))) found.set(`${table} ${column} ${path}`, { table, column, path });
  return [...found.values()];
}

/** Files of the host that name the person, besides the database, which `findTraces` reads; mails as they are read. */
const findFiles = ({ environment }: TestHost): string[] =>
  readdirSync(environment['DATA_DIR'] ?? '', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('haat.db'))
    .filter(({ parentPath, name }) => TRACES.test(readMessage(readFileSync(join(parentPath, name), 'latin1'), name)))
    .map(({ name }) => name);

/** All bytes of a copy of the database, also those that belong to no row. */
async function readBytes({ host: { database }, environment }: TestHost): Promise<string> {
  await database.checkpoint();
  return readFileSync(join(environment['DATA_DIR'] ?? '', 'haat.db'), 'latin1');
}

/** What the rules say of a place. */
function fateOf({ table, column, path }: Trace): string {
  const rule = RULES[table]?.columns[column];
  if (typeof rule !== 'object') return rule ?? 'unknown';
  if ('fate' in rule) return rule.fate;
  const key = Object.keys(rule.json).find((known) => path === known || path.startsWith(`${known}.`));
  return key === undefined ? 'none' : (rule.json[key]?.fate ?? 'none');
}

const nameOf = ({ table, column, path }: Trace): string => `${table}.${column}${path && ` ${path}`}`;

/** An order that was sent, partly returned and reviewed, as a guest. */
async function orderAndReturn(host: TestHost): Promise<Placed> {
  const { client } = host;
  const placed = await client.place({ contact, address, lines: [{ sku: 'LEAF', quantity: 3 }] });
  const { number } = placed.order;
  const line = placed.order.shipments[0]?.lines[0]?.id;
  await deliver(host, number);
  const wanted = {
    lines: [{ lineId: line, quantity: 1 }],
    reason: 'A vermilion stain',
    note: 'It is vermilion all over',
  };
  const { order } = (await client.post(`/orders/${number}/returns`, wanted, { ...placed.own, key: randomUUID() })).data;
  const returnId = order.shipments[0]?.returns[0]?.id;
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await client.post(`/orders/${number}/returns/${returnId}/pictures`, undefined, {
    ...placed.own,
    raw: new Uint8Array(picture),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await client.put(`/orders/${number}/refund-upi`, { upi: 'zarifa@upi' }, placed.own);
  const review = { stars: 4, text: 'Vermilion and fresh', author: 'Zarifa Q.' };
  await client.put(`/orders/${number}/reviews/${line}`, review, placed.own);
  await runOperator(host, `reviews approve ${line}`);
  await runOperator(host, `returns accept ${returnId}`);
  await runOperator(host, `returns received ${returnId}`);
  const due = await host.host.database.read.selectFrom('refunds').select('id').where('status', '=', 'due').execute();
  for (const { id } of due) await runOperator(host, `refunds settle ${id}`, { reference: 'UTR 1' });
  return placed;
}

/** Makes every kind of record about the person, by what the person and the operator do. */
async function leaveTraces(host: TestHost): Promise<{ readonly sent: Placed; readonly cancelled: Placed }> {
  const { client, host: inner } = host;
  await signUpSeller(host);
  const sent = await orderAndReturn(host);
  const cancelled = await client.place({ contact, address });
  await client.post(
    `/orders/${cancelled.order.number}/cancel`,
    { reason: 'The vermilion one is nicer' },
    cancelled.own,
  );
  // It is never paid.
  const unpaid = await client.place({ contact, address, payment: 'online' });
  await client.post(`/orders/${unpaid.order.number}/payment`, {}, unpaid.own);
  const account = { username: 'zarifa', email: EMAIL, phone: PHONE, password: PASSWORD };
  const { token } = (await client.post('/register', account)).data;
  const mail = (await host.mails()).find(({ to, subject }) => to === EMAIL && subject.includes('confirm'));
  await client.post('/account/email/confirm', { token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' });
  await runOperator(host, 'accounts confirm-phone zarifa');
  await client.post('/account/addresses', { ...address, market: 'in', name: contact.name, phone: PHONE }, { token });
  await client.post('/account/code', {}, { token });
  const own = await client.place({ contact, address }, { token });
  await client.post(`/orders/${own.order.number}/cancel`, {}, { token });
  const words = 'The cup came in vermilion pieces.';
  for (const from of [{ email: EMAIL }, { phone: PHONE, orderNumber: sent.order.number }]) {
    const complaint = { name: contact.name, ...from, text: words };
    const { ticket } = (await client.post('/complaints', complaint, { key: randomUUID() })).data;
    await runOperator(host, `complaints answer ${ticket}`, { text: 'A new vermilion one is on its way.' });
  }
  await client.post('/newsletter', { email: EMAIL });
  await client.post('/restock-alerts', { email: EMAIL, sku: 'GONE', market: 'in' });
  await client.post('/sellers', {
    ...{ businessName: 'Obsidian Wares', contactName: contact.name, phone: PHONE, email: EMAIL, password: PASSWORD },
  });
  for (const search of [contact.name, PHONE, EMAIL]) await runOperator(host, 'orders list', { search });
  await host.mails();
  // One message could not be sent, and one waits.
  await client.post('/password-reset', { login: EMAIL });
  await inner.workers.run();
  const rows = await inner.database.read.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1).execute();
  const givenUp = {
    send_at: null,
    sent_at: null,
    failure: 'EENVELOPE',
    recipient: EMAIL,
    body: `Hello ${contact.name}`,
  };
  for (const { id } of rows)
    await inner.database.write((db) => db.updateTable('outbox').set(givenUp).where('id', '=', id).execute());
  await client.post('/newsletter', { email: EMAIL });
  return { sent, cancelled };
}

const ask = (host: TestHost, what: 'list' | 'erase', named: string, options = {}) =>
  runOperator(host, `privacy ${what} ${named}`, options);

export function testPersonalData(open: OpenHost): void {
  describe('what is kept of a person', () => {
    test('has a rule for each column of the database, backups included, and none for others', async () => {
      const { host } = await open();
      const { kind, read } = host.database;
      const listed = await (kind === 'postgres'
        ? sql<{ name: string; column: string }>`select table_name as name, column_name as "column"
            from information_schema.columns where table_schema = current_schema()`
        : sql<{ name: string; column: string }>`select m.name as name, c.name as "column"
            from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%'`
      ).execute(read);
      const real = listed.rows.map(({ name, column }) => `${name}.${column}`).sort();
      expect(real).toContain('orders.contact_phone');
      const ruled = Object.entries(RULES).flatMap(([table, { columns }]) =>
        Object.keys(columns).map((column) => `${table}.${column}`),
      );
      // A column that is missing here: say in personal-data.ts of its room what it holds about a person, and when that goes.
      expect(ruled.sort()).toEqual(real);
      const saved = (await describeTables(Object.keys(migrations))).flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column}`),
      );
      expect(ruled).toEqual(expect.arrayContaining(saved));
    });

    test('is where the rules say, is gone when it is asked for, and what a law keeps after the time of that law', async () => {
      const host = await open();
      const begin = host.clock.now;
      await leaveTraces(host);
      const before = await findTraces(host);
      expect(
        findFiles(host)
          .map((file) => file.replace(/^.*?\./, ''))
          .sort(),
      ).toEqual(expect.arrayContaining(['eml', 'sms.txt']));
      expect(before.map(nameOf)).toEqual(
        expect.arrayContaining([
          ...['orders.contact_phone', 'orders.address landmark', 'shipments.invoice buyer.name', 'shipments.reason'],
          ...['order_events.note', 'returns.reason', 'returns.note', 'returns.credit_note reason', 'orders.refund_upi'],
          ...['complaints.text', 'reviews.author', 'accounts.phone', 'addresses.line1', 'newsletter.email'],
          ...['restock_alerts.email', 'outbox.recipient', 'sellers.fields businessName'],
        ]),
      );
      expect(before.filter((trace) => fateOf(trace) === 'none').map(nameOf)).toEqual([]);
      const unruled: string[] = [];
      for await (const { table, column, path, rule } of readValues(host))
        if (isJson(rule)) {
          const known = [...Object.keys(rule.json), ...rule.others];
          if (path !== '' && !known.some((name) => path === name || path.startsWith(`${name}.`)))
            unruled.push(`${table}.${column} ${path}`);
        }
      expect([...new Set(unruled)]).toEqual([]);

      host.clock.now += 20 * DAY_MS;
      await host.mails();
      for (const named of [EMAIL, PHONE]) await ask(host, 'erase', named, { run: 'yes', 'with-account': 'yes' });
      const left = await findTraces(host);
      expect([...new Set(left.map(fateOf))].sort()).toEqual(['age', 'books', 'stays']);
      expect(findFiles(host)).toEqual([]);
      if (host.host.database.kind === 'sqlite') expect(/zarifa@upi|tamarind/i.exec(await readBytes(host))).toBeNull();
      expect(left.filter((trace) => fateOf(trace) === 'stays').map(nameOf)).toEqual(['reviews.text']);

      for (const years of [4, 10]) {
        host.clock.now = begin + years * 366 * DAY_MS;
        await host.mails();
      }
      const messages = await host.host.database.read.selectFrom('outbox').select('id').execute();
      const files = readdirSync(join(host.environment['DATA_DIR'] ?? '', 'outbox')).map((file) => file.split('.')[0]);
      expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining(files));
      // It was published, and stands there without the name.
      expect((await findTraces(host)).map(nameOf)).toEqual(['reviews.text']);
    });

    test('goes from the files that stand in for mails when its owner deletes the account, except from the goodbye', async () => {
      const host = await open();
      const account = { username: 'zarifa', email: EMAIL, phone: PHONE, password: PASSWORD };
      const { token } = (await host.client.post('/register', account)).data;
      await host.mails();
      expect(findFiles(host)).not.toEqual([]);
      expect((await host.client.post('/account/delete', { password: PASSWORD }, { token })).code).toBeUndefined();
      await host.mails();
      expect(findFiles(host)).toHaveLength(1);
    });

    test('is listed whatever it is: a complaint by its phone, a seller, an account, a message that waits', async () => {
      const host = await open();
      await signUpSeller(host);
      await host.client.register('asha');
      await expect(ask(host, 'list', '98111 11111')).rejects.toThrow('Nothing is kept of "98111 11111".');
      const complaint = { name: 'Asha Devi', phone: '98111 11111', text: 'The cup came broken.' };
      const { ticket } = (await host.client.post('/complaints', complaint, { key: randomUUID() })).data;
      expect(await ask(host, 'list', '98111 11111')).toMatch(
        new RegExp(
          `complaint +${ticket} of 2026-11-20 open +name, phone, email, what was written.*nothing: kept for a consumer`,
        ),
      );
      expect(await ask(host, 'list', 'anil@garden.example')).toMatch(
        /seller or application to sell +\S+ approved +email/,
      );
      expect(await ask(host, 'list', 'anil@garden.example')).toContain('Backups keep what was erased since');
      for (const named of ['asha', 'asha@mail.example'])
        expect(await ask(host, 'list', named)).toMatch(/registered account +asha +user name, email/);
      expect(await ask(host, 'list', 'asha@mail.example')).toMatch(/message that waits or was given up +1 /);
    });

    test('is given to who asks, guests included: all of it, without what opens it and without what is others’', async () => {
      const host = await open();
      const { sent } = await leaveTraces(host);
      const other = await host.client.register('ravi');
      // Somebody else sends presents to her.
      const present = { ...address, line1: '5 Ravi Road', market: 'in', name: 'Zarifa', phone: PHONE };
      await host.client.post('/account/addresses', present, { token: other });
      const file = join(makeTemporaryFolder(), 'asked.json');
      expect(await runOperator(host, `privacy export ${PHONE}`, { file })).toContain(file);
      const data = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(data)).toEqual(
        expect.arrayContaining([
          'orders',
          'shipments',
          'returns',
          'return_pictures',
          'reviews',
          'refunds',
          'complaints',
        ]),
      );
      expect(data.orders[0]).toMatchObject({
        number: sent.order.number,
        contact_name: contact.name,
        address: { landmark: address.landmark },
        created_at: sent.order.placedAt,
      });
      expect(data.addresses).toHaveLength(1);
      const text = readFileSync(file, 'utf8');
      expect(text).not.toContain(sent.order.key);
      expect(text).not.toMatch(/scrypt|token_hash|Ravi Road/);
      await expect(runOperator(host, `privacy export ${PHONE}`, { file })).rejects.toThrow('could not be written');
    });

    test('does not come back with a backup from before it was erased', async () => {
      const host = await open();
      const { database } = host.host;
      const { cancelled } = await leaveTraces(host);
      const file = join(makeTemporaryFolder(), 'before.jsonl.gz');
      await writeBackup(database, file, host.clock.now);
      host.clock.now += 20 * DAY_MS;
      await host.mails();
      await ask(host, 'erase', EMAIL, { run: 'yes', 'with-account': 'yes' });
      const to = { isReplacing: true, actor: 'operator:test', now: host.clock.now } as const;
      const { erased } = await restoreBackup(database, file, to);
      expect(erased).toBeGreaterThan(2);
      expect((await host.client.read(cancelled)).contact).toEqual({ name: '', phone: '' });
      const again = (await findTraces(host)).map(nameOf);
      expect(again.filter((name) => /^(?:accounts|addresses|return_pictures|order_events)/.test(name))).toEqual([]);
    });
  });
}
