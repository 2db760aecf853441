import { z } from 'zod';
import { block, count, line, list, moment, optionalLine, ratingValue, richText, shape, sku, stars } from './fields.ts';
import { productInput } from './product.ts';

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

/** schema.org-like: `productValue` with the text blocks `shopName` and `productDetails`. */
export const structuredRecord = shape({
  shopName: block(1000),
  productDetails: block(10_000),
  productValue: loose({
    name: line(),
    image: z.union([imageSource.transform((src) => [src]), list(imageSource, 1)], {
      error: 'the address of a picture, or a list of addresses',
    }),
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
            [optionalLine(100), loose({ name: optionalLine(100).optional() }).transform((author) => author.name)],
            { error: 'the name of the author' },
          )
          .optional(),
        datePublished: moment,
        reviewBody: block(5000).optional(),
        reviewRating: loose({
          ratingValue: z.coerce.number({ error: 'a whole number of stars from 1 to 5' }).pipe(stars),
        }),
      }),
    ).optional(),
    aggregateRating: loose({
      ratingValue: z.coerce.number({ error: 'a rating from 1 to 5' }).pipe(ratingValue),
      reviewCount: count,
    }).optional(),
  }),
  category: line(80).optional(),
  titleHi,
  descriptionHi,
  leadTimeDays,
});

/** The shape of the detail sheet: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export const sheetRecord = shape({
  title: line(),
  mainImage: imageSource,
  price,
  imageUrls: list(imageSource),
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
  image: imageSource,
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
