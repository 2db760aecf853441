import { z } from 'zod';
import { MAX_LINES } from '../../../core/cart/cart.ts';
import { MAX_EMAIL, MAX_PASSWORD, MAX_QUANTITY, MIN_PASSWORD, MIN_QUANTITY } from '../../../core/site/constants.ts';
import { SKU } from '../../../core/product/sku.ts';
import { cleanBlock, cleanLine } from '../../../core/text/text.ts';

/**
 * Schemas of single fields. Each `error` is a sentence for the person at the form. Control characters and layout marks are removed
 * from text.
 */

const FILL_IN = 'Please fill this in.';

/** One line of text. */
export const line = (most: number, least = 1) =>
  z
    .string({ error: FILL_IN })
    .max(most, { error: `At most ${most} characters.` })
    .transform(cleanLine)
    .pipe(z.string().min(least, { error: least > 1 ? `At least ${least} characters.` : FILL_IN }))
    .meta({ minLength: least });

/** One line of text that may be missing; an empty one counts as missing. */
export const optionalLine = (most: number) =>
  z
    .string({ error: 'A text.' })
    .max(most, { error: `At most ${most} characters.` })
    .transform((text) => cleanLine(text) || undefined)
    .optional();

/** Text of several lines. */
export const block = (most: number, least = 1) =>
  z
    .string({ error: FILL_IN })
    .max(most, { error: `At most ${most} characters.` })
    .transform(cleanBlock)
    .pipe(z.string().min(least, { error: least > 1 ? `At least ${least} characters.` : FILL_IN }))
    .meta({ minLength: least });

export const optionalBlock = (most: number) =>
  z
    .string({ error: 'A text.' })
    .max(most, { error: `At most ${most} characters.` })
    .transform((text) => cleanBlock(text) || undefined)
    .optional();

export const email = z
  .string({ error: FILL_IN })
  .max(MAX_EMAIL, { error: `At most ${MAX_EMAIL} characters.` })
  .transform((text) => text.trim())
  .pipe(z.email({ error: 'An email address such as name@mail.example.' }));

export const optionalEmail = z.union([z.literal('').transform(() => undefined), email]).optional();

export const password = z
  .string({ error: FILL_IN })
  .min(MIN_PASSWORD, { error: `At least ${MIN_PASSWORD} characters.` })
  .max(MAX_PASSWORD, { error: `At most ${MAX_PASSWORD} characters.` });

/** A password to be compared; it need not meet the rules for new ones. */
export const anyPassword = z.string({ error: FILL_IN }).max(1_000, { error: 'At most 1000 characters.' });

/** A phone number as typed; the market decides how it is read. */
export const phoneText = line(30);

/** The fields of a delivery address, as typed. */
export const addressFields = {
  line1: line(160, 3),
  line2: optionalLine(160),
  landmark: optionalLine(160),
  city: line(80, 2),
  state: optionalLine(80),
  pinCode: optionalLine(12),
};

export const quantity = z
  .int({ error: `A whole number from ${MIN_QUANTITY} to ${MAX_QUANTITY}.` })
  .min(MIN_QUANTITY, { error: `At least ${MIN_QUANTITY}.` })
  .max(MAX_QUANTITY, { error: `At most ${MAX_QUANTITY} of an item.` });

/** An amount in minor units, from the client. */
export const amountMinor = z.int({ error: 'An amount in minor units.' }).min(0).max(1e11);

export const sku = z.string({ error: FILL_IN }).regex(SKU, { error: 'A SKU of this shop.' });

const linesOf = <Line extends z.ZodType>(orderLine: Line) =>
  z
    .array(orderLine, { error: 'A list of lines.' })
    .min(1, { error: 'An order has at least one line.' })
    .max(MAX_LINES, { error: `An order has at most ${MAX_LINES} lines.` });

const wantedLine = z.object({ sku, size: optionalLine(20), quantity });

export const wantedLines = linesOf(wantedLine);

/** The same with the pictures that the shopper saw. */
export const orderedLines = linesOf(wantedLine.extend({ picture: optionalLine(300) }));

/** An id made by the host. */
export const id = z.string({ error: 'An id.' }).regex(/^[0-9a-f-]{36}$/, { error: 'An id.' });

/** An order number as typed. */
export const numberText = line(30);

export const day = z
  .string({ error: 'A day such as 2026-11-20.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A day such as 2026-11-20.' })
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, 'A day such as 2026-11-20.');

export const month = z
  .string({ error: 'A month such as 2026-11.' })
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'A month such as 2026-11.' });

/** Cursor of a list: the id of the last entry of the page before. */
export const after = id.optional();

/** A random text that a browser keeps. */
export const device = z
  .string()
  .regex(/^[\w-]{16,64}$/, '16 to 64 letters, digits and hyphens.')
  .optional();
export const deviceType = z.int({ error: 'A whole number.' }).min(0).max(9_999).optional();

// Fields of answers:

export const moment = z.iso.datetime();
export const isoDay = z.iso.date();
export const money = z.int();
export const nothing = z.object({});

export const isoMoment = (at: number): string => new Date(at).toISOString();

/** The fields that have a value; answers leave out the others. */
export function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], null> };
}
