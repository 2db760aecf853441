import type { z } from 'zod';
import { BEST_RATING } from '../../core/site/constants.ts';
import type { Market, Seller } from '../model.ts';
import { GTIN_KEYS, structuredRecord } from '../schema/historical.ts';
import type { ProductInput } from '../schema/product.ts';
import { checkLeniently } from '../lenient/check-leniently.ts';
import { suggest } from '../problems/problems.ts';
import { type DetailsText, parseDetailsText } from '../lenient/details-text.ts';
import { type ImportContext, warnOfUnread } from './import-context.ts';
import { foldName } from '../values/fold-name.ts';
import { readAvailability } from '../lenient/understand.ts';
import { translationsOf } from './record-translations.ts';
import { locateBy, type RawProduct } from './raw-product.ts';
import { checkAddress, checkSellerText, chooseValue, readCategory } from './record-texts.ts';

type StructuredRecord = z.output<typeof structuredRecord>;

/** Reads the schema.org-like shape: `shopName`, `productDetails`, `productValue`, `category`. */
export function readStructured(value: unknown, context: ImportContext): RawProduct | undefined {
  const { source, problems } = context;
  const { data: record, locate: locateInFile } = checkLeniently(structuredRecord, value, source, problems);
  if (!record) return undefined;
  const market = findMarket(record, context);
  const seller = findSeller(record, context);
  checkSellerText(record.shopName, seller, context);
  const details = parseDetailsText(record.productDetails);
  warnOfUnread(details.unread, ['productDetails'], context);
  const availability = readAvailability(record.productValue.offers.availability ?? 'InStock');
  if (availability === undefined) {
    problems.add(source, ['productValue', 'offers', 'availability'], {
      code: 'availability-invalid',
      severity: 'left-out',
      expected:
        'a schema.org availability such as InStock or OutOfStock; this one is left out, and the product is in stock',
    });
  }
  const { sku, url, offers } = record.productValue;
  checkAddress(url, ['productValue', 'url'], sku, context);
  checkAddress(offers.url, ['productValue', 'offers', 'url'], sku, context);
  const gtinKey = GTIN_KEYS.find((key) => record.productValue[key] !== undefined) ?? 'gtin';
  return {
    input: toInput(record, details, { market, seller, availability }, context),
    shape: 'structured',
    isPartial: !market || !seller,
    locate: locateBy(locateInFile, {
      sku: ['productValue', 'sku'],
      mpn: ['productValue', 'mpn'],
      title: ['productValue', 'name'],
      seller: ['productValue', 'brand'],
      brand: ['productValue', 'brand'],
      images: ['productValue', 'image'],
      [`offers.${market?.id}.price`]: ['productValue', 'offers', 'price'],
      [`offers.${market?.id}.mrp`]: ['productValue', 'offers', 'mrp'],
      offers: ['productValue', 'offers', 'price'],
      availability: ['productValue', 'offers', 'availability'],
      gtin: ['productValue', gtinKey],
      categories: ['category'],
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
  context: ImportContext,
): ProductInput {
  const product = record.productValue;
  const choose = <K extends keyof typeof product>(...keys: K[]) =>
    keys.map((key) => ({ path: ['productValue', key], value: product[key] }));
  const inText = (value: string | undefined) => ({ path: ['productDetails'], value });
  return {
    sku: product.sku,
    mpn: product.mpn,
    title: chooseValue([...choose('name'), inText(details.name)], context) ?? '',
    seller: seller?.id ?? '',
    brand: product.brand,
    description: joinTexts(product.description, details.description),
    translations: translationsOf(record),
    attributes: withMaterial(record, details.attributes, context),
    images: product.image,
    offers: market ? { [market.id]: { price: product.offers.price, mrp: product.offers.mrp } } : {},
    availability,
    leadTimeDays: record.leadTimeDays,
    measurementsOf: record.measurementsOf,
    sizes: details.sizes,
    ...readCategory(record.category, context),
    gtin: chooseValue(choose(...GTIN_KEYS), context, (gtin) => gtin.padStart(14, '0')),
    colour: chooseValue(choose('color', 'colour'), context),
    weight: product.weight,
    rating: (product.aggregateRating && readRating(product.aggregateRating, context)) ?? undefined,
    reviews: (product.review ?? []).map((review) => ({
      author: review.author,
      date: review.datePublished,
      text: review.reviewBody,
      stars: toStars(review.reviewRating),
    })),
    legal: {
      countryOfOrigin: chooseValue([inText(details.countryOfOrigin), ...choose('countryOfOrigin')], context),
      netQuantity: details.netQuantity,
    },
  };
}

/** The texts of which none is a part of the other, each a paragraph. */
const joinTexts = (first = '', second = ''): string =>
  foldName(first).includes(foldName(second))
    ? first
    : foldName(second).includes(foldName(first))
      ? second
      : `${first}\n${second}`;

/** The attributes with the material of the record, which its text may have, too. */
function withMaterial(
  { productValue }: StructuredRecord,
  attributes: DetailsText['attributes'],
  context: ImportContext,
) {
  const key = Object.keys(attributes).find((name) => /^material$/i.test(name)) ?? 'Material';
  const told = [
    { path: ['productDetails'], value: attributes[key] },
    { path: ['productValue', 'material'], value: productValue.material },
  ];
  const material = chooseValue(told, context);
  return material === undefined ? attributes : { ...attributes, [key]: material };
}

function readRating(
  rating: NonNullable<StructuredRecord['productValue']['aggregateRating']>,
  context: ImportContext,
): ProductInput['rating'] {
  const told = (['reviewCount', 'ratingCount'] as const).map((key) => ({
    path: ['productValue', 'aggregateRating', key],
    value: rating[key],
  }));
  return { value: toStars(rating), count: chooseValue(told, context) };
}

type Figure = string | number | null | undefined;

/** A number of stars. On another scale than 1 to 5 it is written as "8/10", which gives a warning and is not shown. */
function toStars(
  rating: { readonly ratingValue?: Figure; readonly bestRating?: Figure; readonly worstRating?: Figure } | null = {},
): Figure {
  const { ratingValue, bestRating, worstRating } = rating ?? {};
  const isUsual = Number(bestRating ?? BEST_RATING) === BEST_RATING && Number(worstRating ?? 1) <= 1;
  return isUsual || ratingValue === undefined || ratingValue === null || ratingValue === ''
    ? ratingValue
    : `${ratingValue}/${bestRating ?? BEST_RATING} from ${worstRating ?? 1}`;
}
