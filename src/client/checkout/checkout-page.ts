import type { Quoted, Review } from '../../orders/checkout.ts';
import type { DeliveryPromise } from '../../core/delivery/delivery-date.ts';
import type { PaymentMethod } from '../../core/order/order-total.ts';

/** Data of the page's market, written into the page at build. */
export interface Facts extends DeliveryPromise {
  readonly country: string;
  /** Missing in a market without cash on delivery. */
  readonly cashOnDeliveryFeeMinor?: number;
}

/** What checkout-send.ts and checkout-quote.ts, which are loaded on demand, use of the checkout. */
export interface CheckoutPage extends HTMLElement {
  /** The order is placed and the next page is loading, or it waits for a connection. */
  isLeaving: boolean;
  readonly facts: Facts;
  readonly payment: PaymentMethod;
  /** The lines and amounts of the order as it is shown now. */
  readonly review: Review;
  /** The host's last quote. */
  quoted: Quoted | undefined;
  show(): void;
  tell(text: string): void;
}
