import { z } from 'zod';
import { amount, day, id, line, list, optionalLine, schemaAddress, shape, sitePath, sku } from './fields.ts';

const image = { image: line(2000), alt: optionalLine(300).optional() };
const optionalImage = { ...image, image: image.image.optional() };

/** A drawing or photograph in `public` that fills a slide, composed for phones (10:9) and for wide screens (3:1). */
export const scene = shape({ narrow: sitePath, wide: sitePath });

/** `catalog/home.json`: the sections of the default market's home page, from top to bottom. Each section may be left out. */
export const homeInput = shape({
  $schema: schemaAddress,
  title: line(80),
  description: line(300),
  /** Slides (two in the specification: natural glow beauty, jewellery). `scene` takes the place of `image`. Without `kicker` a slide shows the lowest price in the category at `href`, without `image` its first picture. */
  hero: list(
    shape({
      ...optionalImage,
      scene: scene.optional(),
      kicker: line(60).optional(),
      title: line(80),
      text: line(160),
      label: line(40),
      href: sitePath,
    }),
    1,
    4,
  ).optional(),
  /**
   * Without `text` a card shows the lowest price in the category at `href`, without `image` its first picture. Without `cards` there is one
   * for each category of the top level.
   */
  categories: shape({
    title: line(60),
    cards: list(
      shape({ ...optionalImage, title: line(40), text: line(80).optional(), href: sitePath }),
      1,
      24,
    ).optional(),
  }).optional(),
  /** Products of a season or festival, shown from one day up to another, which is included. */
  seasons: list(
    shape({
      from: day,
      until: day,
      title: line(60),
      text: line(160).optional(),
      href: sitePath,
      skus: list(sku, 1, 24),
    }).refine(({ from, until }) => from <= until, { error: 'a day that is not before "from"', path: ['until'] }),
    0,
    24,
  ).optional(),
  /** Limits of price in major units, by id of the market: a row of products under each. `without` are ids of categories that are left out. */
  priceShops: shape({
    limits: z.record(id, list(amount, 1, 4), { error: 'limits of price by id of a market: { "in": [199, 299] }' }),
    without: list(id).optional(),
  }).optional(),
  /** Products whose attribute of this name has one of the words. */
  occasions: list(
    shape({ title: line(60), href: sitePath, attribute: line(60), words: list(line(40), 1, 12) }),
    0,
    8,
  ).optional(),
  /** Ids of categories: a row of the most rated products of each. */
  bestSellers: shape({ title: line(40), categories: list(id, 1, 8) }).optional(),
  /** Ids of sellers. */
  newShops: shape({ title: line(60), sellers: list(id, 1, 12) }).optional(),
  /** The deal of the week. Its prices come from the product's offer; one that saves nothing is not shown. */
  deal: shape({ title: line(60), text: line(200), sku, label: line(40) }).optional(),
  trends: shape({
    title: line(60),
    text: line(160).optional(),
    tiles: list(shape({ ...image, title: line(60), text: line(120), href: sitePath }), 1, 8),
  }).optional(),
  /** Without `skus` the first products of the shop. */
  productsForYou: shape({ title: line(60), skus: list(sku, 1, 24).optional() }).optional(),
  memberGifts: shape({
    ...image,
    title: line(60),
    text: line(120),
    note: line(240),
    label: line(40),
    href: sitePath,
  }).optional(),
});
export type HomeInput = z.output<typeof homeInput>;
