import type { AddressLine } from '../../browser/addresses/cart-address.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { settleSharedLine } from './shared-list.ts';
import type { Item } from '../../browser/stored-items.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { fetchProduct } from '../items/fetch-product.ts';

/** A line of a shared list with its product as it is today. */
export interface SharedItem {
  readonly item: Item;
  /** The maximum retail price, where there is one. */
  readonly mrpMinor: number;
  readonly line: AddressLine;
  readonly state: 'buy' | 'choose' | 'wait';
}

/** The lines with today's price; undefined where a product or size is not sold any more. */
export async function findItems(lines: readonly AddressLine[]): Promise<(SharedItem | undefined)[]> {
  const entries = await fetchPrices(lines.map(({ sku }) => sku));
  const today = indianDay(Date.now());
  return Promise.all(
    lines.map(async (line) => {
      const entry = entries[line.sku] ?? null;
      const state = settleSharedLine(line, entry, today);
      if (state === 'gone' || !entry) return undefined;
      const found = await fetchProduct(line.sku, entry.path);
      return found && { item: found.item, mrpMinor: entry.mrpMinor ?? 0, line, state };
    }),
  );
}
