import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { BASE } from '../../../ground/http/app.ts';
import { isOwnForm } from '../../../ground/http/form-token.ts';
import { readAnyForm } from '../../../ground/http/link-pages.ts';
import { isLoopback } from '../../../ground/net/this-machine.ts';
import { KNOWN_DAYS } from '../../../ground/limits/known-clients.ts';
import type { OfficeHome, OfficeSession } from './office.ts';

/** Recognises who requests a page of an office, and whether a form comes from that office. */

/** Recognises the browser, so that failed sign-ins of strangers do not lock its owner out. */
const BROWSER_COOKIE = 'haat-browser';
const TOKEN = /^[\w-]{20,100}$/;

/**
 * The cookie with the token of a session; an empty token ends it. Without `seconds` it lasts until the browser is closed. Only on this machine is it
 * sent over plain HTTP.
 */
export const sessionCookie = (home: OfficeHome, request: IncomingMessage, token: string, seconds?: number): string =>
  cookie(home, request, home.cookie, token, token === '' ? 0 : seconds);

/** The cookie by which the browser is recognised for `KNOWN_DAYS`. */
export const browserCookie = (home: OfficeHome, request: IncomingMessage, device: string): string =>
  cookie(home, request, BROWSER_COOKIE, device, KNOWN_DAYS * 86_400);

function cookie(
  { path, followsLinks }: OfficeHome,
  { headers }: IncomingMessage,
  key: string,
  value: string,
  seconds: number | undefined,
): string {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${key}=${value}; Path=${BASE}${path}${life}; HttpOnly; SameSite=${followsLinks ? 'Lax' : 'Strict'}${isLoopback(host) ? '' : '; Secure'}`;
}

/** The session token of a request; undefined if it has none. */
export const readToken = (home: OfficeHome, request: IncomingMessage): string | undefined =>
  readCookie(request, home.cookie);

/** The text by which the browser is recognised; undefined if it has none. */
export const readBrowser = (request: IncomingMessage): string | undefined => readCookie(request, BROWSER_COOKIE);

function readCookie({ headers }: IncomingMessage, key: string): string | undefined {
  const entries = (headers.cookie ?? '').split(';').map((entry) => entry.trim().split('='));
  const value = entries.find(([name]) => name === key)?.[1] ?? '';
  return TOKEN.test(value) ? value : undefined;
}

/**
 * Refuses requests that no person caused by a click on this origin: those of scripts, even of the shop's own, of frames, and forms of other origins.
 * For browsers without `Sec-Fetch` headers, the cookie's SameSite and the form's token protect. `friends` are origins whose forms are accepted too:
 * those of the shop, for signing in.
 * @throws ProtocolError 403
 */
export function checkNavigation({ headers, method }: IncomingMessage, friends: readonly string[] = []): void {
  const { origin, host = '' } = headers;
  const [mode, dest, site] = ['mode', 'dest', 'site'].map((name) => headers[`sec-fetch-${name}`]);
  const isScript = (mode !== undefined && mode !== 'navigate') || (dest !== undefined && dest !== 'document');
  // A proxy that sets `Referrer-Policy: no-referrer` makes the origin of forms `null`.
  const isOwn =
    origin === `http://${host}` || origin === `https://${host}` || (origin === 'null' && site !== undefined);
  const isForeign = origin !== undefined && !isOwn;
  const isForeignForm = method === 'POST' && (isForeign || (site !== undefined && site !== 'same-origin'));
  const isFriend = origin !== undefined && friends.includes(origin);
  if (isScript || (isForeignForm && !isFriend)) throw new ProtocolError(403, operatorSignInText.ownPage);
}

/** The fields of a form. @throws ProtocolError 413, 415 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const form = await readAnyForm(request);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw new ProtocolError(415, operatorSignInText.notAForm);
  return form;
}

/** Refuses a form that was not made for this session. @throws ProtocolError 403 */
export function checkOwnForm(session: OfficeSession, typed: string | null): void {
  if (!isOwnForm(session, typed ?? '')) throw new ProtocolError(403, operatorSignInText.formExpired);
}
