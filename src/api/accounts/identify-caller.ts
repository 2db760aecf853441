import type { IncomingMessage } from 'node:http';
import type { SellerRow } from '../database/tables.ts';
import type { Services } from '../services.ts';
import { type Failure, fail, ProtocolError } from '../http/answer.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Access, Caller } from '../http/route.ts';
import { findAccount, findSeller } from './sessions.ts';

const TOKEN = /^Bearer ([\w-]{20,200})$/;

/**
 * Finds out who is asking; a failure (403) for a seller whose shop is not open where the route wants one.
 * @throws ProtocolError 401 where the route wants more than the request proves.
 */
export async function identifyCaller(
  services: Services,
  access: Access,
  request: IncomingMessage,
): Promise<Caller | Failure> {
  const { headers } = request;
  const token = TOKEN.exec(headers.authorization ?? '')?.[1];
  const orderKey = headers['x-order-key'];
  const caller: Caller = {
    address: clientAddress(request, services.config.trustedProxies),
    ...(token && { token }),
    ...(typeof orderKey === 'string' && { orderKey }),
  };
  const wantsSeller = access === 'maybe-seller' || access === 'seller' || access === 'approved-seller';
  if (access === 'anyone') return caller;
  if (wantsSeller) {
    const seller = token && (await findSeller(services, token));
    if (seller && access === 'approved-seller' && !isOpen(seller)) return fail(403, describeClosed(seller));
    if (seller) return { ...caller, seller };
    if (access === 'maybe-seller') return caller;
    throw unauthorized();
  }
  const account = token && (await findAccount(services, token));
  if (account) return { ...caller, account };
  // A token that is no good is told, so that nobody orders as a guest unawares; the key of an order stands for itself.
  const isGuest = headers.authorization === undefined && access === 'maybe-account';
  if (isGuest || (access === 'order' && caller.orderKey !== undefined)) return caller;
  throw unauthorized();
}

const isOpen = ({ status, shop }: SellerRow): boolean => status === 'approved' && shop !== null;

const describeClosed = ({ status, reason }: SellerRow): string =>
  status === 'suspended' ? `This shop is suspended: ${reason}` : 'This is for sellers whose shop is open.';

const unauthorized = () =>
  new ProtocolError(401, 'This wants a valid token.', { 'www-authenticate': 'Bearer realm="shop"' });
