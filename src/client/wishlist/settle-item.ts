import type { PriceEntry } from '../../core/product/price-file.ts';
import { settleSharedLine } from '../lists/shared-list.ts';
import type { Item } from '../../browser/stored-items.ts';

/**
 * What a wishlist can do with an item today: `buy` it; offer its `sizes`, where none is chosen or the chosen one is sold out; nothing,
 * as it is `sold-out` or `gone`. `today` is an ISO date.
 */
export function settleItem(
  { sku, size }: Pick<Item, 'sku' | 'size'>,
  entry: PriceEntry | null,
  today: string,
): 'buy' | 'sizes' | 'sold-out' | 'gone' {
  const state = settleSharedLine({ sku, size, quantity: 1 }, entry, today);
  if (state === 'buy') return 'buy';
  // What comes later has sizes, too.
  const isLater = (entry?.stock ?? '') > today;
  if (!isLater && Object.values(entry?.sizes ?? {}).some((stock) => stock <= today)) return 'sizes';
  return state === 'gone' ? 'gone' : 'sold-out';
}
