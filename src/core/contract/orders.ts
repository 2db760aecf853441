import type { DeliveryEstimate } from '../delivery/delivery-date.ts';
import type { OrderStatus, ReturnState, ShipmentStatus } from '../order/order-status.ts';
import type { Undelivered } from '../order/undelivered.ts';
import type { OrderAmounts, OrderSums, PaymentMethod } from '../order/order-total.ts';

/**
 * Requests and answers about quotes, orders and invoices (src/api/docs/contract-orders.md). Amounts are minor units, times ISO 8601 in UTC.
 * The host's schemas in `api/orders` have exactly these types; tests/api/contract-types.test.ts checks both directions.
 */

/** A product, size and quantity to order. */
export interface WantedLine {
  readonly sku: string;
  readonly size?: string;
  readonly quantity: number;
}

export interface QuoteRequest extends Ordering {
  /** Where it is delivered, in a market with PIN codes. Without it the quote has the market's general terms. */
  readonly pinCode?: string;
}

interface Ordering<Line = WantedLine> {
  readonly market: string;
  readonly lines: readonly Line[];
  readonly payment: PaymentMethod;
  /** `standard` by default. */
  readonly deliveryOption?: 'standard';
}

/** A line of an order to be placed. */
export interface OrderedLine extends WantedLine {
  /** Address of the small picture that the shopper saw. The host leaves out one that is not of this shop. */
  readonly picture?: string;
}

/** An order to be placed. The host normalises typed text, such as phone numbers. */
export interface OrderRequest extends Ordering<OrderedLine> {
  readonly contact: OrderContact;
  readonly address: Omit<OrderAddress, 'country'>;
  /** The total that the shopper was shown. If it differs, the answer is 409 with a new quote. */
  readonly expectedTotalMinor: number;
}

/** Orders of a guest, with their keys. */
export interface KnownOrdersRequest {
  readonly orders: readonly { readonly number: string; readonly key: string }[];
}

export interface CancelRequest {
  readonly reason?: string;
  /** The shipments to cancel; all by default. */
  readonly shipmentIds?: readonly string[];
}

export interface ReturnedPiece {
  readonly lineId: string;
  readonly quantity: number;
}

/** A return request, for lines of one shipment. */
export interface NewReturn {
  readonly lines: readonly ReturnedPiece[];
  readonly reason: string;
  readonly note?: string;
}

export interface RefundUpiRequest {
  readonly upi: string;
}

export interface PayCashRequest {
  readonly expectedTotalMinor: number;
}

export interface QuoteLine extends WantedLine {
  readonly title?: string;
  readonly path?: string;
  readonly priceMinor?: number;
  readonly lineMinor?: number;
  readonly state: 'ok' | 'gone' | 'sold-out' | 'later';
  /** ISO day from which it is available (`later`). */
  readonly from?: string;
  /** Pieces that can be ordered, where there are some but fewer than wanted (`sold-out`). */
  readonly left?: number;
}

export interface Quote {
  readonly market: string;
  readonly currency: string;
  readonly isComplete: boolean;
  /** Those that are possible at the place of delivery, too. */
  readonly payments: readonly PaymentMethod[];
  /** Why nothing can be ordered to this PIN code, a sentence; missing where everything can. */
  readonly unserviceable?: string;
  /** Whether online payment is simulated. */
  readonly isSimulated: boolean;
  readonly lines: readonly QuoteLine[];
  readonly amounts: OrderAmounts;
  readonly estimate: DeliveryEstimate;
}

export interface OrderLine extends OrderedLine {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly priceMinor: number;
  /** Pieces that can still be returned. */
  readonly returnable: number;
}

export type ReturnStatus = 'requested' | 'accepted' | 'refused' | 'received';

export interface ReturnRequest {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly reason: string;
  /** The shopper's note. */
  readonly note?: string;
  /** Why it was refused. */
  readonly answer?: string;
  readonly refundMinor: number;
  readonly requestedAt: string;
  readonly lines: readonly ReturnedPiece[];
  /** Set once the goods have arrived, where the shipment has an invoice. */
  readonly creditNoteNumber?: string;
  /** Photos that the shopper has added; missing for none. */
  readonly pictureCount?: number;
}

