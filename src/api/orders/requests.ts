import { z } from 'zod';
import { amountMinor, line, numberText, optionalEmail, optionalLine, orderLines, phoneText } from '../http/fields.ts';
import { paymentMethod } from './shapes.ts';

/** What is asked of orders. */

const deliveryOption = z.enum(['standard'], { error: 'standard, the only one there is.' }).default('standard');

export const quoteRequest = z.object({
  market: line(40),
  lines: orderLines,
  payment: paymentMethod,
  deliveryOption,
});

export const orderRequest = z.object({
  market: line(40),
  lines: orderLines,
  contact: z.object({ name: line(100, 2), phone: phoneText, email: optionalEmail }, { error: 'Name and phone.' }),
  address: z.object(
    {
      line1: line(160, 3),
      line2: optionalLine(160),
      landmark: optionalLine(160),
      city: line(80, 2),
      state: optionalLine(80),
      pinCode: optionalLine(12),
    },
    { error: 'An address.' },
  ),
  deliveryOption,
  payment: paymentMethod,
  expectedTotalMinor: amountMinor,
});
export type OrderRequest = z.output<typeof orderRequest>;

export const orderPath = z.object({ number: z.string().regex(/^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/) });

export const trackRequest = z.object({ number: numberText, phone: phoneText });

export const knownRequest = z.object({
  orders: z
    .array(z.object({ number: numberText, key: z.string().max(100) }), { error: 'A list of orders.' })
    .max(20, { error: 'At most 20 at a time.' }),
});
