import { sellerPath } from '../../../../paths.ts';
import type { Html } from '../../../ground/http/html.ts';
import type { HostServices } from '../../../entry/services.ts';
import { nameLink } from './links.ts';
import { nameSeller } from './seller-names.ts';

/** Where the pages of a seller are. */

/** The ids of accounts by the sellers of the catalogue that they have. */
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

/** The page of a seller of the catalogue; what the shop owes it, where it has no account. */
export const accountPath = (accounts: ReadonlyMap<string, string>, id: string): string =>
  accounts.has(id) ? `/sellers/${accounts.get(id)}` : `/payouts/seller?${new URLSearchParams({ seller: id })}`;

/** A seller of the catalogue as a link to its page; the name alone of one that is not there any more. */
export const namedSeller = (
  services: Pick<HostServices, 'shop'>,
  accounts: ReadonlyMap<string, string>,
  id: string,
): Html | string =>
  accounts.has(id) || services.shop().sellers.has(id)
    ? nameLink(accountPath(accounts, id), nameSeller(services, id))
    : nameSeller(services, id);

/** The address of a seller's shop on the site; undefined for one that the catalogue has not. */
export function shopAddress({ shop, siteUrl }: Pick<HostServices, 'shop' | 'siteUrl'>, id: string): string | undefined {
  const { markets, sellers, store } = shop();
  const market = markets.get(store.defaultMarket);
  return market && sellers.has(id) ? `${siteUrl()}${sellerPath(market, { id })}` : undefined;
}
