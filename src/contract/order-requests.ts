import { z } from 'zod';
import { MAX_LINES } from '../core/cart/cart.ts';
import { fieldsText } from '../messages/rooms/fields.ts';
import {
  amountMinor,
  id,
  isoDay,
  line,
  money,
  numberText,
  optionalBlock,
  optionalEmail,
  optionalLine,
  phoneText,
  addressFields,
  quantity,
  sku,
} from './fields.ts';
import { amounts, estimate, paymentMethod } from './orders.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Quotes, and requests about orders (src/api/docs/contract-orders.md). Amounts are minor units. */

/** A product, size and quantity to order. */
const wantedLine = z.object({ sku, size: optionalLine(20), quantity });
export type WantedLine = RequestOf<typeof wantedLine>;

/** A line of an order to be placed. */
const orderedLine = wantedLine.extend({
  /** Address of the small picture that the shopper saw. The host ignores one that is not of this shop. */
  picture: optionalLine(300),
});
export type OrderedLine = RequestOf<typeof orderedLine>;

const linesOf = <Line extends z.ZodType>(orderLine: Line) =>
  z
    .array(orderLine, { error: () => fieldsText.lines })
    .min(1, { error: () => fieldsText.oneLine })
    .max(MAX_LINES, { error: () => fieldsText.mostLines({ most: MAX_LINES }) });

/** The code of an offer as somebody types it: case and spaces make no difference. */
const offerCode = optionalLine(40).transform((code) => code?.toUpperCase().replace(/\s+/g, '') || undefined);

const deliveryOption = z.enum(['standard'], { error: 'standard, the only option.' }).default('standard');

export const quoteRequest = z.object({
  market: line(40),
  lines: linesOf(wantedLine),
  payment: paymentMethod,
  deliveryOption,
  /** The code of an offer. */
  code: offerCode,
  /** The place of delivery, in a market with PIN codes. Without it, the quote has the market's general terms. */
  pinCode: optionalLine(12),
});

/** A request to place an order. The host normalises typed text, such as phone numbers. */
export const orderRequest = z.object({
  market: line(40),
  lines: linesOf(orderedLine),
  contact: z.object(
    { name: line(100, 2), phone: phoneText, email: optionalEmail },
    { error: () => fieldsText.contact },
  ),
  address: z.object(addressFields, { error: () => fieldsText.address }),
  deliveryOption,
  payment: paymentMethod,
  code: offerCode,
  /** The total that was shown to the shopper. If the host computes another one, the answer is 409 with a new quote. */
  expectedTotalMinor: amountMinor,
});
export type OrderRequest = RequestOf<typeof orderRequest>;
/** A parsed request for an order. */
export type ReadOrderRequest = z.output<typeof orderRequest>;

export const orderPath = z.object({ number: z.string().regex(/^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/) });

/** Orders of a guest, with their keys. */
export const knownRequest = z.object({
  orders: z
    .array(z.object({ number: numberText, key: z.string().max(100) }), { error: () => fieldsText.orders })
    .max(20, { error: () => fieldsText.mostOrders({ most: 20 }) }),
});

export const cancelRequest = z.object({
  reason: optionalLine(300),
  /** The shipments to cancel; all by default. */
  shipmentIds: z.array(id).min(1).max(100).optional(),
});

/** A return request, for lines of one shipment. */
export const newReturn = z.object({
  lines: z
    .array(z.object({ lineId: id, quantity }), { error: () => fieldsText.lines })
    .min(1)
    .max(100),
  reason: line(300),
  note: optionalBlock(2_000),
});
export type NewReturn = RequestOf<typeof newReturn>;

export const payCashRequest = z.object({ expectedTotalMinor: amountMinor });

export const refundUpiRequest = z.object({ upi: line(320) });

const quoteLine = z.object({
  sku: z.string(),
  size: z.string().optional(),
  quantity: z.int(),
  title: z.string().optional(),
  path: z.string().optional(),
  priceMinor: money.optional(),
  lineMinor: money.optional(),
  state: z.enum(['ok', 'gone', 'sold-out', 'later']),
  /** ISO day from which it is available (`later`). */
  from: isoDay.optional(),
  /** How many pieces can be ordered, if there are some but fewer than wanted (`sold-out`). */
  left: z.int().optional(),
});

export const quote = z.object({
  market: z.string(),
  currency: z.string(),
  /** Whether every line is available. */
  isComplete: z.boolean(),
  /** Ways to pay that are also possible at the place of delivery. */
  payments: z.array(paymentMethod),
  /** Why nothing can be delivered to this PIN code, in a sentence; missing if everything can. */
  unserviceable: z.string().optional(),
  /** Whether online payments are simulated, which pages then say. */
  isSimulated: z.boolean(),
  lines: z.array(quoteLine),
  amounts,
  /** The offers that hold, in words; missing without one. */
  offers: z.array(z.string()).optional(),
  /** Why the code that was typed does not hold, a sentence; missing where it does. */
  codeRefused: z.string().optional(),
  estimate,
});
export type Quote = AnswerOf<typeof quote>;
