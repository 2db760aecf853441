import type { Availability } from '../../catalog/values/availability.ts';
import { currentLanguage } from '../../messages/language.ts';
import { countryCode } from './country-code.ts';
import type { SharedFacts } from './feed-facts.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedItem } from './feed-item.ts';
import { csvCell, cutText } from './feed-text.ts';

/**
 * Meta's catalogue as CSV: https://developers.facebook.com/docs/marketing-api/catalog/reference, with its advice on texts and variants,
 * https://developers.facebook.com/docs/commerce-platform/catalog/best-practices (no HTML, every variant of a group even when sold out).
 */
const META_LIMITS = {
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

/** The columns. Meta asks only shops in India for the origin. */
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
  shipping: ({ shipping, region = '' }, { market }) => `${market.country}:${region}:Standard:${shipping}`,
  shipping_weight: ({ weightGrams }) => (weightGrams ? `${weightGrams} g` : undefined),
  origin_country: ({ declarations }) => countryCode(declarations.countryOfOrigin),
  importer_name: ({ declarations }) => declarations.importer?.name,
  manufacturer_info: ({ declarations: { maker } }) => maker && `${maker.name}, ${maker.address}`,
};

/** Meta names languages as Facebook does: "hi_IN". These have no region, or a region of their own. */
const META_LANGUAGES: Readonly<Record<string, string>> = { ar: 'ar_AR', en: 'en_XX', es: 'es_XX', fr: 'fr_XX' };

const metaLanguage = (language: string): string =>
  META_LANGUAGES[language] ?? `${language}_${new Intl.Locale(language).maximize().region}`;

/**
 * A language feed: what differs from the main feed, whose items it names by their ids. Meta refuses prices and availability in it,
 * https://developers.facebook.com/documentation/ads-commerce/catalog/localized-catalog/localized-catalog-setup
 */
const LANGUAGE_COLUMNS: Readonly<Record<string, Cell | undefined>> = {
  id: COLUMNS['id'],
  override: () => metaLanguage(currentLanguage()),
  title: COLUMNS['title'],
  description: COLUMNS['description'],
  link: COLUMNS['link'],
};

const asTable = (columns: Readonly<Record<string, Cell | undefined>>): FeedFormat => ({
  head: () => `${Object.keys(columns).join()}\n`,
  tail: '',
  format: (item, shared) =>
    `${Object.values(columns)
      .map((cell) => csvCell(cell?.(item, shared) ?? ''))
      .join()}\n`,
});

export const META = asTable(COLUMNS);
export const META_LANGUAGE = asTable(LANGUAGE_COLUMNS);
