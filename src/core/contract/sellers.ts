import type { ShipmentStatus, ShipmentStep } from '../order/order-status.ts';
import type { Undelivered } from '../order/undelivered.ts';
import type { DocumentKind } from '../order/shipment-documents.ts';
import type { SellerDocumentKind } from '../seller/seller-documents.ts';
import type { OrderAddress, OrderContact, Shipment, OrderPayment, Refund, ReturnStatus } from './orders.ts';

/** Requests and answers about sellers (src/api/docs/contract-sellers.md, "Sellers"). Amounts are minor units, times ISO 8601 in UTC. */

export type ApplicationStatus = 'draft' | 'submitted' | 'approved' | 'refused' | 'suspended';

/** Fields of an application, as far as they are filled in. The host normalises typed text. */
/** A document that was sent with an application. Its content is for the operator only. */
export interface SentDocument {
  readonly kind: SellerDocumentKind;
  readonly bytes: number;
  readonly sentAt: string;
}

export interface SellerDocuments {
  /** The kinds that the application should have. */
  readonly wanted: readonly SellerDocumentKind[];
  readonly sent: readonly SentDocument[];
}

export interface ApplicationFields {
  readonly businessName?: string;
  readonly contactName?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Where parcels are collected. */
  readonly pickup?: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly gstin?: string;
  readonly gstExempt?: boolean;
  /** Needed only without a GSTIN, which contains it. */
  readonly pan?: string;
  readonly bank?: { readonly holder: string; readonly accountNumber: string; readonly ifsc: string };
}

