import type { Availability } from '../../core/availability.ts';
import { parseMoney } from '../../core/money.ts';
import { cleanLine, slugify } from '../../core/text.ts';
import { MAX_PICTURES, MAX_REVIEWS } from '../../core/constants.ts';
import { makeDeclarations } from './declarations.ts';
import { type DoorContext, type Draft, foldName } from '../import/import-context.ts';
import { type Picture, type ReadProduct, type Review, type Seller, type Size, UNREAD_OFFER } from '../model.ts';
import { suggest } from '../source/problems.ts';
import { sanitiseBlocks, stripMarkup } from './sanitise.ts';

/**
 * Makes the product of a draft: everything that one file and its market and seller tell. Problems are noted; undefined
 * when one of them leaves no product to speak of.
 */
export function makeProduct(draft: Draft, folderCategoryId: string, context: DoorContext): ReadProduct | undefined {
  const { input } = draft;
  const { source, problems } = context;
  const errorsBefore = problems.errors.length;
  const seller = context.sellers.get(input.seller);
  checkSeller(draft, seller, context);
  checkTitle(input.title, draft, context);
  checkCounts(draft, context);
  const made = {
    offers: makeOffers(draft, context),
    attributes: makeAttributes(draft, context),
    detailsHtml: sanitiseBlocks(input.details ?? ''),
    sizes: makeSizes(draft, context),
  };
  if (!seller || draft.isPartial || problems.errors.length > errorsBefore) return undefined;
  return {
    ...made,
    sku: input.sku,
    title: input.title,
    ...(input.titleHi === undefined ? {} : { titleHi: input.titleHi }),
    slug: input.slug ?? slugify(input.title),
    sellerId: seller.id,
    categoryIds: [...new Set([folderCategoryId, ...(input.categories ?? [])])],
    tiles: input.tiles ?? [],
    onMainPage: input.mainPage ?? true,
    description: stripMarkup(input.description ?? ''),
    ...(input.descriptionHi === undefined ? {} : { descriptionHi: stripMarkup(input.descriptionHi) }),
    features: input.features ?? [],
    pictures: makePictures(draft),
    availability: toAvailability(input.availability),
    ...(input.leadTimeDays === undefined ? {} : { leadTimeDays: input.leadTimeDays }),
    ...(input.colour === undefined ? {} : { colour: input.colour }),
    siblingSkus: (input.colourSiblings ?? []).filter((sku) => sku !== input.sku),
    tags: input.tags ?? [],
    ...(input.rating && input.rating.count > 0 ? { rating: input.rating } : {}),
    reviews: (input.reviews ?? []).map(toReview),
    declarations: makeDeclarations(draft, seller, context),
    file: source.file,
    shape: draft.shape,
  };
}

