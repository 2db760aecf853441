import type { OrderServices } from '../orders/record/services.ts';
import type { BulkAcceptResult } from '../../../contract/seller-orders.ts';
import { findShipment, type ActingSeller, stepSellerShipment } from './shipments.ts';

/**
 * Accepts shipments one after the other, each in a transaction of its own, so that one that was cancelled meanwhile stops no other. What
 * was accepted before counts as accepted, so that a request whose answer got lost can be sent again.
 */
export async function acceptShipments(
  services: OrderServices,
  seller: ActingSeller,
  shipmentIds: readonly string[],
): Promise<BulkAcceptResult[]> {
  const results: BulkAcceptResult[] = [];
  for (const shipmentId of new Set(shipmentIds)) {
    const { data } = await stepSellerShipment(services, { ...seller, shipmentId }, 'accept');
    const shipment = data?.shipment ?? (await findShipment(services, seller.sellerId, shipmentId));
    const isAccepted = shipment !== undefined && shipment.status !== 'placed' && shipment.status !== 'cancelled';
    results.push({ shipmentId, isAccepted, shipment });
  }
  return results;
}
