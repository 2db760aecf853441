import { indianClock } from '../../../core/calendar/indian-day.ts';
import type { PriceEntry } from '../../../core/product/price-file.ts';
import type { Market } from '../../../catalog/model.ts';
import { isPublished } from '../../../catalog/publication.ts';
import { withPieces } from '../../../catalog/queries/count-pieces.ts';
import { makePriceEntry } from '../../../catalog/queries/price-files.ts';
import { lineId } from '../../../core/cart/cart.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { listSuspended } from '../sellers/sold-out.ts';
import { type Counts, readCounts } from '../stock/counts.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';

/**
 * Today's price and stock by SKU: from the catalogue, the sellers' counts and sold-out switches, and suspended sellers. What is not sold
 * in the market, or not published, is left out. `skus` must not be empty.
 */
export async function readPriceEntries(
  db: QueryBuilder,
  shop: Shop,
  market: Market,
  skus: readonly string[],
  now: number,
  known?: Counts,
): Promise<ReadonlyMap<string, PriceEntry>> {
  const clock = indianClock(now);
  const today = clock.slice(0, 10);
  const switches = await db.selectFrom('sold_out').select(['sku', 'size']).where('sku', 'in', skus).execute();
  const suspended = await listSuspended(db);
  const counts = known ?? (await readCounts(db, shop.products, skus));
  const entries = new Map<string, PriceEntry>();
  for (const sku of skus) {
    const product = shop.products.get(sku);
    if (!product || !isPublished(product, clock)) continue;
    const counted = withPieces(product, (size) => counts.get(lineId({ sku, size })), today);
    const entry = makePriceEntry(counted, market, today);
    if (!entry) continue;
    const off = suspended.has(product.sellerId) ? WHOLE : switches.filter((row) => row.sku === sku);
    entries.set(sku, off.length === 0 ? entry : switchOff(entry, off));
  }
  return entries;
}

/** Size of a switch for the whole product. */
const WHOLE = [{ size: '' }];

/** The price entry with the sold-out switches applied; an empty size stands for the whole product. */
function switchOff(entry: PriceEntry, off: readonly { readonly size: string }[]): PriceEntry {
  const sizes = { ...entry.sizes };
  for (const { size } of off) if (size in sizes) sizes[size] = 'sold-out';
  return {
    ...entry,
    ...(off.some(({ size }) => size === '') ? { stock: 'sold-out' } : {}),
    ...(entry.sizes && { sizes }),
  };
}
