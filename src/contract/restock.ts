import { z } from 'zod';
import { email, line, optionalLine, sku } from './fields.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about products that are sold out (src/api/docs/contract-orders.md, "Sold-out products"). */

export const restockAlertRequest = z.object({
  email,
  sku,
  /** Missing for a product without sizes, and for any of its sizes. */
  size: optionalLine(20),
  market: line(40),
});
export type RestockAlertRequest = RequestOf<typeof restockAlertRequest>;

export const restockAlert = z.object({
  /**
   * `asked`: the address has to be confirmed by the link in a mail, or already was; `confirmed`: it is the address of the account; `available`: it can
   * be bought now.
   */
  state: z.enum(['asked', 'confirmed', 'available']),
});
export type RestockAlert = AnswerOf<typeof restockAlert>;
