import { hostPage } from '../http/host-page.ts';
import type { Services } from '../services.ts';

/** The pages behind the links of newsletter mails. */

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

const page = ({ shop, siteUrl }: Dress, title: string, content: string): Response =>
  hostPage({ name: shop().name, siteUrl: siteUrl() }, title, content);
