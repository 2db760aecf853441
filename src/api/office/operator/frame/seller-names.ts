import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { HostServices } from '../../../entry/services.ts';
import { isShort } from '../../kit/lists/table.ts';
import { linkTo } from './links.ts';
import { beside, initials } from '../../kit/pieces/pictures.ts';

/** The name of a seller; its id if it is no longer in the catalogue. */
export const nameSeller = ({ shop }: Pick<HostServices, 'shop'>, id: string): string =>
  shop().sellers.get(id)?.name ?? id;

/** Sellers by id, each as a link to its page, or without an account to what the shop owes it. */
export async function readSellerLinks(
  services: Pick<HostServices, 'shop' | 'database'>,
  ids: readonly string[],
): Promise<(id: string) => Html> {
  const accounts =
    ids.length === 0
      ? []
      : await services.database.read
          .selectFrom('sellers')
          .select(['id', 'seller_id'])
          .where('seller_id', 'in', [...new Set(ids)])
          .execute();
  const accountOf = new Map(accounts.map(({ id, seller_id: sellerId }) => [sellerId, id]));
  return (id) => {
    const name = nameSeller(services, id);
    const account = accountOf.get(id);
    if (account === undefined && !services.shop().sellers.has(id)) return html`${name}`;
    const href = account === undefined ? linkTo('/payouts/seller', { seller: id }) : linkTo(`/sellers/${account}`);
    return html`<a class="name seller${isShort(name) && ' short'}" href="${href}">${name}</a>`;
  };
}

/** A link to what the shop owes a seller. */
const sellerLink = (services: Pick<HostServices, 'shop'>, id: string): Html =>
  html`<a class="name" href="${linkTo('/payouts/seller', { seller: id })}">${nameSeller(services, id)}</a>`;

/** The sellers of the catalogue by name, for a choice. */
export const sellerChoices = ({ shop }: Pick<HostServices, 'shop'>): (readonly [id: string, name: string])[] =>
  [...shop().sellers.values()].map(({ id, name }) => [id, name] as const).sort(([, a], [, b]) => a.localeCompare(b));

/** A seller with further content below its name, on one line if that is short. */
export const sellerCell = (services: Pick<HostServices, 'shop'>, id: string, below: Content, isShort = true): Html =>
  beside(initials(nameSeller(services, id)), [
    sellerLink(services, id),
    below && html`<br><span class="soft${isShort && ' whole'}">${below}</span>`,
  ]);
