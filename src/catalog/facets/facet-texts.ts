import { type Availability, combineAvailability, settleAvailability } from '../availability.ts';
import type { Market, ReadProduct } from '../model.ts';
import type { FacetInput } from '../schema/facets.ts';

/** A product as far as its facets are concerned. */
export type FacetProduct = Pick<
  ReadProduct,
  'sizes' | 'options' | 'variants' | 'attributes' | 'colour' | 'brand' | 'declarations' | 'availability'
>;

/** The day and, where only what a market sells counts, the market. */
export interface FacetPlace {
  readonly today: string;
  readonly market?: Pick<Market, 'id'>;
}

/** The texts of a product for a facet: those of the first source that has any. */
export function listTexts(product: FacetProduct, { from }: FacetInput, place: FacetPlace): readonly string[] {
  for (const source of from) {
    const texts = textsOf(product, source, place);
    if (texts.length > 0) return texts;
  }
  return [];
}

function textsOf(product: FacetProduct, source: string, place: FacetPlace): readonly string[] {
  const { attributes, colour, brand, declarations } = product;
  const [kind = '', ...rest] = source.split('.');
  const name = rest.join('.');
  switch (kind) {
    case 'sizes':
      return listSizes(product, place);
    case 'options':
      return listOptionValues(product, name, place);
    case 'attributes':
      return attributes.flatMap(([other, value]) => (other === name && value !== '' ? [value] : []));
    case 'colour':
      return colour ? [colour] : [];
    case 'brand':
      return brand ? [brand] : [];
    default:
      return declarations.genericName ? [declarations.genericName] : [];
  }
}

/** The sizes that can be bought on the day. Of a product that is sold out all count, so that it is found by them, too. */
function listSizes(product: FacetProduct, place: FacetPlace): string[] {
  return preferInStock(product, product.sizes, place).map(({ name }) => name);
}

function listOptionValues(product: FacetProduct, option: string, place: FacetPlace): string[] {
  const index = product.options.indexOf(option);
  if (index < 0) return [];
  const { market } = place;
  const sold = market ? product.variants.filter(({ offers }) => offers[market.id]) : product.variants;
  return [...new Set(preferInStock(product, sold, place).flatMap(({ values }) => values[index] ?? []))];
}

function preferInStock<T extends { readonly availability: Availability }>(
  product: FacetProduct,
  entries: readonly T[],
  { today }: FacetPlace,
): readonly T[] {
  const inStock = entries.filter(
    ({ availability }) =>
      settleAvailability(combineAvailability(product.availability, availability), today) === 'in-stock',
  );
  return inStock.length > 0 ? inStock : entries;
}
