import type { CodeWay } from '../../../../contract/tracking.ts';
import type { Undelivered } from '../../../../core/order/undelivered.ts';
import type { Actor } from '../../../ground/audit/audit.ts';
import type { OrderRow, ReturnRow, ShipmentRow } from '../../../ground/database/tables.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { Message } from '../../../ground/outbox/outbox.ts';
import type { Services } from '../../../ground/services.ts';
import type { OrderRows } from './rows.ts';

/** A parcel that was not delivered. */
export interface UndeliveredParcel {
  readonly order: OrderRow;
  readonly shipment: ShipmentRow;
  readonly state: Undelivered;
  readonly actor: Actor;
}

/**
 * What shoppers, sellers and the operator are told about orders. The layer of notices writes it. The first return the message to the
 * shopper, undefined where there is nothing to say or no way to say it; the others have to run in a write job and send themselves.
 */
export interface OrderNotices {
  placed(rows: OrderRows): Message | undefined;
  shipmentAccepted(rows: OrderRows, shipmentId: string): Message | undefined;
  shipmentDispatched(rows: OrderRows, shipmentId: string): Message | undefined;
  shipmentDelivered(rows: OrderRows, shipmentId: string): Message | undefined;
  shipmentCancelled(rows: OrderRows, shipmentId: string, isByShopper: boolean): Message | undefined;
  undelivered(rows: OrderRows, shipmentId: string, state: Undelivered): Message | undefined;
  paymentExpired(rows: OrderRows): Message | undefined;
  returnRequested(rows: OrderRows, row: Pick<ReturnRow, 'seller_id' | 'shipment_id'>): Message | undefined;
  returnAnswered(rows: OrderRows, returnId: string): Message | undefined;
  refundUpiNamed(rows: OrderRows): Message | undefined;
  /** The code that opens an order, to its address or number. */
  openingCode(order: OrderRow, by: CodeWay, code: string): Message;
  refundSent(rows: OrderRows, refundId: string): Message | undefined;
  /** The bank's reference of a refund that was sent without one. */
  refundDone(rows: OrderRows, refundId: string): Message | undefined;
  /** The bank did not take a refund: asks for a UPI ID. */
  refundRefused(rows: OrderRows, refundId: string): Message | undefined;
  /** Tells each seller of an order that is placed. */
  tellSellers(db: QueryBuilder, rows: OrderRows): Promise<void>;
  tellSellerOfCancellation(db: QueryBuilder, order: OrderRow, sellerId: string): Promise<void>;
  tellSellerOfReturn(db: QueryBuilder, order: OrderRow, entry: Pick<ReturnRow, 'id' | 'seller_id'>): Promise<void>;
  /** Tells the seller of a parcel that was not delivered, unless it said so itself, and the operator of a lost one. */
  tellOfUndelivered(db: QueryBuilder, parcel: UndeliveredParcel): Promise<void>;
}

/** The order of an event, in the write job that records it. */
export interface OrderAtEvent {
  readonly db: QueryBuilder;
  readonly services: Pick<Services, 'shop'>;
  readonly now: number;
  readonly rows: OrderRows;
}

/** Posts what orders mean for the accounts of sellers, once for each event. The room of the ledger does it. */
interface SellerLedger {
  /** `collectedMinor` is what the courier took on delivery. */
  postDelivery(event: OrderAtEvent, shipment: ShipmentRow, collectedMinor: number): Promise<void>;
  postReturn(event: OrderAtEvent, row: ReturnRow, refundMinor: number): Promise<void>;
}

/** What this room needs of the host. */
export interface OrderServices extends Services {
  readonly orderNotices: OrderNotices;
  readonly sellerLedger: SellerLedger;
}
