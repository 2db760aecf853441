import { z } from 'zod';
import { listMisplaced } from '../values/overlay-texts.ts';
import {
  amount,
  categoryId,
  day,
  line,
  list,
  listLink,
  marketId,
  optionalLine,
  pageLink,
  productSku,
  publicFile,
  say,
  schemaAddress,
  sellerId,
  shape,
} from './fields.ts';
import { homeTranslations } from './home-texts.ts';

const IMAGE = say('Picture', 'A file below catalog/images, or an address.', 'home/kurtis.webp');
const ALT = say('What it shows', 'For people who cannot see the picture.', 'Red Kanjivaram saree with a gold border');
const HREF = say('Leads to', 'The address of a page of this shop.', '/Womenkurtha');
const image = { image: line(2000).meta(IMAGE), alt: optionalLine(300).optional().meta(ALT) };
const optionalImage = {
  ...image,
  image: line(2000)
    .optional()
    .meta({ ...IMAGE, description: `${IMAGE.description} Without it, the first picture of the category it leads to.` }),
};
const href = pageLink.meta(HREF);
const heading = (example: string, maximum = 60) => line(maximum).meta(say('Heading', 'Above the section.', example));
const titleOf = (of: string, maximum: number) => line(maximum).meta(say('Title', `On the ${of}.`));
const label = line(40).meta(say('Words on the button', 'What the tap leads to.', 'See jewellery'));
const intro = line(160).optional().meta(say('Text', 'One or two sentences below the heading.'));

/** A drawing or photograph in `public` that fills a slide, with room for the text where a line begins: for phones (10:9) and for wide screens (3:1). */
const scene = shape({
  narrow: publicFile.meta(say('For phones', 'A file in "public", 3 wide by 2 high.', '/scenes/wedding-narrow.webp')),
  wide: publicFile.meta(say('For wide screens', 'A file in "public", 3 wide by 1 high.', '/scenes/wedding-wide.webp')),
});

/** The same for banners, which are 2:1 everywhere. */
const bannerScene = shape({
  narrow: publicFile.meta(say('For phones', 'A file in "public", 2 wide by 1 high.', '/scenes/gifts-narrow.webp')),
  wide: publicFile.meta(say('For wide screens', 'A file in "public", 2 wide by 1 high.', '/scenes/gifts-wide.webp')),
})
  .optional()
  .meta(say('Scene', 'A drawing or photograph that fills the banner, with a light and empty first half for the text.'));

const slide = shape({
  ...optionalImage,
  scene: scene.optional().meta(say('Scene', 'A drawing or photograph that fills the slide, in place of the picture.')),
  kicker: line(60)
    .optional()
    .meta(say('Line above', 'Short words above the title; the lowest price of the category if it is left out.')),
  title: titleOf('slide', 80),
  text: line(160).meta(say('Text', 'A sentence below the title.')),
  label,
  href,
});

const card = shape({
  ...optionalImage,
  title: titleOf('card', 40),
  text: line(80).optional().meta(say('Text', 'Below the title; the lowest price of the category if it is left out.')),
  href,
});

const season = shape({
  from: day.meta(say('From', 'The first day on which it is shown.', '2026-10-20')),
  until: day.meta(say('Until', 'The last day on which it is shown.', '2026-11-12')),
  title: heading('For Diwali'),
  text: intro,
  href,
  skus: list(productSku, 1, 24).meta(say('Products', 'SKUs, in the order of the row.', ['WK-101'])),
}).refine(({ from, until }) => from <= until, { error: 'a day that is not before "from"', path: ['until'] });

const occasion = shape({
  title: heading('For weddings'),
  href,
  attribute: line(60).meta(say('Attribute', 'The name of the attribute that is read.', 'Occasion')),
  words: list(line(40), 1, 12).meta(say('Words', 'Products whose attribute has one of these are shown.', ['wedding'])),
});

/** The sections of the home page below slides and promises, in the order that they have unless `order` says another. */
export const HOME_SECTIONS = [
  'categories',
  'seasons',
  'priceShops',
  'deal',
  'occasions',
  'bestSellers',
  'trends',
  'productsForYou',
  'newShops',
  'memberGifts',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];
const sectionName = z.enum(HOME_SECTIONS, { error: `one of ${HOME_SECTIONS.join(', ')}` });

const banner = shape({
  ...optionalImage,
  scene: bannerScene,
  title: titleOf('banner', 60),
  text: line(120).optional().meta(say('Text', 'Below the title; the lowest price of the category if it is left out.')),
  label,
  href: listLink.meta(
    say('Leads to', 'The address of a page of this shop, also of a filtered list.', '/products?price=-299'),
  ),
});

