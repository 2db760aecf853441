/** The host's own small pages behind the links of newsletter mails. They have no script and take nothing from elsewhere. */

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const WORDS = {
  confirm: { ask: 'Do you want our newsletter?', button: 'Yes, send it', done: 'Thank you. You will hear from us.' },
  leave: { ask: 'Leave our newsletter?', button: 'Yes, leave', done: 'Done. You will not get it any more.' },
} as const;

export type NewsletterStep = keyof typeof WORDS;

/** Asks before it does anything: programs that check mail for danger follow links too. `token` is of letters that need no escaping. */
export const askPage = (step: NewsletterStep, token: string): Response =>
  page(
    WORDS[step].ask,
    `<form method="post" action="${step}"><input type="hidden" name="token" value="${token}"><button>${WORDS[step].button}</button></form>`,
  );

export const donePage = (step: NewsletterStep, isKnown: boolean): Response =>
  page(isKnown ? WORDS[step].done : 'This link is not known any more.', '');

function page(title: string, content: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${content}</html>\n`;
  return new Response(html, { headers: HEADERS });
}
