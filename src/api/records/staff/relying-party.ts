import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../../ground/net/this-machine.ts';

/** The dashboard as passkeys know it: they belong to a host name, and browsers offer them there alone. */
export interface RelyingParty {
  /** The host name. */
  readonly id: string;
  /** Where its pages are. Plain HTTP is for this machine alone. */
  readonly origins: readonly string[];
}

/** The host name under which a request came; undefined for an IP address, which passkeys can't belong to. */
export function findRelyingParty({ headers }: Pick<IncomingMessage, 'headers'>): RelyingParty | undefined {
  const host = (headers.host ?? '').toLowerCase();
  const id = host.replace(/:\d+$/, '');
  if (id === '' || isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id, origins: [`https://${host}`, ...(isLoopback(id) ? [`http://${host}`] : [])] };
}