/** `catalog/home.json`: the sections of the default market's home page, from top to bottom. Each section may be left out. */
export const homeInput = shape({
  $schema: schemaAddress,
  title: line(80).meta(say('Title', 'Of the page, for browsers and search engines.')),
  description: line(300).meta(say('Description', 'Of the page, for search engines.')),
  order: list(sectionName, 0, HOME_SECTIONS.length)
    .refine((names) => new Set(names).size === names.length, { error: 'each section once' })
    .optional()
    .meta(
      say(
        'Order of the sections',
        'From top to bottom, below slides and promises. Those that it leaves out follow in their usual order.',
        ['deal', 'categories'],
      ),
    ),
  hero: list(slide, 1, 4).optional().meta(say('Slides', 'One to four large slides at the top.')),
  marketHeroes: list(
    shape({
      market: marketId.meta(say('Market', 'The id of a market that is not the default one.', 'ae')),
      slides: list(slide, 1, 4).meta(say('Slides', 'The first is at the top, the others are below the lists.')),
    }),
    0,
    20,
  )
    .optional()
    .meta(say('Slides of other markets', 'The large slides on their home pages.')),
  banners: list(
    shape({
      after: sectionName.meta(say('After', 'The section below which they stand.', 'seasons')),
      banners: list(banner, 1, 2).meta(say('Banners', 'One, or two beside each other.')),
    }),
    0,
    6,
  )
    .optional()
    .meta(say('Banners', 'Pairs of pictures with a text between the rows of products.')),
  categories: shape({
    title: heading('Shop by category'),
    cards: list(card, 1, 24)
      .optional()
      .meta(say('Cards', 'One for each category of the top level if they are left out.')),
  })
    .optional()
    .meta(say('Categories', 'Cards that lead to categories.')),
  seasons: list(season, 0, 24)
    .optional()
    .meta(say('Seasons', 'Rows of products of a season or festival, each shown from one day to another.')),
  priceShops: shape({
    limits: z
      .record(marketId, list(amount, 1, 4), { error: 'limits of price by id of a market: { "in": [199, 299] }' })
      .meta(say('Limits of price', 'By market: a row of products under each amount.', { in: [199, 299] })),
    without: list(categoryId)
      .optional()
      .meta(say('Without these categories', 'Categories whose products are left out.')),
  })
    .optional()
    .meta(say('Under a price', 'Rows of products below a price.')),
  occasions: list(occasion, 0, 8)
    .optional()
    .meta(say('Occasions', 'Rows of products whose attribute has one of some words.')),
  bestSellers: shape({
    title: heading('Best sellers', 40),
    categories: list(categoryId, 1, 8).meta(say('Categories', 'A row of the most rated products of each.')),
  })
    .optional()
    .meta(
      say('Best sellers', 'The most rated products of some categories. {category} in the title is the name of each.'),
    ),
  newShops: shape({
    title: heading('New shops'),
    sellers: list(sellerId, 1, 12).meta(say('Sellers', 'In the order of the row.')),
  })
    .optional()
    .meta(say('New shops', 'Sellers that are introduced.')),
  deal: shape({
    title: heading('Deal of the week'),
    text: line(200).meta(say('Text', 'One or two sentences about the deal.')),
    sku: productSku.meta(
      say('Product', 'Its SKU. The prices are those of its offer; one that saves nothing is not shown.', 'WK-101'),
    ),
    label,
  })
    .optional()
    .meta(say('Deal of the week', 'One product with a discount.')),
  trends: shape({
    title: heading('Trends'),
    text: intro,
    tiles: list(
      shape({ ...image, title: titleOf('tile', 60), text: line(120).meta(say('Text', 'Below the title.')), href }),
      1,
      8,
    ).meta(say('Tiles', 'Pictures that lead to pages.')),
  })
    .optional()
    .meta(say('Trends', 'Tiles with a picture and a sentence.')),
  productsForYou: shape({
    title: heading('Products for you'),
    skus: list(productSku, 1, 24)
      .optional()
      .meta(say('Products', 'SKUs, in this order; the first products of the shop if they are left out.', ['WK-101'])),
  })
    .optional()
    .meta(say('Products for you', 'A grid of products at the end of the page.')),
  memberGifts: shape({
    ...image,
    scene: bannerScene,
    title: heading('Gifts for members'),
    text: line(120).meta(say('Text', 'What members get, in one sentence.')),
    note: line(240).optional().meta(say('Note', 'Conditions in small type.')),
    label,
    href,
  })
    .optional()
    .meta(say('Gifts for members', 'A banner with a picture, a text and a button.')),
  translations: homeTranslations,
}).superRefine(({ translations, ...english }, context) => {
  for (const [language, own] of Object.entries(translations ?? {}))
    for (const position of listMisplaced(english, own))
      context.addIssue({
        code: 'custom',
        path: ['translations', language, ...position],
        message: `a place that the English texts have too: there is no ${JSON.stringify(position.join('.'))} to translate; remove it, or write the English text first`,
      });
});
export type HomeInput = z.output<typeof homeInput>;
