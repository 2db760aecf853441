import type { Caller } from '../http/route.ts';
import { fail } from '../http/answer.ts';

/** Whose dashboard it is. The route lets only approved sellers in, and those have a shop. */
export function sellerOf({ seller }: Caller) {
  if (!seller?.shop) throw new Error('The dashboard was opened to somebody without a shop.');
  return { id: seller.id, shop: seller.shop, actor: `seller:${seller.id}` as const };
}

/** What the routes of the dashboard have in common. */
export const DASHBOARD = { tag: 'Seller dashboard', access: 'approved-seller' } as const;

export const noOrder = () => fail(404, 'There is no such order.');
