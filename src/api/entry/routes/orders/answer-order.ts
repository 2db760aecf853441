import { noOrder } from '../../../records/orders/find.ts';
import type { Order } from '../../../../core/contract/orders.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import { type Answer, ok } from '../../../ground/http/answer.ts';
import type { HostServices } from '../../services.ts';
import { readOrder } from '../../../records/orders/rows.ts';
import { viewOrder } from '../../../records/orders/view.ts';

/** The answer with an order, as its shopper sees it; 404 when there is none. */
export async function answerOrder(
  { database, shop, now }: HostServices,
  found: OrderRow | undefined,
): Promise<Answer<{ readonly order: Order }>> {
  const rows = found && (await readOrder(database.read, found.id));
  return rows ? ok({ order: viewOrder(rows, shop(), now()) }) : noOrder();
}
