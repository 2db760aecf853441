import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { languageQuery } from '../text/language.ts';
import { type Html, html } from './html.ts';
import { readBody, readTyped } from './read-body.ts';
import { defineRoute, type Route } from './route.ts';

/** The page behind a link in a message, and its form. It asks before anything happens, as mail scanners follow links too. */

const TOKEN = /^[\w-]{20,100}$/;

/** Whether a text can be the token of a link. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** The address of a page behind a link. Malformed tokens get a page too. */
export const tokenQuery = z.object({ token: z.string().max(200).default('') });

/** What the routes of such pages share. */
export const LINK_PAGE = { query: tokenQuery, mediaType: 'text/html', data: z.string(), codes: [422] } as const;

/** The fields of a form, whatever media type it declares, with Latin digits in place of others. @throws ProtocolError 413 */
export async function readAnyForm(request: IncomingMessage): Promise<URLSearchParams> {
  const typed = new URLSearchParams((await readBody(request)).toString('utf8'));
  return new URLSearchParams([...typed].map(([name, value]) => [name, readTyped(name, value)]));
}

/** The form of a page that asks, which is answered in the same language. `action` is relative to the page's address. */
export const tokenForm = (action: string, token: string, button: string): Html =>
  html`<form method="post" action="${action}${languageQuery().replace('&', '?')}"><input type="hidden" name="token" value="${token}"><button type="submit">${button}</button></form>`;

interface LinkPages {
  readonly path: string;
  readonly tag: string;
  /** The summary of the page. */
  readonly asks: string;
  /** Whether the form ends messages, and mail programs may post to it themselves. */
  readonly isUnsubscribe: boolean;
  /** The page that asks; undefined for an unknown token. */
  ask(token: string): Promise<Response | undefined> | Response;
  /** Does what the link is for, and returns a page that confirms it; undefined for an unknown token. */
  answer(token: string): Promise<Response | undefined>;
  unknown(): Response;
}

/** The routes of such a page: GET asks, POST answers, with the token in the form or in the address (RFC 8058). */
export const linkPages = ({ path, tag, asks, isUnsubscribe, ask, answer, unknown }: LinkPages): Route[] => [
  defineRoute({
    ...LINK_PAGE,
    method: 'get',
    path,
    tag,
    summary: asks,
    handle: async ({ query: { token } }) => (isToken(token) ? await ask(token) : undefined) ?? unknown(),
  }),
  defineRoute({
    ...LINK_PAGE,
    method: 'post',
    path,
    tag,
    summary: isUnsubscribe
      ? 'The form of that page, and one-click unsubscribe (RFC 8058) with the token in the address'
      : 'The form of that page (not JSON)',
    handle: async ({ request, query }) => {
      const token = (await readAnyForm(request)).get('token') ?? query.token;
      return (isToken(token) ? await answer(token) : undefined) ?? unknown();
    },
  }),
];
