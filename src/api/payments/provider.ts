/** What the host asks of a payment provider. Amounts are minor units. */
export interface Provider {
  /** What the page hands to the provider's script. */
  readonly mode: 'sandbox' | 'production' | 'simulator';
  /** Address of the provider's script. */
  readonly script: () => string;
  /** Makes an order that can be paid. Asking again with the same id gives the same order. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Undefined where the provider has no such order. */
  getOrder(id: string): Promise<ProviderOrder | undefined>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Ends an order, so that nobody begins to pay it any more. A payment that is under way may still arrive. */
  terminateOrder(id: string): Promise<void>;
  /** Gives money back. Asking again with the same id gives the same refund. */
  createRefund(refund: NewProviderRefund): Promise<ProviderRefund>;
  getRefund(orderId: string, refundId: string): Promise<ProviderRefund | undefined>;
  /** Reads a webhook; undefined when its signature is not the provider's. */
  readWebhook(body: Buffer, headers: WebhookHeaders): WebhookEvent | undefined;
}

export interface NewProviderOrder {
  readonly id: string;
  /** A UUID that makes a repeated request the same request. */
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

export interface WebhookHeaders {
  readonly signature: string;
  readonly timestamp: string;
}

export type WebhookEvent =
  | { readonly type: 'payment'; readonly payment: ProviderPayment }
  | { readonly type: 'refund'; readonly refund: ProviderRefund }
  /** A kind that the host has no use for. */
  | { readonly type: 'other' };

/** The provider did not do what it was asked. */
export class ProviderError extends Error {
  /** Its HTTP status; 0 when it could not be reached or did not answer in time. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Asking again later may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
