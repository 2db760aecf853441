import { z } from 'zod';
import { CHART_BASES } from '../../core/size/size-finder.ts';
import { imageMode } from './images.ts';
import {
  availability,
  block,
  count,
  DECIDES,
  email,
  hindi,
  hsnCode,
  id,
  line,
  list,
  moment,
  optionalLine,
  pathPart,
  phone,
  picture,
  richText,
  roughNumber,
  schemaAddress,
  shape,
  sku,
  taxClass,
} from './fields.ts';
import { gtin, MISPRICED, offers, optionNames, variants, weight } from './variant.ts';

/**
 * `catalog/products/<category>/<name>.json` in the canonical shape. Three historical shapes are accepted too
 * (`src/catalog/shapes`). catalog/README.md explains them under "Fields of a product".
 */

const party = shape({ name: line(200), address: line(500) });

/** Declarations of the Legal Metrology (Packaged Commodities) Rules 2011, rule 6. Those that are missing are taken from the seller. */
export const declarations = shape({
  genericName: line(120).optional(),
  countryOfOrigin: line(60).optional(),
  netQuantity: line(60).optional(),
  maker: party.optional(),
  packer: party.optional(),
  importer: party.optional(),
  dimensions: line(200).optional(),
  bestBefore: line(200).optional(),
  warranty: line(300).optional(),
  /** HSN code, for invoices. */
  hsn: hsnCode.optional(),
  /** The category's is used when both this and `hsn` are missing. */
  taxClass: taxClass.optional(),
  /** Goods and services tax in percent, included in the price. Derived from `taxClass` and `hsn` when it is missing. */
  gstRate: z.number({ error: 'a rate in percent such as 5' }).min(0).max(40).optional(),
  consumerCare: shape({ name: line(200).optional(), address: line(500).optional(), phone, email }).optional(),
});

const size = shape({
  name: line(20),
  label: line(60).optional(),
  availability: availability.optional(),
  /** Pieces that are left. */
  stock: count.optional(),
  measurements: z.record(line(60), line(60), { error: 'measurements such as { "Bust": "36 in" }' }).optional(),
});

/** Texts that are longer than a page shows them are shortened with a warning; these limits are against damaged files. */
const longLine = optionalLine(20_000);

/** What reviews and ratings lack, or what can't be read of them, is left out with a warning. */
export const reviewInput = shape({
  author: longLine.nullish(),
  date: z.string({ error: 'a date such as "2025-11-02 18:20:11"' }).nullish(),
  text: block(50_000).nullish(),
  stars: roughNumber,
  /** How many shoppers found it helpful. */
  helpful: count.optional(),
});

/** Calendar days in which a piece is made after it was ordered. The market's days of delivery are added. */
const LEAD_TIME = 'a whole number of days from 1 to 60; leave it out for what is ready';
const leadTime = z.int({ error: LEAD_TIME }).min(1, { error: LEAD_TIME }).max(60, { error: LEAD_TIME });

const TOO_EARLY = { why: 'A product that must not be sold yet, or no longer, would be sold.' };

export const productInput = shape({
  $schema: schemaAddress,
  sku,
  mpn: sku.optional(),
  title: line(),
  /** The title in Hindi, shown below the English one. */
  titleHi: hindi(line(120)).optional(),
  slug: pathPart.optional(),
  seller: id,
  /** Exports write an empty text or null where there is none. */
  brand: optionalLine(200)
    .nullish()
    .transform((brand) => brand || undefined)
    .optional(),
  categories: list(id).optional(),
  tiles: list(pathPart).optional(),
  mainPage: z.boolean({ error: 'true or false' }).optional(),
  /** Checked, but not published. */
  draft: z.boolean({ error: 'true or false' }).optional().register(DECIDES, TOO_EARLY),
  publishFrom: moment.optional().register(DECIDES, TOO_EARLY),
  /** A day is included. */
  publishUntil: moment.optional().register(DECIDES, TOO_EARLY),
  description: block().optional(),
  descriptionHi: hindi(line(1000)).optional(),
  details: richText().optional(),
  features: list(longLine).optional(),
  attributes: z
    .record(z.string(), z.union([longLine, z.number(), z.null()], { error: 'a text such as "Cotton"' }), {
      error: 'attributes such as { "Fabric": "Cotton" }',
    })
    .optional(),
  images: list(picture).optional(),
  /** For its pictures with an address; else as store.json says. */
  imageMode: imageMode.optional(),
  /** May be missing when each variant has its own. */
  offers: offers.optional().register(DECIDES, MISPRICED),
  availability: availability.optional(),
  /** Pieces that are left, of a product without sizes. */
  stock: count.optional(),
  leadTimeDays: leadTime.optional(),
  sizes: list(size, 0, 40).optional(),
  /** Whether the measurements of sizes are those of the body that they fit, or of the garment. */
  measurementsOf: z.enum(CHART_BASES, { error: '"body" or "garment"' }).optional(),
  /** What the variants differ in, in the order of the page: "Pack", "Colour". */
  options: optionNames.optional(),
  variants: variants
    .optional()
    .register(DECIDES, { why: 'What is sold by its variants would be sold without a choice.' }),
  weight: weight.optional(),
  gtin: gtin.optional(),
  colour: line(60).optional(),
  colourSiblings: list(sku).optional(),
  /** SKUs of products that complete the look; chosen by the category's `goesWith` when it is missing. */
  goesWith: list(sku, 0, 4).optional(),
  tags: list(longLine).optional(),
  /** `stars`: how many of the ratings have 1, 2, 3, 4 and 5 stars. */
  rating: shape({
    value: roughNumber,
    count: roughNumber,
    stars: list(count, 5, 5).optional(),
    fit: list(count, 3, 3).optional(),
  }).optional(),
  reviews: list(reviewInput, 0, 10_000).optional(),
  legal: declarations.optional(),
});

export type ProductInput = z.output<typeof productInput>;
export type DeclarationsInput = z.output<typeof declarations>;
