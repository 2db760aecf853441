import { z } from 'zod';
import {
  amount,
  block,
  hindi,
  line,
  list,
  OPEN,
  optionalLine,
  richText,
  roughNumber,
  say,
  shape,
  sku,
} from './fields.ts';
import { productInput } from './product.ts';
import { reviewInput } from './review.ts';
import { GTIN, gtin, MRP, WEIGHT, weight } from './variant.ts';

/** The three historical shapes of products (specification section 3). `src/catalog/shapes` converts them. */

/** Keys of JSON-LD that say what an object is. Nothing of a product is in them. */
const MARKUP = say('Markup', 'Says what the object is. The shop does not read it.');
const unread = z.unknown().optional().meta(MARKUP);
const markup = { '@context': unread, '@type': unread, '@id': unread };

/** An object that may have other keys: each of them gives a warning with this advice. */
const open = <T extends z.ZodRawShape>(fields: T, advice: string) =>
  shape({ ...fields, ...markup }).register(OPEN, { advice });

const NOT_SHOWN = 'nothing of it is shown';

const price = z
  .union([z.number(), z.string()], { error: 'an amount such as 499 or "14,300.00"' })
  .meta(say('Price', 'What the shopper pays, with all taxes.', 499, '14,300.00'));
const mrp = amount.optional().meta(MRP);
const imageSource = line(2000);
const NAME = say('Name', 'As shoppers read it.');
const TITLE = say('Title', 'What shoppers read in lists. The address of the page is made of it.');
const DESCRIPTION = say('Description', 'A paragraph about the product.');
const picture = imageSource.optional().meta(say('Picture', 'The first picture: a file or an address.'));
const address = z
  .string({ error: 'the address of the page of the product' })
  .optional()
  .meta(say('Address', 'Of the page that it was read from. The shop does not use it.'));
const colour = line(60)
  .optional()
  .meta(say('Colour', 'The name of its colour.', 'Indigo'));

/** Older names of `translations.hi.title` and `.description`. */
const titleHi = hindi(line(120))
  .optional()
  .meta(say('Title in Hindi', 'Of older records; later ones have "translations".'));
const descriptionHi = hindi(line(1000))
  .optional()
  .meta(say('Description in Hindi', 'Of older records; later ones have "translations".'));

const { translations, leadTimeDays, measurementsOf, ...canonical } = productInput.shape;
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
const scale = {
  bestRating: roughNumber.meta(say('Most stars', 'The highest number of stars; 5 if it is left out.', 5)),
  worstRating: roughNumber.meta(say('Fewest stars', 'The lowest number of stars; 1 if it is left out.', 1)),
};

/** UN/CEFACT codes of units of weight. */
const WEIGHT_UNITS = { GRM: 'g', KGM: 'kg' } as const;

/** A weight as schema.org has it: `{ "value": 250, "unitCode": "GRM" }`. */
const quantity = open(
  {
    value: z
      .union([z.number(), z.string()], { error: 'a number such as 250' })
      .meta(say('Value', 'The number of units.', 250)),
    unitCode: z.enum(['GRM', 'KGM'], { error: '"GRM" or "KGM"' }).meta(say('Unit', '"GRM" is grams, "KGM" kilograms.')),
  },
  NOT_SHOWN,
).transform(({ value, unitCode }) => `${value} ${WEIGHT_UNITS[unitCode]}`);

/** The keys of a barcode, those with the most digits last. */
export const GTIN_KEYS = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'] as const;

/** schema.org-like: `productValue` with the text blocks `shopName` and `productDetails`. */
const code = gtin.optional().meta(GTIN);

