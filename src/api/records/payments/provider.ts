/** A payment provider. Amounts are minor units. */
export interface Provider {
  readonly name: 'cashfree' | 'phonepe' | 'razorpay' | 'upi';
  readonly mode: 'sandbox' | 'production' | 'simulator';
  /** How the shopper gets from the payment page to the provider's, by the session of an order. */
  checkout(sessionId: string): Checkout;
  /** Creates an order that can be paid. Idempotent by id; some providers tell the session once only. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Undefined when the provider has no such order. */
  getOrder(id: string): Promise<ProviderOrder | undefined>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Closes an order for new payments, where the provider can. A payment that has been started may still succeed. */
  terminateOrder(id: string): Promise<void>;
  /** Creates a refund. Idempotent by id. */
  createRefund(refund: NewProviderRefund): Promise<ProviderRefund>;
  getRefund(orderId: string, refundId: string): Promise<ProviderRefund | undefined>;
  /**
   * Parses a webhook; undefined when its signature is wrong.
   * @param body - as it came, since the signature is of its bytes
   * @param header - gives the value of a header by its name in lower case, "" without one
   */
  readWebhook(body: Buffer, header: (name: string) => string): WebhookEvent | undefined;
}

/** The provider's script opens its page, or the browser goes there. */
export type Checkout =
  | { readonly start: 'script'; readonly script: string; readonly sessionId: string }
  | { readonly start: 'redirect'; readonly address: string };

export interface NewProviderOrder {
  readonly id: string;
  /** A UUID for the provider's idempotency header. */
  readonly idempotencyKey: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly customer: { readonly id: string; readonly name: string; readonly phone: string; readonly email?: string };
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: number;
}

export interface ProviderOrder {
  readonly id: string;
  readonly status: 'active' | 'paid' | 'ended';
  /** What `checkout` needs. */
  readonly sessionId: string | undefined;
}

export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string;
  readonly status: 'success' | 'failed' | 'dropped' | 'pending';
  readonly amountMinor: number;
  readonly currency: string;
}

export interface NewProviderRefund {
  readonly id: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly note: string;
}

export interface ProviderRefund {
  readonly id: string;
  readonly status: 'done' | 'pending' | 'failed';
  /** The bank's reference, for the shopper to look for. */
  readonly reference: string | undefined;
}

export type WebhookEvent =
  | { readonly type: 'payment'; readonly payment: ProviderPayment }
  | { readonly type: 'refund'; readonly refund: ProviderRefund }
  /** Something has happened. The webhook does not prove what, so the provider is asked. */
  | { readonly type: 'ask'; readonly orderId: string; readonly refundId?: string }
  /** A kind that the host ignores. */
  | { readonly type: 'other' };

/** A failed call of the provider. */
export class ProviderError extends Error {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Whether a later attempt may succeed. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
