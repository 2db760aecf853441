import type { OrderServices } from './record/services.ts';
import type { Order } from '../../../contract/orders.ts';
import { cleanUpi, describeUpi } from '../../../core/money/upi.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { changeOrder, notify, record } from './record/change.ts';
import { canNameUpi, serialiseOrder } from './record/serialise-order.ts';

/** How long a UPI ID that replaces another waits, so that the buyer can say that it is not theirs. */
const UPI_WAITS_MS = 86_400_000;

/**
 * Stores the UPI ID for a refund that does not go the way it was paid. In place of an earlier one it waits a day before it is used. The
 * shopper is told, as somebody else may have named it, and sees it in the timeline where no message reaches them. Timeline and audit trail
 * say that one was named, and not which, as they outlive the order's data.
 */
export async function nameRefundUpi(
  services: OrderServices,
  orderId: string,
  typed: string,
): Promise<Answer<{ readonly order: Order }>> {
  const problem = describeUpi(typed);
  if (problem !== undefined) return invalid({ upi: problem });
  const upi = cleanUpi(typed);
  const changed = await changeOrder(services, orderId, 'shopper', async (change) => {
    const { db, now, rows } = change;
    if (!canNameUpi(rows)) return fail(409, answersText.noUpiRefund);
    if (rows.order.refund_upi === upi) return undefined;
    const from = rows.order.refund_upi === null ? null : now + UPI_WAITS_MS;
    const named = { refund_upi: upi, refund_upi_at: now, refund_upi_from: from };
    await db.updateTable('orders').set(named).where('id', '=', orderId).execute();
    await record(change, from === null ? 'refund-upi-named' : 'refund-upi-changed');
    await notify(change, (after) => services.orderNotices.refundUpiNamed(after));
    return undefined;
  });
  if (!changed) return fail(404, answersText.noOrder);
  services.wake();
  return changed.result ?? ok({ order: serialiseOrder(changed.rows, services.shop(), services.now()) });
}
