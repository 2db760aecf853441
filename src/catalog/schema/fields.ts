import { z } from 'zod';
import { TAX_CLASSES } from '../../core/tax/gst.ts';
import { SKU } from '../../core/product/sku.ts';
import { LOOKS } from './looks.ts';
import { orFillIn } from '../values/fill-in.ts';
import { cleanBlock, cleanLine, mendMojibake } from '../../core/text/text.ts';

/**
 * Schemas of fields, shared by the schemas of files. Each `error` is shown after the word "expected": "a text", "one of ...".
 */

/**
 * Optional fields that decide about price or sale, with the reason why a value that can't be read is not left out as in other optional
 * fields: the product would be sold when, as or for what it must not.
 */
export const DECIDES = z.registry<{ readonly why: string }>();

/**
 * Objects of exports that may be in files under other keys. Each is reported with this advice and left out; its product is published without it.
 */
export const OPEN = z.registry<{ readonly advice: string }>();

/** What an id or SKU in a field names, so that schemas and forms can offer those that there are. */
export type Reference = 'category' | 'facet' | 'market' | 'page' | 'product' | 'seller';
export const REFERS = z.registry<{ readonly to: Reference }>();

/** A schema of its own for ids that name something. */
function referTo<T extends z.ZodType>(to: Reference, schema: T): T {
  const own = schema.clone();
  REFERS.add(own as z.ZodType, { to });
  return own;
}

/** What people read of a field in forms and text editors: its label, what to write there, and examples as files have them. */
export const say = (title: string, description: string, ...examples: readonly unknown[]) => ({
  title,
  description,
  ...(examples.length > 0 && { examples: [...examples] }),
});

/** What JSON Schema says of texts that are cleaned before they are checked: something has to be left. */
const NOT_EMPTY = { pattern: String.raw`\S` };
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;

/** An object without other keys. The error for an unknown key lists the known ones; `source/check-shape.ts` suggests the nearest. */
export function shape<T extends z.ZodRawShape>(fields: T) {
  const keys = Object.keys(fields)
    .filter((key) => !key.startsWith('@'))
    .join(', ');
  return z.strictObject(fields, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `one of the keys ${keys}` : 'an object { ... }'),
  });
}

/** A list of `minimum` to `maximum` entries. */
export function list<T extends z.ZodType>(entry: T, minimum = 0, maximum = 1000) {
  return z
    .array(entry, { error: 'a list [ ... ]' })
    .min(minimum, { error: `a list of at least ${minimum}` })
    .max(maximum, { error: `a list of at most ${maximum}` });
}

/** Repairs text that was decoded with the wrong code page, then cleans it. The result may be empty. */
const repair = (text: string, clean: (text: string) => string) => clean(mendMojibake(text) ?? text);

/** One line of text, cleaned. */
export function line(maximum = 500) {
  return z
    .string({ error: 'a text in double quotes' })
    .meta(NOT_EMPTY)
    .transform((text) => repair(text, cleanLine))
    .pipe(
      z
        .string()
        .min(1, { error: 'a text that is not empty' })
        .max(maximum, { error: `at most ${maximum} characters` }),
    );
}

/** One line of text that may be empty. */
export function optionalLine(maximum = 500) {
  return z
    .string({ error: 'a text in double quotes' })
    .transform((text) => repair(text, cleanLine))
    .pipe(z.string().max(maximum, { error: `at most ${maximum} characters` }));
}

/** Text of several lines, cleaned; it may be empty. */
export function block(maximum = 10_000) {
  return z
    .string({ error: 'a text in double quotes' })
    .transform((text) => repair(text, cleanBlock))
    .pipe(z.string().max(maximum, { error: `at most ${maximum} characters` }))
    .register(LOOKS, { as: 'block' });
}

/** A text in Hindi, with at least one Devanagari letter; it may also have Latin words and figures. The empty text is left to `line`. */
export function hindi(text: ReturnType<typeof line>) {
  return text.refine((value) => /^$|\p{Script=Devanagari}/u.test(value), {
    error: 'a text in Hindi, in Devanagari letters such as "सूती कुर्ता"',
  });
}

