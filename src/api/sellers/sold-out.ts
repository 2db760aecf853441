import { readSlices } from '../database/read-slices.ts';
import type { SoldOutSwitch } from '../../core/contract/sellers.ts';
import type { Product } from '../../catalog/model.ts';
import type { QueryBuilder, Database } from '../database/types.ts';
import { SharedAnswer } from '../http/shared-answer.ts';
import type { Services } from '../services.ts';

/**
 * Every switch that is on, of all sellers, and the products of those who are suspended. The catalogue is only asked where
 * somebody is.
 */
export async function listSoldOut(
  { read }: Database,
  products: () => Iterable<Pick<Product, 'sku' | 'sellerId'>>,
): Promise<SoldOutSwitch[]> {
  const all: SoldOutSwitch[] = [];
  const slices = readSlices<{ readonly sku: string; readonly size: string }>((last, most) => {
    const query = read.selectFrom('sold_out').select(['sku', 'size']).orderBy('sku').orderBy('size').limit(most);
    const next = last ? query.where((eb) => eb(eb.refTuple('sku', 'size'), '>', eb.tuple(last.sku, last.size))) : query;
    return next.execute();
  });
  for await (const rows of slices) for (const { sku, size } of rows) all.push(size === '' ? { sku } : { sku, size });
  const shops = await listSuspended(read);
  if (shops.size > 0) for (const { sku, sellerId } of products()) if (shops.has(sellerId)) all.push({ sku });
  return all;
}

/** The shops that the operator has closed for a time: nothing of theirs can be ordered. */
export async function listSuspended(db: QueryBuilder): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sellers').select('shop').where('status', '=', 'suspended').execute();
  return new Set(rows.flatMap(({ shop }) => (shop === null ? [] : [shop])));
}

/** How long the answer to everybody may be older than what other hosts and the operator change. */
const KEPT_MS = 1_000;

const kept = new WeakMap<Database, { readonly until: number; readonly answer: Promise<SharedAnswer> }>();

/** The list as everybody may ask for it, made at most once in a second. */
export function shareSoldOut({ database, shop }: Pick<Services, 'database' | 'shop'>): Promise<SharedAnswer> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.answer;
  const answer = listSoldOut(database, () => shop().products.values()).then(
    (soldOut) => new SharedAnswer(JSON.stringify({ data: { soldOut } }), 'no-cache'),
  );
  kept.set(database, { until: performance.now() + KEPT_MS, answer });
  answer.catch(() => forgetSoldOut(database));
  return answer;
}

/** A switch was turned here: the next who asks is told of it. */
export const forgetSoldOut = (database: Database): void => {
  kept.delete(database);
};
