import type { OwnReview, ReviewableLine, ReviewRequest } from '../../../contract/reviews.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import type { OrderRow, ReviewRow } from '../../ground/database/tables.ts';
import { type Answer, fail, ok } from '../../ground/http/answer.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { readForSummary } from '../orders/record/rows.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';

const MAX_EDITS = 1;

/** The lines of an order that were delivered, with their reviews. */
export async function listReviewable(
  { database: { read } }: Pick<Services, 'database'>,
  order: OrderRow,
): Promise<readonly ReviewableLine[]> {
  const lines = await findDelivered(read, order);
  const reviews = await read.selectFrom('reviews').selectAll().where('order_id', '=', order.id).execute();
  return lines.map(({ id: lineId }) => {
    const row = reviews.find(({ line_id: of }) => of === lineId);
    return { lineId, review: row ? serialiseReview(row) : undefined };
  });
}

async function findDelivered(db: QueryBuilder, order: OrderRow) {
  const [rows] = await readForSummary(db, [order]);
  const { shipments = [], lines = [] } = rows ?? {};
  const delivered = new Set(shipments.filter(({ status }) => status === 'delivered').map(({ id }) => id));
  return lines.filter(({ shipment_id: shipmentId }) => delivered.has(shipmentId));
}

/** Keeps the review of a line, or its one edit. It waits for the operator's approval. */
export function keepReview(
  { database, now }: Services,
  order: OrderRow,
  lineId: string,
  { stars, text, author }: ReviewRequest,
): Promise<Answer<{ readonly review: OwnReview }>> {
  return database.write(async (db): Promise<Answer<{ readonly review: OwnReview }>> => {
    const line = (await findDelivered(db, order)).find(({ id }) => id === lineId);
    if (!line) return fail(404, answersText.noLine);
    const written = { stars, text: text ?? null, author: author ?? answersText.nameless, changed_at: now() };
    const waiting = { status: 'waiting', reason: null, decided_at: null } as const;
    const known = await db.selectFrom('reviews').selectAll().where('line_id', '=', lineId).executeTakeFirst();
    if (known && known.edits >= MAX_EDITS) return fail(409, answersText.editedOnce);
    const row: ReviewRow = known
      ? { ...known, ...written, ...waiting, edits: known.edits + 1 }
      : {
          ...{ line_id: lineId, order_id: order.id, sku: line.sku },
          ...written,
          ...waiting,
          ...{ edits: 0, created_at: now() },
        };
    if (known) await db.updateTable('reviews').set(row).where('line_id', '=', lineId).execute();
    else await db.insertInto('reviews').values(row).execute();
    return ok({ review: serialiseReview(row) });
  });
}

/** Replaces the name at all reviews of an account that is being deleted. Has to run in a write job, before its orders are detached. */
export async function removeAuthor(db: QueryBuilder, accountId: string): Promise<void> {
  const orders = db.selectFrom('orders').select('id').where('account_id', '=', accountId);
  await db.updateTable('reviews').set({ author: answersText.nameless }).where('order_id', 'in', orders).execute();
}

/**
 * Removes what names the writers of reviews of orders, who asked for it: the name, and the text of reviews that are not published. Has
 * to run in a write job.
 */
export async function forgetReviewers(db: QueryBuilder, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const own = db.updateTable('reviews').where('order_id', 'in', [...orderIds]);
  await own.set({ author: answersText.nameless, reason: null }).execute();
  await own.set({ text: null }).where('status', '!=', 'approved').execute();
}

/** The reviews of an account's orders, by order. */
export async function listReviewsOf(db: QueryBuilder, accountId: string): Promise<readonly ExportedReview[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('reviews', 'reviews.order_id', 'orders.id')
    .selectAll('reviews')
    .select('orders.number')
    .where('orders.account_id', '=', accountId)
    .orderBy('orders.id')
    .execute();
  return rows.map((row) => ({
    orderNumber: row.number,
    sku: row.sku,
    ...serialiseReview(row),
    writtenAt: isoMoment(row.created_at),
  }));
}

/** A review in the file of an account's data. */
interface ExportedReview extends OwnReview {
  readonly orderNumber: string;
  readonly sku: string;
  readonly writtenAt: string;
}

const serialiseReview = ({ line_id: lineId, stars, text, author, status, reason, edits }: ReviewRow): OwnReview => ({
  lineId,
  stars,
  author,
  status,
  canEdit: edits < MAX_EDITS,
  ...present({ text, reason }),
});
