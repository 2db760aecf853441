import type { DeliveryEstimate } from '../delivery/delivery-date.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Shipment, TimelineEntry } from './orders.ts';

/** Requests and answers of who has an order's number and phone, and of codes that open an order (src/api/docs/contract-orders.md). */

/** Asks how the parcels of an order are, by its number and phone. */
export interface TrackRequest {
  readonly number: string;
  readonly phone: string;
}

/** Where a code that opens an order can go: to the address or the number that the order has. */
export type CodeWay = 'mail' | 'phone';

/** Asks for a code that opens an order. */
export interface OrderCodeRequest {
  readonly phone: string;
  readonly by: CodeWay;
}

/** Opens an order with the code. */
export interface OpenOrderRequest {
  readonly request: string;
  readonly code: string;
}

/**
 * What number and phone show of an order. Both stand on its parcels, so it is for reading alone: no key, no name, no address but the PIN code,
 * nothing of what is in a parcel or what it costs.
 */
export interface TrackedOrder {
  readonly number: string;
  readonly market: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly pinCode?: string;
  readonly estimate: DeliveryEstimate;
  readonly shipments: readonly TrackedShipment[];
  /** The steps of its parcels. */
  readonly timeline: readonly Omit<TimelineEntry, 'note'>[];
  /** Ways in which its buyer can get a code that opens it; none where the shop can't write to them. */
  readonly codeBy: readonly CodeWay[];
}

export interface TrackedShipment
  extends Pick<
    Shipment,
    'id' | 'seller' | 'status' | 'courier' | 'trackingNumber' | 'trackingUrl' | 'undelivered' | 'returned'
  > {
  readonly pieces: number;
}
