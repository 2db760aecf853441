import { z } from 'zod';
import { CHART_BASES } from '../../core/size/size-finder.ts';
import { declarations, LEGAL } from './declarations.ts';
import { imageMode } from './images.ts';
import {
  availability,
  block,
  categoryId,
  count,
  DECIDES,
  line,
  list,
  moment,
  optionalLine,
  pathPart,
  productSku,
  richText,
  say,
  schemaAddress,
  sellerId,
  shape,
  sku,
  yesOrNo,
} from './fields.ts';
import { picture, pictureShape, video } from './pictures.ts';
import { translations } from './translations.ts';
import { longLine, ratingInput, reviewInput } from './review.ts';
import {
  AVAILABILITY,
  GTIN,
  gtin,
  MISPRICED,
  MPN,
  offers,
  optionNames,
  partNumber,
  STOCK,
  variants,
  WEIGHT,
  weight,
} from './variant.ts';

/**
 * `catalog/products/<category>/<name>.json` in the canonical shape. Three historical shapes are accepted too
 * (`src/catalog/shapes`). catalog/README.md explains them under "Fields of a product".
 */

const size = shape({
  name: line(20).meta(say('Size', 'As the shopper chooses it.', 'S', '38')),
  label: line(60)
    .optional()
    .meta(say('Label', 'A longer name that is shown in place of the size.', '3 to 6 months')),
  availability: availability.optional().meta(AVAILABILITY),
  stock: count.optional().meta(STOCK),
  measurements: z
    .record(line(60), line(60), { error: 'measurements such as { "Bust": "36 in" }' })
    .optional()
    .meta(
      say('Measurements', 'For the size guide, in "in" or "cm": bust, waist, hip, foot, head, palm and others.', {
        Bust: '36 in',
        Length: '44 in',
      }),
    ),
});

/** Calendar days in which a piece is made after it was ordered. The market's days of delivery are added. */
const LEAD_TIME = 'a whole number of days from 1 to 60; leave it out for what is ready';
const leadTime = z.int({ error: LEAD_TIME }).min(1, { error: LEAD_TIME }).max(60, { error: LEAD_TIME });

const TOO_EARLY = { why: 'A product that must not be sold yet, or no longer, would be sold.' };

