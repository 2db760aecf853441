import type { IncomingMessage } from 'node:http';
import { readAddress } from './client-address.ts';

/** Whether a name or address is that of this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Whether a request was made on this machine, to an address of this machine, and past no proxy. The name that was asked for
 * counts too: a page of a stranger, open in a browser here, can have its own name lead to this machine.
 */
export function comesFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const connected = readAddress(socket.remoteAddress ?? '') ?? '';
  return isLoopback(name) && isLoopback(connected) && !Object.keys(headers).some((header) => PROXY_HEADER.test(header));
}
