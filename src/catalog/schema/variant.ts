import { z } from 'zod';
import { expectGtin, isGtin } from '../values/gtin.ts';
import { amount, availability, count, DECIDES, line, list, marketId, say, shape, sku } from './fields.ts';
import { picture } from './pictures.ts';

/** Options and variants of a product: `entities/make-variants.ts` makes them and checks them against each other. */

export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 100;

export const MRP = say(
  'Price before discount (MRP)',
  'The maximum retail price. Pages show it only if it is written here and is above the price.',
  599,
);

export const offer = shape({
  price: amount.meta(say('Price', 'What the shopper pays, with all taxes: a number, or a text with separators.', 299)),
  mrp: amount.optional().meta(MRP),
});

export const offers = z.record(marketId, offer, {
  error: 'offers by market, such as { "in": { "price": 499, "mrp": 999 } }',
});

/** A barcode number (GTIN, EAN, UPC), also as a number or with spaces. */
export const gtin = z
  .union([z.number(), z.string().meta({ pattern: String.raw`^[\s\d-]+$` })], { error: expectGtin('') })
  .transform((value) => String(value).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().refine(isGtin, { error: ({ input }) => expectGtin(String(input)) }));

const A_WEIGHT = 'a weight such as "250 g" or "1.2 kg"';

/** A weight with its packing, in grams. */
export const weight = z
  .string({ error: A_WEIGHT })
  .meta({ pattern: String.raw`^\s*\d+(?:\.\d+)?\s*[kK]?[gG]\s*$` })
  .transform((text) => {
    const [, value, unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*(k?g)\s*$/i.exec(text) ?? [];
    return Math.round(Number(value) * (unit.toLowerCase() === 'kg' ? 1000 : 1));
  })
  .pipe(z.number({ error: A_WEIGHT }).min(1, { error: A_WEIGHT }));

const A_VALUE = 'the value of an option such as "Red" or 2';

export const MISPRICED = { why: 'A price is never guessed.' };

export const STOCK = say(
  'Pieces left',
  '0 is sold out; from 5 down, the page says how few there are. The API host counts down from this number as it sells.',
  12,
);
export const AVAILABILITY = say(
  'Availability',
  '"in stock", "sold out", or the day from which it is available.',
  'in stock',
  'sold out',
  '2027-01-15',
);
export const WEIGHT = say('Weight', 'With its packing, in g or kg.', '350 g', '1.2 kg');
export const GTIN = say('Barcode number', 'GTIN, EAN or UPC, with the right check digit.', '8904000210037');
export const MPN = say('Part number (MPN)', 'The number that its maker gives it, not a code of the shop.', 'CLK-4471');

/** The number of a product that its maker gives it; feeds take 70 characters. */
export const partNumber = line(70);

const variant = shape({
  sku: sku.meta(say('SKU', 'Your own code of this variant, different from all others.', 'MUG-1-SAND')),
  options: z
    .record(line(), z.union([line(60), z.number().transform(String)], { error: A_VALUE }), {
      error: 'a value for each option, such as { "Colour": "Red" }',
    })
    .meta(say('Values of the options', 'One value for each option of the product.', { Pack: '1', Colour: 'Sand' })),
  offers: offers
    .optional()
    .meta(
      say('Prices by market', 'The prices of the product are used where the variant has none.', { in: { price: 180 } }),
    )
    .register(DECIDES, MISPRICED),
  availability: availability.optional().meta(AVAILABILITY),
  stock: count.optional().meta(STOCK),
  weight: weight.optional().meta(WEIGHT),
  gtin: gtin.optional().meta(GTIN),
  mpn: partNumber.optional().meta(MPN),
  netQuantity: line(60)
    .optional()
    .meta(say('Net quantity', 'That of the product is used if it is left out.', '1 N', '250 g')),
  image: picture
    .optional()
    .meta(
      say('Picture', 'Shown first when this variant is chosen. It need not be one of the product’s.', 'mug-sand.jpg'),
    ),
});

export const optionNames = list(line(30), 1, MAX_OPTIONS);
export const variants = list(variant, 1, MAX_VARIANTS);

export type VariantInput = z.output<typeof variant>;
