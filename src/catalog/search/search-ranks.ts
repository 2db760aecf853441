import { settleAvailability } from '../values/availability.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site/site.ts';
import { availabilityOf } from '../products/catalog-index.ts';

/** The place of each product among all by how much it appeals (products/list-order.ts), and the rank that postings carry. */
export interface ProductRanks {
  readonly positions: readonly number[];
  readonly ranks: readonly number[];
}

export function rankProducts(site: Site, market: Market, products: readonly Product[]): ProductRanks {
  const scores = products.map((product) => site.index.appealOf(product));
  const isAway = products.map(
    (product) => settleAvailability(availabilityOf(product, market), site.today) === 'sold-out',
  );
  const order = [...products.keys()].sort(
    (a, b) => Number(isAway[a]) - Number(isAway[b]) || (scores[b] as number) - (scores[a] as number) || a - b,
  );
  const positions: number[] = [];
  for (const [position, number] of order.entries()) positions[number] = position;
  const ranks = positions.map((position, number) =>
    isAway[number] ? 0 : position < products.length * 0.2 ? 3 : position < products.length * 0.6 ? 2 : 1,
  );
  return { positions, ranks };
}
