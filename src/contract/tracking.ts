import { z } from 'zod';
import { line, numberText, phoneText } from './fields.ts';
import { order, shipment } from './orders.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers for people who have an order's number and phone, and codes that open an order (src/api/docs/contract-orders.md). */

/** Asks for the state of an order's parcels, by its number and phone. */
export const trackRequest = z.object({ number: numberText, phone: phoneText });

const WAYS = ['mail', 'phone'] as const;
/** Where a code that opens an order can be sent: the address or the number in the order. */
export type CodeWay = (typeof WAYS)[number];

/** Requests a code that opens an order. */
export const orderCodeRequest = z.object({ phone: phoneText, by: z.enum(WAYS, { error: 'mail or phone.' }) });
export type OrderCodeRequest = RequestOf<typeof orderCodeRequest>;

/** Opens an order with the code. */
export const openOrderRequest = z.object({ request: line(100), code: line(20) });
export type OpenOrderRequest = RequestOf<typeof openOrderRequest>;

const trackedShipment = shipment
  .pick({
    id: true,
    seller: true,
    status: true,
    courier: true,
    trackingNumber: true,
    trackingUrl: true,
    undelivered: true,
    returned: true,
  })
  .extend({ pieces: z.int() });
export type TrackedShipment = AnswerOf<typeof trackedShipment>;

/**
 * What is shown of an order to somebody with its number and phone. Both are printed on its parcels, so it can only be read: no key, no name, no address
 * except the PIN code, and nothing about contents or prices.
 */
export const trackedOrder = order
  .pick({ number: true, market: true, placedAt: true, status: true, estimate: true })
  .extend({
    pinCode: z.string().optional(),
    shipments: z.array(trackedShipment),
    /** The steps of its parcels. */
    timeline: z.array(order.shape.timeline.element.omit({ note: true })),
    /** Ways in which its buyer can get a code that opens it; empty if the shop can't write to them. */
    codeBy: z.array(z.enum(WAYS)),
  });
export type TrackedOrder = AnswerOf<typeof trackedOrder>;
