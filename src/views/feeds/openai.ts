import type { Availability } from '../../catalog/values/availability.ts';
import type { SharedFacts } from './feed-facts.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { cutText } from './feed-text.ts';

/**
 * OpenAI's product file, https://developers.openai.com/commerce/specs/file-upload/products: a line of JSON for each item, compressed by
 * gzip (https://developers.openai.com/commerce/specs/file-upload/overview).
 */
const OPENAI_LIMITS = { title: 150, description: 5_000, morePictures: 10 } as const;

export const OPENAI: FeedFormat = {
  head: () => '',
  tail: '',
  format: (item, shared) => `${JSON.stringify(makeRow(item, shared))}\n`,
};

function makeRow(item: FeedItem, { market, shop, returnsPage }: SharedFacts): Readonly<Record<string, unknown>> {
  const { pictures, price, listPrice, properties, rating, groupId, trail } = item;
  const [picture, ...others] = pictures;
  return {
    // Orders are placed in the shop.
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: item.id,
    title: cutText(item.title, OPENAI_LIMITS.title),
    description: cutText(item.description, OPENAI_LIMITS.description),
    url: item.link,
    // Required; makers without a brand sell under their own name.
    brand: item.brand ?? item.seller.name,
    image_url: picture,
    additional_image_urls: others.length > 0 ? others.slice(0, OPENAI_LIMITS.morePictures) : undefined,
    ...describeAvailability(item.availability),
    price: listPrice ?? price,
    sale_price: listPrice && price,
    ...(groupId === undefined
      ? {}
      : { group_id: groupId, listing_has_variations: true, variant_dict: Object.fromEntries(item.options) }),
    gtin: item.gtin,
    mpn: item.mpn,
    condition: 'new',
    product_category: trail.length > 0 ? trail.join(' > ') : undefined,
    color: properties['color'],
    size: properties['size'],
    material: properties['material'],
    // A price without a region would hold for the whole country.
    shipping_price: item.region === undefined ? item.shipping : undefined,
    seller_name: item.seller.name,
    seller_url: item.seller.link,
    accepts_returns: market.returns.days > 0,
    return_deadline_in_days: market.returns.days > 0 ? market.returns.days : undefined,
    return_policy: returnsPage,
    star_rating: rating?.value,
    review_count: rating?.count,
    target_countries: [market.country],
    store_country: shop.country,
  };
}

const AVAILABILITY = { 'in-stock': 'in_stock', 'sold-out': 'out_of_stock' } as const;

const describeAvailability = (availability: Availability) =>
  typeof availability === 'string'
    ? { availability: AVAILABILITY[availability] }
    : { availability: 'pre_order', availability_date: availability.from };
