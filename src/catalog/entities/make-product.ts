import type { Availability } from '../../core/availability.ts';
import { parseMoney } from '../../core/parse-money.ts';
import { cleanLine, slugify } from '../../core/text.ts';
import { MAX_PICTURES, MAX_REVIEWS } from '../../core/constants.ts';
import { makeDeclarations } from './declarations.ts';
import { defaultSellerOf, foldName, type ImportContext } from '../import/import-context.ts';
import type { RawProduct } from '../import/raw-product.ts';
import {
  type Market,
  type Offer,
  type Picture,
  type ReadProduct,
  type Review,
  type Seller,
  type Size,
  UNREAD_OFFER,
} from '../model.ts';
import type { SourceText } from '../source/positions.ts';
import { type ProblemList, suggest } from '../source/problems.ts';
import { sanitiseBlocks, stripMarkup } from '../sanitise.ts';
import { withoutUndefined } from './without-undefined.ts';

/**
 * Makes a product of a raw product. Problems are added to the list; returns undefined when there is an error among them or
 * the raw product is partial.
 */
export function makeProduct(raw: RawProduct, context: ImportContext): ReadProduct | undefined {
  const { input } = raw;
  const { source, problems } = context;
  const errorsBefore = problems.errorCount;
  const seller = context.sellers.get(input.seller);
  checkSeller(raw, seller, context);
  checkTitle(input.title, raw, context);
  checkCounts(raw, context);
  const made = {
    offers: makeOffers(raw, context),
    attributes: makeAttributes(raw, context),
    detailsHtml: sanitiseBlocks(input.details ?? ''),
    sizes: makeSizes(raw, context),
  };
  if (!seller || raw.isPartial || problems.errorCount > errorsBefore) return undefined;
  return {
    ...made,
    sku: input.sku,
    title: input.title,
    ...withoutUndefined({ titleHi: input.titleHi }),
    slug: input.slug ?? slugify(input.title),
    sellerId: seller.id,
    categoryIds: [...new Set([context.category.id, ...(input.categories ?? [])])],
    tiles: input.tiles ?? [],
    onMainPage: input.mainPage ?? true,
    description: stripMarkup(input.description ?? ''),
    ...(input.descriptionHi === undefined ? {} : { descriptionHi: stripMarkup(input.descriptionHi) }),
    features: input.features ?? [],
    pictures: makePictures(raw),
    availability: toAvailability(input.availability),
    ...withoutUndefined({ leadTimeDays: input.leadTimeDays, colour: input.colour }),
    siblingSkus: (input.colourSiblings ?? []).filter((sku) => sku !== input.sku),
    tags: input.tags ?? [],
    ...(input.rating && input.rating.count > 0 ? { rating: input.rating } : {}),
    reviews: (input.reviews ?? []).map(toReview),
    declarations: makeDeclarations(raw, seller, context),
    file: source.file,
    shape: raw.shape,
  };
}

/** Checks that the seller exists and that the brand is its name. */
function checkSeller({ input, shape, place }: RawProduct, seller: Seller | undefined, context: ImportContext): void {
  const { source, problems } = context;
  // The seller that a category's file names for historical records is checked there.
  const isDefault = shape !== 'canonical' && input.seller === defaultSellerOf(context);
  if (!seller && input.seller !== '' && !isDefault) {
    problems.add(source, place(['seller']), {
      expected: 'the id of a seller: the name of a file in catalog/sellers',
      hint: suggest(input.seller, context.sellers.keys()),
    });
  }
  if (input.mpn !== undefined && input.mpn !== input.sku) {
    problems.add(source, place(['mpn']), {
      expected: `the same as sku: ${JSON.stringify(input.sku)}`,
      hint: 'leave mpn out',
    });
  }
  const isNamed = seller !== undefined && !context.unread.sellers.has(seller.id);
  if (input.brand !== undefined && isNamed && foldName(input.brand) !== foldName(seller.name)) {
    problems.add(source, place(['brand']), {
      expected: `the name of the seller: ${JSON.stringify(seller.name)}`,
      hint: 'leave brand out',
    });
  }
}

/** Checks the numbers of ratings, pictures and reviews. */
function checkCounts({ input, place }: RawProduct, { source, problems }: ImportContext): void {
  const { rating, images, reviews = [] } = input;
  if (rating?.count === 0) {
    problems.add(source, place(['rating', 'count']), {
      severity: 'warning',
      expected: 'a count of at least 1: a rating without a count is not shown',
    });
  }
  if (images.length > MAX_PICTURES) {
    problems.add(source, place(['images', MAX_PICTURES]), {
      expected: `at most ${MAX_PICTURES} pictures; there are ${images.length}`,
    });
  }
  if (reviews.length > MAX_REVIEWS) {
    problems.add(source, place(['reviews', MAX_REVIEWS]), {
      expected: `at most ${MAX_REVIEWS} reviews; there are ${reviews.length}`,
    });
  }
}

