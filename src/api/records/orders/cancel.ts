import type { OrderServices } from './record/services.ts';
import type { Order } from '../../../contract/orders.ts';
import { BEFORE_DISPATCH } from '../../../core/order/order-status.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import { changeOrder } from './record/change.ts';
import { takeStep } from './steps.ts';
import { serialiseOrder } from './record/serialise-order.ts';

interface Cancelling {
  /** All shipments if it is left out. */
  readonly shipmentIds?: readonly string[];
  readonly reason: string;
}

/** Why nothing was cancelled. */
export type CancelRefusal =
  | 'unknown-order'
  /** A shipment that was named is not one of the order. */
  | 'unknown-shipment'
  | 'nothing-left'
  /** The order has expired, or is cancelled. */
  | 'over'
  /** The provider knows one amount, so an unpaid order can only be cancelled as a whole. */
  | 'unpaid-in-part'
  /** A shipment was dispatched or cancelled before. */
  | 'too-late';

/** What comes of cancelling. Only `cancelled` has changed something. */
export type CancelledOrder =
  | { readonly kind: 'cancelled'; readonly order: Order }
  | { readonly kind: 'refused'; readonly why: CancelRefusal };

/** Cancels all or some shipments of an order before dispatch: all of the requested ones, or none. */
export async function cancelOrder(
  services: OrderServices,
  orderId: string,
  actor: Actor,
  { shipmentIds, reason }: Cancelling,
): Promise<CancelledOrder> {
  const changed = await changeOrder(services, orderId, actor, async (change): Promise<CancelRefusal | undefined> => {
    const { order, shipments } = change.rows;
    const going = shipments.filter(({ status }) => status !== 'cancelled');
    const wanted = shipmentIds === undefined ? going : shipments.filter(({ id }) => shipmentIds.includes(id));
    if (wanted.length === 0 || (shipmentIds && wanted.length !== new Set(shipmentIds).size))
      return shipmentIds ? 'unknown-shipment' : 'nothing-left';
    if (order.stage === 'expired' || order.stage === 'cancelled') return 'over';
    if (order.stage === 'awaiting-payment' && wanted.length !== going.length) return 'unpaid-in-part';
    if (wanted.some(({ status }) => !BEFORE_DISPATCH.includes(status))) return 'too-late';
    for (const shipment of wanted) await takeStep(change, shipment, 'cancel', { reason });
    return undefined;
  });
  if (!changed) return { kind: 'refused', why: 'unknown-order' };
  services.wake();
  if (changed.result !== undefined) return { kind: 'refused', why: changed.result };
  return { kind: 'cancelled', order: serialiseOrder(changed.rows, services.shop(), services.now()) };
}