export const productInput = shape({
  $schema: schemaAddress,
  sku: sku.meta(
    say('SKU', 'Your own code for the product, different from all others. It stays when the title changes.', 'WK-101'),
  ),
  title: line().meta(
    say(
      'Title',
      'What shoppers read in lists. The address of the page is made of it.',
      'Indigo block printed cotton kurti',
    ),
  ),
  slug: pathPart
    .optional()
    .meta(
      say(
        'First part of the address',
        'Keeps the address when the title changes; else made of the title.',
        'indigo-cotton-kurti',
      ),
    ),
  seller: sellerId.meta(say('Seller', 'Who sells it: the name of a file in catalog/sellers.', 'gulab-block-ghar')),
  /** Exports write an empty text or null where there is none. */
  brand: optionalLine(200)
    .nullish()
    .transform((brand) => brand || undefined)
    .optional()
    .meta(say('Brand', 'The maker’s brand. The seller has a field of its own.')),
  categories: list(categoryId)
    .optional()
    .meta(say('Further categories', 'Categories that list it besides the one of its folder.', ['womenFashion'])),
  tiles: list(pathPart)
    .optional()
    .meta(say('Tiles', 'Tiles of its categories under which it is found.', ['minidress'])),
  mainPage: yesOrNo
    .optional()
    .meta(say('On the home page', 'Whether it may be shown on the home page and on the list of all products.')),
  draft: yesOrNo
    .optional()
    .meta(say('Draft', 'Checked, but not published.', true))
    .register(DECIDES, TOO_EARLY),
  publishFrom: moment
    .optional()
    .meta(
      say(
        'Published from',
        'A day or time in India. It takes effect with the next build.',
        '2026-12-01',
        '2026-12-01T09:30',
      ),
    )
    .register(DECIDES, TOO_EARLY),
  publishUntil: moment
    .optional()
    .meta(say('Published until', 'A day, which is included, or a time in India.', '2026-12-31'))
    .register(DECIDES, TOO_EARLY),
  description: block()
    .optional()
    .meta(say('Description', 'A paragraph about the product.', 'Straight kurti, printed by hand in Bagru.')),
  seo: shape({
    title: line(200)
      .optional()
      .meta(say('Title in search results', 'In place of the product’s own title.', 'Indigo kurti, block printed')),
    description: line(400)
      .optional()
      .meta(
        say(
          'Description in search results',
          'In place of price and description.',
          'Cotton kurti with a mandarin collar, from ₹299.',
        ),
      ),
  })
    .optional()
    .meta(
      say(
        'For search engines',
        'What results of search engines and shared links show. Left out: title, price and description.',
      ),
    ),
  details: richText()
    .optional()
    .meta(say('Details', 'A longer text, which may have simple HTML.', '<p>Wash separately.</p>')),
  features: list(longLine)
    .optional()
    .meta(say('Features', 'Short sentences, shown as a list.', ['Two side slits', 'Fast colour'])),
  attributes: z
    .record(z.string(), z.union([longLine, z.number(), z.null()], { error: 'a text such as "Cotton"' }), {
      error: 'attributes such as { "Fabric": "Cotton" }',
    })
    .optional()
    .meta(say('Attributes', 'Facts by name, shown as a table. Filters read some of them.', { Fabric: 'Cotton' })),
  images: list(picture)
    .optional()
    .meta(
      say('Pictures', 'Up to 8 pictures, the first one for lists. A drawing is shown where there is none.', [
        { src: 'kurti-101.jpg', alt: 'Blue kurti with white buti on a hanger' },
      ]),
    ),
  pictureShape: pictureShape
    .optional()
    .meta(
      say(
        'Shape of pictures',
        'On its page, as width to height; as its category or the shop says if it is left out.',
        '3:4',
      ),
    ),
  video: video.optional().meta(
    say('Video', 'Comes after the pictures. Nothing of it is loaded before it is tapped.', {
      src: 'kurti-101.mp4',
      uploaded: '2026-11-02',
    }),
  ),
  imageMode: imageMode
    .optional()
    .meta(
      say(
        'Pictures at an address',
        'For this product alone: "prepare" puts them on your site, "keep" leaves them where they are. Else as the store says.',
      ),
    ),
  offers: offers
    .optional()
    .meta(
      say(
        'Prices by market',
        'Price and MRP in each market that sells it. May be left out where each variant has its own.',
        {
          in: { price: 299, mrp: 599 },
        },
      ),
    )
    .register(DECIDES, MISPRICED),
  availability: availability.optional().meta(AVAILABILITY),
  stock: count.optional().meta({ ...STOCK, description: `Of a product without sizes. ${STOCK.description}` }),
  leadTimeDays: leadTime
    .optional()
    .meta(
      say('Days to make it', 'For products made to order, 1 to 60. They are added before the days of delivery.', 5),
    ),
  sizes: list(size, 0, 40)
    .optional()
    .meta(say('Sizes', 'Versions that share price and SKU.', [{ name: 'S' }, { name: 'M', stock: 4 }])),
  measurementsOf: z
    .enum(CHART_BASES, { error: '"body" or "garment"' })
    .optional()
    .meta(
      say(
        'Measurements are of',
        '"body": a body of these measurements wears the size. "garment": the piece itself, laid flat.',
      ),
    ),
  options: optionNames
    .optional()
    .meta(say('Options', 'What the variants differ in, at most 3, in the order of the page.', ['Pack', 'Colour'])),
  variants: variants
    .optional()
    .meta(say('Variants', 'Versions with an SKU of their own, and a price where it differs; at most 100.'))
    .register(DECIDES, { why: 'What is sold by its variants would be sold without a choice.' }),
  weight: weight.optional().meta(WEIGHT),
  gtin: gtin.optional().meta(GTIN),
  mpn: partNumber.optional().meta(MPN),
  colour: line(60)
    .optional()
    .meta(say('Colour', 'The name of its colour.', 'Indigo')),
  colourSiblings: list(productSku)
    .optional()
    .meta(say('Other colours', 'SKUs of the same product in other colours, shown as swatches.', ['WK-102'])),
  goesWith: list(productSku, 0, 4)
    .optional()
    .meta(
      say(
        'Goes with',
        'SKUs of up to 4 products that complete the look. Else the categories that its category goes with are looked through.',
        ['WB-12'],
      ),
    ),
  tags: list(longLine)
    .optional()
    .meta(say('Tags', 'Words under which it is found, at most 20.', ['festive', 'office'])),
  rating: ratingInput.optional().meta(say('Rating', 'Average and number of ratings.', { value: 4.1, count: 1204 })),
  reviews: list(reviewInput, 0, 10_000)
    .optional()
    .meta(say('Reviews', 'What shoppers wrote. The page shows two, and a link to all.')),
  legal: declarations.optional().meta(LEGAL),
  translations: translations(
    {
      title: line(120).optional().meta(say('Title', 'In the language.')),
      description: block(1000).optional().meta(say('Description', 'In the language.')),
      details: richText().optional().meta(say('Details', 'All of them, in the language.')),
      features: list(longLine).optional().meta(say('Features', 'All of them, in the language.')),
    },
    { hi: { title: 'नीली ब्लॉक प्रिंट सूती कुर्ती' } },
  ),
});

export type ProductInput = z.output<typeof productInput>;

/** The fields that entities/make-product.ts makes something else of. */
const CONVERTED = [
  ...['$schema', 'slug', 'seller', 'brand', 'categories', 'tiles', 'mainPage', 'draft'],
  ...[
    'publishFrom',
    'publishUntil',
    'description',
    'details',
    'features',
    'attributes',
    'images',
    'video',
    'imageMode',
  ],
  ...['offers', 'availability', 'sizes', 'options', 'variants', 'weight', 'mpn', 'colourSiblings'],
  ...['goesWith', 'tags', 'rating', 'reviews', 'legal', 'translations'],
] as const satisfies readonly (keyof ProductInput)[];
type PlainField = Exclude<keyof ProductInput, (typeof CONVERTED)[number]>;
const PLAIN = Object.keys(productInput.shape).filter(
  (name) => !CONVERTED.some((other) => other === name),
) as PlainField[];

export type PlainFields = Readonly<Pick<ProductInput, PlainField>>;
/** The fields that a product has as its file says them: all others. Each is there, in every product, so that all have one shape. */
export const plainFields = (input: ProductInput): PlainFields =>
  Object.fromEntries(PLAIN.map((name) => [name, input[name]])) as PlainFields;
