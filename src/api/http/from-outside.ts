import type { IncomingMessage } from 'node:http';

/** Whether a name or address is that of this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether a request names another host than this machine, or has come through a proxy. */
export function isFromOutside({ headers }: IncomingMessage): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    !isLoopback(name) || Object.keys(headers).some((header) => /^(?:forwarded|x-forwarded-.*|x-real-ip)$/.test(header))
  );
}
