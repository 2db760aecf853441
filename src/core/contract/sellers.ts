import type { ShipmentStatus, ShipmentStep } from '../order-status.ts';
import type { OrderAddress, OrderContact, Shipment, OrderPayment, ReturnStatus } from './orders.ts';

/** Requests and answers about sellers (src/api/README.md, "Sellers"). Amounts are minor units, moments ISO 8601 in UTC. */

export type ApplicationStatus = 'draft' | 'submitted' | 'approved' | 'refused' | 'suspended';

/** What a seller tells about the shop, as much of it as is typed; text may be in any form that the host reads. */
export interface ApplicationFields {
  readonly businessName?: string;
  readonly contactName?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Where parcels are fetched. */
  readonly pickup?: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
  };
  readonly gstin?: string;
  readonly gstExempt?: boolean;
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
}

/** An application as its seller sees it: of the account number the last four digits can be read. */
export interface SellerApplication extends ApplicationFields {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly phone: string;
  readonly email: string;
  /** Paths of what is missing before it can be sent in. */
  readonly missing: readonly string[];
  /** Why it was refused or the shop suspended. */
  readonly reason?: string;
  readonly submittedAt?: string;
  readonly decidedAt?: string;
  /** Id of the seller in the catalogue, once approved. */
  readonly shop?: string;
}

/** Who is signed in as a seller. */
export interface SignedInSeller {
  readonly id: string;
  readonly businessName?: string;
  readonly status: ApplicationStatus;
  readonly shop?: string;
}

/** A shipment of an order as its seller sees it: with whom it goes to, and what may be done with it. */
export interface SellerShipment extends Omit<Shipment, 'canCancel' | 'canReturn'> {
  readonly orderNumber: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly payment: Pick<OrderPayment, 'method' | 'status'>;
  /** Cash that the courier takes; 0 for what is paid. */
  readonly collectMinor: number;
  readonly steps: readonly ShipmentStep[];
}

export interface SellerShipmentList {
  readonly shipments: readonly SellerShipment[];
  /** Asks for the entries behind these (`?after=`); missing at the end. */
  readonly next?: string;
}

/** Which shipments are listed. */
export interface SellerShipmentQuery {
  readonly status?: ShipmentStatus;
  readonly after?: string;
}

export interface SellerReturnQuery {
  readonly status?: ReturnStatus;
  readonly after?: string;
}

export interface DispatchRequest {
  readonly courier: string;
  readonly trackingNumber: string;
}

/** Why a shipment is declined or a return refused. */
export interface ReasonRequest {
  readonly reason: string;
}

/** What a parcel to be sent or returned has of a product. */
export interface SellerLine {
  readonly sku: string;
  readonly size?: string;
  readonly title: string;
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
  readonly requestedAt: string;
  readonly lines: readonly SellerReturnLine[];
}

export interface SellerReturnList {
  readonly returns: readonly SellerReturn[];
  readonly next?: string;
}

/** A product with its sold-out switches. */
export interface StockProduct {
  readonly sku: string;
  readonly title: string;
  readonly soldOut: boolean;
  readonly sizes: readonly { readonly name: string; readonly soldOut: boolean }[];
}

export interface StockRequest {
  readonly soldOut: boolean;
  /** The whole product where it is left out. */
  readonly size?: string;
}

/** A switch that is on: of a size, or of the whole product. */
export interface SoldOutSwitch {
  readonly sku: string;
  readonly size?: string;
}

/** A day of a shop. */
export interface SellerFigures {
  /** ISO day in India. */
  readonly day: string;
  readonly currency: string;
  /** Orders placed on the day, their pieces and worth; cancelled ones are counted apart. */
  readonly orders: number;
  readonly pieces: number;
  readonly salesMinor: number;
  readonly cancelled: number;
  readonly dispatched: number;
  readonly delivered: number;
  /** Returns asked for on the day. */
  readonly returns: number;
  /** Orders that wait for the seller now, whatever their day. */
  readonly waiting: number;
}
