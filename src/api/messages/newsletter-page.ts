import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';

/** The host's own small pages behind the links of newsletter mails. They have no script and take nothing from elsewhere. */

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1rem;color-scheme:light dark}' +
  'h1{font-size:1.5rem;line-height:1.25}' +
  'a{color:inherit}' +
  'button{min-height:48px;padding:.5rem 1.5rem;font:inherit}';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The link back must not tell the token to others. `no-referrer` would make the form's Origin `null`, which is nobody's.
  'referrer-policy': 'same-origin',
};

const WORDS = {
  confirm: { ask: 'Do you want our newsletter?', button: 'Yes, send it', done: 'Thank you. You will hear from us.' },
  leave: { ask: 'Leave our newsletter?', button: 'Yes, leave', done: 'Done. You will not get it any more.' },
} as const;

export type NewsletterStep = keyof typeof WORDS;

type Dress = Pick<Services, 'shop' | 'siteUrl'>;

/** Asks before it does anything: programs that check mail for danger follow links too. `token` is of letters that need no escaping. */
export const askPage = (dress: Dress, step: NewsletterStep, token: string): Response =>
  page(
    dress,
    WORDS[step].ask,
    `<form method="post" action="${step}"><input type="hidden" name="token" value="${token}"><button type="submit">${WORDS[step].button}</button></form>`,
  );

export const donePage = (dress: Dress, step: NewsletterStep): Response => page(dress, WORDS[step].done, '');

/** For a link that was cut off on its way, and for one that was used up. */
export const unknownPage = (dress: Dress): Response =>
  page(dress, 'This link is not known any more.', '<p>Please open it from the newest mail that you have of us.</p>');

const toHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page({ shop, siteUrl }: Dress, title: string, content: string): Response {
  const name = toHtml(shop().name);
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title} | ${name}</title><style>${STYLE}</style></head><body><p>${name}</p><main><h1>${title}</h1>${content}</main>` +
    `<p><a href="${toHtml(siteUrl())}/">Back to the shop</a></p></body></html>\n`;
  return new Response(html, { headers: HEADERS });
}
