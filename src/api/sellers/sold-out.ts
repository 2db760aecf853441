import { readSlices } from '../database/read-slices.ts';
import type { Store } from '../database/store.ts';
import { SharedAnswer } from '../http/shared-answer.ts';

export interface SoldOut {
  readonly sku: string;
  /** Left out where it is the whole product. */
  readonly size?: string;
}

/** Every switch that is on, of all sellers. */
export async function listSoldOut({ read }: Store): Promise<SoldOut[]> {
  const all: SoldOut[] = [];
  const slices = readSlices<{ readonly sku: string; readonly size: string }>((last, most) => {
    const query = read.selectFrom('sold_out').select(['sku', 'size']).orderBy('sku').orderBy('size').limit(most);
    const next = last ? query.where((eb) => eb(eb.refTuple('sku', 'size'), '>', eb.tuple(last.sku, last.size))) : query;
    return next.execute();
  });
  for await (const rows of slices) for (const { sku, size } of rows) all.push(size === '' ? { sku } : { sku, size });
  return all;
}

/** How long the answer to everybody may be older than the switches that other hosts turn. */
const KEPT_MS = 1_000;

const kept = new WeakMap<Store, { readonly until: number; readonly answer: Promise<SharedAnswer> }>();

/** The list as everybody may ask for it, made at most once in a second. */
export function shareSoldOut(store: Store): Promise<SharedAnswer> {
  const known = kept.get(store);
  if (known && performance.now() < known.until) return known.answer;
  const answer = listSoldOut(store).then(
    (soldOut) => new SharedAnswer(JSON.stringify({ data: { soldOut } }), 'no-cache'),
  );
  kept.set(store, { until: performance.now() + KEPT_MS, answer });
  answer.catch(() => forgetSoldOut(store));
  return answer;
}

/** A switch was turned here: the next who asks is told of it. */
export const forgetSoldOut = (store: Store): void => {
  kept.delete(store);
};
