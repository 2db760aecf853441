import { z } from 'zod';
import type {
  ApplicationFields,
  BulkAcceptResult,
  ConfirmChangeRequest,
  DispatchRequest,
  DocumentsRequest,
  ReasonRequest,
  SellerApplication,
  SellerChange,
  SellerChangeRequest,
  SellerChanges,
  SellerFigures,
  SellerMonth,
  ShipmentsRequest,
  SellerDocuments,
  SellerShipment,
  SellerShipmentList,
  SellerShipmentQuery,
  SellerReturn,
  SellerReturnList,
  SellerReturnQuery,
  SignedInSeller,
  SignInRequest,
  SignUpRequest,
  SoldOutSwitch,
  StockCount,
  StockProduct,
  StockRequest,
} from '../../../core/contract/sellers.ts';
import { MOST_AT_ONCE } from '../../../core/site/constants.ts';
import { SHIPMENT_STATUSES, SHIPMENT_STEPS } from '../../../core/order/order-status.ts';
import { UNDELIVERED } from '../../../core/order/undelivered.ts';
import { SELLER_DOCUMENT_KINDS } from '../../../core/seller/seller-documents.ts';
import { DOCUMENT_KINDS } from '../../../core/order/shipment-documents.ts';
import {
  after,
  anyPassword,
  device,
  email,
  id,
  isoDay,
  line,
  moment,
  money,
  optionalLine,
  password,
  phoneText,
} from '../../ground/http/fields.ts';
import { address, contact, orderPayment, shipment, RETURN_STATUSES } from '../orders/shapes.ts';

/** Schemas of requests and answers about sellers, of the types in core/contract/sellers.ts. */

/** The fields of an application. They may be saved in any number of steps; submitting requires all of them. */
export const applicationFields = z.object({
  businessName: line(120, 2).optional(),
  contactName: line(100, 2).optional(),
  phone: phoneText.optional(),
  email: email.optional(),
  pickup: z
    .object({ line1: line(160, 3), line2: optionalLine(160), city: line(80, 2), state: line(80), pinCode: line(12) })
    .optional(),
  gstin: optionalLine(30),
  gstExempt: z.boolean({ error: 'true or false.' }).optional(),
  pan: optionalLine(20),
  bank: z.object({ holder: line(120, 2), accountNumber: line(30), ifsc: line(20) }).optional(),
}) satisfies z.ZodType<unknown, ApplicationFields>;

export const signUpRequest = applicationFields.extend({
  businessName: line(120, 2),
  contactName: line(100, 2),
  phone: phoneText,
  email,
  password,
}) satisfies z.ZodType<unknown, SignUpRequest>;

export const signInRequest = z.object({ login: line(200), password: anyPassword, device }) satisfies z.ZodType<
  unknown,
  SignInRequest
>;

export const pickup = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
});

export const bank = z.object({ holder: z.string(), accountNumber: z.string(), ifsc: z.string() });

export const application = z.object({
  id: z.string(),
  status: z.enum(['draft', 'submitted', 'approved', 'refused', 'suspended']),
  email: z.string(),
  phone: z.string(),
  businessName: z.string().optional(),
  contactName: z.string().optional(),
  pickup: pickup.optional(),
  gstin: z.string().optional(),
  gstExempt: z.boolean().optional(),
  pan: z.string().optional(),
  bank: bank.optional(),
  missing: z.array(z.string()),
  isEmailConfirmed: z.boolean(),
  reason: z.string().optional(),
  submittedAt: moment.optional(),
  decidedAt: moment.optional(),
  shop: z.string().optional(),
}) satisfies z.ZodType<SellerApplication>;

const codesBy = z.enum(['mail', 'phone'], { error: 'mail or phone.' });

export const changeRequest = applicationFields
  .pick({ phone: true, email: true, pickup: true, gstin: true, gstExempt: true, bank: true })
  .extend({ by: codesBy.optional() }) satisfies z.ZodType<unknown, SellerChangeRequest>;

export const confirmChangeRequest = z.object({ request: line(100), code: line(20) }) satisfies z.ZodType<
  unknown,
  ConfirmChangeRequest
>;

export const sellerChange = z.object({
  id: z.string(),
  kind: z.enum(['bank', 'email', 'phone', 'business']),
  state: z.enum(['asked', 'unproven', 'cooling', 'done', 'stopped']),
  accountEnding: z.string().optional(),
  dueAt: moment,
}) satisfies z.ZodType<SellerChange>;

export const sellerChanges = z.object({
  changes: z.array(sellerChange),
  codesBy: z.array(codesBy),
}) satisfies z.ZodType<SellerChanges>;

export const sellerDocuments = z.object({
  wanted: z.array(z.enum(SELLER_DOCUMENT_KINDS)),
  sent: z.array(z.object({ kind: z.enum(SELLER_DOCUMENT_KINDS), bytes: z.int(), sentAt: moment })),
}) satisfies z.ZodType<SellerDocuments>;

export const signedInSeller = z.object({
  id: z.string(),
  businessName: z.string().optional(),
  status: application.shape.status,
  shop: z.string().optional(),
}) satisfies z.ZodType<SignedInSeller>;

export const sellerShipment = shipment.omit({ canCancel: true, canReturn: true }).extend({
  orderNumber: z.string(),
  placedAt: moment,
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
  status: z.enum(SHIPMENT_STATUSES, { error: 'A status of a shipment.' }).optional(),
  after,
}) satisfies z.ZodType<unknown, SellerShipmentQuery>;

export const dispatchRequest = z.object({ courier: line(60, 2), trackingNumber: line(60, 3) }) satisfies z.ZodType<
  unknown,
  DispatchRequest
>;

const shipmentIds = z
  .array(id, { error: 'A list of ids.' })
  .min(1, { error: 'At least one.' })
  .max(MOST_AT_ONCE, { error: `At most ${MOST_AT_ONCE} at once.` });

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
  status: z.enum(RETURN_STATUSES, { error: 'A status of a return.' }).optional(),
  after,
}) satisfies z.ZodType<unknown, SellerReturnQuery>;

export const stockProduct = z.object({
  sku: z.string(),
  title: z.string(),
  soldOut: z.boolean(),
  pieces: z.int().optional(),
  sizes: z.array(z.object({ name: z.string(), soldOut: z.boolean(), pieces: z.int().optional() })),
}) satisfies z.ZodType<StockProduct>;

/** More than any seller has of one size. */
const MOST_PIECES = 1_000_000;
const PIECES = 'A whole number from 0.';

export const stockRequest = z.object({
  soldOut: z.boolean({ error: 'true or false.' }).optional(),
  pieces: z.int({ error: PIECES }).min(0, { error: PIECES }).max(MOST_PIECES, { error: PIECES }).nullable().optional(),
  size: optionalLine(20),
}) satisfies z.ZodType<unknown, StockRequest>;

export const soldOutSwitch = z.object({
  sku: z.string(),
  size: z.string().optional(),
}) satisfies z.ZodType<SoldOutSwitch>;

export const stockCount = z.object({
  sku: z.string(),
  size: z.string().optional(),
  pieces: z.int(),
}) satisfies z.ZodType<StockCount>;

const counts = {
  orders: z.int(),
  pieces: z.int(),
  salesMinor: money,
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
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), salesMinor: money })),
}) satisfies z.ZodType<SellerFigures>;

export const monthFigures = z.object({
  month: z.string(),
  currency: z.string(),
  ...counts,
  days: z.array(z.object({ day: isoDay, ...counts })),
}) satisfies z.ZodType<SellerMonth>;
