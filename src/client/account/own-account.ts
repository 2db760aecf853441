import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { OwnAccount as Account } from '../../contract/accounts.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { askHost } from '../../browser/api/api.ts';
import { $session, readToken } from '../../stores/session.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import '../../browser/status.ts';
import { writeTexts } from '../../browser/templates.ts';

/** The signed-in user's account (components/account/OwnAccount.astro). The code of its forms is loaded once the account is known. */
class OwnAccount extends HTMLElement {
  #isFilled = false;
  /** Nothing of an account stays on the page after Log out, so the page has to be loaded again for the next one. */
  #isEmptied = false;

  connectedCallback(): void {
    this.querySelector('[data-act=again]')?.addEventListener('click', () => void this.#open());
    // The page has a Log out control and the login panel as well.
    $session.listen((session) => {
      if (session === 'out') this.#leave();
      else if (session === 'in' && findPart(this, 'out')?.hidden === false) void this.#open();
    });
    void this.#open();
  }

  async #open(): Promise<void> {
    const token = readToken();
    if (token === undefined) {
      this.#leave();
      return;
    }
    if (this.#isEmptied) {
      location.reload();
      return;
    }
    showParts(this, 'waiting');
    const [answer, forms] = await Promise.all([
      askHost<{ account: Account }>('/account', { token }),
      import('./own-account-forms.ts').catch(() => undefined),
    ]);
    if (answer.ok && forms) {
      this.#isFilled = true;
      forms.showAccount(this, answer.data.account);
      showParts(this, 'account');
      scrollToSection();
    } else if (!answer.ok && answer.code === 401) this.#leave();
    else this.#fail(answer.ok ? undefined : answer);
  }

  /** Empties the account's part, also of what was typed, and offers the log-in. */
  #leave(): void {
    if (this.#isFilled) {
      this.#isEmptied = true;
      findPart(this, 'account')?.replaceChildren();
    }
    showParts(this, 'out');
  }

  #fail(refused?: Refused): void {
    writeTexts(this, {
      failure: (refused && describeTrouble(refused)) ?? troubleText.noShop,
    });
    showParts(this, 'failed');
  }
}

/** The browser looked for the section in the address before the sections were shown. */
function scrollToSection(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

customElements.define('own-account', OwnAccount);
