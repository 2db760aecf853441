import type { Catalog } from '../../catalog/load/load.ts';
import type { Product } from '../../catalog/model.ts';
import { countPieces, withPieces } from '../../catalog/products/count-pieces.ts';
import { ownersOfVariants } from '../../catalog/products/variants.ts';
import type { StockCount } from '../../contract/sellers.ts';
import type { HostList } from '../files/fetch-list.ts';

/** A product, variant or size that its seller has marked as sold out on the API host. */
export interface SoldOut {
  readonly sku: string;
  readonly size?: string | undefined;
}

/** The catalogue with these products, variants and sizes sold out. */
export function withSoldOut(catalog: Catalog, soldOut: readonly SoldOut[]): Catalog {
  if (soldOut.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = ownersOfVariants(catalog);
  for (const { sku, size } of soldOut) {
    const product = products.get(owners.get(sku) ?? sku);
    // The product may have left the catalogue since.
    if (!product) continue;
    if (product.sku === sku) products.set(sku, markSoldOut(product, size));
    // Pages can't show that one size of one variant is sold out. The host refuses an order for it.
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

/** The catalogue with the pieces that remain on a day (`today`, an ISO date), as sellers count them on the API host. */
export function withCounts(catalog: Catalog, counts: readonly StockCount[], today: string): Catalog {
  if (counts.length === 0) return catalog;
  const products = new Map(catalog.products);
  const owners = ownersOfVariants(catalog);
  for (const [sku, group] of Map.groupBy(counts, (count) => count.sku)) {
    const product = products.get(owners.get(sku) ?? sku);
    // The product may have left the catalogue since.
    if (!product) continue;
    const piecesOf = (wanted: string) => group.find(({ size = '' }) => size === wanted)?.pieces;
    const pieces = product.sizes.length === 0 ? piecesOf('') : undefined;
    if (product.sku === sku) products.set(sku, withPieces(product, piecesOf, today));
    // Pages can't show the pieces of one size of one variant. The host counts them.
    else if (pieces !== undefined) products.set(product.sku, countVariant(product, sku, pieces, today));
  }
  return { ...catalog, products };
}

/** The product with the number of pieces of a variant. */
const countVariant = (product: Product, sku: string, pieces: number, today: string): Product => ({
  ...product,
  variants: product.variants.map((variant) => (variant.sku === sku ? countPieces(variant, pieces, today) : variant)),
});

/** The list of sold-out products: `/stock` of an API host. */
export const STOCK_LIST: HostList<SoldOut> = {
  name: 'stock',
  variable: 'STOCK_URL',
  field: 'soldOut',
  isEntry: (value): value is SoldOut => typeof (value as Partial<SoldOut> | null)?.sku === 'string',
};

/** The numbers of pieces, in the same answer. */
export const COUNT_LIST: HostList<StockCount> = {
  name: 'stock',
  variable: 'STOCK_URL',
  field: 'counts',
  isOptional: true,
  isEntry: (value): value is StockCount => {
    const { sku, size = '', pieces } = (value ?? {}) as Record<string, unknown>;
    return typeof sku === 'string' && typeof size === 'string' && Number.isInteger(pieces) && Number(pieces) >= 0;
  },
};
