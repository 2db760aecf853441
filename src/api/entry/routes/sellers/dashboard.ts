import type { Caller } from '../../../ground/http/route.ts';

/** The seller of a request; `access: 'approved-seller'` makes sure that there is one with a shop. */
export function sellerOf({ seller }: Caller) {
  if (!seller?.shop) throw new Error('A route of the dashboard was reached by a caller without a shop.');
  return { id: seller.id, shop: seller.shop, actor: `seller:${seller.id}` as const };
}

/** The common fields of the dashboard's routes. */
export const DASHBOARD = { tag: 'Seller dashboard', access: 'approved-seller' } as const;
