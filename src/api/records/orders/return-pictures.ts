import type { OrderServices } from './record/services.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_ORDER_PICTURES, MAX_RETURN_PICTURES } from '../../../core/site/constants.ts';
import type { Order } from '../../../contract/orders.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { type Change, changeOrder } from './record/change.ts';
import { serialiseOrder } from './record/serialise-order.ts';

/** Pictures that a shopper adds to a return while its seller has not answered. */

type Added = Answer<{ readonly order: Order }>;

/** Pixels of the longer side: enough to see a fault, and an eighth of the bytes of a product's picture. */
const PREPARED = { longestSide: 1_280, smallestSide: 64, quality: 80 };

const noReturn = () => fail(404, answersText.noReturn);

/** Prepares a picture and adds it to a return. One that the return has already is stored once. */
export async function addReturnPicture(
  services: OrderServices,
  orderId: string,
  returnId: string,
  source: Buffer,
): Promise<Added> {
  const { database, shop, now } = services;
  const digest = createHash('sha256').update(source).digest('hex');
  // Sent again because its answer was lost: it need not be prepared again.
  const isThere = await hasPicture(database.read, returnId, digest);
  const data = isThere ? '' : await prepare(source);
  if (typeof data === 'object') return data;
  const changed = await changeOrder(services, orderId, 'shopper', (change) => add(change, returnId, digest, data));
  if (!changed) return noReturn();
  return changed.result ?? ok({ order: serialiseOrder(changed.rows, shop(), now()) });
}

async function prepare(source: Buffer): Promise<string | ReturnType<typeof invalid>> {
  // Only hosts that take pictures load what encodes them.
  const { preparePicture } = await import('../products/prepare-picture.ts');
  const made = await preparePicture(source, PREPARED);
  return typeof made === 'string' ? invalid({ picture: made }) : made.data.toString('base64');
}

/** Returns why it was not added; undefined when the return has it. */
async function add(
  { db, rows, now, actor }: Change,
  returnId: string,
  digest: string,
  data: string,
): Promise<ReturnType<typeof fail> | undefined> {
  const row = rows.returns.find(({ id }) => id === returnId);
  if (!row) return noReturn();
  if (await hasPicture(db, returnId, digest)) return undefined;
  if (row.status !== 'requested' || data === '') return fail(409, answersText.returnAnswered);
  const inOrder = rows.returns.reduce((sum, { picture_count: count }) => sum + count, 0);
  if (row.picture_count >= MAX_RETURN_PICTURES) return fail(409, answersText.mostPhotos({ most: MAX_RETURN_PICTURES }));
  if (inOrder >= MAX_ORDER_PICTURES) return fail(409, answersText.mostPhotosTogether({ most: MAX_ORDER_PICTURES }));
  const { id: orderId, number } = rows.order;
  await db
    .insertInto('return_pictures')
    .values({ id: makeId(now), order_id: orderId, return_id: returnId, digest, data, created_at: now })
    .execute();
  await db
    .updateTable('returns')
    .set({ picture_count: row.picture_count + 1 })
    .where('id', '=', returnId)
    .execute();
  await writeAudit(db, now, actor, 'return-picture-added', `order:${number}`, { returnId });
  return undefined;
}

async function hasPicture(db: QueryBuilder, returnId: string, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('return_pictures')
    .select('id')
    .where('return_id', '=', returnId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

/** A picture of a return by its number from 1, as WebP; undefined if there is none. */
export async function readReturnPicture(
  db: QueryBuilder,
  returnId: string,
  number: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!Number.isSafeInteger(number) || number < 1) return undefined;
  const row = await db
    .selectFrom('return_pictures')
    .select('data')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .offset(number - 1)
    .limit(1)
    .executeTakeFirst();
  return row && Buffer.from(row.data, 'base64');
}

/** Erases the pictures of an order. Has to run in a write job. */
export async function erasePictures(db: QueryBuilder, orderId: string): Promise<void> {
  const gone = await db.deleteFrom('return_pictures').where('order_id', '=', orderId).executeTakeFirst();
  if (gone.numDeletedRows > 0n)
    await db.updateTable('returns').set({ picture_count: 0 }).where('order_id', '=', orderId).execute();
}

/** Erases the pictures of an account's returns that are over. Those that wait for the seller stay with their order. Has to run in a write job. */
export async function erasePicturesOfAccount(db: QueryBuilder, accountId: string): Promise<void> {
  const over = sql<string>`(select returns.id from returns join orders on orders.id = returns.order_id
    where orders.account_id = ${accountId} and returns.picture_count > 0 and returns.status in ('refused', 'received'))`;
  await db.deleteFrom('return_pictures').where('return_id', 'in', over).execute();
  await db.updateTable('returns').set({ picture_count: 0 }).where('id', 'in', over).execute();
}
