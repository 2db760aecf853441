import { describeTrouble, type Refused } from '../../core/api-answer.ts';
import type { OwnAccount as Account } from '../../core/contract/accounts.ts';
import { askHost } from '../platform/api.ts';
import { $session, readToken } from '../../stores/session.ts';
import { findPart, showParts } from '../lib/parts.ts';
import '../lib/status.ts';
import { writeTexts } from '../lib/templates.ts';

/** The signed-in user's account (components/app/OwnAccount.astro). The code of its forms is loaded once the account is known. */
class OwnAccount extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('[data-act=again]')?.addEventListener('click', () => void this.#open());
    // The page has a Log out control as well.
    $session.listen((session) => {
      if (session === 'out' && findPart(this, 'account')?.hidden === false) showParts(this, 'out');
    });
    void this.#open();
  }

  async #open(): Promise<void> {
    showParts(this, 'waiting');
    const token = readToken();
    if (token === undefined) {
      showParts(this, 'out');
      return;
    }
    const [answer, forms] = await Promise.all([
      askHost<{ account: Account }>('/account', { token }),
      import('./own-account-forms.ts').catch(() => undefined),
    ]);
    if (answer.ok && forms) {
      forms.showAccount(this, answer.data.account);
      showParts(this, 'account');
    } else if (!answer.ok && answer.code === 401) showParts(this, 'out');
    else this.#fail(answer.ok ? undefined : answer);
  }

  #fail(refused?: Refused): void {
    writeTexts(this, {
      failure:
        (refused && describeTrouble(refused)) ?? 'The shop could not be reached. Look at the connection and try again.',
    });
    showParts(this, 'failed');
  }
}

customElements.define('own-account', OwnAccount);
