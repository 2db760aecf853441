import { hostPage } from '../http/host-page.ts';
import type { Services } from '../services.ts';

/** The pages behind the links in newsletter mails. */

const WORDS = {
  confirm: { ask: 'Do you want our newsletter?', button: 'Yes, send it', done: 'Thank you. You will hear from us.' },
  leave: { ask: 'Leave our newsletter?', button: 'Yes, leave', done: 'Done. You will not get it any more.' },
} as const;

export type NewsletterStep = keyof typeof WORDS;

type Dress = Pick<Services, 'shop' | 'siteUrl'>;

/** Asks for confirmation, as mail scanners follow links too. `token` needs no escaping. */
export const askPage = (dress: Dress, step: NewsletterStep, token: string): Response =>
  page(
    dress,
    WORDS[step].ask,
    `<form method="post" action="${step}"><input type="hidden" name="token" value="${token}"><button type="submit">${WORDS[step].button}</button></form>`,
  );

export const donePage = (dress: Dress, step: NewsletterStep): Response => page(dress, WORDS[step].done, '');

/** For a truncated or unknown link. */
export const unknownPage = (dress: Dress): Response =>
  page(dress, 'This link is no longer valid.', '<p>Please open the link in our newest mail to you.</p>');

const page = ({ shop, siteUrl }: Dress, title: string, content: string): Response =>
  hostPage({ name: shop().name, siteUrl: siteUrl() }, title, content);
