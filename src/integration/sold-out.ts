import type { Catalog } from '../catalog/load.ts';
import type { Product } from '../catalog/model.ts';
import { ownersOfVariants } from '../catalog/queries/variants.ts';
import type { HostList } from './fetch-list.ts';

/** A product, a variant of one, or one of its sizes, that its seller has marked as sold out at the API host. */
export interface SoldOut {
  readonly sku: string;
  readonly size?: string | undefined;
}

/** The catalogue with these products and sizes sold out. */
export function withSoldOut(catalog: Catalog, soldOut: readonly SoldOut[]): Catalog {
  if (soldOut.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = ownersOfVariants(catalog);
  for (const { sku, size } of soldOut) {
    const product = products.get(owners.get(sku) ?? sku);
    // The product may have left the catalogue since.
    if (!product) continue;
    if (product.sku === sku) products.set(sku, markSoldOut(product, size));
    // Pages can't say that one size of one variant is sold out; the host refuses it.
    else if (size === undefined) products.set(product.sku, markVariant(product, sku));
  }
  return { ...catalog, products };
}

/** The product with a variant sold out. */
const markVariant = (product: Product, sku: string): Product => ({
  ...product,
  variants: product.variants.map((variant) =>
    variant.sku === sku ? { ...variant, availability: 'sold-out' } : variant,
  ),
});

function markSoldOut(product: Product, size: string | undefined): Product {
  const sizes = product.sizes.map((one) =>
    size === undefined || one.name === size ? { ...one, availability: 'sold-out' as const } : one,
  );
  return size === undefined ? { ...product, sizes, availability: 'sold-out' } : { ...product, sizes };
}

/** `/stock` of an API host. */
export const STOCK_LIST: HostList<SoldOut> = {
  name: 'stock',
  variable: 'STOCK_URL',
  field: 'soldOut',
  isEntry: (value): value is SoldOut => typeof (value as Partial<SoldOut> | null)?.sku === 'string',
};
