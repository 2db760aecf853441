import type { IncomingMessage } from 'node:http';
import { readAddress } from './client-address.ts';

/** Whether a host name or address is a loopback one. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Whether a request comes from this machine, for a loopback name, and not through a proxy. The name matters because a foreign page
 * in a local browser can make its own name resolve to this machine (DNS rebinding).
 */
export function comesFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  const connected = readAddress(socket.remoteAddress ?? '') ?? '';
  return isLoopback(name) && isLoopback(connected) && !Object.keys(headers).some((header) => PROXY_HEADER.test(header));
}