function makeSizes({ input, place }: RawProduct, { source, problems }: ImportContext): Size[] {
  const sizes = (input.sizes ?? []).map(({ name, label, availability, measurements = {} }) => ({
    name,
    ...withoutUndefined({ label }),
    availability: toAvailability(availability),
    measurements,
  }));
  const duplicate = sizes.findIndex(({ name }, index) => sizes.findIndex((other) => other.name === name) !== index);
  if (duplicate >= 0) problems.add(source, place(['sizes', duplicate]), { expected: 'each size once' });
  return sizes;
}

const makePictures = ({ input: { images, imageMode, title } }: RawProduct): Picture[] =>
  images.map((image, index) => {
    const { src, alt, width, height } = typeof image === 'string' ? { src: image } : image;
    return {
      source: src,
      alt: alt || (index === 0 ? title : `${title}, picture ${index + 1}`),
      ...(width !== undefined && height !== undefined ? { size: { width, height } } : {}),
      ...withoutUndefined({ mode: imageMode }),
    };
  });

/** What exports write when a title is missing. */
const NO_TITLE = /^(?:nan|null|undefined|none|n\/a|title|-+)$/i;

function checkTitle(title: string, raw: RawProduct, { source, problems }: ImportContext): void {
  const place = raw.place(['title']);
  if (NO_TITLE.test(title)) problems.add(source, place, { expected: 'the name of the product' });
  else if (/(?:\.\.\.|…)$/.test(title)) {
    problems.add(source, place, { severity: 'warning', expected: 'the full title: this one was cut off' });
  } else if (title.length > 150) {
    problems.add(source, place, {
      severity: 'warning',
      expected: `at most 150 characters, the limit of merchant feeds; there are ${title.length}`,
    });
  }
}

function makeOffers(raw: RawProduct, { source, problems, markets, unread }: ImportContext): ReadProduct['offers'] {
  const offers: Record<string, ReadProduct['offers'][string]> = {};
  if (Object.keys(raw.input.offers).length === 0 && !raw.isPartial) {
    problems.add(source, raw.place(['offers']), {
      expected: 'at least one offer, such as { "in": { "price": 499 } }',
    });
  }
  for (const [marketId, offer] of Object.entries(raw.input.offers)) {
    const market = markets.get(marketId);
    if (!market) {
      problems.addKey(source, raw.place(['offers']), marketId, {
        expected: 'the id of a market: the name of a file in catalog/markets',
        hint: suggest(marketId, markets.keys()),
      });
      continue;
    }
    if (unread.currencies.has(marketId)) {
      offers[marketId] = UNREAD_OFFER;
      continue;
    }
    const made = makeOffer(offer, market, source, (field) => raw.place(['offers', marketId, field]), problems);
    if (made) offers[marketId] = made;
  }
  return offers;
}

/** Reads price and MRP in the market's currency. */
function makeOffer(
  { price, mrp }: RawProduct['input']['offers'][string],
  { currency }: Market,
  source: SourceText,
  place: (field: 'price' | 'mrp') => readonly PropertyKey[],
  problems: ProblemList,
): Offer | undefined {
  const anAmount = `an amount in ${currency} such as 499, 499.50 or "4,99,999"`;
  const priceMinor = parseMoney(price, currency);
  const mrpMinor = mrp === undefined ? undefined : parseMoney(mrp, currency);
  if (priceMinor === undefined || priceMinor === 0)
    problems.add(source, place('price'), { expected: priceMinor === 0 ? 'a price above 0' : anAmount });
  else if (mrp !== undefined && mrpMinor === undefined) problems.add(source, place('mrp'), { expected: anAmount });
  else if (mrpMinor !== undefined && priceMinor > mrpMinor)
    problems.add(source, place('price'), { expected: `a price of at most the MRP, ${mrp}` });
  else return { priceMinor, ...withoutUndefined({ mrpMinor }) };
  return undefined;
}

/** Attributes without a name or value are left out with a warning: exports are full of them. */
function makeAttributes(raw: RawProduct, { source, problems }: ImportContext): [string, string][] {
  const attributes: [string, string][] = [];
  for (const [rawName, rawValue] of Object.entries(raw.input.attributes ?? {})) {
    const name = cleanLine(rawName);
    const value = rawValue === null ? '' : cleanLine(String(rawValue));
    if (name !== '' && value !== '' && !/^(?:nil|null|nan|n\/a|undefined)$/i.test(value)) {
      attributes.push([name, value]);
      continue;
    }
    problems.addKey(source, raw.place(['attributes']), rawName, {
      severity: 'warning',
      found: `${JSON.stringify(rawName)}: ${JSON.stringify(rawValue)}`,
      expected: 'a name and a value; this attribute is not shown',
    });
  }
  return attributes;
}

function toAvailability(text: string | undefined): Availability {
  if (text === undefined || text === 'in stock') return 'in-stock';
  return text === 'sold out' ? 'sold-out' : { from: text };
}

/** The label of a button that scrapers copy with each review. */
const BUTTON_LABEL = /\s*(?:READ MORE|Read more|Show more)\s*$/;

function toReview(review: NonNullable<RawProduct['input']['reviews']>[number]): Review {
  return {
    author: review.author || 'Shopper',
    date: review.date.replace(' ', 'T'),
    text: stripMarkup(review.text ?? '').replace(BUTTON_LABEL, ''),
    stars: review.stars,
  };
}