/** That the seller exists, and that a brand is its name. */
function checkSeller({ input, shape, place }: Draft, seller: Seller | undefined, context: DoorContext): void {
  const { source, problems } = context;
  // The seller that a category gives to its historical records is checked there, once.
  const isGiven = shape !== 'canonical' && input.seller === context.defaultSellerId;
  if (!seller && input.seller !== '' && !isGiven) {
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

/** That there are no more ratings, pictures and reviews than the shop shows. */
function checkCounts({ input, place }: Draft, { source, problems }: DoorContext): void {
  const { rating, images, reviews = [] } = input;
  if (rating?.count === 0) {
    problems.add(source, place(['rating', 'count']), {
      severity: 'warning',
      expected: 'a count of at least 1: a rating that nobody gave is not shown',
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

function makeSizes({ input, place }: Draft, { source, problems }: DoorContext): Size[] {
  const sizes = (input.sizes ?? []).map(({ name, label, availability, measurements = {} }) => ({
    name,
    ...(label === undefined ? {} : { label }),
    availability: toAvailability(availability),
    measurements,
  }));
  const twice = sizes.findIndex(({ name }, index) => sizes.findIndex((other) => other.name === name) !== index);
  if (twice >= 0) problems.add(source, place(['sizes', twice]), { expected: 'each size once' });
  return sizes;
}

const makePictures = ({ input: { images, title } }: Draft): Picture[] =>
  images.map((image, index) => ({
    source: typeof image === 'string' ? image : image.src,
    alt: (typeof image === 'object' && image.alt) || (index === 0 ? title : `${title}, picture ${index + 1}`),
  }));

/** What exports put where a title should be. */
const NO_TITLE = /^(?:nan|null|undefined|none|n\/a|title|-+)$/i;

function checkTitle(title: string, draft: Draft, { source, problems }: DoorContext): void {
  const place = draft.place(['title']);
  if (NO_TITLE.test(title)) problems.add(source, place, { expected: 'the name of the product' });
  else if (/(?:\.\.\.|…)$/.test(title)) {
    problems.add(source, place, { severity: 'warning', expected: 'the whole title: this one was cut off' });
  } else if (title.length > 150) {
    problems.add(source, place, {
      severity: 'warning',
      expected: `at most 150 characters, as merchant feeds take; there are ${title.length}`,
    });
  }
}

function makeOffers(draft: Draft, { source, problems, markets, unread }: DoorContext): ReadProduct['offers'] {
  const offers: Record<string, ReadProduct['offers'][string]> = {};
  if (Object.keys(draft.input.offers).length === 0 && !draft.isPartial) {
    problems.add(source, draft.place(['offers']), {
      expected: 'at least one offer, such as { "in": { "price": 499 } }',
    });
  }
  for (const [marketId, offer] of Object.entries(draft.input.offers)) {
    const market = markets.get(marketId);
    if (!market) {
      problems.addKey(source, draft.place(['offers']), marketId, {
        expected: 'the id of a market: the name of a file in catalog/markets',
        hint: suggest(marketId, markets.keys()),
      });
      continue;
    }
    if (unread.currencies.has(marketId)) {
      offers[marketId] = UNREAD_OFFER;
      continue;
    }
    const place = (field: string) => draft.place(['offers', marketId, field]);
    const priceMinor = parseMoney(offer.price, market.currency);
    const mrpMinor = offer.mrp === undefined ? undefined : parseMoney(offer.mrp, market.currency);
    if (priceMinor === undefined || priceMinor === 0) {
      problems.add(source, place('price'), {
        expected:
          priceMinor === 0 ? 'a price above 0' : `an amount in ${market.currency} such as 499, 499.50 or "4,99,999"`,
      });
    } else if (offer.mrp !== undefined && mrpMinor === undefined) {
      problems.add(source, place('mrp'), {
        expected: `an amount in ${market.currency} such as 499, 499.50 or "4,99,999"`,
      });
    } else if (mrpMinor !== undefined && priceMinor > mrpMinor) {
      problems.add(source, place('price'), { expected: `a price that is not above the MRP of ${offer.mrp}` });
    } else {
      offers[marketId] = mrpMinor === undefined ? { priceMinor } : { priceMinor, mrpMinor };
    }
  }
  return offers;
}

/** Attributes without a value are dropped with a word: exports are full of them, and a page with an empty row looks broken. */
function makeAttributes(draft: Draft, { source, problems }: DoorContext): [string, string][] {
  const attributes: [string, string][] = [];
  for (const [rawName, rawValue] of Object.entries(draft.input.attributes ?? {})) {
    const name = cleanLine(rawName);
    const value = rawValue === null ? '' : cleanLine(String(rawValue));
    if (name !== '' && value !== '' && !/^(?:nil|null|nan|n\/a|undefined)$/i.test(value)) {
      attributes.push([name, value]);
      continue;
    }
    problems.addKey(source, draft.place(['attributes']), rawName, {
      severity: 'warning',
      found: `${JSON.stringify(rawName)}: ${JSON.stringify(rawValue)}`,
      expected: 'a name and a value; this attribute is left out of the page',
    });
  }
  return attributes;
}

function toAvailability(text: string | undefined): Availability {
  if (text === undefined || text === 'in stock') return 'in-stock';
  return text === 'sold out' ? 'sold-out' : { from: text };
}

/** The tail of a button that scrapers copy with every review. */
const JUNK_TAIL = /\s*(?:READ MORE|Read more|Show more)\s*$/;

function toReview(review: NonNullable<Draft['input']['reviews']>[number]): Review {
  return {
    author: review.author || 'Shopper',
    date: review.date.replace(' ', 'T'),
    text: stripMarkup(review.text ?? '').replace(JUNK_TAIL, ''),
    stars: review.stars,
  };
}

/** Sellers by folded name, for records that give only the name. */
export function indexSellersByName(sellers: ReadonlyMap<string, Seller>): Map<string, Seller> {
  return new Map([...sellers.values()].map((seller) => [foldName(seller.name), seller]));
}
