import type { Availability } from '../../catalog/values/availability.ts';
import { deliveryFeeMinor } from '../../core/delivery/delivery-fee.ts';
import { toDecimal } from '../../core/money/format-price.ts';
import { productPath } from '../../paths.ts';
import type { Market, Offer, Product, Seller } from '../../catalog/model.ts';
import { availabilityOf } from '../../catalog/products/catalog-index.ts';
import { boundState } from '../../catalog/delivery/delivery-files.ts';
import { settleNow } from '../../catalog/listings/on-the-day.ts';
import type { Site } from '../../catalog/site/site.ts';
import { largestPicture, videoAddress } from '../parts/picture-attributes.ts';
import { regionCode } from './region-code.ts';

/** Structured data of schema.org for search engines. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Serialises structured data so that no text of the catalogue can end the script element around it. */
export function serialiseJsonLd(data: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Short names of schema.org's terms; the context resolves them. */
const AVAILABILITY = { 'in-stock': 'InStock', 'sold-out': 'OutOfStock' } as const;

function describeAvailability(availability: Availability): JsonLd {
  if (typeof availability === 'string') return { availability: AVAILABILITY[availability] };
  return { availability: 'PreOrder', availabilityStarts: availability.from };
}

/** A product with its offer in one market. `pictures` are whole addresses. @throws when the market does not sell the product. */
export function describeProduct(site: Site, product: Product, market: Market, pictures: readonly string[]): JsonLd {
  const { title, description, sku, gtin, mpn, weightGrams, brand, colour, rating } = product;
  const seller = site.index.sellerOf(product.sellerId);
  const offer = product.offers[market.id];
  if (!offer) throw new Error(`${sku} is not sold in ${market.id}.`);
  return {
    '@type': 'Product',
    name: title,
    image: pictures.length > 0 ? pictures : undefined,
    description: description || undefined,
    sku,
    gtin: gtin || undefined,
    mpn: mpn || undefined,
    weight: weightGrams ? { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' } : undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    color: colour || undefined,
    offers: describeOffer(site, product, offer, market, seller),
    aggregateRating: rating && { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count },
  };
}

function describeOffer(site: Site, product: Product, offer: Offer, market: Market, seller: Seller): JsonLd {
  const { currency } = market;
  const { priceMinor, mrpMinor } = offer;
  const state = boundState(site, market, seller.id);
  return {
    '@type': 'Offer',
    url: site.url + productPath(market, product),
    priceCurrency: currency,
    price: toDecimal(priceMinor, currency),
    priceSpecification:
      mrpMinor !== undefined && mrpMinor > priceMinor
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: 'ListPrice',
            price: toDecimal(mrpMinor, currency),
            priceCurrency: currency,
          }
        : undefined,
    ...describeAvailability(settleNow(site, availabilityOf(product, market))),
    seller: { '@type': 'Organization', name: seller.name },
    // Terms of all products of a market are with the shop (json-ld-shop.ts).
    shippingDetails:
      product.leadTimeDays === undefined && state === undefined
        ? undefined
        : describeShipping(market, priceMinor, product.leadTimeDays, state),
  };
}

/** The delivery of a product that is made to order, or that is sold within one state only. */
function describeShipping(market: Market, priceMinor: number, leadTimeDays = 0, state?: string): JsonLd {
  const { delivery, currency, country } = market;
  const [least, most] = delivery.days;
  const isProcessing = delivery.daysMean === 'processing';
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toDecimal(deliveryFeeMinor(delivery, priceMinor), currency),
      currency,
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: country,
      addressRegion: state === undefined ? undefined : regionCode(state),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      ...(isProcessing
        ? { handlingTime: describeDays(least + leadTimeDays, most + leadTimeDays) }
        : {
            handlingTime: leadTimeDays > 0 ? describeDays(leadTimeDays, leadTimeDays) : undefined,
            transitTime: describeDays(least, most),
          }),
    },
  };
}

/** A range of days, both ends included. */
export const describeDays = (minValue: number, maxValue: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** The video of a product, where its day is known: search engines take none without. */
export function describeVideo(site: Site, { video, title, description, pictures }: Product): JsonLd[] {
  const poster = video?.poster ?? pictures[0];
  if (video?.uploaded === undefined || !poster) return [];
  const address = videoAddress(video);
  return [
    {
      '@type': 'VideoObject',
      name: video.alt ?? title,
      description: description || title,
      thumbnailUrl: largestPicture(site, poster),
      uploadDate: video.uploaded,
      contentUrl: address.startsWith('/') ? site.url + address : address,
    },
  ];
}

/** A breadcrumb. The trail begins with the home page, which search engines take for granted, and ends with the page itself, whose address they know. */
export function describeBreadcrumb(site: Site, trail: readonly { name: string; path: string }[]): JsonLd {
  const steps = trail.length > 2 ? trail.slice(1) : trail;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: index < steps.length - 1 ? site.url + path : undefined,
    })),
  };
}

/** The products of a listing's first page. Further pages leave it out: it would repeat their links, in 170 bytes with a dictionary. */
export function describeList(site: Site, name: string, market: Market, products: readonly Product[]): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: site.url + productPath(market, product),
    })),
  };
}
