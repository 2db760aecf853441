import { type Actor, writeAudit } from '../audit.ts';
import { makeId } from '../database/ids.ts';
import type { Database } from '../database/store.ts';
import type { RefundRow } from '../database/tables.ts';
import type { Message } from '../mail/outbox.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { EVENTS } from './shapes.ts';
import { lockOrder, type OrderRows, readOrder } from './rows.ts';

export type OrderEvent = (typeof EVENTS)[number];

/** One change of one order: what it works with, and the notes that it takes. */
export interface Change {
  readonly db: Database;
  readonly services: Services;
  readonly now: number;
  readonly actor: Actor;
  /** The order as it was before the change. */
  readonly rows: OrderRows;
}

/**
 * Changes an order while nobody else can. `work` gets the order as it is and returns what came of it, and with it how the
 * order stands then; undefined where there is no such order.
 */
export function changeOrder<T>(
  services: Services,
  orderId: string,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<{ readonly result: T; readonly rows: OrderRows } | undefined> {
  return services.store.write((db) => changeOrderIn(db, services, orderId, actor, work));
}

/** The same inside a write job. */
export async function changeOrderIn<T>(
  db: Database,
  services: Services,
  orderId: string,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<{ readonly result: T; readonly rows: OrderRows } | undefined> {
  const rows = await lockOrder(db, orderId, services.store.kind);
  if (!rows) return undefined;
  const result = await work({ db, services, now: services.now(), actor, rows });
  return { result, rows: (await readOrder(db, orderId)) ?? rows };
}

/** Writes what happened into the order's timeline, and into the audit trail. */
export async function record(
  { db, now, actor, rows }: Change,
  event: OrderEvent,
  {
    partId,
    note,
    ...details
  }: { readonly partId?: string; readonly note?: string } & Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({ id: makeId(now), order_id: rows.order.id, part_id: partId ?? null, at: now, event, note: note ?? null })
    .execute();
  await writeAudit(db, now, actor, event, `order:${rows.order.number}`, { partId, note, ...details });
}

/** Sends a mail that tells how the order stands after the change. */
export async function notify(
  { db, now, rows }: Change,
  write: (rows: OrderRows) => Message | undefined,
): Promise<void> {
  const message = write((await readOrder(db, rows.order.id)) ?? rows);
  if (message) await enqueue(db, message, now);
}

/** Notes that money has to go back, once for each cause. Through the provider where it came from there. */
export async function owe(
  change: Change,
  refund: {
    readonly cause: string;
    readonly reason: RefundRow['reason'];
    readonly amountMinor: number;
    /** The provider's order to pay back through; found where it is left out. */
    readonly paymentId?: string;
  },
): Promise<void> {
  const { db, now, rows } = change;
  if (refund.amountMinor <= 0) return;
  const paymentId = refund.paymentId ?? (await findPaid(db, rows.order.id));
  const inserted = await db
    .insertInto('refunds')
    .values({
      id: `r-${makeId(now)}`,
      order_id: rows.order.id,
      cause: refund.cause,
      reason: refund.reason,
      payment_id: paymentId ?? null,
      amount_minor: refund.amountMinor,
      currency: rows.order.currency,
      status: 'due',
      reference: null,
      created_at: now,
      try_at: null,
      tries: 0,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await record(change, 'refund-due', { reason: refund.reason, amountMinor: refund.amountMinor });
}

/** The provider's order that the order was paid with; undefined for cash. */
async function findPaid(db: Database, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_payments')
    .select('payment_id')
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .executeTakeFirst();
  return row?.payment_id;
}
