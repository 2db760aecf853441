import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { commandLine } from '../../command-line.ts';
import { ADMIN_HEADER, ADMIN_PATH } from '../contract.ts';
import { Refused } from './refused.ts';

/** Who may use the editor: a browser on this machine that opened the address which the command has printed. */
export class Guard {
  /** Stands in that address. */
  readonly token = randomBytes(24).toString('base64url');
  readonly #session = randomBytes(24).toString('base64url');

  /** The address to open, of a server on `port`. */
  addressOf(port: number): string {
    return `http://127.0.0.1:${port}${ADMIN_PATH}?token=${this.token}`;
  }

  /**
   * The cookie that a request with the right token in its address gets; undefined for another request. Cookies are shared between the
   * ports of a machine, so its name has that of this one.
   */
  openSession(request: IncomingMessage): string | undefined {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('token');
    if (token === null || !isSame(token, this.token)) return undefined;
    return `${cookieName(request)}=${this.#session}; Path=${ADMIN_PATH}; HttpOnly; SameSite=Strict`;
  }

  hasSession(request: IncomingMessage): boolean {
    const name = cookieName(request);
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.some(([key, value = '']) => key === name && isSame(value, this.#session));
  }
}

/**
 * Refuses what does not come from a browser on this machine that is at the server's own address. A page of another site could else use
 * the editor through the browser, also under a host name that it leads to 127.0.0.1.
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

/** Whether an address of a socket is one that only this machine reaches. */
export const isLoopback = (address = ''): boolean =>
  address === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);

/** Whether a server at this address answers at all addresses of the machine. */
export const isEveryAddress = (address = ''): boolean => address === '0.0.0.0' || address === '::';

const isLocalName = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);

const cookieName = (request: IncomingMessage): string => `haat_admin_${request.socket.localPort ?? 0}`;

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
