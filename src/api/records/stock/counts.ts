import type { Product } from '../../../catalog/model.ts';
import { piecesInFile } from '../../../catalog/products/count-pieces.ts';
import { lineId } from '../../../core/cart/cart.ts';
import { readSlices } from '../../ground/database/read-slices.ts';
import type { StockCountRow } from '../../ground/database/tables.ts';
import type { Database, QueryBuilder } from '../../ground/database/types.ts';

/** What is counted: a SKU that is bought, and its size, empty for a product without sizes. */
export interface StockKey {
  readonly sku: string;
  readonly size: string;
}

/** Pieces that are left, by `lineId`; what is not counted is missing. */
export type Counts = ReadonlyMap<string, number>;

/** `StockCountRow.catalog_pieces` of a product. */
export const basisOf = (product: Product, size: string): number => piecesInFile(product, size) ?? -1;

/**
 * The pieces that are left: those of the row, unless the number in the catalogue has changed since. Zero in the catalogue counts
 * nothing: it says when there are more, or that it is sold out.
 */
export function piecesLeft(
  row: Pick<StockCountRow, 'pieces' | 'catalog_pieces'> | undefined,
  basis: number,
): number | undefined {
  if (row?.catalog_pieces === basis) return row.pieces;
  return basis > 0 ? basis : undefined;
}

/** The counts of products. */
export async function readCounts(
  db: QueryBuilder,
  products: ReadonlyMap<string, Product>,
  skus: readonly string[],
): Promise<Counts> {
  const rows =
    skus.length === 0 ? [] : await db.selectFrom('stock_counts').selectAll().where('sku', 'in', skus).execute();
  return countsOf(rows, products, skus);
}

/** The counts of products, with the rows that there are of them. */
export function countsOf(
  rows: readonly Pick<StockCountRow, 'sku' | 'size' | 'pieces' | 'catalog_pieces'>[],
  products: ReadonlyMap<string, Product>,
  skus: readonly string[],
): Counts {
  const known = new Map(rows.map((row) => [lineId(row), row]));
  const counts = new Map<string, number>();
  for (const sku of new Set(skus)) {
    const product = products.get(sku);
    if (!product) continue;
    for (const key of keysOf(product)) {
      const pieces = piecesLeft(known.get(lineId(key)), basisOf(product, key.size));
      if (pieces !== undefined) counts.set(lineId(key), pieces);
    }
  }
  return counts;
}

/** The keys by which pieces of a product are counted: one for each size, or one for the product. */
const keysOf = ({ sku, sizes }: Pick<Product, 'sku' | 'sizes'>): StockKey[] =>
  sizes.length === 0 ? [{ sku, size: '' }] : sizes.map(({ name }) => ({ sku, size: name }));

/** Every count that differs from the catalogue's number. */
export async function listCounts(
  { read }: Pick<Database, 'read'>,
  products: () => ReadonlyMap<string, Product>,
): Promise<{ sku: string; size?: string; pieces: number }[]> {
  const all: { sku: string; size?: string; pieces: number }[] = [];
  const slices = readSlices<StockCountRow>((last, most) => {
    const query = read.selectFrom('stock_counts').selectAll().orderBy('sku').orderBy('size').limit(most);
    const next = last ? query.where((eb) => eb(eb.refTuple('sku', 'size'), '>', eb.tuple(last.sku, last.size))) : query;
    return next.execute();
  });
  for await (const rows of slices)
    for (const row of rows) {
      const product = products().get(row.sku);
      if (product && row.catalog_pieces === basisOf(product, row.size))
        all.push({ sku: row.sku, size: row.size === '' ? undefined : row.size, pieces: row.pieces });
    }
  return all;
}
