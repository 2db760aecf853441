import { isToken } from '../../../ground/http/link-pages.ts';
import { findLink } from '../../../ground/outbox/links.ts';
import type { HostServices } from '../../services.ts';
import { unknownLinkPage } from './link-page.ts';

interface Linked {
  readonly sellerId: string;
  readonly shipmentId: string;
}

/** The shipment of a link, or a page that says why there is none. A seller who has an account by now has to sign in. */
export async function openLink(
  { database, now, ...services }: HostServices,
  token: string,
): Promise<Linked | Response> {
  const shipmentId = isToken(token) ? await findLink(database.read, 'shipment', token, now()) : undefined;
  const row =
    shipmentId === undefined
      ? undefined
      : await database.read
          .selectFrom('shipments')
          .leftJoin('sellers', 'sellers.seller_id', 'shipments.seller_id')
          .select(['shipments.seller_id', 'sellers.id as account'])
          .where('shipments.id', '=', shipmentId)
          .executeTakeFirst();
  if (shipmentId === undefined || !row || row.account !== null)
    return unknownLinkPage(services, row !== undefined && row.account !== null);
  return { sellerId: row.seller_id, shipmentId };
}