/** A text that may have HTML. It is sanitised when its entity is made. */
export function richText(maximum = 20_000) {
  return block(maximum).register(LOOKS, { as: 'html' });
}

/** A text of a form. `error` completes the sentence "expected …". */
export const pattern = (form: RegExp, error: string) => z.string({ error }).regex(form, { error });

/** `$schema`, by which text editors find the JSON schema of a file. */
export const schemaAddress = z
  .string({ error: 'the address of a JSON schema' })
  .optional()
  .meta(say('JSON Schema', 'For text editors: the JSON Schema of this file. The shop does not read it.'));

export const yesOrNo = z.boolean({ error: 'true or false' });

/** HSN code (Harmonised System of Nomenclature), for invoices. */
export const hsnCode = pattern(/^\d{4}(?:\d{2}){0,2}$/, 'an HSN code of 4, 6 or 8 digits such as "6211"');
/** The number of a taxpayer in the Emirates. */
export const trn = pattern(/^\d{15}$/, 'a TRN of 15 digits');
export const taxClass = z.enum(TAX_CLASSES, { error: `one of ${TAX_CLASSES.join(', ')}` });
/** An ISO 4217 code. */
export const currency = pattern(/^[A-Z]{3}$/, 'an ISO 4217 currency such as "INR"');

/** The id of a seller, market or category: the name of its file. */
export const id = z.string({ error: 'an id: the name of a file without .json' }).regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, {
  error: 'an id of letters, digits, - and _: the name of a file without .json',
});

export const sellerId = referTo('seller', id);
export const categoryId = referTo('category', id);
export const marketId = referTo('market', id);
export const facetName = referTo('facet', id);

/** A stock keeping unit as the shop writes it. `__proto__` is the one text that can't be a key of an object. */
export const sku = z
  .string({ error: 'a SKU in double quotes' })
  .meta(NOT_EMPTY)
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, { abort: true, error: 'a SKU of 1 to 100 characters: the code that tells this product from all others' })
      .regex(SKU, { error: 'a SKU of 1 to 100 characters without < and >' })
      .refine((text) => text !== '__proto__', { error: 'another SKU' }),
  );

/** The SKU of another product. */
export const productSku = referTo('product', sku);

/** One segment of a path. */
export const pathPart = z.string({ error: 'a part of an address' }).regex(/^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9_-]*$/, {
  error: 'a part of an address: letters, digits, - and _, at least one letter',
});

/** A page of this shop: "/return-refund", "/login_register#register-tab". `checks/links.ts` checks that it exists. */
export const sitePath = z
  .string({ error: 'the address of a page of this shop, such as "/return-refund"' })
  .regex(/^\/(?!\/)[A-Za-z0-9/_.-]*(?:#[A-Za-z0-9_-]+)?$/, {
    error: 'the address of a page of this shop, such as "/return-refund"',
  });
/** The address of a page that pages link to. */
export const pageLink = referTo('page', sitePath);
/** The same, of a list that may be filtered: "/products?price=-299". */
export const listLink = referTo(
  'page',
  z
    .string({ error: 'the address of a page of this shop, such as "/return-refund"' })
    .regex(/^\/(?!\/)[A-Za-z0-9/_.-]*(?:\?[A-Za-z0-9_.~%=&+,-]+)?(?:#[A-Za-z0-9_-]+)?$/, {
      error: 'the address of a page of this shop, such as "/products?price=-299"',
    }),
);
/** The address of a file in `public`. */
export const publicFile = sitePath;

/** The address of a page in `catalog/pages`. A segment of digits only would be the number of a page of a list. */
export const pagePath = z
  .string({ error: 'an address such as "/return-refund"' })
  .regex(/^(?:\/(?=[^/]*[A-Za-z])[A-Za-z0-9][A-Za-z0-9_-]*)+$/, {
    error: 'an address such as "/return-refund": parts of letters, digits, - and _, with at least one letter each',
  });

