import { NEWSLETTER_RHYTHM } from '../../../../core/site/constants.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { tokenForm } from '../../../ground/http/link-pages.ts';
import { dressOf } from '../page-dress.ts';
import type { HostServices } from '../../services.ts';

/** The pages behind the links in newsletter mails, and the answer to the form of the page `/newsletter`. */

const WORDS = {
  confirm: { ask: 'Subscribe to our newsletter?', button: 'Subscribe', done: 'Thank you. You are subscribed.' },
  leave: { ask: 'Unsubscribe from our newsletter?', button: 'Unsubscribe', done: 'You are unsubscribed.' },
} as const;

export type NewsletterStep = keyof typeof WORDS;

type Dress = Pick<HostServices, 'shop' | 'siteUrl'>;

export const askPage = (dress: Dress, step: NewsletterStep, token: string): Response =>
  page(
    dress,
    WORDS[step].ask,
    html`${step === 'confirm' && html`<p>It comes ${NEWSLETTER_RHYTHM} by email.</p>`}${tokenForm(step, token, WORDS[step].button)}`,
  );

export const donePage = (dress: Dress, step: NewsletterStep): Response =>
  page(
    dress,
    WORDS[step].done,
    step === 'confirm'
      ? html`<p>The newsletter comes ${NEWSLETTER_RHYTHM}. Each has a link to unsubscribe.</p>`
      : html`<p>We won’t send it to you any more.</p>`,
  );

/** For a truncated or unknown link. */
export const unknownPage = (dress: Dress): Response =>
  page(dress, 'This link is no longer valid.', html`<p>Please open the link in our latest email to you.</p>`);

/** After the form of the page `/newsletter`. It is the same for known and unknown addresses. */
export const sentPage = (dress: Dress): Response =>
  page(
    dress,
    'Almost done: check your email',
    html`<p>We’ve sent you a link. You are subscribed once you open it and tap <strong>Subscribe</strong>.</p>
<p>Nothing there after five minutes? Look in the spam folder.</p>`,
  );

/** When the address of that form could not be taken. `why` is a sentence. */
export const refusedPage = (dress: Dress, why: string): Response =>
  page(dress, 'That didn’t work', html`<p>${why} Please go back and try again.</p>`);

const page = (dress: Dress, title: string, content: Html): Response => hostPage(dressOf(dress), title, content);
