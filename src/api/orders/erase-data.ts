import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderAddress } from '../../core/contract/orders.ts';
import { indianDay } from '../../core/indian-day.ts';
import type { Database, QueryBuilder } from '../database/types.ts';
import type { OrderRow } from '../database/tables.ts';
import { addressOf, creditNoteOf, invoiceOf } from './columns.ts';
import { cutoffOf, ORDER_RULES, type OrderRule, periodOn } from './retention-periods.ts';
import { erasePictures } from './return-pictures.ts';

/** Erases the personal data of orders by the rules of retention-periods.ts. What was ordered, paid and taxed stays. */

/** The most orders in one transaction. */
export const ERASE_BATCH = 100;

const RULE_NAMES = Object.keys(ORDER_RULES) as OrderRule[];

const NO_EVENT_SINCE = (before: number) =>
  sql`not exists (select 1 from order_events where order_events.order_id = orders.id and order_events.at >= ${before})`;
/** Nobody is waiting for money, a return or an answer. */
const NOTHING_OPEN = sql`not exists (select 1 from refunds where refunds.order_id = orders.id and refunds.status <> 'done')
  and not exists (select 1 from returns where returns.order_id = orders.id and returns.status in ('requested', 'accepted'))
  and not exists (select 1 from complaints where complaints.order_number = orders.number and complaints.status = 'open')`;
const NOTHING_PAID = sql`not exists (select 1 from ledger_entries where ledger_entries.order_id = orders.id and ledger_entries.kind = 'collected')`;
const NOT_PAID_BACK_SINCE = (before: number) =>
  sql`not exists (select 1 from ledger_entries where ledger_entries.order_id = orders.id
    and ledger_entries.kind = 'paid-back' and ledger_entries.at >= ${before})`;

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

/** Erases what is due, at most a batch for each rule. Returns the number of orders: after any there may be more. */
export async function eraseDue(database: Database, now: number, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const rule of RULE_NAMES) {
    if (signal?.aborted) return done;
    // Usually nothing is due, and a read costs less than a write.
    if (!(await selectDue(database.read, rule, now).select('id').limit(1).executeTakeFirst())) continue;
    done += await database.write(async (db) => {
      const rows = await selectDue(db, rule, now).selectAll().limit(ERASE_BATCH).execute();
      for (const row of rows) await eraseOrder(db, row, rule);
      return rows.length;
    });
  }
  return done;
}

/** Erases the data of one order under a rule. Has to run in a write job. */
export async function eraseOrder(db: QueryBuilder, row: OrderRow, rule: OrderRule): Promise<void> {
  const noUpi = { refund_upi: null, refund_upi_at: null };
  if (rule === 'upi') {
    await db.updateTable('orders').set(noUpi).where('id', '=', row.id).execute();
    return;
  }
  const keepsBuyer = rule === 'contact';
  await db
    .updateTable('orders')
    .set({
      ...noUpi,
      contact_phone: '',
      contact_email: null,
      ...(!keepsBuyer && { contact_name: '' }),
      address: JSON.stringify(eraseAddress(addressOf(row), keepsBuyer)),
      personal_data: keepsBuyer ? 'invoice' : 'none',
    })
    .where('id', '=', row.id)
    .execute();
  await db.updateTable('order_events').set({ note: null }).where('order_id', '=', row.id).execute();
  await db.updateTable('returns').set({ note: null }).where('order_id', '=', row.id).execute();
  await erasePictures(db, row.id);
  if (!keepsBuyer) await eraseBuyer(db, row.id);
}

/** Country and state stay, as taxes depend on them. */
function eraseAddress({ landmark: _landmark, ...address }: OrderAddress, keepsBuyer: boolean): OrderAddress {
  if (keepsBuyer) return address;
  const { country, state } = address;
  return { line1: '', city: '', country, ...(state !== undefined && { state }) };
}

/** Erases the buyer of issued invoices and credit notes. */
async function eraseBuyer(db: QueryBuilder, orderId: string): Promise<void> {
  const without = <Bill extends { readonly buyer: { readonly state?: string } }>(bill: Bill): string =>
    JSON.stringify({ ...bill, buyer: { ...bill.buyer, name: '', address: '' } });
  for (const row of await db
    .selectFrom('shipments')
    .select(['id', 'invoice'])
    .where('order_id', '=', orderId)
    .execute()) {
    const bill = invoiceOf(row);
    if (bill)
      await db
        .updateTable('shipments')
        .set({ invoice: without(bill) })
        .where('id', '=', row.id)
        .execute();
  }
  for (const row of await db
    .selectFrom('returns')
    .select(['id', 'credit_note'])
    .where('order_id', '=', orderId)
    .execute()) {
    const bill = creditNoteOf(row);
    if (bill)
      await db
        .updateTable('returns')
        .set({ credit_note: without(bill) })
        .where('id', '=', row.id)
        .execute();
  }
}
