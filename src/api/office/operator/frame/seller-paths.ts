import { sellerPath } from '../../../../paths.ts';
import type { Html } from '../../../ground/http/html.ts';
import type { HostServices } from '../../../entry/services.ts';
import { nameLink } from './links.ts';
import { nameSeller } from './seller-names.ts';

/** The paths of sellers' pages. */

/** The ids of accounts by the id of their seller in the catalogue. */
export async function readAccountIds({
  database,
}: Pick<HostServices, 'database'>): Promise<ReadonlyMap<string, string>> {
  const rows = await database.read
    .selectFrom('sellers')
    .select(['id', 'seller_id'])
    .where('seller_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, seller_id: sellerId }) => [sellerId ?? '', id]));
}

/** The path of a seller's page, or without an account of what the shop owes it. */
export const accountPath = (accounts: ReadonlyMap<string, string>, id: string): string =>
  accounts.has(id) ? `/sellers/${accounts.get(id)}` : `/payouts/seller?${new URLSearchParams({ seller: id })}`;

/** A seller as a link to its page; only the name if it is no longer in the catalogue. */
export const namedSeller = (
  services: Pick<HostServices, 'shop'>,
  accounts: ReadonlyMap<string, string>,
  id: string,
): Html | string =>
  accounts.has(id) || services.shop().sellers.has(id)
    ? nameLink(accountPath(accounts, id), nameSeller(services, id))
    : nameSeller(services, id);

/** The address of a seller's shop on the site; undefined for one that is not in the catalogue. */
export function shopAddress({ shop, siteUrl }: Pick<HostServices, 'shop' | 'siteUrl'>, id: string): string | undefined {
  const { markets, sellers, store } = shop();
  const market = markets.get(store.defaultMarket);
  return market && sellers.has(id) ? `${siteUrl()}${sellerPath(market, { id })}` : undefined;
}
