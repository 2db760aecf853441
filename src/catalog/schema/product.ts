import { z } from 'zod';
import { imageMode } from './images.ts';
import {
  amount,
  availability,
  block,
  count,
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
  ratingValue,
  richText,
  schemaAddress,
  shape,
  sku,
  stars,
  taxClass,
} from './fields.ts';

/**
 * `catalog/products/<category>/<name>.json` in the canonical shape. Three historical shapes are accepted too
 * (`src/catalog/import`). The README explains the fields under "Add a product".
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
  measurements: z.record(line(60), line(60), { error: 'measurements such as { "Bust": "36 in" }' }).optional(),
});

const review = shape({
  author: optionalLine(100).optional(),
  date: moment,
  text: block(5000).optional(),
  stars,
});

/** Calendar days in which a piece is made after it was ordered. The market's days of delivery are added. */
const LEAD_TIME = 'a whole number of days from 1 to 60; leave it out for what is ready';
const leadTime = z.int({ error: LEAD_TIME }).min(1, { error: LEAD_TIME }).max(60, { error: LEAD_TIME });

const offer = shape({ price: amount, mrp: amount.optional() });

export const productInput = shape({
  $schema: schemaAddress,
  sku,
  mpn: sku.optional(),
  title: line(),
  /** The title in Hindi, shown below the English one. */
  titleHi: hindi(line(120)).optional(),
  slug: pathPart.optional(),
  seller: id,
  brand: line(200).optional(),
  categories: list(id).optional(),
  tiles: list(pathPart).optional(),
  mainPage: z.boolean({ error: 'true or false' }).optional(),
  description: block().optional(),
  descriptionHi: hindi(line(1000)).optional(),
  details: richText().optional(),
  features: list(line(300), 0, 40).optional(),
  attributes: z
    .record(
      z.string(),
      z.union([line(1000), z.number(), z.literal(''), z.null()], { error: 'a text such as "Cotton"' }),
      {
        error: 'attributes such as { "Fabric": "Cotton" }',
      },
    )
    .optional(),
  images: list(picture, 1),
  /** For its pictures with an address; else as store.json says. */
  imageMode: imageMode.optional(),
  offers: z.record(id, offer, { error: 'offers by market, such as { "in": { "price": 499, "mrp": 999 } }' }),
  availability: availability.optional(),
  leadTimeDays: leadTime.optional(),
  sizes: list(size, 0, 40).optional(),
  colour: line(60).optional(),
  colourSiblings: list(sku).optional(),
  tags: list(line(40), 0, 20).optional(),
  rating: shape({ value: ratingValue, count }).optional(),
  reviews: list(review).optional(),
  legal: declarations.optional(),
});

export type ProductInput = z.output<typeof productInput>;
export type DeclarationsInput = z.output<typeof declarations>;