export interface SignUpRequest extends ApplicationFields {
  readonly businessName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

export interface SignInRequest {
  /** E-mail address or phone number. */
  readonly login: string;
  readonly password: string;
  /** As of shoppers (accounts.ts). */
  readonly device?: string;
}

/** An application as its seller sees it, with only the last four digits of the account number. */
export interface SellerApplication extends ApplicationFields {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly phone: string;
  readonly email: string;
  /** Paths of the fields that are missing for submission. */
  readonly missing: readonly string[];
  /** Whether its address was confirmed, by the link that went there. Without, no shop is opened. */
  readonly isEmailConfirmed: boolean;
  /** The language in which the seller is written to, and those to choose from by their own names; only where there are several. */
  readonly language?: string;
  readonly languages?: readonly { readonly tag: string; readonly name: string }[];
  /** The reason of a refusal or suspension. */
  readonly reason?: string;
  readonly submittedAt?: string;
  readonly decidedAt?: string;
  /** Id of the seller in the catalogue, once approved. */
  readonly sellerId?: string;
}

/**
 * A change of an approved seller's details: a bank account, an address for mail, a number, or pickup address and GSTIN. `by` says where
 * the code goes that confirms it: to the address on file, or to the number.
 */
export interface SellerChangeRequest
  extends Pick<ApplicationFields, 'phone' | 'email' | 'pickup' | 'gstin' | 'gstExempt' | 'bank'> {
  readonly by?: 'mail' | 'phone';
}

export interface ConfirmChangeRequest {
  /** From the answer to the request. */
  readonly request: string;
  /** As typed. */
  readonly code: string;
}

export interface SellerChange {
  readonly id: string;
  readonly kind: 'bank' | 'email' | 'phone' | 'business';
  /**
   * Asked: waits for the code. Unproven: waits for the link that went to the new address. Cooling: takes effect later; payouts wait
   * until then.
   */
  readonly state: 'asked' | 'unproven' | 'cooling' | 'done' | 'stopped';
  /** The last digits of the new account. */
  readonly accountEnding?: string;
  /** Until when it waits, when it takes effect, or when it was decided. */
  readonly dueAt: string;
}

export interface SellerChanges {
  /** Newest first. */
  readonly changes: readonly SellerChange[];
  /** Where codes can go. */
  readonly codesBy: readonly ('mail' | 'phone')[];
}

/** The signed-in seller. */
export interface SignedInSeller {
  readonly id: string;
  readonly businessName?: string;
  readonly status: ApplicationStatus;
  readonly sellerId?: string;
}

/** A shipment as its seller sees it, with the recipient and the possible steps. */
export interface SellerShipment extends Omit<Shipment, 'canCancel' | 'canReturn'> {
  readonly orderNumber: string;
  readonly placedAt: string;
  /** The ISO day by which the courier has it; missing from dispatch on, and where the market does not say. */
  readonly dispatchBy?: string;
  readonly currency: string;
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly payment: Pick<OrderPayment, 'method' | 'status'>;
  /** Cash that the courier collects; 0 if it is paid. */
  readonly collectMinor: number;
  readonly steps: readonly (ShipmentStep | Undelivered)[];
}

export interface SellerShipmentList {
  readonly shipments: readonly SellerShipment[];
  /** Cursor of the next page (`?after=`); missing on the last one. A page of a search may be empty, and have one. */
  readonly next?: string;
}

export interface SellerShipmentQuery {
  readonly status?: ShipmentStatus;
  /** Words of order number, tracking number, SKUs and titles, all of which a shipment has. */
  readonly search?: string;
  readonly after?: string;
}

export interface SellerReturnQuery {
  readonly status?: ReturnStatus;
  /** Returns in which a step is still to be taken, or the others. */
  readonly state?: 'open' | 'closed';
  readonly after?: string;
}

/** How many shipments and returns a seller has, by status; 1,000 stands for as many or more. */
export interface SellerListCounts {
  readonly shipments: Readonly<Record<ShipmentStatus, number>>;
  readonly returns: Readonly<Record<ReturnStatus, number>>;
}

export interface DispatchRequest {
  readonly courier: string;
  readonly trackingNumber: string;
}

/** Shipments for one request, at most 50. */
export interface ShipmentsRequest {
  readonly shipmentIds: readonly string[];
}

/** What became of one of several shipments that were to be accepted. The same request again has the same results. */
export interface BulkAcceptResult {
  readonly shipmentId: string;
  /** Whether it is accepted now, by this request or before. */
  readonly isAccepted: boolean;
  /** As it is now; missing where there is no such shipment. */
  readonly shipment?: SellerShipment;
}

/** Documents to print; credit notes are those of all returns of the shipments. */
export interface DocumentsRequest extends ShipmentsRequest {
  readonly kind: DocumentKind;
}

/** The reason for declining a shipment or refusing a return. */
export interface ReasonRequest {
  readonly reason: string;
}

/** A product in a shipment or return. */
export interface SellerLine {
  readonly sku: string;
  readonly size?: string;
  readonly title: string;
  /** Address of the small picture that the shopper saw. */
  readonly picture?: string;
  readonly quantity: number;
}

export interface SellerReturnLine extends SellerLine {
  readonly lineId: string;
}

export interface SellerReturn {
  readonly id: string;
  readonly shipmentId: string;
  readonly orderNumber: string;
  readonly currency: string;
  readonly status: ReturnStatus;
  readonly reason: string;
  readonly note?: string;
  readonly answer?: string;
  readonly refundMinor: number;
  /** How far the refund is, where one is owed for it. */
  readonly refundStatus?: Refund['status'];
  readonly requestedAt: string;
  readonly lines: readonly SellerReturnLine[];
  readonly creditNoteNumber?: string;
  /** Photos that the shopper has added; missing for none. */
  readonly pictureCount?: number;
}

export interface SellerReturnList {
  readonly returns: readonly SellerReturn[];
  readonly next?: string;
}

/** A product with its sold-out switches, and the pieces that are left where they are counted. */
export interface StockProduct {
  readonly sku: string;
  readonly title: string;
  readonly soldOut: boolean;
  /** Of a product without sizes. */
  readonly pieces?: number;
  readonly sizes: readonly { readonly name: string; readonly soldOut: boolean; readonly pieces?: number }[];
}

/** A switch, a number of pieces, or both. */
export interface StockRequest {
  readonly soldOut?: boolean;
  /** Null ends the count. */
  readonly pieces?: number | null;
  /** The whole product if it is left out. */
  readonly size?: string;
}

/** The pieces that are left of a product or size, where the seller counts them. */
export interface StockCount {
  readonly sku: string;
  readonly size?: string;
  readonly pieces: number;
}

/** A sold-out switch that is on, for a size or the whole product. */
export interface SoldOutSwitch {
  readonly sku: string;
  readonly size?: string;
}

/** What happened within a day, or a month. */
export interface SellerCounts {
  /** Orders placed, with their pieces and value, without cancelled ones. */
  readonly orders: number;
  readonly pieces: number;
  readonly salesMinor: number;
  /** The same orders by where they are now: to be sent, on their way, or delivered. */
  readonly toDo: number;
  readonly onTheWay: number;
  readonly arrived: number;
  readonly cancelled: number;
  /** Orders of any day that went to the courier, or arrived, within it. */
  readonly dispatched: number;
  readonly delivered: number;
  /** Returns requested. */
  readonly returns: number;
}

/** The figures of a shop for a day. */
export interface SellerFigures extends SellerCounts {
  /** ISO day in India. */
  readonly day: string;
  readonly currency: string;
  /** Orders of any day that wait for the seller now. */
  readonly waiting: number;
  /** Returns of any day that the seller has to answer or to receive. */
  readonly returnsWaiting: number;
  /** Orders and sales by the hour in which they were placed, from 0 to 23. */
  readonly hours: readonly (Pick<SellerCounts, 'orders' | 'salesMinor'> & { readonly hour: number })[];
}

/** The figures of a shop for a month, with all its days. */
export interface SellerMonth extends SellerCounts {
  /** "2026-11" */
  readonly month: string;
  readonly currency: string;
  readonly days: readonly (SellerCounts & { readonly day: string })[];
}
