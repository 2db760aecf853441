import { ownStateOf } from '../../core/delivery/delivery-rules.ts';
import type { DeliveryFile } from '../../core/delivery/delivery-file.ts';
import type { Market } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { makeDeliveryFile } from './area-rules.ts';

/** Whether the market has rules of delivery by PIN code: only then pages ask for one. */
export const hasDeliveryRules = oncePerSite('hasDeliveryRules', (site: Site, marketId: string): boolean =>
  site.catalog.deliveryRules.has(marketId),
);

/** The sellers that the market's rules name. What is sold by others needs no seller to be answered. */
export const listRuledSellers = oncePerSite('ruledSellers', (site: Site, marketId: string): readonly string[] =>
  [...new Set((site.catalog.deliveryRules.get(marketId) ?? []).flatMap(({ sellers = [] }) => sellers))].sort(),
);

const findBoundState = oncePerSite('boundState', (site: Site, marketId: string, sellerId: string): string | undefined =>
  ownStateOf(site.catalog.deliveryRules.get(marketId) ?? [], sellerId),
);

/** The only state that a seller may sell to in a market; undefined for one that sells everywhere. */
export const boundState = (site: Site, { id }: Market, sellerId: string): string | undefined =>
  findBoundState(site, id, sellerId);

/** The file of a site's market; undefined where the market has no rules. */
export function findDeliveryFile(site: Site, marketId: string, zone: string): DeliveryFile | undefined {
  const [market, rules] = [site.catalog.markets.get(marketId), site.catalog.deliveryRules.get(marketId)];
  return market && rules && makeDeliveryFile(market, rules, zone, site.today);
}
