import { z } from 'zod';
import { MAX_EMAIL, MAX_PASSWORD, MAX_QUANTITY, MIN_PASSWORD, MIN_QUANTITY } from '../core/site/constants.ts';
import { SKU } from '../core/product/sku.ts';
import { cleanBlock, cleanLine } from '../core/text/text.ts';
import { fieldsText } from '../messages/rooms/fields.ts';

/**
 * Schemas of single fields. Each `error` is a sentence for the person who fills in the form. Control characters and layout marks are removed from text.
 */

/** Functions, so that texts are made in the language of the request that has the error. */
const fillIn = { error: () => fieldsText.fillIn };
const anyText = { error: () => fieldsText.text };
const atLeast = (count: number) => ({ error: () => fieldsText.atLeast({ count }) });
const atMost = (count: number) => ({ error: () => fieldsText.atMost({ count }) });

/** One line of text. */
export const line = (most: number, least = 1) =>
  z
    .string(fillIn)
    .max(most, atMost(most))
    .transform(cleanLine)
    .pipe(z.string().min(least, least > 1 ? atLeast(least) : fillIn))
    .meta({ minLength: least });

/** One line of text that may be missing; an empty one counts as missing. */
export const optionalLine = (most: number) =>
  z
    .string(anyText)
    .max(most, atMost(most))
    .transform((text) => cleanLine(text) || undefined)
    .optional();

/** Text of several lines. */
export const block = (most: number, least = 1) =>
  z
    .string(fillIn)
    .max(most, atMost(most))
    .transform(cleanBlock)
    .pipe(z.string().min(least, least > 1 ? atLeast(least) : fillIn))
    .meta({ minLength: least });

/** Text of several lines that may be missing; an empty one counts as missing. */
export const optionalBlock = (most: number) =>
  z
    .string(anyText)
    .max(most, atMost(most))
    .transform((text) => cleanBlock(text) || undefined)
    .optional();

export const email = z
  .string(fillIn)
  .max(MAX_EMAIL, atMost(MAX_EMAIL))
  .transform((text) => text.trim())
  .pipe(z.email({ error: () => fieldsText.email }));

export const optionalEmail = z.union([z.literal('').transform(() => undefined), email]).optional();

export const password = z
  .string(fillIn)
  .min(MIN_PASSWORD, atLeast(MIN_PASSWORD))
  .max(MAX_PASSWORD, atMost(MAX_PASSWORD));

/** A password to compare; it need not meet the rules for new ones. */
export const anyPassword = z.string(fillIn).max(1_000, atMost(1_000));

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
  .int({ error: () => fieldsText.quantity({ least: MIN_QUANTITY, most: MAX_QUANTITY }) })
  .min(MIN_QUANTITY, { error: () => fieldsText.least({ least: MIN_QUANTITY }) })
  .max(MAX_QUANTITY, { error: () => fieldsText.mostOfItem({ most: MAX_QUANTITY }) });

/** An amount in minor units, from the client. */
export const amountMinor = z
  .int({ error: () => fieldsText.amount })
  .min(0)
  .max(1e11);

export const sku = z.string(fillIn).regex(SKU, { error: () => fieldsText.sku });

/** An id made by the host. */
export const id = z.string({ error: () => fieldsText.id }).regex(/^[0-9a-f-]{36}$/, { error: () => fieldsText.id });

/** An order number as typed. */
export const numberText = line(30);

export const day = z
  .string({ error: () => fieldsText.day })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => fieldsText.day })
  .refine(
    (text) => {
      const date = new Date(`${text}T00:00:00Z`);
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
    },
    { error: () => fieldsText.day },
  );

export const month = z
  .string({ error: () => fieldsText.month })
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: () => fieldsText.month });

/** Cursor of a list: the id of the last entry of the page before. */
export const after = id.optional();

/** A random text that a browser keeps to be recognised. */
export const device = z
  .string()
  .regex(/^[\w-]{16,64}$/, { error: () => fieldsText.device })
  .optional();
export const deviceType = z
  .int({ error: () => fieldsText.number })
  .min(0)
  .max(9_999)
  .optional();

// Fields of answers:

export const moment = z.iso.datetime();
export const isoDay = z.iso.date();
export const money = z.int();
export const nothing = z.object({});