/** One seller's share of an order. */
export interface Shipment {
  readonly id: string;
  readonly seller: { readonly id: string; readonly name: string };
  readonly status: ShipmentStatus;
  readonly itemsMinor: number;
  readonly feesMinor: number;
  readonly courier?: string;
  readonly trackingNumber?: string;
  /** The courier's page about this parcel, where the shop knows it (`couriers` in store.json). */
  readonly trackingUrl?: string;
  /** Set from dispatch on. */
  readonly invoiceNumber?: string;
  readonly reason?: string;
  /** What became of a dispatched parcel that was not delivered; it ends with `back` or `lost`. */
  readonly undelivered?: Undelivered;
  /** How far its returns are; missing without one that stands. */
  readonly returned?: ReturnState;
  readonly canCancel: boolean;
  readonly canReturn: boolean;
  /** ISO day. */
  readonly returnUntil?: string;
  readonly lines: readonly OrderLine[];
  readonly returns: readonly ReturnRequest[];
}

export interface Refund {
  readonly amountMinor: number;
  readonly reason: 'cancelled' | 'returned' | 'late-payment' | 'double-payment' | 'goodwill' | 'undelivered';
  readonly status: 'due' | 'sent' | 'done';
  /** When it became due. */
  readonly at: string;
  /** Of what was cancelled, returned or not delivered. */
  readonly shipmentId?: string;
  readonly returnId?: string;
  /** When it was done. */
  readonly doneAt?: string;
  /** Whether it goes the way it was paid, or by hand, to the UPI ID or the account that the shopper names. */
  readonly by?: 'provider' | 'hand';
  /** The bank's reference, once it was sent. */
  readonly reference?: string;
}

export interface OrderPayment {
  readonly method: PaymentMethod;
  readonly status: 'due' | 'paid' | 'void';
  /** Paid so far, before `refunds`. */
  readonly paidMinor: number;
  readonly until?: string;
  readonly lastFailure?: 'failed' | 'dropped';
  readonly refunds: readonly Refund[];
  /** Set where the shopper can name a UPI ID: an order in India has a refund to come, and not the way it was paid. */
  readonly canNameUpi?: true;
  /** The UPI ID that was named, in part: "as•••@okbank". */
  readonly refundUpi?: string;
  /** When it is used, while a changed one waits. */
  readonly refundUpiFrom?: string;
}

export interface TimelineEntry {
  readonly at: string;
  readonly event: string;
  readonly shipmentId?: string;
  readonly note?: string;
}

export interface OrderContact {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
}

export interface OrderAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly landmark?: string;
  readonly city: string;
  readonly state?: string;
  readonly pinCode?: string;
  /** ISO 3166 code. */
  readonly country: string;
}

export interface Order {
  readonly number: string;
  /** Gives access to the order without an account. */
  readonly key: string;
  readonly market: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly payment: OrderPayment;
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly deliveryOption: string;
  readonly amounts: OrderAmounts;
  /** Still to be paid. */
  readonly dueMinor: number;
  readonly estimate: DeliveryEstimate;
  readonly shipments: readonly Shipment[];
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
  /** As it was placed. */
  readonly totalMinor: number;
  readonly sums: OrderSums;
  readonly pieces: number;
  /** Of the first line that is not cancelled, or of the first one. */
  readonly title: string;
  /** Of the first lines that have one, those that are not cancelled first. */
  readonly pictures: readonly string[];
  readonly lineCount: number;
  readonly shipments: readonly Pick<Shipment, 'status' | 'undelivered' | 'returned'>[];
  readonly estimate: DeliveryEstimate;
}

/** A page of a list, newest first. */
export interface OrderList {
  readonly orders: readonly OrderSummary[];
  /** Cursor of the next page (`?after=`); missing on the last one. */
  readonly next?: string;
}

interface InvoiceTaxes {
  readonly taxableMinor?: number;
  readonly cgstMinor?: number;
  readonly sgstMinor?: number;
  readonly igstMinor?: number;
}

/** A seller's invoice; a draft without a number until dispatch. */
export interface Invoice {
  readonly shipmentId: string;
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

/** A seller's credit note for returned goods (CGST Act, section 34): what it takes back of an invoice. */
export interface CreditNote extends Omit<Invoice, 'number' | 'issuedOn'> {
  readonly returnId: string;
  readonly number: string;
  /** ISO day. */
  readonly issuedOn: string;
  /** The invoice that it belongs to; `kind` is that invoice's. */
  readonly invoice: { readonly number: string; readonly issuedOn?: string };
  /** Why the goods came back. */
  readonly reason: string;
}
