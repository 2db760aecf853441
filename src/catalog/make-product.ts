import type { Availability } from '../core/availability.ts';
import { parseMoney } from '../core/money.ts';
import { cleanLine, slugify } from '../core/text.ts';
import { MAX_PICTURES, MAX_REVIEWS } from '../core/constants.ts';
import { makeDeclarations } from './declarations.ts';
import { type DoorContext, type Draft, foldName } from './historical/draft.ts';
import { type ReadProduct, type Review, type Seller, UNREAD_OFFER } from './model.ts';
import { suggest } from './problems.ts';
import { sanitiseBlocks, stripMarkup } from './sanitise.ts';

/**
 * Makes the product of a draft: everything that one file and its market and seller tell. Problems are noted; undefined
 * when one of them leaves no product to speak of.
 */
export function makeProduct(draft: Draft, folderCategoryId: string, context: DoorContext): ReadProduct | undefined {
  const { input } = draft;
  const { source, problems } = context;
  const errorsBefore = problems.errors.length;
  const at = (...path: PropertyKey[]) => draft.place(path);

  const seller = context.sellers.get(input.seller);
  // The seller that a category gives to its historical records is checked there, once.
  const isGiven = draft.shape !== 'canonical' && input.seller === context.defaultSellerId;
  if (!seller && input.seller !== '' && !isGiven) {
    problems.add(source, at('seller'), {
      expected: 'the id of a seller: the name of a file in catalog/sellers',
      hint: suggest(input.seller, context.sellers.keys()),
    });
  }
  if (input.mpn !== undefined && input.mpn !== input.sku) {
    problems.add(source, at('mpn'), {
      expected: `the same as sku: ${JSON.stringify(input.sku)}`,
      hint: 'leave mpn out',
    });
  }
  const isNamed = seller !== undefined && !context.unread.sellers.has(seller.id);
  if (input.brand !== undefined && isNamed && foldName(input.brand) !== foldName(seller.name)) {
    problems.add(source, at('brand'), {
      expected: `the name of the seller: ${JSON.stringify(seller.name)}`,
      hint: 'leave brand out',
    });
  }
  if (input.rating?.count === 0) {
    problems.add(source, at('rating', 'count'), {
      severity: 'warning',
      expected: 'a count of at least 1: a rating that nobody gave is not shown',
    });
  }
  checkTitle(input.title, draft, context);

  if (input.images.length > MAX_PICTURES) {
    problems.add(source, at('images', MAX_PICTURES), {
      expected: `at most ${MAX_PICTURES} pictures; there are ${input.images.length}`,
    });
  }
  const reviews = input.reviews ?? [];
  if (reviews.length > MAX_REVIEWS) {
    problems.add(source, at('reviews', MAX_REVIEWS), {
      expected: `at most ${MAX_REVIEWS} reviews; there are ${reviews.length}`,
    });
  }

  const offers = makeOffers(draft, context);
  const attributes = makeAttributes(draft, context);
  const detailsHtml = sanitiseBlocks(input.details ?? '');
  const sizes = (input.sizes ?? []).map((size) => ({
    name: size.name,
    ...(size.label === undefined ? {} : { label: size.label }),
    availability: toAvailability(size.availability),
    measurements: size.measurements ?? {},
  }));
  const twice = sizes.findIndex((size, index) => sizes.findIndex((other) => other.name === size.name) !== index);
  if (twice >= 0) problems.add(source, at('sizes', twice), { expected: 'each size once' });

  if (!seller || draft.isPartial || problems.errors.length > errorsBefore) return undefined;
  return {
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
    detailsHtml,
    features: input.features ?? [],
    attributes,
    pictures: input.images.map((image, index) => ({
      source: typeof image === 'string' ? image : image.src,
      alt:
        (typeof image === 'object' && image.alt) ||
        (index === 0 ? input.title : `${input.title}, picture ${index + 1}`),
    })),
    offers,
    availability: toAvailability(input.availability),
    ...(input.leadTimeDays === undefined ? {} : { leadTimeDays: input.leadTimeDays }),
    sizes,
    ...(input.colour === undefined ? {} : { colour: input.colour }),
    siblingSkus: (input.colourSiblings ?? []).filter((sku) => sku !== input.sku),
    tags: input.tags ?? [],
    ...(input.rating && input.rating.count > 0 ? { rating: input.rating } : {}),
    reviews: reviews.map(toReview),
    declarations: makeDeclarations(draft, seller, context),
    file: source.file,
    shape: draft.shape,
  };
}

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
