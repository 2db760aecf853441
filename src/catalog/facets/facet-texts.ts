import { type Availability, combineAvailability, settleAvailability } from '../values/availability.ts';
import type { Market, ReadProduct } from '../model.ts';
import type { FacetInput } from '../schema/facets.ts';

/** A product as far as its facets are concerned. */
export type FacetProduct = Pick<
  ReadProduct,
  'sizes' | 'options' | 'variants' | 'attributes' | 'colour' | 'brand' | 'declarations' | 'availability'
>;

/** The day and, where only what a market sells counts, the market. */
interface FacetScope {
  readonly today: string;
  readonly market?: Pick<Market, 'id'>;
}

/** The texts of a product for a facet: those of the first source that has any. */
export function listTexts(product: FacetProduct, { from }: FacetInput, scope: FacetScope): readonly string[] {
  for (const source of from) {
    const texts = textsOf(product, source, scope);
    if (texts.length > 0) return texts;
  }
  return [];
}

function textsOf(product: FacetProduct, source: string, scope: FacetScope): readonly string[] {
  const { attributes, colour, brand, declarations } = product;
  const [kind = '', ...rest] = source.split('.');
  const name = rest.join('.');
  switch (kind) {
    case 'sizes':
      return listSizes(product, scope);
    case 'options':
      return listOptionValues(product, name, scope);
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
function listSizes(product: FacetProduct, scope: FacetScope): string[] {
  return preferInStock(product, product.sizes, scope).map(({ name }) => name);
}

function listOptionValues(product: FacetProduct, option: string, scope: FacetScope): string[] {
  const index = product.options.indexOf(option);
  if (index < 0) return [];
  const { market } = scope;
  const sold = market ? product.variants.filter(({ offers }) => offers[market.id]) : product.variants;
  return [...new Set(preferInStock(product, sold, scope).flatMap(({ values }) => values[index] ?? []))];
}

function preferInStock<T extends { readonly availability: Availability }>(
  product: FacetProduct,
  entries: readonly T[],
  { today }: FacetScope,
): readonly T[] {
  const inStock = entries.filter(
    ({ availability }) =>
      settleAvailability(combineAvailability(product.availability, availability), today) === 'in-stock',
  );
  return inStock.length > 0 ? inStock : entries;
}
