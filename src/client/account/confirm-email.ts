import { describeTrouble } from '../../browser/api-answer.ts';
import { askHost } from '../../browser/api.ts';
import { showErrors } from '../../browser/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { accountText } from '../../messages/rooms/account.ts';

/** Confirms an e-mail address with the token of a link (components/app/ConfirmEmail.astro). */
class ConfirmEmail extends HTMLElement {
  connectedCallback(): void {
    const form = findPart<HTMLFormElement>(this, 'ask');
    if (!form) return;
    onSend(form, () => this.#confirm(form));
    const show = () => {
      if (readToken() === undefined) this.#close(accountText.linkIncomplete);
      else showParts(this, 'ask');
    };
    // Another link may be opened in a tab that already shows this page.
    addEventListener('hashchange', show);
    show();
  }

  async #confirm(form: HTMLFormElement): Promise<void> {
    const answer = await askHost('/account/email/confirm', { body: { token: readToken() } });
    if (answer.ok) {
      // A used token is removed from the address and the history.
      history.replaceState(history.state, '', location.pathname);
      showParts(this, 'done');
      enterPart(this, 'done');
    } else if (answer.code === 410 || answer.code === 422) this.#close(accountText.linkOver);
    else if (answer.code === 409) this.#close(accountText.emailTaken);
    else showErrors(form, {}, describeTrouble(answer) ?? answer.message);
  }

  #close(reason: string): void {
    writeTexts(this, { gone: reason });
    showParts(this, 'gone');
    enterPart(this, 'gone');
  }
}

/** The token is in the fragment, which browsers don't send to servers. */
const readToken = (): string | undefined => /^#token=([\w-]+)$/.exec(location.hash)?.[1];

customElements.define('confirm-email', ConfirmEmail);
