import type { z } from 'zod';
import { count, email, line, pattern, phone, ratingValue, richText, schemaAddress, shape } from './fields.ts';
import { declarations } from './product.ts';

/** One seller a file: `catalog/sellers/<id>.json`. The E-Commerce Rules 2020 want name, address, care contact and rating shown. */
export const sellerInput = shape({
  $schema: schemaAddress,
  /** Name of the shop; a product's brand equals it (specification section 3). */
  name: line(120),
  /** Registered business name, where it differs. */
  legalName: line(200).optional(),
  about: richText(3000).optional(),
  address: line(400),
  care: shape({ phone, email, hours: line(120).optional() }),
  gstin: pattern(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'a GSTIN of 15 characters').optional(),
  rating: ratingValue.optional(),
  ratings: count.optional(),
  followers: count.optional(),
  /** How many products the seller has; counted from the catalogue where it is missing. */
  products: count.optional(),
  /** Declarations of products that leave them out. */
  legal: declarations.optional(),
});
export type SellerInput = z.output<typeof sellerInput>;
