import { sql } from 'kysely';
import { indianClock } from '../../../../core/calendar/indian-day.ts';
import type { PriceEntry } from '../../../../core/product/price-file.ts';
import type { Market } from '../../../../catalog/model.ts';
import { isPublished } from '../../../../catalog/products/publication.ts';
import { withPieces } from '../../../../catalog/products/count-pieces.ts';
import { makePriceEntry } from '../../../../catalog/delivery/price-files.ts';
import { countedFor } from '../../../../catalog/products/counted-promotions.ts';
import { lineId } from '../../../../core/cart/cart.ts';
import { prepare } from '../../../ground/database/prepare.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { type Counts, countsOf } from '../../stock/counts.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';

/** What sellers and the operator say of products: pieces that are left, and what can't be ordered. */
interface StockFacts {
  readonly counts: Counts;
  /** Sold out as a whole where the size is empty. */
  readonly switches: readonly { readonly sku: string; readonly size: string }[];
  readonly suspended: ReadonlySet<string>;
}

/** Today's price and stock by SKU. */
interface Priced {
  readonly entries: ReadonlyMap<string, PriceEntry>;
  readonly counts: Counts;
}

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
): Promise<Priced> {
  const clock = indianClock(now);
  const today = clock.slice(0, 10);
  const { counts, switches, suspended } = await readStockFacts(db, shop, skus);
  const entries = new Map<string, PriceEntry>();
  for (const sku of skus) {
    const product = shop.products.get(sku);
    if (!product || !isPublished(product, clock)) continue;
    const counted = withPieces(product, (size) => counts.get(lineId({ sku, size })), today);
    const entry = makePriceEntry(counted, market, today);
    if (!entry) continue;
    const promotions = countedFor(shop, market, product, false);
    const off = suspended.has(product.sellerId) ? WHOLE : switches.filter((row) => row.sku === sku);
    const priced = promotions ? { ...entry, promotions } : entry;
    entries.set(sku, off.length === 0 ? priced : switchOff(priced, off));
  }
  return { entries, counts };
}

/** By the number of SKUs. */
const factsOf = new Map<number, ReturnType<typeof prepareFacts>>();

/** One statement, as every order and every cart asks for all of it. */
const prepareFacts = (count: number) =>
  prepare((db, values: Readonly<Record<string, string>>) => {
    const skus = Array.from({ length: count }, (_, index) => values[index] as string);
    const none = { pieces: sql<number>`0`.as('pieces'), basis: sql<number>`0`.as('catalog_pieces') };
    return db
      .selectFrom('stock_counts')
      .select([sql<string>`'count'`.as('fact'), 'sku', 'size', 'pieces', 'catalog_pieces'])
      .where('sku', 'in', skus)
      .unionAll(
        db
          .selectFrom('sold_out')
          .select([sql<string>`'switch'`.as('fact'), 'sku', 'size', none.pieces, none.basis])
          .where('sku', 'in', skus),
      )
      .unionAll(
        db
          .selectFrom('sellers')
          .select([
            sql<string>`'suspended'`.as('fact'),
            sql<string>`coalesce(seller_id, '')`.as('sku'),
            sql<string>`''`.as('size'),
            none.pieces,
            none.basis,
          ])
          .where('status', '=', 'suspended'),
      );
  });

async function readStockFacts(db: QueryBuilder, shop: Shop, skus: readonly string[]): Promise<StockFacts> {
  const read = factsOf.get(skus.length) ?? prepareFacts(skus.length);
  factsOf.set(skus.length, read);
  const rows = await read(db, Object.fromEntries(skus.map((sku, index) => [index, sku])));
  const of = (fact: string) => rows.filter((row) => row.fact === fact);
  return {
    counts: countsOf(of('count'), shop.products, skus),
    switches: of('switch'),
    suspended: new Set(of('suspended').map(({ sku }) => sku)),
  };
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
