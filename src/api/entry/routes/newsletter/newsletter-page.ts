import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { tokenForm } from '../../../ground/http/link-pages.ts';
import { dressOf } from '../page-dress.ts';
import type { HostServices } from '../../services.ts';

/** The pages behind the links in newsletter mails, and the answer to the form of the page `/newsletter`. */

const WORDS = {
  confirm: {
    ask: () => hostPagesText.subscribeAsk,
    button: () => hostPagesText.subscribe,
    done: () => hostPagesText.subscribed,
  },
  leave: {
    ask: () => hostPagesText.unsubscribeAsk,
    button: () => hostPagesText.unsubscribe,
    done: () => hostPagesText.unsubscribed,
  },
} as const;

export type NewsletterStep = keyof typeof WORDS;

type Dress = Pick<HostServices, 'shop' | 'siteUrl'>;

/** Asks before a step is taken, as mail scanners follow links too. */
export const askPage = (dress: Dress, step: NewsletterStep, token: string): Response =>
  page(
    dress,
    WORDS[step].ask(),
    html`${step === 'confirm' && html`<p>${hostPagesText.byEmail}</p>`}${tokenForm(step, token, WORDS[step].button())}`,
  );

/** Says that the newsletter was confirmed or ended. */
export const donePage = (dress: Dress, step: NewsletterStep): Response =>
  page(
    dress,
    WORDS[step].done(),
    step === 'confirm' ? html`<p>${hostPagesText.canUnsubscribe}</p>` : html`<p>${hostPagesText.noMore}</p>`,
  );

/** The page for a truncated or unknown link. */
export const unknownPage = (dress: Dress): Response =>
  page(dress, hostPagesText.oldLink, html`<p>${hostPagesText.newestLink}</p>`);

/** The page after the form of `/newsletter`, the same for known and unknown addresses. */
export const sentPage = (dress: Dress): Response =>
  page(
    dress,
    hostPagesText.checkEmail,
    html`<p>${withTags(hostPagesText.linkSent, (_, text) => html`<strong>${text}</strong>`)}</p>
<p>${hostPagesText.nothingCame}</p>`,
  );

/** The page when the address in that form was refused. `why` is a sentence. */
export const refusedPage = (dress: Dress, why: string): Response =>
  page(dress, hostPagesText.failed, html`<p>${why} ${hostPagesText.tryAgain}</p>`);

const page = (dress: Dress, title: string, content: Html): Response => hostPage(dressOf(dress), title, content);
