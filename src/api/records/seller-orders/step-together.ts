import type { OrderServices } from '../orders/record/services.ts';
import type { SellerShipment } from '../../../contract/seller-orders.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../../core/order/order-status.ts';
import { findShipment, type ActingSeller, stepSellerShipment } from './shipments.ts';

/** The steps that are taken with several shipments at once, with the status that each leads to. */
export const TOGETHER = { accept: 'accepted', pack: 'packed' } as const satisfies Record<string, ShipmentStatus>;
export type TogetherStep = keyof typeof TOGETHER;

/** What became of one of several shipments that were to take a step. */
interface Stepped {
  readonly shipmentId: string;
  /** Whether it has taken it, now or before. */
  readonly isDone: boolean;
  /** As it is now; undefined where there is no such shipment. */
  readonly shipment: SellerShipment | undefined;
}

/**
 * Takes a step with shipments one after the other, each in a transaction of its own, so that one that was cancelled meanwhile stops no
 * other. What has taken it before counts as done, so that a request whose answer got lost can be sent again.
 */
export async function stepTogether(
  services: OrderServices,
  seller: ActingSeller,
  shipmentIds: readonly string[],
  step: TogetherStep,
): Promise<Stepped[]> {
  const results: Stepped[] = [];
  for (const shipmentId of new Set(shipmentIds)) {
    const { data } = await stepSellerShipment(services, { ...seller, shipmentId }, step);
    const shipment = data?.shipment ?? (await findShipment(services, seller.sellerId, shipmentId));
    results.push({ shipmentId, isDone: shipment !== undefined && hasTaken(shipment, step), shipment });
  }
  return results;
}

/** Whether a shipment is where the step leads, or beyond. */
export const hasTaken = ({ status }: { readonly status: ShipmentStatus }, step: TogetherStep): boolean =>
  status !== 'cancelled' && SHIPMENT_STATUSES.indexOf(status) >= SHIPMENT_STATUSES.indexOf(TOGETHER[step]);
