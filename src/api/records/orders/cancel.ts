import type { OrderServices } from './services.ts';
import type { Order } from '../../../core/contract/orders.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { type Answer, fail, ok } from '../../ground/http/answer.ts';
import { changeOrder } from './change.ts';
import { takeStep } from './steps.ts';
import { viewOrder } from './view.ts';

interface Cancelling {
  /** All shipments if it is left out. */
  readonly shipmentIds?: readonly string[];
  readonly reason: string;
}

/** Cancels all or some shipments of an order before dispatch: all of the requested ones, or none. */
export async function cancelOrder(
  services: OrderServices,
  orderId: string,
  actor: Actor,
  { shipmentIds, reason }: Cancelling,
): Promise<Answer<{ readonly order: Order }>> {
  const changed = await changeOrder(services, orderId, actor, async (change) => {
    const { order, shipments } = change.rows;
    const going = shipments.filter(({ status }) => status !== 'cancelled');
    const wanted = shipmentIds === undefined ? going : shipments.filter(({ id }) => shipmentIds.includes(id));
    if (wanted.length === 0 || (shipmentIds && wanted.length !== new Set(shipmentIds).size))
      return fail(shipmentIds ? 404 : 409, 'There is nothing to cancel.');
    if (order.stage === 'expired' || order.stage === 'cancelled') return fail(409, 'This order is over.');
    // The provider knows one amount, so an unpaid order can only be cancelled as a whole.
    if (order.stage === 'awaiting-payment' && wanted.length !== going.length)
      return fail(409, 'An order that is not paid yet can only be cancelled as a whole.');
    const late = wanted.some(({ status }) => !BEFORE_DISPATCH.includes(status));
    if (late) return fail(409, 'It is too late: a parcel is on its way or was already cancelled.');
    for (const shipment of wanted) await takeStep(change, shipment, 'cancel', { reason });
    return undefined;
  });
  if (!changed) return fail(404, 'There is no such order.');
  services.wake();
  return changed.result ?? ok({ order: viewOrder(changed.rows, services.shop(), services.now()) });
}
