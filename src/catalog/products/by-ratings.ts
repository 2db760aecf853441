import type { Product } from '../model.ts';

const countOf = ({ rating }: Product): number => rating?.count ?? 0;

/** Compares for sorting: the product with most ratings first, as what sells most is rated most. */
export const byRatings = (a: Product, b: Product): number => countOf(b) - countOf(a);
