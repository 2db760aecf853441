import { describeTrouble } from '../../browser/api/api-answer.ts';
import { askHost } from '../../browser/api/api.ts';
import { showErrors } from '../../browser/forms/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { readToken as readSession } from '../../stores/session.ts';

/** Confirms an e-mail address with the token of a link (components/account/ConfirmEmail.astro). */
class ConfirmEmail extends HTMLElement {
  connectedCallback(): void {
    const form = findPart<HTMLFormElement>(this, 'ask');
    if (!form) return;
    onSend(form, () => this.#confirm(form));
    const renew = this.querySelector<HTMLElement>('[data-act=renew]');
    renew?.addEventListener('click', () => {
      const say = (renewed: string) => writeTexts(this, { renewed });
      void whileBusy(
        renew,
        async () => {
          const answer = await askHost('/account/email/send', { body: {}, token: readSession() });
          say(answer.ok ? accountText.linkSent : (describeTrouble(answer) ?? answer.message));
        },
        () => say(FAILED),
      );
    });
    if (readToken() === undefined) this.#close(accountText.linkIncomplete, accountText.openAgain);
    else showParts(this, 'ask');
    // Another link may be opened in a tab that already shows this page.
    addEventListener('hashchange', () => location.reload());
  }

  async #confirm(form: HTMLFormElement): Promise<void> {
    const answer = await askHost('/account/email/confirm', { body: { token: readToken() } });
    if (answer.ok) {
      // A used token is removed from the address and the history.
      history.replaceState(history.state, '', location.pathname);
      showParts(this, 'done');
      enterPart(this, 'done');
    } else if (answer.code === 410 || answer.code === 422)
      this.#close(accountText.linkExpired, accountText.linkWorksOnce);
    else if (answer.code === 409) this.#close(accountText.emailTaken, accountText.emailTakenWay, false);
    else showErrors(form, {}, describeTrouble(answer) ?? answer.message);
  }

  /** The failure is what the page is about. */
  #close(title: string, gone: string, isRenewable = true): void {
    const canSend = readSession() !== undefined;
    writeTexts(this, { gone, logIn: isRenewable && !canSend ? accountText.logInForLink : '' });
    const renew = this.querySelector<HTMLElement>('[data-act=renew]');
    if (renew) renew.hidden = !isRenewable || !canSend;
    const part = findPart(this, 'gone');
    const heading = document.querySelector('h1');
    if (heading) {
      heading.textContent = title;
      heading.className = 'outcome outcome--failed';
      part?.prepend(heading);
    }
    showParts(this, 'gone');
    enterPart(this, 'gone');
  }
}

/** The token is in the fragment, which browsers don't send to servers. */
const readToken = (): string | undefined => /^#token=([\w-]+)$/.exec(location.hash)?.[1];

customElements.define('confirm-email', ConfirmEmail);
