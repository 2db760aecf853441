import { escapeHtml } from '../../core/text/strings.ts';
import type { Look } from '../../theme/look.ts';
import { TOKENS } from '../../theme/tokens.ts';
import { ASSETS } from './app-files.ts';

/** Headers of every answer of the editor. Pictures of products may be on other hosts; the preview beside a form is a page of this server. */
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

/** The HTML page in which the app runs, at each of its addresses. `shop` is its name. */
export const appPage = (shop: string): string =>
  page(
    `${shop} editor`,
    `<script type="module" src="${ASSETS}app.js"></script>`,
    `<div id="app" data-shop="${escapeHtml(shop)}"></div><noscript><main><p>The editor needs JavaScript.</p></main></noscript>`,
  );

/** A page with one message. */
export const messagePage = (message: string): string =>
  page('Editor', '', `<main><h1>Editor</h1><p>${escapeHtml(message)}</p></main>`);

const ALL_TOKENS = TOKENS.map(({ name }) => `var(--${name})`).join('');

/** The shop's theme, in place of the tokens of the bundle. */
export const lookStyle = (look: Look): string => `@layer tokens{${look.declare(ALL_TOKENS)}}\n`;
