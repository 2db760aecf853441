import type { Product } from '../model.ts';

/** How popular a product is: the mean of its ratings, times the decimal logarithm of their number; 0 without ratings. */
export const popularityOf = ({ rating }: Product): number =>
  rating ? rating.value * Math.log10(10 + rating.count) : 0;

/** Compares for sorting: the most popular product first. */
export const byPopularity = (a: Product, b: Product): number => popularityOf(b) - popularityOf(a);
