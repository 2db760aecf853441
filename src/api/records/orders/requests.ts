import { z } from 'zod';
import type {
  CancelRequest,
  KnownOrdersRequest,
  NewReturn,
  OrderRequest,
  PayCashRequest,
  QuoteRequest,
  RefundUpiRequest,
} from '../../../core/contract/orders.ts';
import type { OpenOrderRequest, OrderCodeRequest, TrackRequest } from '../../../core/contract/tracking.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import {
  amountMinor,
  id,
  line,
  numberText,
  optionalBlock,
  optionalEmail,
  optionalLine,
  orderedLines,
  phoneText,
  addressFields,
  quantity,
  wantedLines,
} from '../../ground/http/fields.ts';
import { paymentMethod } from './shapes.ts';

/** Schemas of requests about orders. Their input types are those of core/contract/orders.ts. */

const deliveryOption = z.enum(['standard'], { error: 'standard, the only option.' }).default('standard');

export const quoteRequest = z.object({
  market: line(40),
  lines: wantedLines,
  payment: paymentMethod,
  deliveryOption,
  pinCode: optionalLine(12),
}) satisfies z.ZodType<unknown, QuoteRequest>;

export const orderRequest = z.object({
  market: line(40),
  lines: orderedLines,
  contact: z.object(
    { name: line(100, 2), phone: phoneText, email: optionalEmail },
    { error: () => fieldsText.contact },
  ),
  address: z.object(addressFields, { error: () => fieldsText.address }),
  deliveryOption,
  payment: paymentMethod,
  expectedTotalMinor: amountMinor,
}) satisfies z.ZodType<unknown, OrderRequest>;
/** A parsed request for an order. */
export type ReadOrderRequest = z.output<typeof orderRequest>;

export const orderPath = z.object({ number: z.string().regex(/^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/) });

export const trackRequest = z.object({ number: numberText, phone: phoneText }) satisfies z.ZodType<
  unknown,
  TrackRequest
>;

export const orderCodeRequest = z.object({
  phone: phoneText,
  by: z.enum(['mail', 'phone'], { error: 'mail or phone.' }),
}) satisfies z.ZodType<unknown, OrderCodeRequest>;

export const openOrderRequest = z.object({ request: line(100), code: line(20) }) satisfies z.ZodType<
  unknown,
  OpenOrderRequest
>;

export const knownRequest = z.object({
  orders: z
    .array(z.object({ number: numberText, key: z.string().max(100) }), { error: () => fieldsText.orders })
    .max(20, { error: () => fieldsText.mostOrders({ most: 20 }) }),
}) satisfies z.ZodType<unknown, KnownOrdersRequest>;

export const cancelRequest = z.object({
  reason: optionalLine(300),
  shipmentIds: z.array(id).min(1).max(100).optional(),
}) satisfies z.ZodType<unknown, CancelRequest>;

export const newReturn = z.object({
  lines: z
    .array(z.object({ lineId: id, quantity }), { error: () => fieldsText.lines })
    .min(1)
    .max(100),
  reason: line(300),
  note: optionalBlock(2_000),
}) satisfies z.ZodType<unknown, NewReturn>;

export const payCashRequest = z.object({ expectedTotalMinor: amountMinor }) satisfies z.ZodType<
  unknown,
  PayCashRequest
>;

export const refundUpiRequest = z.object({ upi: line(320) }) satisfies z.ZodType<unknown, RefundUpiRequest>;
