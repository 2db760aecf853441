import { createHash } from 'node:crypto';
import { STALL_MARK } from '../../../core/pictures/drawings.ts';
import { hostPagesText } from '../../../messages/rooms/host-pages.ts';
import { type Html, html, openDocument, rawHtml, withTags } from './html.ts';

/** Small HTML pages of the host in the shop's colours, without script or external resources. */

/** Who the page belongs to. Colours are those of store.json, which are checked to be colours. */
export interface PageDress {
  readonly name: string;
  readonly siteUrl: string;
  readonly colours?: { readonly brand: string; readonly brandDark: string; readonly accent: string } | undefined;
  /** Shown at the end of the page. */
  readonly care?: { readonly phone: string; readonly email: string } | undefined;
}

/** As in src/styles/tokens.css. */
const DEFAULT_COLOURS = { brand: '#a3123f', brandDark: '#f65a72', accent: '#f2a81d' };

const STYLE =
  '*{box-sizing:border-box}' +
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark;background:var(--page);color:var(--text)}' +
  'header,main,footer{max-width:40rem;margin:0 auto;padding:1rem}' +
  'header a{display:inline-flex;gap:.4rem;align-items:center;min-height:44px;color:inherit;text-decoration:none;font:800 1.375rem/1 system-ui,sans-serif}' +
  'header svg{width:2.1rem;height:1.9rem}' +
  'main{padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);overflow-wrap:anywhere}' +
  '@media (max-width:42rem){main{margin-inline:.75rem}}' +
  'footer{color:var(--soft);font-size:.875rem}' +
  'h1{margin:0 0 .75rem;font:700 1.5rem/1.25 system-ui,sans-serif}' +
  'h2{font-size:1.125rem;margin:1.5rem 0 .5rem}' +
  'a{color:var(--link)}footer a{display:inline-block;padding:.625rem 0}' +
  '.links{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;list-style:none}.links a{display:inline-block;padding:.625rem 0}' +
  'form{margin:1rem 0}' +
  'label{display:block;margin:.75rem 0 .25rem;font-weight:600}' +
  'input{width:100%;min-height:44px;padding:0 .75rem;border:1.5px solid var(--soft);border-radius:.375rem;font:inherit;background:var(--page);color:inherit}' +
  'button{min-height:48px;margin-top:1rem;padding:.5rem 1.5rem;border:0;border-radius:99rem;background:var(--link);color:var(--on-link);font:600 1rem system-ui,sans-serif;cursor:pointer}' +
  '.quiet{background:none;color:var(--link);box-shadow:inset 0 0 0 2px}' +
  ':focus-visible{outline:3px solid var(--focus);outline-offset:2px}' +
  'table{width:100%;border-collapse:collapse}' +
  'th,td{padding:.25rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400}' +
  'td{padding-inline-start:1rem;text-align:end;font-variant-numeric:tabular-nums}' +
  '[dir=rtl] :is(input,[href^=tel],[href^=mailto]){text-align:right;unicode-bidi:plaintext}';

const LIGHT =
  '--page:#fffaf1;--surface:#fff;--line:#e7d9c0;--text:#2b1620;--soft:#6b5260;--on-link:#fff;--focus:#1b49b5;--link:';
const DARK =
  '--page:#1a1116;--surface:#251920;--line:#4a3842;--text:#f8ece2;--soft:#cdb6b4;--on-link:#2b0714;--focus:#9dbcff;--link:';

const styleOf = ({ brand, brandDark, accent }: typeof DEFAULT_COLOURS): string =>
  `:root{${LIGHT}${brand};--accent:${accent}}@media (prefers-color-scheme:dark){:root{${DARK}${brandDark}}}` +
  `.cloth{fill:var(--link)}.stripe{fill:var(--accent)}.poles{fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round}${STYLE}`;

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
export function hostPage({ name, siteUrl, colours, care }: PageDress, title: string, content?: Html): Response {
  const home = `${siteUrl}/`;
  const style = styleOf(colours ?? DEFAULT_COLOURS);
  const contact =
    care &&
    html`<p>${withTags(hostPagesText.care({ phone: care.phone, email: care.email }), (tag, text) =>
      tag === 'phone'
        ? html`<a href="tel:${care.phone.replace(/[^+\d]/g, '')}">${text}</a>`
        : html`<a href="mailto:${care.email}">${text}</a>`,
    )}</p>`;
  const page = html`${openDocument()}
<title>${title} | ${name}</title><style>${rawHtml(style)}</style></head><body>
<header><a href="${home}">${MARK} ${name}</a></header>
<main><h1>${title}</h1>${content}</main>
<footer><p><a href="${home}">${hostPagesText.backToShop}</a></p>${contact}</footer></body></html>
`;
  return new Response(page.toString(), { headers: headersOf(style) });
}
