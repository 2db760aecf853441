import { basisPointsOf, type ShippingTerms } from '../core/settlement/charge-parcel.ts';
import type { Catalog } from './catalog.ts';
import type { StoreProfile } from './schema/store.ts';

type Terms = NonNullable<StoreProfile['sellerTerms']>;

/** The charges for parcels in minor units of the default market's currency. */
export const shippingTerms = ({ steps, furtherKg }: Terms['shipping']): ShippingTerms => ({
  steps: steps.map(({ upToGrams, charge }) => ({ upToGrams, chargeMinor: toMinor(charge) })),
  furtherKgMinor: toMinor(furtherKg),
});

/** Major units in minor ones. */
export const toMinor = (amount: number): number => Math.round(amount * 100);

/**
 * The shop's commission by category, in hundredths of a percent: the rate that names the category or the nearest one above it, else the
 * rate that names none. Categories without a rate are missing.
 */
export function commissionsByCategory({
  store: { sellerTerms },
  categories,
}: Pick<Catalog, 'store' | 'categories'>): Map<string, number> {
  const named = new Map<string, number>();
  let others: number | undefined;
  for (const { percent, categories: ids } of sellerTerms?.commission ?? []) {
    if (ids === undefined) others ??= basisPointsOf(percent);
    for (const id of ids ?? []) named.set(id, basisPointsOf(percent));
  }
  const found = new Map<string, number>();
  for (const id of categories.keys()) {
    let at: string | undefined = id;
    while (at !== undefined && !named.has(at)) at = categories.get(at)?.parentId;
    const rate = at === undefined ? others : named.get(at);
    if (rate !== undefined) found.set(id, rate);
  }
  return found;
}
