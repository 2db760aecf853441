import type { Quoted, Review } from '../../core/checkout.ts';
import type { DeliveryPromise } from '../../core/delivery-date.ts';
import type { PaymentMethod } from '../../core/order-total.ts';

/** What the page says of its market. */
export interface Facts extends DeliveryPromise {
  readonly country: string;
  /** Missing where cash is not taken. */
  readonly cashOnDeliveryFeeMinor?: number;
}

/** The checkout as the code sees it that comes when it is wanted (checkout-send.ts, checkout-quote.ts). */
export interface CheckoutPage extends HTMLElement {
  /** Set when the order is placed and another page is on its way. */
  isLeaving: boolean;
  readonly facts: Facts;
  /** How the shopper wants to pay. */
  readonly payment: PaymentMethod;
  /** What would be ordered now. */
  readonly review: Review;
  show(): void;
  take(quoted: Quoted): void;
  tell(text: string): void;
}
