import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { BASE } from '../../../ground/http/app.ts';
import { isOwnForm } from '../../../ground/http/form-token.ts';
import { readAnyForm } from '../../../ground/http/link-pages.ts';
import { isLoopback } from '../../../ground/net/this-machine.ts';
import { KNOWN_DAYS } from '../../../ground/limits/known-clients.ts';
import type { OfficeHome, OfficeSession } from './office.ts';

/** Who asks for a page of an office, and whether a form comes from it. */

/** Names the browser, so that failed sign-ins of strangers do not shut it out. */
const BROWSER_COOKIE = 'haat-browser';
const TOKEN = /^[\w-]{20,100}$/;

/**
 * A cookie for the token of a session; an empty one ends it. Without `seconds` it ends with the browser. Plain HTTP is for this machine
 * alone.
 */
export const sessionCookie = (home: OfficeHome, request: IncomingMessage, token: string, seconds?: number): string =>
  cookie(home, request, home.cookie, token, token === '' ? 0 : seconds);

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

/** The token of the session that a request has, if it has one. */
export const readToken = (home: OfficeHome, request: IncomingMessage): string | undefined =>
  readCookie(request, home.cookie);

/** The text that names the browser, if it has one. */
export const readBrowser = (request: IncomingMessage): string | undefined => readCookie(request, BROWSER_COOKIE);

function readCookie({ headers }: IncomingMessage, key: string): string | undefined {
  const entries = (headers.cookie ?? '').split(';').map((entry) => entry.trim().split('='));
  const value = entries.find(([name]) => name === key)?.[1] ?? '';
  return TOKEN.test(value) ? value : undefined;
}

/**
 * Refuses what no person caused by a click on this origin: requests by scripts, also by those of the shop on the same origin,
 * frames, and forms of other origins. Browsers that send no `Sec-Fetch` headers are covered by the cookie's SameSite and the form's token.
 * `friends` are origins whose forms are taken too: those of the shop, for signing in.
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
