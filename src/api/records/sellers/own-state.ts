import type { Market } from '../../../catalog/model.ts';
import type { DeliveryRule } from '../../../core/delivery/delivery-rules.ts';
import { ownStateOf } from '../../../core/delivery/delivery-rules.ts';
import { withoutBound } from '../../../core/delivery/own-state.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { fieldsOf } from './application.ts';

/** The only state that a seller of the catalogue may sell to, as its file has no GSTIN; undefined for one that sells everywhere. */
export const ownStateIn = ({ deliveryRules }: Shop, sellerId: string): string | undefined =>
  [...deliveryRules.values()].map((rules) => ownStateOf(rules, sellerId)).find((state) => state !== undefined);

/**
 * The market's rules of delivery for these sellers. One that has given a GSTIN with its account is free to sell to all states, even
 * where its file in the catalogue has none yet.
 */
export async function readDeliveryRules(
  db: QueryBuilder,
  { deliveryRules }: Shop,
  market: Market,
  sellerIds: readonly string[],
): Promise<readonly DeliveryRule[]> {
  const rules = deliveryRules.get(market.id) ?? [];
  const bound = [...new Set(sellerIds)].filter((id) => ownStateOf(rules, id) !== undefined);
  if (bound.length === 0) return rules;
  const rows = await db
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', 'in', bound)
    .where('status', 'in', ['approved', 'suspended'])
    .execute();
  const registered = rows.flatMap((row) =>
    row.seller_id !== null && fieldsOf(row).gstin !== undefined ? [row.seller_id] : [],
  );
  return withoutBound(rules, new Set(registered));
}
