import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { commandLine } from '../../command-line.ts';
import { isSameSecret } from '../../compare-secrets.ts';
import { ADMIN_HEADER, ADMIN_PATH } from '../contract.ts';
import { Refused } from './refused.ts';

/** Lets only a browser on this machine use the editor, if it opened the address that the command has printed. */
export class Guard {
  /** Part of that address. */
  readonly token = randomBytes(24).toString('base64url');
  readonly #session = randomBytes(24).toString('base64url');

  /** The address to open, for a server on `port`. */
  addressOf(port: number): string {
    return `http://127.0.0.1:${port}${ADMIN_PATH}?token=${this.token}`;
  }

  /**
   * The cookie for a request with the right token in its address; undefined for other requests. All ports of a machine share cookies, so its name
   * contains the port.
   */
  openSession(request: IncomingMessage): string | undefined {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token');
    if (token === null || !isSameSecret(token, this.token)) return undefined;
    return `${cookieName(request)}=${this.#session}; Path=${ADMIN_PATH}; HttpOnly; SameSite=Strict`;
  }

  hasSession(request: IncomingMessage): boolean {
    const name = cookieName(request);
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.some(([key, value = '']) => key === name && isSameSecret(value, this.#session));
  }
}

/**
 * Refuses requests that don't come from a browser on this machine at the server's own address. Otherwise a page of another site could use the editor
 * through the browser, even under a host name that resolves to 127.0.0.1.
 * @throws Refused
 */
export function checkSender(request: IncomingMessage): void {
  const { host = '', origin } = request.headers;
  if (!isLoopback(request.socket.localAddress) || !isLoopback(request.socket.remoteAddress))
    throw new Refused(
      403,
      `The editor answers on this machine alone, at the address that "${commandLine('dev')}" prints.`,
    );
  if (!isLocalName(host))
    throw new Refused(
      403,
      'The editor answers at the address that the command has printed: http://localhost and its port.',
    );
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refused(403, 'The editor takes no requests from pages of other sites.');
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && request.method !== 'GET')
    throw new Refused(403, 'The editor takes no requests from pages of other sites.');
  if (
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    (origin === undefined || request.headers[ADMIN_HEADER] !== '1')
  )
    throw new Refused(403, 'Changes are taken from the pages of the editor alone.');
}

/** Whether only this machine can reach the address of a socket. */
export const isLoopback = (address = ''): boolean =>
  address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);

/** Whether a server with this address listens on all addresses of the machine. */
export const isEveryAddress = (address = ''): boolean => address === '0.0.0.0' || address === '::';

const isLocalName = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);

const cookieName = (request: IncomingMessage): string => `haat_admin_${request.socket.localPort ?? 0}`;
