import { z } from 'zod';
import type { RestockAlert, RestockAlertRequest } from '../../../core/contract/restock.ts';
import { email, line, optionalLine, sku } from '../../ground/http/fields.ts';

/** Schemas of requests and answers about alerts, of the types in core/contract/restock.ts. */

export const restockAlertRequest = z.object({
  email,
  sku,
  size: optionalLine(20),
  market: line(40),
}) satisfies z.ZodType<unknown, RestockAlertRequest>;

export const restockAlert = z.object({
  state: z.enum(['asked', 'confirmed', 'available']),
}) satisfies z.ZodType<RestockAlert>;
