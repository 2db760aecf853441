import type { z } from 'zod';
import { BEST_RATING } from '../../core/constants.ts';
import type { Market, Seller } from '../model.ts';
import { structuredRecord } from '../schema/historical.ts';
import type { ProductInput } from '../schema/product.ts';
import { checkShape } from '../source/check-shape.ts';
import { suggest } from '../source/problems.ts';
import { type DetailsText, parseDetailsText, parseShopText } from './details-text.ts';
import { foldName, type ImportContext, warnOfUnread } from './import-context.ts';
import { placeBy, type RawProduct } from './raw-product.ts';

type StructuredRecord = z.output<typeof structuredRecord>;

/** Reads the schema.org-like shape: `shopName`, `productDetails`, `productValue`, `category`. */
export function readStructured(value: unknown, context: ImportContext): RawProduct | undefined {
  const { source, problems } = context;
  const record = checkShape(structuredRecord, value, source, problems);
  if (!record) return undefined;
  const market = findMarket(record, context);
  const seller = findSeller(record, context);
  checkShopText(record, seller, context);
  const details = parseDetailsText(record.productDetails);
  warnOfUnread(details.unread, ['productDetails'], context);
  const availability = readAvailability(record.productValue.offers.availability);
  if (availability === undefined) {
    problems.add(source, ['productValue', 'offers', 'availability'], {
      code: 'availability-invalid',
      expected: 'a schema.org availability such as InStock or OutOfStock',
    });
  }
  return {
    input: toInput(record, details, { market, seller, availability }),
    shape: 'structured',
    isPartial: !market || !seller || availability === undefined,
    place: placeBy({
      sku: ['productValue', 'sku'],
      mpn: ['productValue', 'mpn'],
      title: ['productValue', 'name'],
      seller: ['productValue', 'brand'],
      brand: ['productValue', 'brand'],
      images: ['productValue', 'image'],
      [`offers.${market?.id}.price`]: ['productValue', 'offers', 'price'],
      offers: ['productValue', 'offers', 'price'],
      'rating.value': ['productValue', 'aggregateRating', 'ratingValue'],
      'rating.count': ['productValue', 'aggregateRating', 'reviewCount'],
      reviews: ['productValue', 'review'],
      description: ['productDetails'],
      attributes: ['productDetails'],
      sizes: ['productDetails'],
      legal: ['productDetails'],
    }),
  };
}

/** The market of the record's currency: the category's own market if it fits, else the first that does. */
function findMarket({ productValue }: StructuredRecord, context: ImportContext): Market | undefined {
  const { source, problems, unread } = context;
  const currency = productValue.offers.priceCurrency;
  const markets = [context.market, ...context.markets.values()];
  const market = markets.find((candidate) => candidate.currency === currency);
  if (!market && unread.currencies.size === 0) {
    const known = [...new Set(markets.map((candidate) => candidate.currency))];
    problems.add(source, ['productValue', 'offers', 'priceCurrency'], {
      code: 'currency-unknown',
      expected: `the currency of a market: ${known.join(', ')}`,
      hint: suggest(currency, known),
    });
  }
  return market;
}

/** The seller whose name is the record's brand. */
function findSeller({ productValue }: StructuredRecord, context: ImportContext): Seller | undefined {
  const { source, problems, sellers, sellersByName, unread } = context;
  const seller = sellersByName.get(foldName(productValue.brand));
  if (!seller && !unread.sellerNames) {
    const names = [...sellers.values()].map((candidate) => candidate.name);
    problems.add(source, ['productValue', 'brand'], {
      code: 'seller-unknown',
      expected: 'the name of a seller in catalog/sellers',
      hint: suggest(productValue.brand, names) ?? 'add a file for this seller',
    });
  }
  return seller;
}

/** Warns when `shopName` names another seller than the brand, or has a rating that can't be. */
function checkShopText(
  { shopName }: StructuredRecord,
  seller: Seller | undefined,
  { source, problems }: ImportContext,
): void {
  if (seller && !foldName(shopName).includes(foldName(seller.name))) {
    problems.add(source, ['shopName'], {
      code: 'shop-name-differs',
      severity: 'warning',
      expected: `the seller that productValue.brand names: ${JSON.stringify(seller.name)}`,
    });
  }
  const { rating } = parseShopText(shopName);
  if (rating !== undefined && rating > BEST_RATING) {
    problems.add(source, ['shopName'], {
      code: 'shop-rating-invalid',
      severity: 'warning',
      expected: 'a rating from 1 to 5',
    });
  }
}

/** What the record refers to, as far as it was found. */
interface Found {
  readonly market: Market | undefined;
  readonly seller: Seller | undefined;
  readonly availability: string | undefined;
}

function toInput(
  record: StructuredRecord,
  details: DetailsText,
  { market, seller, availability }: Found,
): ProductInput {
  const product = record.productValue;
  return {
    sku: product.sku,
    mpn: product.mpn,
    title: product.name,
    titleHi: record.titleHi,
    seller: seller?.id ?? '',
    brand: product.brand,
    description: product.description ?? details.description,
    descriptionHi: record.descriptionHi,
    attributes: details.attributes,
    images: product.image,
    offers: market ? { [market.id]: { price: product.offers.price } } : {},
    availability,
    leadTimeDays: record.leadTimeDays,
    sizes: details.sizes,
    mainPage: record.category === undefined || record.category === 'mainPage',
    ...(product.aggregateRating
      ? { rating: { value: product.aggregateRating.ratingValue, count: product.aggregateRating.reviewCount } }
      : {}),
    reviews: (product.review ?? []).map((review) => ({
      author: review.author,
      date: review.datePublished,
      text: review.reviewBody,
      stars: review.reviewRating?.ratingValue,
    })),
    legal: { countryOfOrigin: details.countryOfOrigin, netQuantity: details.netQuantity },
  };
}

/** The availability of the canonical shape for one of schema.org; undefined for an unknown one. */
function readAvailability(text = 'InStock'): string | undefined {
  const name = text.replace(/^https?:\/\/schema\.org\//, '');
  if (/^(?:InStock|LimitedAvailability|OnlineOnly)$/.test(name)) return 'in stock';
  if (/^(?:OutOfStock|SoldOut|Discontinued)$/.test(name)) return 'sold out';
  return undefined;
}
