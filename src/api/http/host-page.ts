import { createHash } from 'node:crypto';

/** Small HTML pages of the host, without script or external resources. */

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem;color-scheme:light dark}' +
  'h1{font-size:1.5rem;line-height:1.25}' +
  'h2{font-size:1.125rem;margin:1.5rem 0 .5rem}' +
  'a{color:inherit}' +
  'button{min-height:48px;padding:.5rem 1.5rem;font:inherit}' +
  'table{width:100%;border-collapse:collapse}' +
  'th,td{padding:.25rem 0;border-bottom:1px solid #8886;text-align:left;vertical-align:top;font-weight:400}' +
  'td{padding-left:1rem;text-align:right;font-variant-numeric:tabular-nums}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // Keeps this page's address from other sites. `no-referrer` would make the Origin of its form `null`.
  'referrer-policy': 'same-origin',
};

export const toHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of the shop. `title` and `content` are HTML. */
export function hostPage(
  { name, siteUrl }: { readonly name: string; readonly siteUrl: string },
  title: string,
  content: string,
): Response {
  const shop = toHtml(name);
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title} | ${shop}</title><style>${STYLE}</style></head><body><p>${shop}</p><main><h1>${title}</h1>${content}</main>` +
    `<p><a href="${toHtml(siteUrl)}/">Back to the shop</a></p></body></html>\n`;
  return new Response(html, { headers: HEADERS });
}
