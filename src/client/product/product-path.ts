import { page } from '../../browser/page.ts';
import { fetchPrices } from '../../stores/prices.ts';

/**
 * The current address of a product's page: in the given market, else in the first that sells it; undefined if none does.
 * @throws when a price file can't be fetched.
 */
export async function findProductPath(sku: string, market: string = page.market): Promise<string | undefined> {
  for (const id of new Set([market, ...Object.keys(page.markets)])) {
    const { [sku]: entry } = await fetchPrices([sku], id);
    if (entry) return entry.path;
  }
  return undefined;
}
