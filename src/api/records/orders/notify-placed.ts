import { type Change, notify } from './record/change.ts';
import { readOrder } from './record/rows.ts';

/** Tells the shopper and the sellers that the order is placed. */
export async function notifyPlaced(change: Change): Promise<void> {
  const { db, rows, services } = change;
  await notify(change, (after) => services.orderNotices.placed(after));
  await services.orderNotices.tellSellers(db, (await readOrder(db, rows.order.id)) ?? rows);
}
