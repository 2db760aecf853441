import { operatorSignInText } from '../../../messages/rooms/operator-sign-in.ts';
import type { IncomingMessage } from 'node:http';
import { ProtocolError } from '../../ground/http/answer.ts';
import { readAnyForm } from '../../ground/http/link-pages.ts';
import { isLoopback } from '../../ground/net/this-machine.ts';
import { KNOWN_DAYS } from '../../ground/limits/known-clients.ts';
import type { HostServices } from '../services.ts';
import { findStaffSession, isOwnForm, SESSION_LIFE_MS, type StaffSession } from '../../records/staff/sessions.ts';
import { linkTo } from './html.ts';

/** Who asks for a page of the dashboard, and whether a form comes from it. */

const COOKIE = 'haat-operator';
/** Names the browser, so that failed sign-ins of strangers do not shut it out. */
const BROWSER_COOKIE = 'haat-browser';
const TOKEN = /^[\w-]{20,100}$/;

/** A cookie for the token; an empty one ends it. Plain HTTP is for this machine alone. */
export const sessionCookie = (request: IncomingMessage, token: string): string =>
  cookie(request, COOKIE, token, token === '' ? 0 : SESSION_LIFE_MS / 1000);

export const browserCookie = (request: IncomingMessage, device: string): string =>
  cookie(request, BROWSER_COOKIE, device, KNOWN_DAYS * 86_400);

function cookie({ headers }: IncomingMessage, key: string, value: string, seconds: number): string {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return `${key}=${value}; Path=${linkTo('')}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isLoopback(host) ? '' : '; Secure'}`;
}

export function readSession(services: HostServices, request: IncomingMessage): Promise<StaffSession | undefined> {
  const token = readCookie(request, COOKIE);
  return token === undefined ? Promise.resolve(undefined) : findStaffSession(services, token);
}

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
 * @throws ProtocolError 403
 */
export function checkNavigation({ headers, method }: IncomingMessage): void {
  const { origin, host = '' } = headers;
  const [mode, dest, site] = ['mode', 'dest', 'site'].map((name) => headers[`sec-fetch-${name}`]);
  const isScript = (mode !== undefined && mode !== 'navigate') || (dest !== undefined && dest !== 'document');
  // A proxy that sets `Referrer-Policy: no-referrer` makes the origin of forms `null`.
  const isOwn =
    origin === `http://${host}` || origin === `https://${host}` || (origin === 'null' && site !== undefined);
  const isForeign = origin !== undefined && !isOwn;
  const isForeignForm = method === 'POST' && (isForeign || (site !== undefined && site !== 'same-origin'));
  if (isScript || isForeignForm) throw new ProtocolError(403, operatorSignInText.ownPage);
}

/** The fields of a form. @throws ProtocolError 413, 415 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const form = await readAnyForm(request);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    throw new ProtocolError(415, operatorSignInText.notAForm);
  return form;
}

/** Refuses a form that was not made for this session. @throws ProtocolError 403 */
export function checkOwnForm(session: StaffSession, form: URLSearchParams): void {
  if (!isOwnForm(session, form.get('form') ?? '')) throw new ProtocolError(403, operatorSignInText.formExpired);
}
