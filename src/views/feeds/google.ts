import type { Availability } from '../../catalog/values/availability.ts';
import type { SharedFacts } from './feed-facts.ts';
import type { FeedFormat } from './feed-format.ts';
import { type FeedItem, feedDays, isIdentified } from './feed-item.ts';
import { cutText, escapeXml } from './feed-text.ts';

/**
 * Google's product data specification, https://support.google.com/merchants/answer/7052112, as RSS 2.0 with its namespace,
 * https://support.google.com/merchants/answer/14987622. Limits are those of the attributes' pages: title 6324415, description 6324468,
 * pictures 6324350 and 6324370 (WebP is taken), brand 6324351, product type 6324406, colour 6324487, size 6324492.
 */
export const GOOGLE_LIMITS = {
  title: 150,
  description: 5_000,
  morePictures: 10,
  brand: 70,
  type: 750,
  property: 100,
} as const;

const PROPERTIES = ['color', 'size', 'material', 'pattern'] as const;

export const GOOGLE: FeedFormat = {
  head: ({ shop, url }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escapeXml(shop.name)}</title>\n<link>${escapeXml(url)}</link>\n<description>${escapeXml(shop.description)}</description>\n`,
  tail: '</channel>\n</rss>\n',
  format: (item, shared) =>
    `<item>\n${listFields(item, shared)
      .map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>\n`)
      .join('')}${item.region === undefined ? formatShipping(item, shared) : ''}</item>\n`,
};

type Field = readonly [name: string, value: string];

function listFields(item: FeedItem, { market }: SharedFacts): Field[] {
  const { pictures, listPrice, gtin, mpn, brand, unit, properties, weightGrams, groupId, region } = item;
  const [picture = '', ...others] = pictures;
  const isIndia = market.country === 'IN';
  const fields: (readonly [string, string | undefined])[] = [
    ['id', item.id],
    ['title', cutText(item.title, GOOGLE_LIMITS.title)],
    ['description', cutText(item.description, GOOGLE_LIMITS.description)],
    ['link', item.link],
    ['image_link', picture],
    ...others.slice(0, GOOGLE_LIMITS.morePictures).map((url) => ['additional_image_link', url] as const),
    ...describeAvailability(item.availability),
    // In India the struck price is the MRP, which has its own attribute: https://support.google.com/merchants/answer/15972291
    ['price', isIndia ? item.price : (listPrice ?? item.price)],
    ['sale_price', isIndia || listPrice === undefined ? undefined : item.price],
    ['maximum_retail_price', isIndia ? listPrice : undefined],
    // https://support.google.com/merchants/answer/6324455 and 6324490
    ['unit_pricing_measure', unit?.measure],
    ['unit_pricing_base_measure', unit?.base],
    ['condition', 'new'],
    ['brand', brand && cutText(brand, GOOGLE_LIMITS.brand)],
    ['gtin', gtin],
    ['mpn', mpn],
    // A barcode number identifies it, or a part number together with the brand: https://support.google.com/merchants/answer/6324478
    ['identifier_exists', isIdentified(item) ? undefined : 'no'],
    ['item_group_id', groupId],
    ...PROPERTIES.map((name) => [name, cutProperty(properties[name])] as const),
    ['product_type', item.trail.length > 0 ? cutText(item.trail.join(' > '), GOOGLE_LIMITS.type) : undefined],
    ['shipping_weight', weightGrams ? `${weightGrams} g` : undefined],
    // Only the merchant's account defines regions of India, and refers to them by this label: https://support.google.com/merchants/answer/6324504
    ['shipping_label', region && `${market.country}-${region}`],
  ];
  return fields.filter((field): field is Field => field[1] !== undefined);
}

const cutProperty = (value: string | undefined): string | undefined => value && cutText(value, GOOGLE_LIMITS.property);

const AVAILABILITY = { 'in-stock': 'in_stock', 'sold-out': 'out_of_stock' } as const;

/** https://support.google.com/merchants/answer/6324448. A day begins at midnight in India, as everywhere in the shop. */
function describeAvailability(availability: Availability): Field[] {
  if (typeof availability === 'string') return [['availability', AVAILABILITY[availability]]];
  return [
    ['availability', 'preorder'],
    ['availability_date', `${availability.from}T00:00+0530`],
  ];
}

/** https://support.google.com/merchants/answer/6324484 */
function formatShipping({ shipping, leadTimeDays }: FeedItem, { market }: SharedFacts): string {
  const { handling, transit } = feedDays(market, leadTimeDays);
  const days = (name: string, [least, most]: readonly [number, number]) =>
    `<g:min_${name}_time>${least}</g:min_${name}_time><g:max_${name}_time>${most}</g:max_${name}_time>`;
  return `<g:shipping><g:country>${market.country}</g:country><g:price>${shipping}</g:price>${days('handling', handling)}${transit ? days('transit', transit) : ''}</g:shipping>\n`;
}
