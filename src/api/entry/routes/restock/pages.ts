import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { tokenForm } from '../../../ground/http/link-pages.ts';
import type { RestockAlertRow } from '../../../ground/database/tables.ts';
import { nameWanted } from '../../../notices/restock-messages.ts';
import { dressOf } from '../page-dress.ts';
import type { HostServices } from '../../services.ts';

/** The pages behind the links in mails about sold-out products. */

export type AlertStep = 'confirm' | 'leave';

const WORDS = {
  confirm: {
    ask: () => hostPagesText.alertAsk,
    button: () => hostPagesText.alert,
    done: () => hostPagesText.alertDone,
  },
  leave: {
    ask: () => hostPagesText.alertStopAsk,
    button: () => hostPagesText.alertStop,
    done: () => hostPagesText.alertStopped,
  },
} as const;

type Dress = Pick<HostServices, 'shop' | 'siteUrl'>;

/** Asks before a step is taken, as mail scanners follow links too. */
export function askPage(dress: Dress, step: AlertStep, token: string, alert: RestockAlertRow): Response {
  const { ask, button } = WORDS[step];
  const name = step === 'confirm' && html`<p>${nameWanted(dress.shop(), alert)}</p>`;
  return page(dress, ask(), html`${name}${tokenForm(step, token, button())}`);
}

/** Says that the mail was confirmed or cancelled. */
export const donePage = (dress: Dress, step: AlertStep): Response => page(dress, WORDS[step].done());

/** The page for a truncated or unknown link, and for one that a later mail has replaced. */
export const unknownPage = (dress: Dress): Response =>
  page(dress, hostPagesText.oldLink, html`<p>${hostPagesText.newestLink}</p>`);

const page = (dress: Dress, title: string, content?: Html): Response => hostPage(dressOf(dress), title, content);
