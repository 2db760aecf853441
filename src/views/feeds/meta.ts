import type { Availability } from '../../catalog/availability.ts';
import { countryCode } from './country-code.ts';
import type { SharedFacts } from './feed-facts.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { csvCell, cutText } from './feed-text.ts';

/**
 * Meta's catalogue as CSV: https://developers.facebook.com/docs/marketing-api/catalog/reference, with its advice on texts and variants,
 * https://developers.facebook.com/docs/commerce-platform/catalog/best-practices (no HTML, every variant of a group even when sold out).
 */
export const META_LIMITS = {
  title: 200,
  description: 9_999,
  morePictures: 10,
  brand: 100,
  type: 750,
  property: 200,
} as const;

type Cell = (item: FeedItem, shared: SharedFacts) => string | undefined;

const AVAILABILITY = { 'in-stock': 'in stock', 'sold-out': 'out of stock' } as const;
const nameAvailability = (availability: Availability): string =>
  typeof availability === 'string' ? AVAILABILITY[availability] : 'preorder';

const property =
  (name: string): Cell =>
  ({ properties }) =>
    properties[name] && cutText(properties[name], META_LIMITS.property);

/** The columns. Those about origin are asked of shops in India. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  id: ({ id }) => id,
  title: ({ title }) => cutText(title, META_LIMITS.title),
  description: ({ description }) => cutText(description, META_LIMITS.description),
  availability: ({ availability }) => nameAvailability(availability),
  condition: () => 'new',
  price: ({ price, listPrice }) => listPrice ?? price,
  sale_price: ({ price, listPrice }) => listPrice && price,
  link: ({ link }) => link,
  image_link: ({ pictures }) => pictures[0],
  additional_image_link: ({ pictures }) => pictures.slice(1, 1 + META_LIMITS.morePictures).join(','),
  // One of brand, part number and barcode is required; makers without a brand sell under their own name.
  brand: ({ brand, seller }) => cutText(brand ?? seller.name, META_LIMITS.brand),
  gtin: ({ gtin }) => gtin,
  mpn: ({ mpn }) => mpn,
  item_group_id: ({ groupId }) => groupId,
  color: property('color'),
  size: property('size'),
  material: property('material'),
  pattern: property('pattern'),
  product_type: ({ trail }) => cutText(trail.join(' > '), META_LIMITS.type),
  shipping: ({ shipping }, { market }) => `${market.country}::Standard:${shipping}`,
  shipping_weight: ({ weightGrams }) => (weightGrams ? `${weightGrams} g` : undefined),
  origin_country: ({ declarations }) => countryCode(declarations.countryOfOrigin),
  importer_name: ({ declarations }) => declarations.importer?.name,
  manufacturer_info: ({ declarations: { maker } }) => maker && `${maker.name}, ${maker.address}`,
};

export const META: FeedFormat = {
  head: () => `${Object.keys(COLUMNS).join()}\n`,
  tail: '',
  format: (item, shared) =>
    `${Object.values(COLUMNS)
      .map((cell) => csvCell(cell(item, shared) ?? ''))
      .join()}\n`,
};
