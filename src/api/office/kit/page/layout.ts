import { MARK } from '../../../ground/http/host-page.ts';
import { BASE } from '../../../ground/http/app.ts';
import {
  type Content,
  type Html,
  html,
  lines,
  openDocument,
  rawHtml,
  scriptElement,
} from '../../../ground/http/html.ts';
import { lookOf } from '../../../ground/shop/look.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import { isOwnPath } from '../../../../core/site/own-path.ts';
import type { HostServices } from '../../../entry/services.ts';
import type { OfficeFrame, OfficeHome } from './office.ts';
import { MENU_SCRIPT, PASSWORD_SCRIPT } from './page-scripts.ts';
import { siteOrigin } from '../pieces/pictures.ts';
import { hashOf, styleOf } from '../styles/style.ts';

export interface PageContent {
  readonly title: string;
  /** Replaces the title above the content, for one with links. */
  readonly heading?: Html | undefined;
  readonly content?: Html;
  /** A link above the title, to the list to which the page belongs. */
  readonly back?: Html;
  /** The state of the page's subject, beside the title. */
  readonly state?: Html;
  /** Beside the title: links to the lists of the page, and a form that filters. */
  readonly tools?: Content;
  /** The path of its page in the menu, if that is not its own. */
  readonly section?: string;
  readonly status?: number;
  /** A notice that is shown first. */
  readonly told?: Notice;
  /** A script from page-scripts.ts. */
  readonly script?: string | undefined;
  /** Whether its script sends requests to this host. */
  readonly asksHost?: boolean;
  /** A path on this host that replaces the page after some seconds, while something runs. */
  readonly next?: string;
}

/** How long such a page stays. */
const NEXT_SECONDS = 5;

/** The facts of an office that its pages need. */
interface Dress {
  readonly home: Pick<OfficeHome, 'path'>;
  title(words: { readonly title: string; readonly shop: string }): string;
  tag(): string;
}

/** A page of an office. Without a frame, it is for people who have not signed in. `told` is shown first. */
export function officePage(
  services: Pick<HostServices, 'shop' | 'siteUrl'>,
  office: Dress,
  {
    title,
    heading,
    content,
    back,
    state,
    tools,
    status = 200,
    script: own = '',
    asksHost = false,
    next,
    ...page
  }: PageContent,
  { told = page.told, frame }: { readonly told?: Notice | undefined; readonly frame?: OfficeFrame } = {},
): Response {
  const shop = services.shop();
  const { css, hash } = styleOf(lookOf(shop));
  const hasPassword = content?.toString().includes('data-shows-password') === true;
  const script = (frame ? MENU_SCRIPT : '') + own + (hasPassword ? PASSWORD_SCRIPT : '');
  const notice =
    told &&
    html`<p class="notice${told.isError && ' error'}" role="${told.isError ? 'alert' : 'status'}">${lines([told.text, ...(told.more ?? [])])}</p>`;
  const document = html`${openDocument()}
<title>${office.title({ title, shop: shop.name })}</title><style>${rawHtml(css)}</style></head><body>
<header><a class="brand" href="${BASE}${office.home.path}">${MARK} ${shop.name} <span class="tag">${office.tag()}</span></a>${frame?.who}</header>
${frame?.menu}<main>${back}<div class="title"><h1>${heading ?? title}</h1>${state}${tools}</div>${notice}${content}</main>${script !== '' && scriptElement(script)}</body></html>
`;
  const allowed = `${script === '' ? '' : ` script-src '${hashOf(script)}';`}${asksHost ? " connect-src 'self';" : ''}`;
  return new Response(document.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self' ${siteOrigin(services)};${allowed} style-src '${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // The browser must send the Origin of forms; with `no-referrer` it would be `null`.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...(next !== undefined && { refresh: `${NEXT_SECONDS};url=${next}` }),
    },
  });
}

/** Redirects to a page of an office. `path` includes that of the office: `/operator/orders`. */
export const redirectTo = (home: Pick<OfficeHome, 'path'>, path: string, ...cookies: string[]): Response =>
  new Response(null, {
    status: 303,
    headers: [
      ['location', `${BASE}${isOwnPath(path) ? path : home.path}`],
      ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    ],
  });

/** The path of the office's own page that a form or address names; the home page for any other. */
export const ownPath = ({ path }: Pick<OfficeHome, 'path'>, typed: string | null | undefined): string => {
  if (!isOwnPath(typed) || !typed.startsWith(path)) return path;
  return /^(?:\/[\w./-]*)?(?:\?[\w=&%+.~*-]*)?$/.test(typed.slice(path.length)) ? typed : path;
};