export const structuredRecord = shape({
  shopName: block(1000).meta(say('Shop', 'Text about the shop, as older exports have it.')),
  productDetails: block(10_000).meta(say('Product details', 'Lines of facts: "Fabric: Cotton".')),
  productValue: open(
    {
      name: line().meta(TITLE),
      image: z
        .union([imageSource.transform((src) => [src]), list(imageSource)], {
          error: 'the address of a picture, or a list of addresses',
        })
        .optional()
        .meta(say('Pictures', 'A file or an address, or a list of them.')),
      sku: sku.meta(say('SKU', 'Code of the product, different from all others.')),
      mpn: sku.optional().meta(say('Part number (MPN)', 'The same as the SKU.')),
      brand: z
        .union([line(200), open({ name: line(200).meta(NAME) }, NOT_SHOWN).transform((brand) => brand.name)], {
          error: 'the name of the seller',
        })
        .meta(say('Brand', 'The name of the seller, as its file has it.')),
      description: block().optional().meta(DESCRIPTION),
      url: address,
      color: colour,
      colour,
      material: line(1000)
        .optional()
        .meta(say('Material', 'What it is made of.', 'Cotton')),
      weight: z
        .union([weight, quantity.pipe(weight)], { error: 'a weight such as "250 g" or "1.2 kg"' })
        .optional()
        .meta(WEIGHT),
      countryOfOrigin: line(60)
        .optional()
        .meta(say('Country of origin', 'Where it was made.', 'India')),
      gtin: code,
      gtin8: code,
      gtin12: code,
      gtin13: code,
      gtin14: code,
      offers: open(
        {
          priceCurrency: z
            .string({ error: 'a currency such as "INR"' })
            .meta(say('Currency', 'ISO 4217 code. It says which market it is sold in.', 'INR')),
          price,
          mrp,
          url: address,
          availability: z
            .string({ error: 'a schema.org availability such as InStock or OutOfStock' })
            .optional()
            .meta(say('Availability', 'As schema.org has it.', 'InStock', 'OutOfStock')),
        },
        'prices are read from price and mrp only',
      ).meta(say('Offer', 'Price and availability.')),
      review: list(
        open(
          {
            author: z
              .union(
                [
                  optionalLine(20_000),
                  open({ name: optionalLine(20_000).optional().meta(NAME) }, NOT_SHOWN).transform(
                    (author) => author.name,
                  ),
                ],
                { error: 'the name of the author' },
              )
              .optional()
              .meta(say('Author', 'Name of the shopper.')),
            datePublished: date,
            reviewBody: text,
            reviewRating: open({ ratingValue: roughNumber.meta(say('Stars', 'From 1 to 5.', 4)), ...scale }, NOT_SHOWN)
              .nullish()
              .meta(say('Rating', 'The stars of this review.')),
          },
          NOT_SHOWN,
        ),
        0,
        10_000,
      )
        .optional()
        .meta(say('Reviews', 'What shoppers wrote.')),
      aggregateRating: open(
        {
          ratingValue: roughNumber.meta(say('Average stars', 'From 1 to 5.', 4.1)),
          reviewCount: roughNumber.meta(say('Number of ratings', 'How many shoppers rated it.', 1204)),
          ratingCount: roughNumber.meta(say('Number of ratings', 'Used where "reviewCount" is missing.', 1204)),
          ...scale,
        },
        NOT_SHOWN,
      )
        .nullish()
        .meta(say('Rating', 'Average and number of ratings.')),
    },
    'what shoppers should read may be a line of productDetails, such as "Pattern: Printed"',
  ).meta(say('Product', 'The product as schema.org has it.')),
  category: line(80).optional().meta(say('Category', 'As the export names it. The folder of the file decides.')),
  titleHi,
  descriptionHi,
  translations,
  leadTimeDays,
  measurementsOf,
});

/** A product in the canonical shape, as files and hosts may still have it. */
export const canonicalRecord = shape({ ...productInput.shape, titleHi, descriptionHi });

/** The shape of the detail sheet: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export const sheetRecord = shape({
  title: line().meta(TITLE),
  mainImage: picture,
  price,
  mrp,
  imageUrls: list(imageSource).optional().meta(say('Further pictures', 'Files or addresses.')),
  detailsHTML: richText().meta(say('Details', 'HTML with the facts of the product and its code.')),
  description: block().optional().meta(DESCRIPTION),
  Catageory: line(80).optional().meta(say('Catageory', 'A value that a category’s file names under "historical".')),
  SubCatageory: line(120)
    .optional()
    .meta(say('SubCatageory', 'A value that a category’s file names under "historical".')),
  titleHi,
  descriptionHi,
  translations,
  leadTimeDays,
  measurementsOf,
});

/**
 * The second listing shape: `title/image/price/subcategory`. These are too few fields for a product page, so such a record
 * may also have fields of the canonical shape.
 */
export const listingRecord = shape({
  title: line().meta(TITLE),
  image: picture,
  price,
  mrp,
  subcategory: line(80).meta(say('Subcategory', 'A value that a tile of a category names under "subcategory".')),
  seller: seller.optional().meta(say('Seller', 'Who sells it; that of the category if it is left out.')),
  ...{
    titleHi,
    /** The pictures after `image`. */
    images,
    description,
    descriptionHi,
    translations,
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
