import { orderPlaced } from '../../notices/order-messages.ts';
import { tellOfOrder } from '../../notices/tell-sellers.ts';
import { type Change, notify } from './change.ts';
import { readOrder } from './rows.ts';

/** Tells the shopper and the sellers that the order is placed. */
export async function notifyPlaced(change: Change): Promise<void> {
  const { db, rows, services } = change;
  await notify(change, (after) => orderPlaced(services, after));
  await tellOfOrder(db, services, (await readOrder(db, rows.order.id)) ?? rows);
}
