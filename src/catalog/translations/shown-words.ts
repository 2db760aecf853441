import { townOf } from '../../core/address/town.ts';
import type { Market, Product, Seller } from '../model.ts';
import type { FacetInput, FacetsInput } from '../schema/facets.ts';
import type { StoreProfile } from '../schema/store.ts';
import type { Words } from '../values/words.ts';
import { listTexts, mapTexts } from './map-texts.ts';

/** The texts of store.json and of markets that shoppers read and that `catalog/words` translates. */
export const STORE_TEXTS = [
  ...['tagline', 'description', 'address', 'care.hours', 'grievanceOfficer.designation', 'grievanceOfficer.hours'],
  ...['pictureNote', 'promises.*.title', 'promises.*.text', 'footer.*.title', 'footer.*.links.*.label', 'copyright'],
  ...['header.links.*.label', 'header.search', 'screenshots.*.label'],
  ...['sellerTerms.commission.*.name', 'sellerTerms.example.category'],
] as const;
export const MARKET_TEXTS = [
  ...['name', 'mrpLabel', 'onlinePayments.*', 'delivery.holidays.*.name'],
  ...['deliveryOptions.*.name', 'deliveryOptions.*.time', 'deliveryOptions.*.note'],
  ...['otherOptions.title', 'otherOptions.rows.*.name', 'otherOptions.rows.*.time', 'otherOptions.rows.*.note'],
] as const;

const writer = (words: Words) => (text: string) => words.find(text) ?? text;

/** The profile of a shop with the texts that pages show in another language. */
export const translateStore = (store: StoreProfile, words: Words): StoreProfile =>
  mapTexts(store, STORE_TEXTS, writer(words));

/** A market with the texts that pages show in another language. */
export const translateMarket = (market: Market, words: Words): Market => mapTexts(market, MARKET_TEXTS, writer(words));

/** The short texts of a product that shoppers read as they stand, and that recur in others. */
export function listProductWords({
  attributes,
  colour,
  sizes,
  options,
  variants,
  tags,
  declarations: { genericName, countryOfOrigin, netQuantity, dimensions, bestBefore, warranty },
}: Product): (string | undefined)[] {
  return [
    ...attributes.flat(),
    colour,
    ...sizes.flatMap(({ name, label, measurements }) => [name, label, ...Object.keys(measurements)]),
    ...options,
    ...variants.flatMap(({ values, netQuantity: own }) => [...values, own?.text]),
    ...tags,
    ...[genericName, countryOfOrigin, netQuantity?.text, dimensions, bestBefore, warranty],
  ];
}

/** The place of a seller, as its page names it; its hours of care. */
export const listSellerWords = ({ address, care }: Seller): (string | undefined)[] => {
  const town = townOf(address);
  return [town, ...(town?.split(', ') ?? []), care.hours];
};

/** The names of a facet of facets.json and of its values. */
export const listFacetWords = ({ label, families = [], systems = [] }: FacetInput): string[] => [
  label,
  ...families.map((family) => family.label),
  ...systems.flatMap(({ sizes = [], ranges = [], label: ofNumbers }) => [
    ...sizes,
    ...ranges.map((range) => range.label),
    ...(ofNumbers ? [ofNumbers] : []),
  ]),
];

/** All texts of the files about the shop that `catalog/words` translates. */
export const listShopWords = (
  store: StoreProfile,
  markets: Iterable<Market>,
  facets: FacetsInput | undefined,
): string[] => [
  ...listTexts(store, STORE_TEXTS),
  ...[...markets].flatMap((market) => listTexts(market, MARKET_TEXTS)),
  ...(facets?.facets ?? []).flatMap((facet) => [...listFacetWords(facet), ...(facet.title ? [facet.title] : [])]),
];
