import { z } from 'zod';
import { isGtin } from './gtin.ts';
import { amount, availability, count, DECIDES, id, line, list, picture, shape, sku } from './fields.ts';

/** Options and variants of a product: `entities/make-variants.ts` makes them and checks them against each other. */

export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 100;

export const offer = shape({ price: amount, mrp: amount.optional() });

export const offers = z.record(id, offer, {
  error: 'offers by market, such as { "in": { "price": 499, "mrp": 999 } }',
});

const A_GTIN = 'a barcode of 8, 12, 13 or 14 digits with the right check digit, such as "8904000210037"';

/** A barcode number (GTIN, EAN, UPC), also as a number or with spaces. */
export const gtin = z
  .union([z.number(), z.string()], { error: A_GTIN })
  .transform((value) => String(value).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().refine(isGtin, { error: A_GTIN }));

const A_WEIGHT = 'a weight such as "250 g" or "1.2 kg"';

/** A weight with its packing, in grams. */
export const weight = z
  .string({ error: A_WEIGHT })
  .transform((text) => {
    const [, value, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*(k?g)\s*$/i.exec(text) ?? [];
    return Math.round(Number(value) * (unit.toLowerCase() === 'kg' ? 1000 : 1));
  })
  .pipe(z.number({ error: A_WEIGHT }).min(1, { error: A_WEIGHT }));

const A_VALUE = 'the value of an option such as "Red" or 2';

export const MISPRICED = { why: 'A price is never guessed.' };

export const variant = shape({
  sku,
  options: z.record(line(), z.union([line(60), z.number().transform(String)], { error: A_VALUE }), {
    error: 'a value for each option, such as { "Colour": "Red" }',
  }),
  /** The product's, where the variant has none for a market. */
  offers: offers.optional().register(DECIDES, MISPRICED),
  availability: availability.optional(),
  /** Pieces that are left. */
  stock: count.optional(),
  weight: weight.optional(),
  gtin: gtin.optional(),
  /** The product's, when it is missing. */
  netQuantity: line(60).optional(),
  /** Shown first on its page. It need not be one of the product's. */
  image: picture.optional(),
});

export const optionNames = list(line(30), 1, MAX_OPTIONS);
export const variants = list(variant, 1, MAX_VARIANTS);

export type VariantInput = z.output<typeof variant>;
