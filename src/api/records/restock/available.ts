import { indianClock } from '../../../core/calendar/indian-day.ts';
import type { PriceEntry } from '../../../core/product/price-file.ts';
import { priceLine } from '../../../core/cart/priced-cart.ts';
import type { RestockAlertRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { readPriceEntries } from '../orders/prices/price-entries.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';

/** What an alert is for. */
export type Wanted = Pick<RestockAlertRow, 'market' | 'sku' | 'size'>;

/** Those of the wanted products and sizes that can be ordered now, with the path of their page. */
export async function listAvailable<T extends Wanted>(
  db: QueryBuilder,
  shop: Shop,
  wanted: readonly T[],
  now: number,
): Promise<readonly (T & { readonly path: string })[]> {
  const today = indianClock(now).slice(0, 10);
  const available: (T & { readonly path: string })[] = [];
  for (const [marketId, group] of Map.groupBy(wanted, ({ market }) => market)) {
    const market = shop.markets.get(marketId);
    if (!market) continue;
    const { entries } = await readPriceEntries(db, shop, market, [...new Set(group.map(({ sku }) => sku))], now);
    for (const one of group) {
      const entry = entries.get(one.sku);
      if (entry && isAvailable(one, entry, today)) available.push({ ...one, path: entry.path });
    }
  }
  return available;
}

function isAvailable({ sku, size }: Wanted, entry: PriceEntry, today: string): boolean {
  const sizes = size === '' && entry.sizes ? Object.keys(entry.sizes) : [size];
  return sizes.some((one) => {
    const line = { sku, size: one === '' ? undefined : one };
    return priceLine(line, entry, today).state === 'same';
  });
}
