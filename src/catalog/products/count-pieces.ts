import type { Availability } from '../values/availability.ts';
import type { Product } from '../model.ts';

/** The number of pieces that a product's file has for a size; undefined where it has none. A product without sizes has the size "". */
export const piecesInFile = ({ stock, sizes }: Pick<Product, 'stock' | 'sizes'>, size: string): number | undefined =>
  sizes.length === 0 ? stock : sizes.find(({ name }) => name === size)?.stock;

interface Counted {
  readonly availability: Availability;
  readonly stock?: number;
}

/**
 * A product, size or variant with the pieces that are left today (ISO date). Without any it is sold out, unless the day is known from
 * which there are more. What its file says to be sold out for want of pieces is not any more when there are some.
 */
export function countPieces<T extends Counted>(one: T, pieces: number, today: string): T {
  const { availability, stock } = one;
  if (pieces === 0) {
    const isLater = typeof availability === 'object' && availability.from > today;
    return { ...one, stock: 0, availability: isLater ? availability : 'sold-out' };
  }
  const isBack = availability === 'sold-out' && stock === 0;
  return { ...one, stock: pieces, availability: isBack ? 'in-stock' : availability };
}

/** The product with the pieces of its sizes, or its own; `piecesOf` knows those that are counted. */
export function withPieces(product: Product, piecesOf: (size: string) => number | undefined, today: string): Product {
  const count = <T extends Counted>(one: T, pieces: number | undefined): T =>
    pieces === undefined ? one : countPieces(one, pieces, today);
  if (product.sizes.length === 0) return count(product, piecesOf(''));
  return { ...product, sizes: product.sizes.map((size) => count(size, piecesOf(size.name))) };
}
