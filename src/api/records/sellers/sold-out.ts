import { readSlices } from '../../ground/database/read-slices.ts';
import type { SoldOutSwitch } from '../../../contract/sellers.ts';
import type { Product } from '../../../catalog/model.ts';
import type { QueryBuilder, Database } from '../../ground/database/types.ts';
import { SharedAnswer } from '../../ground/http/shared-answer.ts';
import type { Services } from '../../ground/services.ts';
import { listCounts } from '../stock/counts.ts';

/**
 * Every switch that is on, of all sellers, and the products of suspended sellers. `products` is read only if there are any.
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
  const sellerIds = await listSuspended(read);
  if (sellerIds.size > 0) for (const { sku, sellerId } of products()) if (sellerIds.has(sellerId)) all.push({ sku });
  return all;
}

/** The suspended sellers, whose products can't be ordered. */
async function listSuspended(db: QueryBuilder): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sellers').select('seller_id').where('status', '=', 'suspended').execute();
  return new Set(rows.flatMap(({ seller_id: sellerId }) => (sellerId === null ? [] : [sellerId])));
}

/** How long the shared answer may lag behind changes by other hosts and the operator. */
const KEPT_MS = 1_000;

const kept = new WeakMap<Database, { readonly until: number; readonly answer: Promise<SharedAnswer> }>();

/** The shared answer with the lists, made at most once a second. */
export function shareSoldOut({ database, shop }: Pick<Services, 'database' | 'shop'>): Promise<SharedAnswer> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.answer;
  const lists = Promise.all([
    listSoldOut(database, () => shop().products.values()),
    listCounts(database, () => shop().products),
  ]);
  const answer = lists.then(
    ([soldOut, counts]) => new SharedAnswer(JSON.stringify({ data: { soldOut, counts } }), 'no-cache'),
  );
  kept.set(database, { until: performance.now() + KEPT_MS, answer });
  answer.catch(() => forgetSoldOut(database));
  return answer;
}

/** Drops the shared answer after a change on this host. */
export const forgetSoldOut = (database: Database): void => {
  kept.delete(database);
};
