import { type Caller, routesOf } from '../../../ground/http/route.ts';

/** The seller of a request. `access: 'approved-seller'` guarantees that there is one. */
export function sellerOf({ seller }: Caller) {
  if (!seller?.seller_id)
    throw new Error('A route of the dashboard was reached by a caller who is no approved seller.');
  return { id: seller.id, sellerId: seller.seller_id, actor: `seller-account:${seller.id}` as const };
}

/** Defines routes of the dashboard. */
export const dashboard = routesOf({ tag: 'Seller dashboard', access: 'approved-seller' });
