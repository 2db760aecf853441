import type { SellerPostingRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';

/** A posting that is in no payout yet. */
export interface OpenPosting
  extends Pick<SellerPostingRow, 'shop' | 'cause' | 'currency' | 'due_on' | 'payable_minor'> {
  /** Whether the shipment has a return that is not settled yet, so that it waits. */
  readonly isHeld: boolean;
}

/** The shipments, of a shop or of all shops, that have a return which is not settled yet. */
export async function listHeld(db: QueryBuilder, shop?: string): Promise<ReadonlySet<string>> {
  let query = db.selectFrom('returns').select('shipment_id').where('status', 'in', ['requested', 'accepted']);
  if (shop !== undefined) query = query.where('shop', '=', shop);
  return new Set((await query.execute()).map(({ shipment_id: id }) => id));
}

/** The postings of a shop, or of all shops, that are in no payout yet. */
export async function listOpen(db: QueryBuilder, shop?: string): Promise<OpenPosting[]> {
  const held = await listHeld(db, shop);
  let query = db
    .selectFrom('seller_postings')
    .select(['shop', 'cause', 'currency', 'due_on', 'payable_minor', 'shipment_id'])
    .where('payout_id', 'is', null)
    .orderBy('shop')
    .orderBy('due_on');
  if (shop !== undefined) query = query.where('shop', '=', shop);
  return (await query.execute()).map(({ shipment_id: shipmentId, ...row }) => ({
    ...row,
    isHeld: shipmentId !== null && held.has(shipmentId),
  }));
}

/** Whether a posting can be paid out on a day. */
export const isDue = ({ due_on: dueOn, isHeld }: OpenPosting, day: string): boolean => !isHeld && dueOn <= day;

export const sumOf = (postings: readonly Pick<SellerPostingRow, 'payable_minor'>[]): number =>
  postings.reduce((sum, { payable_minor: minor }) => sum + minor, 0);

/** What of a shop's open postings is due on a day, and what waits because of returns. */
export async function sumOpen(
  db: QueryBuilder,
  shop: string,
  day: string,
): Promise<{ readonly dueMinor: number; readonly heldMinor: number }> {
  const held = [...(await listHeld(db, shop))];
  const open = db
    .selectFrom('seller_postings')
    .select((eb) => eb.fn.sum('payable_minor').as('sum'))
    .where('payout_id', 'is', null)
    .where('shop', '=', shop);
  const sum = async (query: typeof open) => Number((await query.executeTakeFirst())?.sum ?? 0);
  const until = await sum(open.where('due_on', '<=', day));
  if (held.length === 0) return { dueMinor: until, heldMinor: 0 };
  const waiting = open.where('shipment_id', 'in', held);
  return { dueMinor: until - (await sum(waiting.where('due_on', '<=', day))), heldMinor: await sum(waiting) };
}
