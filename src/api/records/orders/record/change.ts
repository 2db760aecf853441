import { ownsRecipient } from '../../accounts/owns-recipient.ts';
import { type Actor, writeAudit } from '../../../ground/audit/audit.ts';
import { makeId } from '../../../ground/database/ids.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { enqueueAsked } from '../../../ground/outbox/asked.ts';
import { isAsked } from '../../../ground/outbox/message-kinds.ts';
import { enqueue, type Message } from '../../../ground/outbox/outbox.ts';
import type { OrderEvent } from './events.ts';
import type { OrderServices } from './services.ts';
import { lockOrder, type OrderRows, readOrder } from './rows.ts';

/** The context of a change of an order. */
export interface Change {
  readonly db: QueryBuilder;
  readonly services: OrderServices;
  readonly now: number;
  readonly actor: Actor;
  /** The order as it was before the change. */
  readonly rows: OrderRows;
}

/**
 * Changes an order while it is locked. Returns the result of `work` and the order after the change; undefined when there is no such
 * order.
 */
export function changeOrder<T>(
  services: OrderServices,
  orderId: string,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<{ readonly result: T; readonly rows: OrderRows } | undefined> {
  return services.database.write((db) => changeOrderIn(db, services, orderId, actor, work));
}

/** The same, inside a write job. */
export async function changeOrderIn<T>(
  db: QueryBuilder,
  services: OrderServices,
  orderId: string,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<{ readonly result: T; readonly rows: OrderRows } | undefined> {
  const rows = await lockOrder(db, orderId, services.database.kind);
  if (!rows) return undefined;
  const result = await work({ db, services, now: services.now(), actor, rows });
  return { result, rows: (await readOrder(db, orderId)) ?? rows };
}

/**
 * Adds an event to the order's timeline and to the audit trail. `note` is what somebody wrote: it stands in the timeline alone, where
 * it is erased with the order's personal data, as the trail is kept for years after that.
 */
export async function record(
  { db, now, actor, rows }: Change,
  event: OrderEvent,
  {
    shipmentId,
    note,
    ...details
  }: { readonly shipmentId?: string; readonly note?: string } & Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({
      id: makeId(now),
      order_id: rows.order.id,
      shipment_id: shipmentId ?? null,
      at: now,
      event,
      note: note ?? null,
    })
    .execute();
  await writeAudit(db, now, actor, event, `order:${rows.order.number}`, { shipmentId, ...details });
}

/**
 * Sends a message about the order after the change. Those caused by shoppers or by the host are limited, as anybody could cause them; what
 * somebody has paid for counts as their own.
 */
export async function notify(
  { db, now, rows, actor, services }: Change,
  write: (rows: OrderRows) => Message | undefined,
): Promise<void> {
  const message = write((await readOrder(db, rows.order.id)) ?? rows);
  if (!message) return;
  const isOfAnybody = actor === 'shopper' || actor === 'host';
  if (isOfAnybody || isAsked(message.kind)) {
    const { id, account_id: accountId } = rows.order;
    const isOwn = !isOfAnybody || (await ownsRecipient(db, accountId, message.recipient));
    await enqueueAsked(services, db, message, { address: { not: 'of-an-order' }, account: id, isOwn });
  } else await enqueue(db, message, now);
}
