import { hash } from 'node:crypto';
import type { Availability } from '../../catalog/values/availability.ts';
import { unitPrice } from '../../catalog/entities/declarations.ts';
import type { Market, Product } from '../../catalog/model.ts';
import type { NetQuantity } from '../../catalog/values/declared.ts';
import { isGtin } from '../../catalog/values/gtin.ts';
import { deliveryFeeMinor } from '../../core/delivery/delivery-fee.ts';
import { toDecimal } from '../../core/money/format-price.ts';
import { productPath, sellerPath } from '../../paths.ts';
import { propertyOf } from '../json-ld/json-ld-variants.ts';
import type { ProductFacts, SharedFacts, SoldFacts } from './feed-facts.ts';

/** Something that can be bought, as feeds name it. Prices are texts such as "499.00 INR". */
export interface FeedItem {
  /** The SKU. One of more than 50 characters is cut and ends with a digest of the whole. */
  readonly id: string;
  /** Of a variant: the id that all variants of its product share. */
  readonly groupId?: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Whole addresses, the main picture first; at least one. */
  readonly pictures: readonly string[];
  readonly price: string;
  /** The MRP in India, the list price elsewhere, where it is above the price. */
  readonly listPrice?: string;
  readonly availability: Availability;
  readonly brand?: string;
  /** Missing for numbers that are used only inside a shop (`publicGtin`). */
  readonly gtin?: string;
  /** The maker's part number. */
  readonly mpn?: string;
  readonly seller: { readonly name: string; readonly link: string };
  readonly trail: readonly string[];
  /** By property of schema.org: `color`, `size`, `material`, `pattern`. */
  readonly properties: Readonly<Record<string, string>>;
  /** Values of a variant's options as the shop names them. */
  readonly options: SoldFacts['options'];
  /** For the unit price that the page shows: its quantity and base, "100g" and "1g". */
  readonly unit?: { readonly measure: string; readonly base: string };
  readonly shipping: string;
  /** The code of the only state to which it is delivered: "TN". */
  readonly region?: string;
  /** Days that it takes to make, where it is made to order. */
  readonly leadTimeDays?: number;
  readonly weightGrams?: number;
  readonly declarations: Product['declarations'];
  readonly rating?: Product['rating'];
}

/** The longest id that Google takes (https://support.google.com/merchants/answer/6324405); the others take 100 characters. */
const LONGEST_ID = 50;
const DIGEST_LENGTH = 12;

/** An id of at most 50 characters, as unique as the SKU. */
export function feedId(sku: string): string {
  if (sku.length <= LONGEST_ID) return sku;
  const start = sku.slice(0, LONGEST_ID - DIGEST_LENGTH - 1).replace(/[\ud800-\udbff]$/, '');
  return `${start}-${hash('sha1', sku).slice(0, DIGEST_LENGTH)}`;
}

/** GS1 prefixes that are for use inside a company, as digits of a GTIN-14. Google refuses them (https://support.google.com/merchants/answer/6324461). */
const INSIDE = /^\d(?:2|0[24])/;

/** The barcode number for feeds; undefined for a missing one and for one that is used only inside a company. */
export const publicGtin = (gtin: string | undefined): string | undefined =>
  gtin !== undefined && isGtin(gtin) && !INSIDE.test(gtin.padStart(14, '0')) ? gtin : undefined;

/** Whether a feed has a number by which others know the product. */
export const isIdentified = ({ gtin, mpn, brand }: Pick<FeedItem, 'gtin' | 'mpn' | 'brand'>): boolean =>
  gtin !== undefined || (mpn !== undefined && brand !== undefined);

/** A description for feeds: the product's own, else its features, else its title. */
export const describeForFeeds = ({ description, features, title }: Product): string =>
  description || features.join('. ') || title;

/** The items of a product. A product without pictures has none, as no feed takes them. */
export function makeFeedItems(facts: ProductFacts, shared: SharedFacts): FeedItem[] {
  return facts.sold.flatMap((sold) => (sold.pictures.length > 0 ? makeItem(sold, facts, shared) : []));
}

function makeItem(
  { sold, availability, pictures, options }: SoldFacts,
  { product, seller, region, trail }: ProductFacts,
  { market, url }: SharedFacts,
): FeedItem {
  const { currency } = market;
  const offer = sold.offers[market.id];
  if (!offer) throw new Error(`${sold.sku} is not sold in ${market.id}.`);
  const { priceMinor, mrpMinor } = offer;
  const format = (minor: number) => `${toDecimal(minor, currency)} ${currency}`;
  return {
    id: feedId(sold.sku),
    groupId: sold === product ? undefined : feedId(product.sku),
    title: sold.title,
    description: describeForFeeds(sold),
    link: url + productPath(market, sold),
    pictures: pictures.map((picture) => picture.url),
    price: format(priceMinor),
    listPrice: mrpMinor !== undefined && mrpMinor > priceMinor ? format(mrpMinor) : undefined,
    availability,
    brand: product.brand || undefined,
    gtin: publicGtin(sold.gtin),
    mpn: sold.mpn,
    seller: { name: seller.name, link: url + sellerPath(market, seller) },
    trail,
    properties: listProperties(sold, options),
    options,
    unit: sold.declarations.netQuantity && makeUnit(sold.declarations.netQuantity, priceMinor),
    shipping: format(deliveryFeeMinor(market.delivery, priceMinor)),
    region,
    leadTimeDays: sold.leadTimeDays,
    weightGrams: sold.weightGrams,
    declarations: sold.declarations,
    rating: product.rating,
  };
}

function listProperties({ colour, sizes }: Product, options: SoldFacts['options']): Record<string, string> {
  const properties: Record<string, string> = {};
  const [only, ...others] = sizes;
  if (colour) properties['color'] = colour;
  if (only && others.length === 0) properties['size'] = only.name;
  for (const [name, value] of options) {
    const property = propertyOf(name);
    if (property !== undefined && value !== '') properties[property] = value;
  }
  return properties;
}

/** Quantity and unit of the unit price that the page shows; undefined where it shows none. Both have the same kind of unit. */
function makeUnit(quantity: NetQuantity, priceMinor: number): FeedItem['unit'] {
  const price = unitPrice(priceMinor, quantity);
  if (!price) return undefined;
  const nameOf = (unit: string) => (unit === 'N' || unit === 'piece' ? 'ct' : unit);
  return { measure: `${quantity.value}${nameOf(quantity.unit)}`, base: `1${nameOf(price.per)}` };
}

/** Days of handling and of transit in the market, as structured data says them. */
export function feedDays(
  { delivery: { days, daysMean } }: Market,
  leadTimeDays = 0,
): { readonly handling: readonly [number, number]; readonly transit?: readonly [number, number] } {
  const [least, most] = days;
  return daysMean === 'processing'
    ? { handling: [least + leadTimeDays, most + leadTimeDays] }
    : { handling: [leadTimeDays, leadTimeDays], transit: [least, most] };
}
