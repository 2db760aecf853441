import { settleAvailability } from '../availability.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site.ts';
import { availabilityOf } from './catalog-index.ts';

/** The place of each product among all by popularity, and the rank that postings carry. */
export interface ProductRanks {
  readonly places: readonly number[];
  readonly ranks: readonly number[];
}

export function rankProducts(site: Site, market: Market, products: readonly Product[]): ProductRanks {
  const scores = products.map(({ rating }) => (rating ? rating.value * Math.log10(10 + rating.count) : 0));
  const isAway = products.map(
    (product) => settleAvailability(availabilityOf(product, market), site.today) === 'sold-out',
  );
  const order = [...products.keys()].sort(
    (a, b) => Number(isAway[a]) - Number(isAway[b]) || (scores[b] as number) - (scores[a] as number) || a - b,
  );
  const places: number[] = [];
  for (const [place, number] of order.entries()) places[number] = place;
  const ranks = places.map((place, number) =>
    isAway[number] ? 0 : place < products.length * 0.2 ? 3 : place < products.length * 0.6 ? 2 : 1,
  );
  return { places, ranks };
}
