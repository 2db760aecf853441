import { z } from 'zod';
import type {
  BulkAcceptResult,
  DispatchRequest,
  DocumentsRequest,
  ReasonRequest,
  SellerFigures,
  SellerListCounts,
  SellerMonth,
  ShipmentsRequest,
  SellerShipment,
  SellerShipmentList,
  SellerShipmentQuery,
  SellerReturn,
  SellerReturnList,
  SellerReturnQuery,
} from '../../../core/contract/sellers.ts';
import { MOST_AT_ONCE } from '../../../core/site/constants.ts';
import { SHIPMENT_STATUSES, SHIPMENT_STEPS } from '../../../core/order/order-status.ts';
import { DOCUMENT_KINDS } from '../../../core/order/shipment-documents.ts';
import { UNDELIVERED } from '../../../core/order/undelivered.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { after, id, isoDay, line, moment, money, optionalLine } from '../../ground/http/fields.ts';
import { address, contact, orderPayment, RETURN_STATUSES, shipment } from '../orders/shapes.ts';

/** Schemas of requests and answers about a seller's shipments, returns and figures, of the types in core/contract/sellers.ts. */

export const sellerShipment = shipment.omit({ canCancel: true, canReturn: true }).extend({
  orderNumber: z.string(),
  placedAt: moment,
  dispatchBy: isoDay.optional(),
  currency: z.string(),
  contact,
  address,
  payment: orderPayment.pick({ method: true, status: true }),
  /** Cash that the courier collects. */
  collectMinor: money,
  steps: z.array(z.enum([...SHIPMENT_STEPS, ...UNDELIVERED])),
}) satisfies z.ZodType<SellerShipment>;

export const sellerShipmentList = z.object({
  shipments: z.array(sellerShipment),
  next: z.string().optional(),
}) satisfies z.ZodType<SellerShipmentList>;

export const sellerShipmentQuery = z.object({
  status: z.enum(SHIPMENT_STATUSES, { error: () => answersSellersText.shipmentStatus }).optional(),
  search: optionalLine(100),
  after,
}) satisfies z.ZodType<unknown, SellerShipmentQuery>;

export const dispatchRequest = z.object({ courier: line(60, 2), trackingNumber: line(60, 3) }) satisfies z.ZodType<
  unknown,
  DispatchRequest
>;

const shipmentIds = z
  .array(id, { error: () => answersSellersText.ids })
  .min(1, { error: () => answersSellersText.oneId })
  .max(MOST_AT_ONCE, { error: () => answersSellersText.mostIds({ most: MOST_AT_ONCE }) });

/** Shipments for one request. */
export const shipmentsRequest = z.object({ shipmentIds }) satisfies z.ZodType<unknown, ShipmentsRequest>;

export const bulkAcceptResult = z.object({
  shipmentId: z.string(),
  isAccepted: z.boolean(),
  shipment: sellerShipment.optional(),
}) satisfies z.ZodType<BulkAcceptResult>;

export const documentsRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: `One of ${DOCUMENT_KINDS.join(', ')}.` }),
  shipmentIds,
}) satisfies z.ZodType<unknown, DocumentsRequest>;

export const reasonRequest = z.object({ reason: line(300, 3) }) satisfies z.ZodType<unknown, ReasonRequest>;

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
  refundStatus: z.enum(['due', 'sent', 'done']).optional(),
  requestedAt: moment,
  lines: z.array(
    z.object({
      lineId: z.string(),
      sku: z.string(),
      size: z.string().optional(),
      title: z.string(),
      picture: z.string().optional(),
      quantity: z.int(),
    }),
  ),
  creditNoteNumber: z.string().optional(),
  pictureCount: z.int().optional(),
}) satisfies z.ZodType<SellerReturn>;

export const sellerReturnList = z.object({
  returns: z.array(sellerReturn),
  next: z.string().optional(),
}) satisfies z.ZodType<SellerReturnList>;

export const sellerReturnQuery = z.object({
  status: z.enum(RETURN_STATUSES, { error: () => answersSellersText.returnStatus }).optional(),
  state: z.enum(['open', 'closed'], { error: 'open or closed.' }).optional(),
  after,
}) satisfies z.ZodType<unknown, SellerReturnQuery>;

/** Every status with its count. */
const byStatus = <Status extends string>(statuses: readonly Status[]) => z.record(z.enum(statuses), z.int());

export const listCounts = z.object({
  shipments: byStatus(SHIPMENT_STATUSES),
  returns: byStatus(RETURN_STATUSES),
}) satisfies z.ZodType<SellerListCounts>;

const counts = {
  orders: z.int(),
  pieces: z.int(),
  salesMinor: money,
  toDo: z.int(),
  onTheWay: z.int(),
  arrived: z.int(),
  cancelled: z.int(),
  dispatched: z.int(),
  delivered: z.int(),
  returns: z.int(),
};

export const figures = z.object({
  day: isoDay,
  currency: z.string(),
  ...counts,
  waiting: z.int(),
  returnsWaiting: z.int(),
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), salesMinor: money })),
}) satisfies z.ZodType<SellerFigures>;

export const monthFigures = z.object({
  month: z.string(),
  currency: z.string(),
  ...counts,
  days: z.array(z.object({ day: isoDay, ...counts })),
}) satisfies z.ZodType<SellerMonth>;
