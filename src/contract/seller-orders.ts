import { z } from 'zod';
import { MOST_AT_ONCE } from '../core/site/constants.ts';
import { RETURN_STATUSES, SHIPMENT_STATUSES, SHIPMENT_STEPS } from '../core/order/order-status.ts';
import { DOCUMENT_KINDS } from '../core/order/shipment-documents.ts';
import { UNDELIVERED } from '../core/order/undelivered.ts';
import { answersSellersText } from '../messages/rooms/answers-sellers.ts';
import { after, id, isoDay, line, moment, money, optionalLine } from './fields.ts';
import { address, contact, orderPayment, shipment } from './orders.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about a seller's shipments, returns and figures (src/api/docs/contract-sellers.md). Amounts are minor units, times ISO 8601 in UTC. */

/** A shipment as its seller sees it, with the recipient and the possible steps. */
export const sellerShipment = shipment.omit({ canCancel: true, canReturn: true }).extend({
  orderNumber: z.string(),
  placedAt: moment,
  /** The ISO day by which the courier has it; missing from dispatch on, and where the market does not say. */
  dispatchBy: isoDay.optional(),
  currency: z.string(),
  contact,
  address,
  payment: orderPayment.pick({ method: true, status: true }),
  /** Cash that the courier collects; 0 if it is paid. */
  collectMinor: money,
  steps: z.array(z.enum([...SHIPMENT_STEPS, ...UNDELIVERED])),
});
export type SellerShipment = AnswerOf<typeof sellerShipment>;

export const sellerShipmentList = z.object({
  shipments: z.array(sellerShipment),
  /** Cursor of the next page (`?after=`); missing on the last one. A page of a search may be empty, and have one. */
  next: z.string().optional(),
});
export type SellerShipmentList = AnswerOf<typeof sellerShipmentList>;

export const sellerShipmentQuery = z.object({
  status: z.enum(SHIPMENT_STATUSES, { error: () => answersSellersText.shipmentStatus }).optional(),
  /** Words of order number, tracking number, SKUs and titles, all of which a shipment has. */
  search: optionalLine(100),
  after,
});
export type SellerShipmentQuery = RequestOf<typeof sellerShipmentQuery>;

export const dispatchRequest = z.object({ courier: line(60, 2), trackingNumber: line(60, 3) });

const shipmentIds = z
  .array(id, { error: () => answersSellersText.ids })
  .min(1, { error: () => answersSellersText.oneId })
  .max(MOST_AT_ONCE, { error: () => answersSellersText.mostIds({ most: MOST_AT_ONCE }) });

/** Shipments for one request. */
export const shipmentsRequest = z.object({ shipmentIds });

/** What became of one of several shipments that were to be accepted. The same request again has the same results. */
export const bulkAcceptResult = z.object({
  shipmentId: z.string(),
  /** Whether it is accepted now, by this request or before. */
  isAccepted: z.boolean(),
  /** As it is now; missing where there is no such shipment. */
  shipment: sellerShipment.optional(),
});

/** Documents to print; credit notes are those of all returns of the shipments. */
export const documentsRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: `One of ${DOCUMENT_KINDS.join(', ')}.` }),
  shipmentIds,
});

/** The reason for declining a shipment or refusing a return. */
export const reasonRequest = z.object({ reason: line(300, 3) });

/** A product in a return. */
const sellerReturnLine = z.object({
  lineId: z.string(),
  sku: z.string(),
  size: z.string().optional(),
  title: z.string(),
  /** Address of the small picture that the shopper saw. */
  picture: z.string().optional(),
  quantity: z.int(),
});
/** A product in a shipment or return. */

export const sellerReturn = z.object({
  id: z.string(),
  shipmentId: z.string(),
  orderNumber: z.string(),
  currency: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.string(),
  note: z.string().optional(),
  answer: z.string().optional(),
  refundMinor: money,
  /** How far the refund is, where one is owed for it. */
  refundStatus: z.enum(['due', 'sent', 'done']).optional(),
  requestedAt: moment,
  lines: z.array(sellerReturnLine),
  creditNoteNumber: z.string().optional(),
  /** Photos that the shopper has added; missing for none. */
  pictureCount: z.int().optional(),
});
export type SellerReturn = AnswerOf<typeof sellerReturn>;

export const sellerReturnList = z.object({
  returns: z.array(sellerReturn),
  next: z.string().optional(),
});
export type SellerReturnList = AnswerOf<typeof sellerReturnList>;

export const sellerReturnQuery = z.object({
  status: z.enum(RETURN_STATUSES, { error: () => answersSellersText.returnStatus }).optional(),
  /** Returns in which a step is still to be taken, or the others. */
  state: z.enum(['open', 'closed'], { error: 'open or closed.' }).optional(),
  after,
});
export type SellerReturnQuery = RequestOf<typeof sellerReturnQuery>;

/** Every status with its count. */
const byStatus = <Status extends string>(statuses: readonly Status[]) => z.record(z.enum(statuses), z.int());

/** How many shipments and returns a seller has, by status; 1,000 stands for as many or more. */
export const listCounts = z.object({
  shipments: byStatus(SHIPMENT_STATUSES),
  returns: byStatus(RETURN_STATUSES),
});
export type SellerListCounts = AnswerOf<typeof listCounts>;

/** What happened within a day, or a month. */
const counts = z.object({
  /** Orders placed, with their pieces and value, without cancelled ones. */
  orders: z.int(),
  pieces: z.int(),
  salesMinor: money,
  /** The same orders by where they are now: to be sent, on their way, or delivered. */
  toDo: z.int(),
  onTheWay: z.int(),
  arrived: z.int(),
  cancelled: z.int(),
  /** Orders of any day that went to the courier, or arrived, within it. */
  dispatched: z.int(),
  delivered: z.int(),
  /** Returns requested. */
  returns: z.int(),
});
export type SellerCounts = AnswerOf<typeof counts>;

/** The figures of a shop for a day. */
export const figures = z.object({
  /** ISO day in India. */
  day: isoDay,
  currency: z.string(),
  ...counts.shape,
  /** Orders of any day that wait for the seller now. */
  waiting: z.int(),
  /** Returns of any day that the seller has to answer or to receive. */
  returnsWaiting: z.int(),
  /** Orders and sales by the hour in which they were placed, from 0 to 23. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), salesMinor: money })),
});
export type SellerFigures = AnswerOf<typeof figures>;

/** The figures of a shop for a month, with all its days. */
export const monthFigures = z.object({
  /** "2026-11" */
  month: z.string(),
  currency: z.string(),
  ...counts.shape,
  days: z.array(z.object({ day: isoDay, ...counts.shape })),
});
export type SellerMonth = AnswerOf<typeof monthFigures>;
