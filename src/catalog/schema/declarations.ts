import { z } from 'zod';
import { email, hsnCode, line, phone, say, shape, taxClass } from './fields.ts';

const party = shape({
  name: line(200).meta(say('Name', 'Name of the company or person.', 'Gulab Block Ghar')),
  address: line(500).meta(say('Address', 'Full postal address with PIN code.', '12 Bagru Road, Jaipur 303007')),
});

/** Declarations of the Legal Metrology (Packaged Commodities) Rules 2011, rule 6. Those that are missing are taken from the seller. */
export const declarations = shape({
  genericName: line(120)
    .optional()
    .meta(say('What it is', 'The generic name of the product, which the law asks for.', 'Kurti')),
  countryOfOrigin: line(60)
    .optional()
    .meta(say('Country of origin', 'Where it was made. The seller’s is used if it is left out.', 'India')),
  netQuantity: line(60)
    .optional()
    .meta(say('Net quantity', 'Number of pieces (N), weight or volume, which the law asks for.', '1 N', '250 g')),
  maker: party.optional().meta(say('Maker', 'Who made it. The seller’s is used if it is left out.')),
  packer: party.optional().meta(say('Packer', 'Who packed it, if that is not the maker.')),
  importer: party.optional().meta(say('Importer', 'Who imported it, for products from another country.')),
  dimensions: line(200)
    .optional()
    .meta(say('Dimensions', 'Measurements of the product, where they matter to the buyer.', '30 cm x 40 cm')),
  bestBefore: line(200)
    .optional()
    .meta(say('Best before', 'How long it can be used.', '24 months from manufacture')),
  warranty: line(300)
    .optional()
    .meta(say('Warranty', 'What the maker or seller warrants.', '1 year on the motor')),
  hsn: hsnCode
    .optional()
    .meta(
      say(
        'HSN code',
        'Code of the goods on invoices: 4, 6 or 8 digits. The category’s is used if it is left out.',
        '6211',
      ),
    ),
  taxClass: taxClass
    .optional()
    .meta(say('Tax class', 'Decides the rate of GST. The category’s is used if this and the HSN code are left out.')),
  gstRate: z
    .number({ error: 'a rate in percent such as 5' })
    .min(0)
    .max(40)
    .optional()
    .meta(
      say(
        'GST rate',
        'In percent, included in the price. It follows from tax class and HSN code if it is left out.',
        5,
      ),
    ),
  consumerCare: shape({
    name: line(200)
      .optional()
      .meta(say('Name', 'Person or office for complaints.', 'Customer care')),
    address: line(500).optional().meta(say('Address', 'Postal address for complaints.')),
    phone: phone.meta(say('Telephone', 'Number for complaints.', '+91 12345 00001')),
    email: email.meta(say('E-mail', 'Address for complaints.', 'care@shop.example')),
  })
    .optional()
    .meta(say('Consumer care', 'Whom buyers can turn to about this product. The seller’s is used if it is left out.')),
});

export type DeclarationsInput = z.output<typeof declarations>;

export const LEGAL = say(
  'Legal declarations',
  'What the law asks for on the page of a packaged product. What is left out is taken from the seller.',
);
