import { z } from 'zod';
import { block, line, list, optionalLine, richText, roughNumber, shape, sku } from './fields.ts';
import { productInput, reviewInput } from './product.ts';

/** The three historical shapes of products (specification section 3). `src/catalog/import` converts them. */

/** An object that may have unknown keys. */
const loose = <T extends z.ZodRawShape>(fields: T) => z.looseObject(fields, { error: 'an object { ... }' });

const price = z.union([z.number(), z.string()], { error: 'an amount such as 499 or "14,300.00"' });
const imageSource = line(2000);

const { titleHi, descriptionHi, leadTimeDays, ...canonical } = productInput.shape;
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

/** schema.org-like: `productValue` with the text blocks `shopName` and `productDetails`. */
export const structuredRecord = shape({
  shopName: block(1000),
  productDetails: block(10_000),
  productValue: loose({
    name: line(),
    image: z
      .union([imageSource.transform((src) => [src]), list(imageSource)], {
        error: 'the address of a picture, or a list of addresses',
      })
      .optional(),
    sku,
    mpn: sku.optional(),
    brand: z.union([line(200), loose({ name: line(200) }).transform((brand) => brand.name)], {
      error: 'the name of the seller',
    }),
    description: block().optional(),
    offers: loose({
      priceCurrency: z.string({ error: 'a currency such as "INR"' }),
      price,
      availability: z.string({ error: 'a schema.org availability such as InStock or OutOfStock' }).optional(),
    }),
    review: list(
      loose({
        author: z
          .union(
            [optionalLine(20_000), loose({ name: optionalLine(20_000).optional() }).transform((author) => author.name)],
            { error: 'the name of the author' },
          )
          .optional(),
        datePublished: date,
        reviewBody: text,
        reviewRating: loose({ ratingValue: roughNumber }).nullish(),
      }),
      0,
      10_000,
    ).optional(),
    aggregateRating: loose({
      ratingValue: roughNumber,
      reviewCount: roughNumber,
    }).nullish(),
  }),
  category: line(80).optional(),
  titleHi,
  descriptionHi,
  leadTimeDays,
});

/** The shape of the detail sheet: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export const sheetRecord = shape({
  title: line(),
  mainImage: imageSource.optional(),
  price,
  imageUrls: list(imageSource).optional(),
  detailsHTML: richText(),
  description: block().optional(),
  Catageory: line(80).optional(),
  SubCatageory: line(120).optional(),
  titleHi,
  descriptionHi,
  leadTimeDays,
});

/**
 * The second listing shape: `title/image/price/subcategory`. These are too few fields for a product page, so such a record
 * may also have fields of the canonical shape.
 */
export const listingRecord = shape({
  title: line(),
  image: imageSource.optional(),
  price,
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
    sizes,
    rating,
    reviews,
    tags,
    legal,
  },
});
