import { noOrder } from '../../../records/orders/record/find.ts';
import type { Order } from '../../../../contract/orders.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import { type Answer, fail, type Failure, ok } from '../../../ground/http/answer.ts';
import type { HostServices } from '../../services.ts';
import type { CancelledOrder, CancelRefusal } from '../../../records/orders/cancel.ts';
import { readOrder } from '../../../records/orders/record/rows.ts';
import { serialiseOrder } from '../../../records/orders/record/serialise-order.ts';

/** The answer with an order as its shopper sees it, or 404 when there is none. */
export async function answerOrder(
  { database, shop, now }: HostServices,
  found: OrderRow | undefined,
): Promise<Answer<{ readonly order: Order }>> {
  const rows = found && (await readOrder(database.read, found.id));
  return rows ? ok({ order: serialiseOrder(rows, shop(), now()) }) : noOrder();
}

const CANCEL_REFUSALS: Readonly<Record<CancelRefusal, () => Failure>> = {
  'unknown-order': noOrder,
  'unknown-shipment': () => fail(404, answersText.nothingToCancel),
  'nothing-left': () => fail(409, answersText.nothingToCancel),
  over: () => fail(409, answersText.orderOver),
  'unpaid-in-part': () => fail(409, answersText.cancelWhole),
  'too-late': () => fail(409, answersText.cancelLate),
};

/** The answer after cancelling, for shopper and operator. */
export const answerCancelled = (cancelled: CancelledOrder): Answer<{ readonly order: Order }> =>
  cancelled.kind === 'cancelled' ? ok({ order: cancelled.order }) : CANCEL_REFUSALS[cancelled.why]();
