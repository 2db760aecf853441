import type { z } from 'zod';
import { count, line, ownEmail, ownPhone, pattern, ratingValue, richText, schemaAddress, shape } from './fields.ts';
import { declarations } from './product.ts';

/** `catalog/sellers/<id>.json`. The E-Commerce Rules 2020 require name, address, customer care number and rating on the site. */
export const sellerInput = shape({
  $schema: schemaAddress,
  /** Name shown to shoppers; a product's `brand` must equal it (specification section 3). */
  name: line(120),
  /** Registered business name, if it differs. */
  legalName: line(200).optional(),
  about: richText(3000).optional(),
  address: line(400),
  care: shape({ phone: ownPhone, email: ownEmail.optional(), hours: line(120).optional() }),
  gstin: pattern(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'a GSTIN of 15 characters').optional(),
  rating: ratingValue.optional(),
  ratings: count.optional(),
  followers: count.optional(),
  /** Number of products; counted in the catalogue when it is missing. */
  products: count.optional(),
  /** Declarations for products that leave them out. */
  legal: declarations.optional(),
});
export type SellerInput = z.output<typeof sellerInput>;
