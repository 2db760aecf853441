import { MARK } from '../../ground/http/host-page.ts';
import { type Content, type Html, html, openDocument, rawHtml, scriptElement } from '../../ground/http/html.ts';
import { isOwnPath } from '../../../core/site/own-path.ts';
import { listLanguages } from '../../../messages/read-messages.ts';
import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import type { HostServices } from '../services.ts';
import type { Notice, StaffSession } from '../../records/staff/sessions.ts';
import { BASE_PATH, hiddenFields, HOME, link, linkTo } from './html.ts';
import { menuOf } from './menu.ts';
import { MENU_SCRIPT } from './page-scripts.ts';
import { siteOrigin } from './pictures.ts';
import { hashOf, styleOf } from './style.ts';
import type { WaitingCounts } from './waiting.ts';

export interface PageContent {
  readonly title: string;
  /** The same with links, above the content. */
  readonly heading?: Html | undefined;
  readonly content?: Html;
  /** Above the title, the link to the list that the page belongs to. */
  readonly back?: Html;
  /** Beside the title, the state of what the page is about. */
  readonly state?: Html;
  /** Beside the title: links to the lists of the page, and a form that filters. */
  readonly tools?: Content;
  /** The page of the menu that it belongs to; its own path by default. */
  readonly section?: string;
  readonly status?: number;
  /** A script of page-scripts.ts. */
  readonly script?: string;
  /** An address on this host that replaces the page after some seconds, while something runs. */
  readonly next?: string;
}

/** How long a page stays that is replaced by itself. */
const NEXT_SECONDS = 5;

/** Who has signed in, what the person is told once, and what waits. */
export interface PageFrame {
  readonly session: StaffSession;
  readonly notice?: Notice | undefined;
  readonly waiting: WaitingCounts;
}

/** A page of the dashboard; without a session, that of somebody who has not signed in, who is told `notice`. */
export function dashboardPage(
  services: Pick<HostServices, 'shop' | 'siteUrl'>,
  { title, heading, content, back, state, tools, section = '', status = 200, script: own = '', next }: PageContent,
  { session, notice, waiting = {} }: Partial<PageFrame>,
): Response {
  const { name, store } = services.shop();
  const { css, hash } = styleOf(store.colours);
  const script = (session ? MENU_SCRIPT : '') + own;
  const told =
    notice &&
    html`<p class="notice${notice.isError && ' error'}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`;
  const page = html`${openDocument()}
<title>${operatorFrameText.pageTitle({ title, shop: name })}</title><style>${rawHtml(css)}</style></head><body>
<header><a class="brand" href="${linkTo('')}">${MARK} ${name} <span class="tag">${operatorFrameText.operator}</span></a>${session && personOf(session, services.siteUrl())}</header>
${session && menuOf(section, waiting)}<main>${back}<div class="title"><h1>${heading ?? title}</h1>${state}${tools}</div>${told}${content}</main>${script !== '' && scriptElement(script)}</body></html>
`;
  const allowed = script === '' ? '' : ` script-src '${hashOf(script)}';`;
  return new Response(page.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self' ${siteOrigin(services)};${allowed} style-src '${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Addresses stay on this origin; `no-referrer` would make the Origin of forms `null`.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...(next !== undefined && { refresh: `${NEXT_SECONDS};url=${next}` }),
    },
  });
}

/** The name of who is signed in, which opens the account's links. */
const personOf = ({ person, formToken }: StaffSession, site: string): Html =>
  html`<details class="who"><summary>${person.name}</summary><div><p class="soft">${operatorFrameText.role({ role: person.role })}</p>${link('/passkeys', operatorFrameText.passkeys)}${listLanguages().length > 1 && link('/language', operatorFrameText.language)}<a href="${site}">${operatorFrameText.visitShop}</a>
<form method="post" action="${linkTo('/sign-out')}">${hiddenFields({ form: formToken })}<button class="plain" type="submit">${operatorFrameText.signOut}</button></form></div></details>`;

/** Leads to another page of the dashboard; `path` begins with `/operator`. */
export const redirectTo = (path: string, ...cookies: string[]): Response =>
  new Response(null, {
    status: 303,
    headers: [
      ['location', `${BASE_PATH}${isOwnPath(path) ? path : HOME}`],
      ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    ],
  });

/** A path of the dashboard that a form or address names; the home page for any other. */
export const ownPath = (typed: string | null | undefined): string =>
  isOwnPath(typed) && /^\/operator(?:\/[\w./-]*)?(?:\?[\w=&%+.~*-]*)?$/.test(typed) ? typed : HOME;
