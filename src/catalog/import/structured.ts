import { BEST_RATING } from '../../core/constants.ts';
import { suggest } from '../source/problems.ts';
import { checkShape } from '../source/check-shape.ts';
import { structuredRecord } from '../schema/historical.ts';
import type { ProductInput } from '../schema/product.ts';
import { parseDetailsText, parseShopText } from './details-text.ts';
import { type DoorContext, type Draft, foldName, placeBy } from './import-context.ts';

/** Reads the schema.org-like shape: `shopName`, `productDetails`, `productValue`, `category`. */
export function readStructured(value: unknown, context: DoorContext): Draft | undefined {
  const { source, problems } = context;
  const record = checkShape(structuredRecord, value, source, problems);
  if (!record) return undefined;
  const product = record.productValue;

  const currency = product.offers.priceCurrency;
  const market =
    context.market.currency === currency
      ? context.market
      : [...context.markets.values()].find((candidate) => candidate.currency === currency);
  if (!market && context.unread.currencies.size === 0) {
    const known = [...context.markets.values()].map((candidate) => candidate.currency);
    problems.add(source, ['productValue', 'offers', 'priceCurrency'], {
      expected: `the currency of a market: ${known.join(', ')}`,
      hint: suggest(currency, known),
    });
  }

  const seller = context.sellersByName.get(foldName(product.brand));
  if (!seller && !context.unread.sellerNames) {
    const names = [...context.sellers.values()].map((candidate) => candidate.name);
    problems.add(source, ['productValue', 'brand'], {
      expected: 'the name of a seller in catalog/sellers',
      hint: suggest(product.brand, names) ?? 'add a file for this seller',
    });
  }
  if (seller && !foldName(record.shopName).includes(foldName(seller.name))) {
    problems.add(source, ['shopName'], {
      severity: 'warning',
      expected: `the shop that productValue.brand names: ${JSON.stringify(seller.name)}`,
    });
  }
  const { rating } = parseShopText(record.shopName);
  if (rating !== undefined && rating > BEST_RATING) {
    problems.add(source, ['shopName'], { severity: 'warning', expected: 'a rating from 1 to 5' });
  }

  const details = parseDetailsText(record.productDetails);
  const availability = readAvailability(product.offers.availability);
  if (availability === undefined) {
    problems.add(source, ['productValue', 'offers', 'availability'], {
      expected: 'InStock or OutOfStock, as schema.org has them',
    });
  }
  const input: ProductInput = {
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
      stars: review.reviewRating.ratingValue,
    })),
    legal: { countryOfOrigin: details.countryOfOrigin, netQuantity: details.netQuantity },
  };
  const place = placeBy({
    sku: ['productValue', 'sku'],
    mpn: ['productValue', 'mpn'],
    title: ['productValue', 'name'],
    seller: ['productValue', 'brand'],
    brand: ['productValue', 'brand'],
    images: ['productValue', 'image'],
    [`offers.${market?.id}.price`]: ['productValue', 'offers', 'price'],
    offers: ['productValue', 'offers', 'price'],
    rating: ['productValue', 'aggregateRating'],
    reviews: ['productValue', 'review'],
    description: ['productDetails'],
    attributes: ['productDetails'],
    sizes: ['productDetails'],
    legal: ['productDetails'],
  });
  return { input, shape: 'structured', isPartial: !market || !seller || availability === undefined, place };
}

function readAvailability(text: string | undefined): string | undefined {
  const name = (text ?? 'InStock').replace(/^https?:\/\/schema\.org\//, '');
  if (/^(?:InStock|LimitedAvailability|OnlineOnly)$/.test(name)) return 'in stock';
  if (/^(?:OutOfStock|SoldOut|Discontinued)$/.test(name)) return 'sold out';
  return undefined;
}
