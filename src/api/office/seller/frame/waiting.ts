import type { SellerListCounts } from '../../../../contract/seller-orders.ts';
import { BEFORE_DISPATCH, OPEN_RETURNS } from '../../../../core/order/order-status.ts';
import { countToChange } from '../../../records/products/read.ts';
import { countLists } from '../../../records/seller-orders/counts.ts';
import type { ActingSeller } from '../../../records/seller-orders/shipments.ts';
import type { HostServices } from '../../../entry/services.ts';
import type { WaitingCounts } from '../../kit/page/menu.ts';

/** Counts what waits on the pages of the seller's office, for the menu. */
export async function countWaiting(services: HostServices, { sellerId }: ActingSeller): Promise<WaitingCounts> {
  const { shipments, returns } = await countLists(services, sellerId);
  return {
    '/orders': sum(shipments, BEFORE_DISPATCH),
    '/returns': sum(returns, OPEN_RETURNS),
    '/products': await countToChange(services.database.read, sellerId),
  };
}

/** How many shipments or returns have one of these statuses. */
export const sum = <Status extends string>(
  counts: Readonly<Record<Status, number>>,
  statuses: readonly Status[],
): number => statuses.reduce((total, status) => total + counts[status], 0);

/** The counts of orders for the home page. */
export type ShipmentCounts = SellerListCounts['shipments'];
