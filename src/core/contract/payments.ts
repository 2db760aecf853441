import type { OrderStatus } from '../order/order-status.ts';
import type { OrderPayment } from './orders.ts';

/** Answers about the payment of an order (src/api/docs/contract-orders.md, "Payment"). Moments are ISO 8601 in UTC. */

/** What the provider's script on the payment page is started with. */
export interface StartedPayment {
  readonly provider: 'cashfree';
  readonly mode: 'sandbox' | 'production' | 'simulator';
  readonly sessionId: string;
  /** Address of the provider's script. */
  readonly script: string;
  /** Until when it can be paid. */
  readonly until: string;
}

/** How a payment stands. */
export interface PaymentStanding {
  readonly status: OrderPayment['status'];
  readonly orderStatus: OrderStatus;
  /** How the last try ended, while the order waits for its payment. */
  readonly lastFailure?: OrderPayment['lastFailure'];
  readonly canPay: boolean;
  /** No money moves; pages say so. */
  readonly isSimulated: boolean;
  /** Until when it can be paid, while the order waits for its payment. */
  readonly until?: string;
}
