import type { z } from 'zod';
import { translations } from './translations.ts';
import { declarations } from './declarations.ts';
import {
  count,
  line,
  ownEmail,
  ownPhone,
  pattern,
  ratingValue,
  richText,
  say,
  schemaAddress,
  shape,
  trn,
} from './fields.ts';

/** `catalog/sellers/<id>.json`. The E-Commerce Rules 2020 require name, address, customer care number and rating on the site. */
export const sellerInput = shape({
  $schema: schemaAddress,
  /** A product's `brand` must equal it in the historical shapes (specification section 3). */
  name: line(120).meta(say('Name', 'As shoppers read it.', 'Gulab Block Ghar')),
  legalName: line(200)
    .optional()
    .meta(say('Registered name', 'Of the business, if it differs.', 'Gulab Textiles Private Limited')),
  about: richText(3000)
    .optional()
    .meta(say('About', 'Who the seller is, for the seller’s page. It may have simple HTML.')),
  address: line(400).meta(
    say('Address', 'Postal address with state and PIN code. Without a GSTIN it decides where the seller may sell.'),
  ),
  care: shape({
    phone: ownPhone.meta(say('Telephone', 'Number for buyers, which the law asks for.', '+91 12345 00001')),
    email: ownEmail.optional().meta(say('E-mail', 'Address for buyers.', 'care@shop.example')),
    hours: line(120)
      .optional()
      .meta(say('Hours', 'When the telephone is answered.', '9 am to 6 pm, Monday to Saturday')),
  }).meta(say('Customer care', 'How buyers reach the seller.')),
  gstin: pattern(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'a GSTIN of 15 characters')
    .optional()
    .meta(say('GSTIN', 'GST number of 15 characters. Without it the seller sells within the own state only.')),
  trn: trn
    .optional()
    .meta(say('TRN', 'VAT number of 15 digits of a seller who is registered in the Emirates by itself.')),
  rating: ratingValue.optional().meta(say('Average stars', 'From 1 to 5 with at most one decimal.', 4.2)),
  ratings: count.optional().meta(say('Number of ratings', 'How many shoppers rated the seller.', 1204)),
  since: pattern(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'a month such as "2019-04"')
    .optional()
    .meta(say('Selling since', 'Month since which the shop has it, for the seller’s page.', '2019-04')),
  followers: count.optional().meta(say('Followers', 'How many shoppers follow the seller.', 310)),
  products: count.optional().meta(say('Number of products', 'Counted in the catalogue if it is left out.')),
  legal: declarations.optional().meta(say('Legal declarations', 'Used for products that leave them out.')),
  translations: translations(
    { about: richText(3000).optional().meta(say('About', 'In the language.')) },
    { hi: { about: 'लखनऊ के अमीनाबाद में मेकअप की दुकान।' } },
  ),
});
export type SellerInput = z.output<typeof sellerInput>;
