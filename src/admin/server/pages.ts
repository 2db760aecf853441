import { escapeHtml } from '../../core/text/strings.ts';
import type { StoreProfile } from '../../catalog/schema/store.ts';
import { ASSETS } from './app-files.ts';

/** Of every answer of the editor. Pictures of products may stay on other hosts; the preview beside a form is a page of this server. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: https:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${ASSETS}app.css"><link rel="stylesheet" href="${ASSETS}brand.css">${head}</head><body>${body}</body></html>
`;

/** The page that the app runs in, at each of its addresses. */
export const appPage = (shop: string): string =>
  page(
    `${shop} editor`,
    `<script type="module" src="${ASSETS}app.js"></script>`,
    `<div id="app" data-shop="${escapeHtml(shop)}"></div><noscript><main><p>The editor needs JavaScript.</p></main></noscript>`,
  );

/** A page with one message. */
export const messagePage = (message: string): string =>
  page('Editor', '', `<main><h1>Editor</h1><p>${escapeHtml(message)}</p></main>`);

/** The colours of the shop, as in the other two dashboards. */
export function brandStyle(colours: StoreProfile['colours']): string {
  if (!colours) return '';
  const { brand, brandDark, accent } = colours;
  return `@layer tokens{:root:root{--brand:${brand};--brand-dark:${brandDark};--accent:${accent}}}\n`;
}
