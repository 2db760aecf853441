import { unitPrice } from '../catalog/entities/declarations.ts';
import type { Market, Party, Product } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { MAX_REVIEWS } from '../core/constants.ts';
import type { RatingView } from './card.ts';
import { makeShippingRules, type OfferTerms, type ShippingRulesView } from './market-rules.ts';
import { type ContactView, type LinkView, linkToCategory, makeContact } from './shell.ts';
import { formatCount, formatDay, formatAmount, formatWeight } from './format.ts';

/** The sections PRODUCT DETAILS, FEATURES and SHIPPING INFORMATION. */
export interface SectionsView {
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Sanitised HTML; may be empty. */
  readonly detailsHtml: string;
  readonly features: readonly string[];
  readonly shipping: ShippingRulesView;
}

/** The average rating and the reviews. */
export interface ReviewsView {
  /** `value` is the average with one decimal, `shoppers` "1,204 shoppers". */
  readonly summary?: { readonly value: string; readonly shoppers: string };
  readonly reviews: readonly {
    readonly author: string;
    /** The date in ISO form and as it is shown; missing where the review has none. */
    readonly written?: { readonly date: string; readonly day: string };
    /** May be empty. */
    readonly text: string;
    /** Language of the text if it is not the page's. */
    readonly language?: string;
    readonly rating?: RatingView;
    readonly isVerified?: true;
  }[];
  /** "2 of 14 reviews, the most helpful first"; missing where there is only one. */
  readonly shown?: string;
  /** How many ratings have 5, 4 … 1 stars, with the largest of these numbers. Missing where the page shows all that is known. */
  readonly stars?: {
    readonly most: number;
    readonly rows: readonly { readonly stars: number; readonly count: number; readonly words: string }[];
  };
}

/** Declarations that the law requires beside an offer. */
export interface DeclarationsView {
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly care: ContactView & { readonly name: string; readonly address: string };
  /** Addresses of the pages about returns, shipping and contact. */
  readonly returnsPage: string;
  readonly shippingPage: string;
  readonly contactPage: string;
}

/** SKU, categories and tags. */
export interface MetaView {
  readonly sku: string;
  readonly categories: readonly LinkView[];
  readonly tags: readonly string[];
}

export const makeSections = (
  { attributes, detailsHtml, features }: Product,
  market: Market,
  terms: OfferTerms,
): SectionsView => ({ attributes, detailsHtml, features, shipping: makeShippingRules(market, terms) });

/** `lang` for Hindi text, for its line height and for screen readers. */
const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? { language: 'hi' } : {});

/** Undefined when there are neither ratings nor reviews. */
export function makeReviews(
  { rating, reviews, reviewCount, starCounts }: Product,
  { locale }: Market,
): ReviewsView | undefined {
  if (!rating && reviews.length === 0) return undefined;
  return {
    ...(rating
      ? {
          summary: {
            value: rating.value.toFixed(1),
            shoppers: `${formatCount(rating.count, locale)} ${rating.count === 1 ? 'shopper' : 'shoppers'}`,
          },
        }
      : {}),
    reviews: reviews.map(({ author, date, text, stars, isVerified }) => ({
      author,
      ...(date ? { written: { date: date.slice(0, 10), day: formatDay(date) } } : {}),
      text,
      ...languageOf(text),
      ...(stars ? { rating: { value: stars } } : {}),
      ...(isVerified ? { isVerified } : {}),
    })),
    ...(reviews.length > 1
      ? {
          shown: `${reviews.length} of ${formatCount(reviewCount ?? reviews.length, locale)} reviews, the most helpful first`,
        }
      : {}),
    ...makeStarRows(starCounts ?? [], locale),
  };
}

function makeStarRows(counts: readonly number[], locale: string): Pick<ReviewsView, 'stars'> {
  if (counts.reduce((sum, count) => sum + count, 0) <= MAX_REVIEWS) return {};
  const rows = counts.map((count, index) => ({ stars: index + 1, count, words: formatCount(count, locale) })).reverse();
  return { stars: { most: Math.max(...counts), rows } };
}

/** Legal Metrology (Packaged Commodities) Rules 2011, rules 6(1) and 6(10); E-Commerce Rules 2020. */
export function makeDeclarations(site: Site, product: Product, market: Market): DeclarationsView {
  const { declarations, colour, weightGrams } = product;
  const { consumerCare: care, netQuantity } = declarations;
  const { pages } = site.catalog.store;
  const offer = product.offers[market.id];
  const perUnit = offer && netQuantity && unitPrice(offer.priceMinor, netQuantity);
  const party = (who: Party | undefined) => who && `${who.name}, ${who.address}`;
  const rows: [string, string | undefined][] = [
    ['Common name', declarations.genericName],
    // Only the seller can state an MRP: it is not the price.
    offer?.mrpMinor !== undefined && market.country === 'IN'
      ? ['MRP, all taxes included', formatAmount(offer.mrpMinor, market)]
      : ['Price, all taxes included', offer && formatAmount(offer.priceMinor, market)],
    ['Net quantity', netQuantity?.text],
    ['Unit price', perUnit && `${formatAmount(Math.round(perUnit.minor), market)} per ${perUnit.per}`],
    ['Country of origin', declarations.countryOfOrigin],
    ['Made by', party(declarations.maker)],
    ['Packed by', party(declarations.packer)],
    ['Imported by', party(declarations.importer)],
    ['Weight', weightGrams === undefined ? undefined : formatWeight(weightGrams)],
    ['Dimensions', declarations.dimensions],
    ['Best before', declarations.bestBefore],
    ['Warranty', declarations.warranty],
    ['Colour', colour],
  ];
  return {
    rows: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    care: { name: care.name, address: care.address, ...makeContact(care) },
    returnsPage: pages.returns,
    shippingPage: market.shippingPage,
    contactPage: pages.contact,
  };
}

/** `categories` are those of the market. */
export const makeMeta = (site: Site, product: Product, market: Market): MetaView => ({
  sku: product.sku,
  categories: product.categoryIds
    .flatMap((id) => site.catalog.categories.get(id) ?? [])
    .filter((category) => category.marketId === market.id)
    .map((category) => linkToCategory(market, category)),
  tags: product.tags,
});
