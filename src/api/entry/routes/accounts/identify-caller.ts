import type { IncomingMessage } from 'node:http';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import type { SellerRow } from '../../../ground/database/tables.ts';
import type { HostServices } from '../../services.ts';
import { type Failure, fail, ProtocolError } from '../../../ground/http/answer.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import type { Access, Caller } from '../../../ground/http/route.ts';
import { findAccount, findSeller } from '../../../records/accounts/sessions/sessions.ts';

const TOKEN = /^Bearer ([\w-]{20,200})$/;

/**
 * Identifies the caller of a route. Returns a failure (403) for a seller who is not approved, if the route requires that.
 * @throws ProtocolError 401 when the request lacks credentials that the route requires
 */
export async function identifyCaller(
  services: HostServices,
  access: Access,
  request: IncomingMessage,
): Promise<Caller | Failure> {
  const { headers } = request;
  const token = TOKEN.exec(headers.authorization ?? '')?.[1];
  const orderKey = headers['x-order-key'];
  const caller: Caller = {
    address: clientAddress(request, services.config.trustedProxies),
    token: token || undefined,
    ...(typeof orderKey === 'string' && { orderKey }),
  };
  const wantsSeller = access === 'seller' || access === 'approved-seller';
  if (access === 'anyone') return caller;
  if (wantsSeller) {
    const seller = token && (await findSeller(services, token));
    if (seller && access === 'approved-seller' && !isOpen(seller)) return fail(403, describeClosed(seller));
    if (seller) return { ...caller, seller };
    throw unauthorized();
  }
  const account = token && (await findAccount(services, token));
  if (account) return { ...caller, account };
  // An invalid token is an error, so that nobody orders as a guest without knowing. With an order key, it does not matter.
  const isGuest = headers.authorization === undefined && access === 'maybe-account';
  if (isGuest || (access === 'order' && caller.orderKey !== undefined)) return caller;
  throw unauthorized();
}

const isOpen = ({ status, seller_id: sellerId }: SellerRow): boolean => status === 'approved' && sellerId !== null;

const describeClosed = ({ status, reason }: SellerRow): string =>
  status === 'suspended' ? answersSellersText.suspended({ reason: reason ?? '' }) : answersSellersText.onlyOpen;

const unauthorized = () =>
  new ProtocolError(401, 'A valid token is required.', { 'www-authenticate': 'Bearer realm="shop"' });
