import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { Database, QueryBuilder } from '../../ground/database/types.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import { RULES } from './rooms.ts';
import type { Fate, TableRule } from '../../ground/privacy/rules.ts';
import { eraseFiles } from '../../ground/outbox/outbox-files.ts';
import type { HostServices } from '../services.ts';
import { cutoffOf, ORDER_RULES, type OrderRule, periodOn } from './retention-periods.ts';
import { noteErased } from '../../records/orders/set-order.ts';
import { erasePictures } from '../../records/orders/return-pictures.ts';

/** Erases the personal data of orders by the rules of retention-periods.ts. Goods, payments and taxes stay. */

/** How many orders one transaction erases at most. */
const ERASE_BATCH = 100;

const RULE_NAMES = Object.keys(ORDER_RULES) as OrderRule[];

const NO_EVENT_SINCE = (before: number) =>
  sql`not exists (select 1 from order_events where order_events.order_id = orders.id and order_events.at >= ${before})`;
/** The condition that nobody waits for money, a return or an answer. */
const NOTHING_OPEN = sql`not exists (select 1 from refunds where refunds.order_id = orders.id and refunds.status <> 'done')
  and not exists (select 1 from returns where returns.order_id = orders.id and returns.status in ('requested', 'accepted'))
  and not exists (select 1 from complaints where complaints.order_number = orders.number and complaints.status = 'open')`;
const NOTHING_PAID = sql`not exists (select 1 from balance_entries where balance_entries.order_id = orders.id and balance_entries.kind = 'collected')`;
const NOT_PAID_BACK_SINCE = (before: number) =>
  sql`not exists (select 1 from balance_entries where balance_entries.order_id = orders.id
    and balance_entries.kind = 'paid-back' and balance_entries.at >= ${before})`;

/** The condition for orders that are due under a rule. */
const DUE: Readonly<Record<OrderRule, (before: number) => RawBuilder<SqlBool>>> = {
  unsupplied: (before) => sql`personal_data = 'all' and stage in ('expired', 'cancelled') and created_at < ${before}
    and ${NOTHING_PAID} and ${NOTHING_OPEN} and ${NO_EVENT_SINCE(before)}`,
  contact: (
    before,
  ) => sql`personal_data = 'all' and stage in ('open', 'expired', 'cancelled') and created_at < ${before}
    and ${NOTHING_OPEN} and ${NO_EVENT_SINCE(before)}`,
  books: (before) => sql`personal_data in ('all', 'invoice') and stage in ('open', 'expired', 'cancelled')
    and created_at < ${before} and ${NOTHING_OPEN} and ${NO_EVENT_SINCE(before)}`,
  upi: (before) =>
    sql`refund_upi is not null and refund_upi_at < ${before} and ${NOTHING_OPEN} and ${NOT_PAID_BACK_SINCE(before)}`,
};

const selectDue = (db: QueryBuilder, rule: OrderRule, now: number) =>
  db.selectFrom('orders').where(DUE[rule](cutoffOf(periodOn(rule, indianDay(now)), now)));

/** The number of orders that are due under each rule. */
export async function countDue({ read }: Database, now: number): Promise<Readonly<Record<OrderRule, number>>> {
  const counts: Record<OrderRule, number> = { unsupplied: 0, contact: 0, books: 0, upi: 0 };
  for (const rule of RULE_NAMES) {
    const { count } = await selectDue(read, rule, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[rule] = Number(count);
  }
  return counts;
}

/** Erases data that is due, at most a batch for each rule. Returns the number of orders; unless it is 0, there may be more. */
export async function eraseDue(
  { config, database, now: clock }: Pick<HostServices, 'config' | 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  let done = 0;
  for (const rule of RULE_NAMES) {
    if (signal?.aborted) return done;
    // Usually nothing is due, and a read is cheaper than a write.
    if (!(await selectDue(database.read, rule, now).select('id').limit(1).executeTakeFirst())) continue;
    const numbers = await database.write(async (db) => {
      const rows = await selectDue(db, rule, now).selectAll().limit(ERASE_BATCH).execute();
      for (const row of rows) await eraseOrder(db, row, rule);
      return rows.map(({ number }) => number);
    });
    await eraseFiles(config.dataDir, numbers);
    done += numbers.length;
  }
  return done;
}

/** Erases all data that is due, for the operator who has seen how much: `due`, by rule. */
export async function eraseAllDue(
  services: Pick<HostServices, 'config' | 'database' | 'now'>,
  actor: Actor,
  due: Readonly<Record<OrderRule, number>>,
): Promise<void> {
  await services.database.write((db) => writeAudit(db, services.now(), actor, 'privacy-erased', 'orders', due));
  while ((await eraseDue(services)) > 0);
}

/** Erases the data of one order under a rule, in the columns that the rooms' rules name. It has to run in a write job. */
export async function eraseOrder(db: QueryBuilder, row: OrderRow, rule: OrderRule): Promise<void> {
  const keepsBuyer = rule === 'contact';
  const goes = (fate: Fate): boolean =>
    fate === 'upi' || (rule !== 'upi' && (fate === 'contact' || (fate === 'books' && !keepsBuyer)));
  if (rule !== 'upi') await erasePictures(db, row.id);
  for (const [table, { columns, found }] of Object.entries(RULES)) {
    const [finding] = found;
    if (finding?.by === 'order') await blankRows(db, table, { column: finding.column, orderId: row.id }, columns, goes);
  }
  if (rule === 'upi') return;
  await noteErased(db, row.id, keepsBuyer ? 'invoice' : 'none');
}

/** Blanks the columns of an order's rows that are due. */
async function blankRows(
  db: QueryBuilder,
  table: string,
  { column, orderId }: { readonly column: string; readonly orderId: string },
  columns: TableRule['columns'],
  goes: (fate: Fate) => boolean,
): Promise<void> {
  const blank: Record<string, '' | null> = {};
  for (const [name, rule] of Object.entries(columns))
    if (typeof rule === 'object' && 'fate' in rule && goes(rule.fate)) blank[name] = rule.blank;
  const own = () => db.updateTable(table as 'shipments').where(sql<SqlBool>`${sql.ref(column)} = ${orderId}`);
  if (Object.keys(blank).length > 0) await own().set(blank).execute();
  for (const [name, rule] of Object.entries(columns)) {
    if (typeof rule !== 'object' || !('json' in rule)) continue;
    const paths = Object.entries(rule.json).filter(([, { fate }]) => goes(fate));
    if (paths.length === 0) continue;
    const { rows } = await sql<{
      id: string;
      text: string;
    }>`select id, ${sql.ref(name)} as text from ${sql.table(table)}
      where ${sql.ref(column)} = ${orderId} and ${sql.ref(name)} is not null`.execute(db);
    for (const { id, text } of rows) {
      const value = JSON.parse(text) as Record<string, unknown>;
      for (const [path, { blank: empty }] of paths) blankPath(value, path.split('.'), empty);
      await own()
        .set({ [name]: JSON.stringify(value) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Replaces the value at a path of an object by a blank, or removes the key. */
function blankPath(
  value: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  blank: '' | undefined,
): void {
  const inner = value[key];
  if (inner === undefined) return;
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    blankPath(inner as Record<string, unknown>, rest, blank);
  else if (blank === undefined) delete value[key];
  else value[key] = blank;
}
