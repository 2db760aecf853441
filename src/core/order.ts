import type { DeliveryEstimate } from './delivery-date.ts';
import type { OrderStatus, PartStatus } from './order-status.ts';
import type { OrderAmounts, PaymentMethod } from './order-total.ts';

/** Quotes, orders and invoices as the API host answers them (src/api/README.md). Amounts are minor units, moments ISO 8601 in UTC. */

/** What identifies what is ordered. */
export interface WantedLine {
  readonly sku: string;
  readonly size?: string;
  readonly quantity: number;
}

export interface QuoteLine extends WantedLine {
  readonly title?: string;
  readonly path?: string;
  readonly priceMinor?: number;
  readonly lineMinor?: number;
  readonly state: 'ok' | 'gone' | 'sold-out' | 'later';
  /** ISO day from which it can be had (`later`). */
  readonly from?: string;
}

export interface Quote {
  readonly market: string;
  readonly currency: string;
  readonly isComplete: boolean;
  readonly payments: readonly PaymentMethod[];
  /** Online payment moves no money. */
  readonly isSimulated: boolean;
  readonly lines: readonly QuoteLine[];
  readonly amounts: OrderAmounts;
  readonly estimate: DeliveryEstimate;
}

export interface OrderLine extends WantedLine {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly priceMinor: number;
  /** Pieces that may still be returned. */
  readonly returnable: number;
}

export interface ReturnRequest {
  readonly id: string;
  readonly status: 'requested' | 'accepted' | 'refused' | 'received';
  readonly reason: string;
  /** Why it was refused. */
  readonly answer?: string;
  readonly refundMinor: number;
  readonly requestedAt: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** What one seller sends. */
export interface OrderPart {
  readonly id: string;
  readonly seller: { readonly id: string; readonly name: string };
  readonly status: PartStatus;
  readonly itemsMinor: number;
  readonly feesMinor: number;
  readonly courier?: string;
  readonly trackingNumber?: string;
  readonly reason?: string;
  readonly canCancel: boolean;
  readonly canReturn: boolean;
  /** ISO day. */
  readonly returnUntil?: string;
  readonly lines: readonly OrderLine[];
  readonly returns: readonly ReturnRequest[];
}

export interface Refund {
  readonly amountMinor: number;
  readonly reason: 'cancelled' | 'returned' | 'late-payment' | 'double-payment' | 'goodwill';
  readonly status: 'due' | 'sent' | 'done';
  readonly at: string;
}

export interface OrderPayment {
  readonly method: PaymentMethod;
  readonly status: 'due' | 'paid' | 'void';
  /** Paid for the order so far; what went back of it stands in `refunds`. */
  readonly paidMinor: number;
  readonly until?: string;
  readonly lastFailure?: 'failed' | 'dropped';
  readonly refunds: readonly Refund[];
}

export interface TimelineEntry {
  readonly at: string;
  readonly event: string;
  readonly partId?: string;
  readonly note?: string;
}

export interface Order {
  readonly number: string;
  /** Opens the order without an account. */
  readonly key: string;
  readonly market: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly payment: OrderPayment;
  readonly contact: { readonly name: string; readonly phone: string; readonly email?: string };
  readonly address: {
    readonly line1: string;
    readonly line2?: string;
    readonly landmark?: string;
    readonly city: string;
    readonly state?: string;
    readonly pinCode?: string;
    readonly country: string;
  };
  readonly amounts: OrderAmounts;
  /** Still to be paid. */
  readonly dueMinor: number;
  readonly estimate: DeliveryEstimate;
  readonly parts: readonly OrderPart[];
  readonly timeline: readonly TimelineEntry[];
  readonly canCancel: boolean;
  readonly canPay: boolean;
}

/** An order in a list. */
export interface OrderSummary {
  readonly number: string;
  readonly key: string;
  readonly market: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly totalMinor: number;
  readonly pieces: number;
  /** Of the first line. */
  readonly title: string;
  readonly lineCount: number;
  readonly estimate: DeliveryEstimate;
}

interface InvoiceTaxes {
  readonly taxableMinor?: number;
  readonly cgstMinor?: number;
  readonly sgstMinor?: number;
  readonly igstMinor?: number;
}

/** A seller's invoice: a draft without a number until it is dispatched. */
export interface Invoice {
  readonly partId: string;
  readonly number?: string;
  /** ISO day. */
  readonly issuedOn?: string;
  readonly kind: 'tax-invoice' | 'bill-of-supply';
  readonly seller: { readonly name: string; readonly address: string; readonly gstin?: string };
  readonly buyer: { readonly name: string; readonly address: string; readonly state?: string };
  readonly lines: readonly (InvoiceTaxes & {
    readonly title: string;
    readonly sku: string;
    readonly size?: string;
    readonly hsn?: string;
    readonly quantity: number;
    readonly priceMinor: number;
    readonly grossMinor: number;
    readonly gstPercent?: number;
  })[];
  readonly totals: InvoiceTaxes & { readonly grossMinor: number; readonly feesMinor: number };
}
