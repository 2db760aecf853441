import { createHash } from 'node:crypto';
import { STALL_MARK } from '../../../core/pictures/drawings.ts';
import { hostPagesText } from '../../../messages/rooms/host-pages.ts';
import type { Look } from '../../../theme/look.ts';
import { type Html, html, openDocument, rawHtml, withTags } from './html.ts';
import { readRules } from './read-rules.ts';

/** Small HTML pages of the host in the shop's colours, without script or external resources. */

/** Who the page belongs to. */
export interface PageDress {
  readonly name: string;
  readonly siteUrl: string;
  readonly look: Look;
  /** Shown at the end of the page. */
  readonly care?: { readonly phone: string; readonly email: string } | undefined;
}

const RULES = readRules(import.meta.url, 'host-page.css');

const headersOf = (style: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Keeps this page's address from other sites. `no-referrer` would make the Origin of its form `null`.
  'referrer-policy': 'same-origin',
});

/** The sign of the shop, in the colours of the page. */
export const MARK = html`<svg viewBox="0 0 ${STALL_MARK.width} ${STALL_MARK.height}" aria-hidden="true"><path class="cloth" d="${STALL_MARK.cloth}"></path>
  <path class="stripe" d="${STALL_MARK.stripes}"></path><path class="poles" d="${STALL_MARK.poles}"></path></svg>`;

/** A page of the shop. */
export function hostPage({ name, siteUrl, look, care }: PageDress, title: string, content?: Html): Response {
  const home = `${siteUrl}/`;
  const style = look.sheet(RULES);
  const contact =
    care &&
    html`<p>${withTags(hostPagesText.care({ phone: care.phone, email: care.email }), (tag, text) =>
      tag === 'phone'
        ? html`<a href="tel:${care.phone.replace(/[^+\d]/g, '')}">${text}</a>`
        : html`<a href="mailto:${care.email}">${text}</a>`,
    )}</p>`;
  const page = html`${openDocument()}
<title>${title} | ${name}</title><style>${rawHtml(style)}</style></head><body>
<header><a class="brand" href="${home}">${MARK} ${name}</a></header>
<main><h1>${title}</h1>${content}</main>
<footer><p><a href="${home}">${hostPagesText.backToShop}</a></p>${contact}</footer></body></html>
`;
  return new Response(page.toString(), { headers: headersOf(style) });
}
