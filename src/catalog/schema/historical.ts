import { z } from 'zod';
import { amount, block, line, list, OPEN, optionalLine, richText, roughNumber, shape, sku } from './fields.ts';
import { productInput, reviewInput } from './product.ts';
import { gtin, weight } from './variant.ts';

/** The three historical shapes of products (specification section 3). `src/catalog/shapes` converts them. */

/** Keys of JSON-LD that say what an object is. Nothing of a product is in them. */
const markup = { '@context': z.unknown().optional(), '@type': z.unknown().optional(), '@id': z.unknown().optional() };

/** An object that may have other keys: each of them gives a warning with this advice. */
const open = <T extends z.ZodRawShape>(fields: T, advice: string) =>
  shape({ ...fields, ...markup }).register(OPEN, { advice });

const NOT_SHOWN = 'nothing of it is shown';

const price = z.union([z.number(), z.string()], { error: 'an amount such as 499 or "14,300.00"' });
const imageSource = line(2000);

const { titleHi, descriptionHi, leadTimeDays, measurementsOf, ...canonical } = productInput.shape;
const {
  images,
  seller,
  description,
  details,
  features,
  attributes,
  availability,
  sizes,
  rating,
  reviews,
  tags,
  legal,
} = canonical;
const { date, text } = reviewInput.shape;

/** The scale of a number of stars: 1 to 5 when it is missing. */
const scale = { bestRating: roughNumber, worstRating: roughNumber };

/** UN/CEFACT codes of units of weight. */
const WEIGHT_UNITS = { GRM: 'g', KGM: 'kg' } as const;

/** A weight as schema.org has it: `{ "value": 250, "unitCode": "GRM" }`. */
const quantity = open(
  {
    value: z.union([z.number(), z.string()], { error: 'a number such as 250' }),
    unitCode: z.enum(['GRM', 'KGM'], { error: '"GRM" or "KGM"' }),
  },
  NOT_SHOWN,
).transform(({ value, unitCode }) => `${value} ${WEIGHT_UNITS[unitCode]}`);

/** The keys of a barcode, those with the most digits last. */
export const GTIN_KEYS = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'] as const;

/** schema.org-like: `productValue` with the text blocks `shopName` and `productDetails`. */
export const structuredRecord = shape({
  shopName: block(1000),
  productDetails: block(10_000),
  productValue: open(
    {
      name: line(),
      image: z
        .union([imageSource.transform((src) => [src]), list(imageSource)], {
          error: 'the address of a picture, or a list of addresses',
        })
        .optional(),
      sku,
      mpn: sku.optional(),
      brand: z.union([line(200), open({ name: line(200) }, NOT_SHOWN).transform((brand) => brand.name)], {
        error: 'the name of the seller',
      }),
      description: block().optional(),
      url: z.string({ error: 'the address of the page of the product' }).optional(),
      color: line(60).optional(),
      colour: line(60).optional(),
      material: line(1000).optional(),
      weight: z.union([weight, quantity.pipe(weight)], { error: 'a weight such as "250 g" or "1.2 kg"' }).optional(),
      countryOfOrigin: line(60).optional(),
      gtin: gtin.optional(),
      gtin8: gtin.optional(),
      gtin12: gtin.optional(),
      gtin13: gtin.optional(),
      gtin14: gtin.optional(),
      offers: open(
        {
          priceCurrency: z.string({ error: 'a currency such as "INR"' }),
          price,
          mrp: amount.optional(),
          url: z.string({ error: 'the address of the page of the product' }).optional(),
          availability: z.string({ error: 'a schema.org availability such as InStock or OutOfStock' }).optional(),
        },
        'prices are read from price and mrp only',
      ),
      review: list(
        open(
          {
            author: z
              .union(
                [
                  optionalLine(20_000),
                  open({ name: optionalLine(20_000).optional() }, NOT_SHOWN).transform((author) => author.name),
                ],
                { error: 'the name of the author' },
              )
              .optional(),
            datePublished: date,
            reviewBody: text,
            reviewRating: open({ ratingValue: roughNumber, ...scale }, NOT_SHOWN).nullish(),
          },
          NOT_SHOWN,
        ),
        0,
        10_000,
      ).optional(),
      aggregateRating: open(
        {
          ratingValue: roughNumber,
          reviewCount: roughNumber,
          /** Used where `reviewCount` is missing. */
          ratingCount: roughNumber,
          ...scale,
        },
        NOT_SHOWN,
      ).nullish(),
    },
    'what shoppers should read may be a line of productDetails, such as "Pattern: Printed"',
  ),
  category: line(80).optional(),
  titleHi,
  descriptionHi,
  leadTimeDays,
  measurementsOf,
});

/** The shape of the detail sheet: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export const sheetRecord = shape({
  title: line(),
  mainImage: imageSource.optional(),
  price,
  mrp: amount.optional(),
  imageUrls: list(imageSource).optional(),
  detailsHTML: richText(),
  description: block().optional(),
  Catageory: line(80).optional(),
  SubCatageory: line(120).optional(),
  titleHi,
  descriptionHi,
  leadTimeDays,
  measurementsOf,
});

/**
 * The second listing shape: `title/image/price/subcategory`. These are too few fields for a product page, so such a record
 * may also have fields of the canonical shape.
 */
export const listingRecord = shape({
  title: line(),
  image: imageSource.optional(),
  price,
  mrp: amount.optional(),
  subcategory: line(80),
  seller: seller.optional(),
  ...{
    titleHi,
    /** The pictures after `image`. */
    images: images.optional(),
    description,
    descriptionHi,
    details,
    features,
    attributes,
    availability,
    leadTimeDays,
    measurementsOf,
    sizes,
    rating,
    reviews,
    tags,
    legal,
  },
});
