import type { IncomingMessage } from 'node:http';
import { findAccount, findSeller } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';
import { ProtocolError } from './answer.ts';
import { clientAddress } from './client-address.ts';
import type { Access, Caller } from './route.ts';

const TOKEN = /^Bearer ([\w-]{20,200})$/;

/** Finds out who is asking. @throws ProtocolError 401 where the route wants more than the request proves. */
export async function identifyCaller(services: Services, access: Access, request: IncomingMessage): Promise<Caller> {
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

const unauthorized = () =>
  new ProtocolError(401, 'This wants a valid token.', { 'www-authenticate': 'Bearer realm="shop"' });
