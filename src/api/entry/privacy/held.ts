import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { eraseOrder } from './erase-order.ts';
import { type Erasure, judgeErasure } from './erase-on-request.ts';
import { lockOrder, type OrderRows, readOrders } from '../../records/orders/record/rows.ts';
import type { HostServices } from '../services.ts';
import { RULES } from './rooms.ts';
import { eraseFiles } from '../../ground/outbox/outbox-files.ts';
import { erasePerson } from './erase-person.ts';
import { listFacts } from './person-facts.ts';
import type { Person } from '../../ground/privacy/personal-data.ts';
import { findPerson, readRows } from './person.ts';
import type { TableRule } from '../../ground/privacy/rules.ts';

/** The data that is kept of an order or of a person. */
export interface Held {
  readonly person: Person;
  readonly erasures: readonly Erasure[];
  /** Data besides orders, table by table. */
  readonly others: readonly HeldTable[];
}

export interface HeldTable {
  readonly rule: TableRule;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The data of the order or person that a number, phone, email or user name names; undefined when nothing is kept. */
export async function findHeld(services: HostServices, named: string): Promise<Held | undefined> {
  const { read } = services.database;
  const person = await findPerson(services, named);
  const others: HeldTable[] = [];
  for (const [table, rule] of Object.entries(RULES)) {
    if (rule.words === '' || rule.onRequest.does === 'order') continue;
    const rows = await readRows(read, table, rule, person);
    if (rows.length > 0) others.push({ rule, rows });
  }
  if (person.orders.length === 0 && others.length === 0) return undefined;
  const rows = await readOrders(read, person.orders);
  return { person, erasures: await judgeOrders(services, read, rows), others };
}

/** The data of orders, with what may be erased when a person asks. */
async function judgeOrders(
  { shop, now }: HostServices,
  db: QueryBuilder,
  rows: readonly OrderRows[],
): Promise<readonly Erasure[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ order }) => order.number);
  const complained = await db
    .selectFrom('complaints')
    .select('order_number')
    .where('status', '=', 'open')
    .where('order_number', 'in', numbers)
    .execute();
  const waiting = new Set(complained.map(({ order_number: number }) => number));
  return rows.map((order) => judgeErasure(order, waiting.has(order.order.number), shop(), now()));
}

/** Erases what may be erased when a person asks, including the account with `withAccount`. Returns from how many orders something was erased. */
export async function eraseHeld(
  services: HostServices,
  actor: Actor,
  held: Held,
  withAccount: boolean,
): Promise<number> {
  const { config, database, now } = services;
  const accounts = withAccount ? held.person.ids.account : [];
  const facts = await listFacts(database.read, held.person);
  const erased = await database.write(async (db) => {
    const orders: string[] = [];
    for (const { order } of held.erasures) if (await eraseNow(db, services, actor, order.id)) orders.push(order.number);
    for (const id of accounts) await writeAudit(db, now(), actor, 'account-deleted', `account:${id}`);
    await erasePerson(db, held.person, { orders, withAccount, now: now() });
    await writeAudit(db, now(), actor, 'privacy-erased', 'privacy', { orders: orders.length });
    return orders.length;
  });
  await eraseFiles(config.dataDir, facts);
  return erased;
}

/** Erases what a request may erase, judged again once the order is locked. */
async function eraseNow(db: QueryBuilder, services: HostServices, actor: Actor, orderId: string): Promise<boolean> {
  const rows = await lockOrder(db, orderId, services.database.kind);
  const [judged] = rows ? await judgeOrders(services, db, [rows]) : [];
  if (!judged?.onRequest) return false;
  const { order, onRequest } = judged;
  await eraseOrder(db, order, onRequest);
  await writeAudit(db, services.now(), actor, 'privacy-erased', `order:${order.number}`, { rule: onRequest });
  return true;
}
