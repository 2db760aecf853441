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
  /** The ISO day by which the courier must have it; missing after dispatch, and in markets without such a rule. */
  dispatchBy: isoDay.optional(),
  currency: z.string(),
  contact,
  address,
  payment: orderPayment.pick({ method: true, status: true }),
  /** Cash that the courier collects; 0 if the order is paid. */
  collectMinor: money,
  steps: z.array(z.enum([...SHIPMENT_STEPS, ...UNDELIVERED])),
});
export type SellerShipment = AnswerOf<typeof sellerShipment>;

export const sellerShipmentList = z.object({
  shipments: z.array(sellerShipment),
  /** Cursor of the next page (`?after=`); missing on the last one. A page of a search may be empty and still have one. */
  next: z.string().optional(),
});
export type SellerShipmentList = AnswerOf<typeof sellerShipmentList>;

export const sellerShipmentQuery = z.object({
  status: z.enum(SHIPMENT_STATUSES, { error: () => answersSellersText.shipmentStatus }).optional(),
  /** Words that a shipment must all have, in its order number, tracking number, SKUs or titles. */
  search: optionalLine(100),
  after,
});
export type SellerShipmentQuery = RequestOf<typeof sellerShipmentQuery>;

export const dispatchRequest = z.object({ courier: line(60, 2), trackingNumber: line(60, 3) });

const shipmentIds = z
  .array(id, { error: () => answersSellersText.ids })
  .min(1, { error: () => answersSellersText.oneId })
  .max(MOST_AT_ONCE, { error: () => answersSellersText.mostIds({ most: MOST_AT_ONCE }) });

/** The shipments of one request. */
export const shipmentsRequest = z.object({ shipmentIds });

/** The result for each of several shipments to accept. The same request again gives the same results. */
export const bulkAcceptResult = z.object({
  shipmentId: z.string(),
  /** Whether it is accepted now, by this or an earlier request. */
  isAccepted: z.boolean(),
  /** The shipment as it is now; missing if there is none with this id. */
  shipment: sellerShipment.optional(),
});

/** Documents to print. Credit notes are those of all returns of the shipments. */
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
  /** The state of the refund, if one is due. */
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
  /** Returns that still need a step, or all others. */
  state: z.enum(['open', 'closed'], { error: 'open or closed.' }).optional(),
  after,
});
export type SellerReturnQuery = RequestOf<typeof sellerReturnQuery>;

/** Every status with its count. */
const byStatus = <Status extends string>(statuses: readonly Status[]) => z.record(z.enum(statuses), z.int());

/** How many shipments and returns a seller has, by status; 1,000 means 1,000 or more. */
export const listCounts = z.object({
  shipments: byStatus(SHIPMENT_STATUSES),
  returns: byStatus(RETURN_STATUSES),
});
export type SellerListCounts = AnswerOf<typeof listCounts>;

/** What happened on a day, or in a month. */
const counts = z.object({
  /** Orders placed, with their pieces and value, without cancelled ones. */
  orders: z.int(),
  pieces: z.int(),
  salesMinor: money,
  /** The same orders by their state now: to be sent, on their way, or delivered. */
  toDo: z.int(),
  onTheWay: z.int(),
  arrived: z.int(),
  cancelled: z.int(),
  /** Orders of any day that were dispatched, or arrived, in this time. */
  dispatched: z.int(),
  delivered: z.int(),
  /** Returns requested. */
  returns: z.int(),
});
export type SellerCounts = AnswerOf<typeof counts>;

/** The figures of a seller for a day. */
export const figures = z.object({
  /** ISO day in India. */
  day: isoDay,
  currency: z.string(),
  ...counts.shape,
  /** Orders of any day that wait for the seller now. */
  waiting: z.int(),
  /** Returns of any day that the seller has to answer or receive. */
  returnsWaiting: z.int(),
  /** Orders and sales by the hour in which they were placed, from 0 to 23. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), salesMinor: money })),
});
export type SellerFigures = AnswerOf<typeof figures>;

/** The figures of a seller for a month, and for each of its days. */
export const monthFigures = z.object({
  /** "2026-11" */
  month: z.string(),
  currency: z.string(),
  ...counts.shape,
  days: z.array(z.object({ day: isoDay, ...counts.shape })),
});
export type SellerMonth = AnswerOf<typeof monthFigures>;
