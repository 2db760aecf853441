import type { Product } from '../../../catalog/model.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { basisOf, piecesLeft, type StockKey } from './counts.ts';

/** Pieces of a product that an order wants or gives back. */
interface Pieces extends StockKey {
  readonly quantity: number;
}

/** Another order took the last pieces since they were read. PostgreSQL runs the job again, which then sees it. */
class StockConflict extends Error {
  readonly code = '40001';
}

/**
 * Takes the pieces of lines that were found to be in stock in the same job. Returns those that are counted. Has to run in a write job.
 * @throws StockConflict
 */
export async function takePieces(
  db: QueryBuilder,
  wanted: readonly (Pieces & { readonly product: Product })[],
  now: number,
): Promise<readonly StockKey[]> {
  const taken: StockKey[] = [];
  // In one order, so that two orders of the same products don't wait for each other.
  for (const piece of wanted.toSorted(byKey)) {
    const { sku, size, quantity, product } = piece;
    const basis = basisOf(product, size);
    const isTaken =
      (await addToCount(db, { sku, size }, basis, -quantity, now)) ||
      (await beginCount(db, { sku, size }, basis, basis - quantity, now));
    if (isTaken) taken.push({ sku, size });
    else if ((await readLeft(db, { sku, size }, basis)) !== undefined)
      throw new StockConflict('The stock has changed.');
  }
  return taken;
}

const byKey = (a: StockKey, b: StockKey): number =>
  a.sku < b.sku ? -1 : a.sku > b.sku ? 1 : a.size < b.size ? -1 : Number(a.size > b.size);

/** Takes as many of the pieces as there are, and returns their number. Has to run in a write job. */
export async function takeWhatIsLeft(
  db: QueryBuilder,
  { sku, size, quantity, product }: Pieces & { readonly product: Product },
  now: number,
): Promise<number> {
  const left = await readLeft(db, { sku, size }, basisOf(product, size));
  const pieces = Math.min(left ?? 0, quantity);
  if (pieces === 0) return 0;
  await takePieces(db, [{ sku, size, quantity: pieces, product }], now);
  return pieces;
}

/** Gives pieces back to the counts that they were taken from. Has to run in a write job. */
export async function giveBack(db: QueryBuilder, pieces: readonly Pieces[], now: number): Promise<void> {
  for (const { sku, size, quantity } of pieces.toSorted(byKey))
    await db
      .updateTable('stock_counts')
      .set((eb) => ({ pieces: eb('pieces', '+', quantity), changed_at: now }))
      .where('sku', '=', sku)
      .where('size', '=', size)
      .execute();
}

/** Sets the number of pieces; null ends the count. Has to run in a write job. */
export async function setCount(
  db: QueryBuilder,
  key: StockKey,
  product: Product,
  pieces: number | null,
  now: number,
): Promise<void> {
  await db.deleteFrom('stock_counts').where('sku', '=', key.sku).where('size', '=', key.size).execute();
  if (pieces !== null)
    await db
      .insertInto('stock_counts')
      .values({ ...key, pieces, catalog_pieces: basisOf(product, key.size), changed_at: now })
      .execute();
}

async function addToCount(
  db: QueryBuilder,
  { sku, size }: StockKey,
  basis: number,
  change: number,
  now: number,
): Promise<boolean> {
  const done = await db
    .updateTable('stock_counts')
    .set((eb) => ({ pieces: eb('pieces', '+', change), changed_at: now }))
    .where('sku', '=', sku)
    .where('size', '=', size)
    .where('catalog_pieces', '=', basis)
    .where('pieces', '>=', -change)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Begins a count with the catalogue's number, where there is none of it yet. */
async function beginCount(
  db: QueryBuilder,
  key: StockKey,
  basis: number,
  pieces: number,
  now: number,
): Promise<boolean> {
  if (basis <= 0 || pieces < 0) return false;
  const done = await db
    .insertInto('stock_counts')
    .values({ ...key, pieces, catalog_pieces: basis, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['sku', 'size'])
        .doUpdateSet({ pieces, catalog_pieces: basis, changed_at: now })
        .where('stock_counts.catalog_pieces', '!=', basis),
    )
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function readLeft(db: QueryBuilder, { sku, size }: StockKey, basis: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('stock_counts')
    .select(['pieces', 'catalog_pieces'])
    .where('sku', '=', sku)
    .where('size', '=', size)
    .executeTakeFirst();
  return piecesLeft(row, basis);
}