/** An amount in major units. It is converted to minor units when its entity is made. */
export const amount = z
  .union([z.number(), z.string()], {
    error: 'an amount such as 499, 499.50 or "₹4,99,999"',
  })
  .register(LOOKS, { as: 'amount' });

/** A whole number from 0, also as text with separators: "12,345". */
export const count = z
  .union([z.number().meta({ minimum: 0, multipleOf: 1 }), z.string().meta({ pattern: String.raw`^\s*\d[\d,]*\s*$` })], {
    error: 'a whole number such as 1204',
  })
  .transform((value) =>
    typeof value === 'number'
      ? value
      : Number(/^\d[\d,]*$/.test(value.trim()) ? value.replaceAll(',', '') : Number.NaN),
  )
  .pipe(
    z
      .number({ error: 'a whole number such as 1204' })
      .int({ error: 'a whole number such as 1204' })
      .min(0, { error: 'a whole number from 0' }),
  )
  .register(LOOKS, { as: 'count' });

/** A whole number from 1. */
export const positiveCount = count.pipe(z.number().min(1, { error: 'a whole number from 1' }));

/** Stars from 1 to 5 with at most one decimal (specification section 3). */
export const ratingValue = z
  .number({ error: 'a rating from 1 to 5 with at most one decimal, such as 4.1' })
  .min(1, { error: 'a rating from 1 to 5' })
  .max(5, { error: 'a rating from 1 to 5' })
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, {
    error: 'a rating with at most one decimal, such as 4.1',
  });

/** A number as exports write it: `4.3`, `"4.3/5"`, `"1,204"`, nothing. `entities/make-reviews.ts` reads it. */
export const roughNumber = z.union([z.number(), z.string(), z.null()], { error: 'a number such as 4.3' }).optional();

/** An ISO date that exists: "2026-12-01". */
export const day = z
  .string({ error: 'a day such as "2026-12-01"' })
  .meta({ pattern: `^${DAY}$` })
  .refine(isDay, { error: 'a day such as "2026-12-01"' })
  .register(LOOKS, { as: 'day' });

/** Whether a text is an ISO date that exists: "2026-02-29" is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a time in India: "2025-11-02 18:20:11". The time of day, or its seconds, may be left out. */
export const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^.{10}(?:[ T]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/.test(text);

const A_MOMENT = 'a day or a time in India, such as "2026-12-01" or "2026-12-01T09:30"';

export const moment = z
  .string({ error: A_MOMENT })
  .meta({ pattern: String.raw`^\s*${DAY}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?\s*$` })
  .transform((text) => text.trim())
  .refine(isMoment, { error: A_MOMENT })
  .register(LOOKS, { as: 'moment' });

const AN_EMAIL = 'an e-mail address such as "care@shop.example"';
export const email = z.email({ error: AN_EMAIL });

/** A telephone number with spaces and hyphens. */
const PHONE = /^\+?[0-9][0-9 -]{5,18}[0-9]$/;
const A_PHONE = 'a telephone number such as "+91 12345 00001"';
export const phone = pattern(PHONE, A_PHONE);

/** Telephone number and e-mail address that the law asks of a shop, which may still have to be filled in. */
export const ownPhone = orFillIn(PHONE, A_PHONE);
export const ownEmail = orFillIn(z.regexes.email, AN_EMAIL);

/** "in stock", "sold out", or the day from which it is available. */
export const availability = z
  .string({ error: '"in stock", "sold out", or a day such as "2026-12-01" from which it is available' })
  .meta({ pattern: `^(?:in stock|sold out|${DAY})$` })
  .refine((text) => text === 'in stock' || text === 'sold out' || isDay(text), {
    error: '"in stock", "sold out", or a day such as "2026-12-01" from which it is available',
  })
  .register(LOOKS, { as: 'availability' });
