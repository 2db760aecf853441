import { describeTrouble } from '../../browser/api/api-answer.ts';
import { askHost } from '../../browser/api/api.ts';
import { readDevice } from '../../browser/device.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { offerToShowPasswords } from '../../browser/forms/show-passwords.ts';
import { onSend } from '../forms/form-send.ts';
import { fillValues, readValues } from '../forms/form-values.ts';
import { enterPart, findPart, showParts } from '../../browser/parts.ts';
import { answersText } from '../../messages/rooms/answers.ts';

/** Sends the link for a new password; opened through such a link, it sets the password (components/account/ResetPassword.astro). */
class ResetPassword extends HTMLElement {
  connectedCallback(): void {
    const ask = findPart<HTMLFormElement>(this, 'ask');
    const choose = findPart<HTMLFormElement>(this, 'choose');
    if (!ask || !choose) return;
    const kind = new URLSearchParams(location.search).get('kind') === 'seller' ? 'seller' : 'shopper';
    fillValues(ask, { kind });
    for (const link of this.querySelectorAll<HTMLElement>('[data-kind]')) link.hidden = link.dataset['kind'] !== kind;
    onSend(ask, () => this.#ask(ask));
    onSend(choose, () => this.#choose(ask, choose));
    offerToShowPasswords(choose);
    const show = () => showParts(this, readToken() === undefined ? 'ask' : 'choose');
    // Another link may be opened in a tab that already shows this page.
    addEventListener('hashchange', show);
    show();
  }

  async #ask(form: HTMLFormElement): Promise<void> {
    if (!validateForm(form)) return;
    const answer = await askHost('/password-reset', { body: readValues(form) });
    if (!answer.ok) {
      showErrors(form, answer.fields, describeTrouble(answer));
      return;
    }
    showParts(this, 'sent');
    enterPart(this, 'sent');
  }

  async #choose(ask: HTMLFormElement, form: HTMLFormElement): Promise<void> {
    if (!validateForm(form)) return;
    const { password } = readValues(form);
    const answer = await askHost('/password-reset/confirm', {
      body: { token: readToken(), password, device: readDevice() },
    });
    if (answer.ok) {
      dropToken();
      form.reset();
      showParts(this, 'done');
      enterPart(this, 'done');
    } else if (answer.code === 410) {
      dropToken();
      showParts(this, 'ask');
      showErrors(ask, {}, answersText.linkUsed);
    } else showErrors(form, answer.fields, describeTrouble(answer));
  }
}
/** The token is in the fragment, which browsers don't send to servers. */
const readToken = (): string | undefined => /^#token=([\w-]+)$/.exec(location.hash)?.[1];

/** A used token is removed from the address and the history. */
const dropToken = (): void => history.replaceState(history.state, '', location.pathname + location.search);

customElements.define('reset-password', ResetPassword);
