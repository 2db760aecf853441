import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import { keepCodes } from '../own-orders/keep-codes.ts';
import { takeKey } from '../own-orders/known-orders.ts';
import { offerInstead } from '../../browser/page.ts';
import { $session, readToken } from '../../stores/session.ts';
import type { Shown } from '../own-orders/ask-about-order.ts';
import { showParts } from '../../browser/parts.ts';
import '../../browser/status.ts';
import { writeTexts } from '../../browser/templates.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';

/** A shopper's orders (components/orders/OrderPages.astro): the list, or the order in the address. */
class OrderPage extends HTMLElement {
  /** Whether the orders were asked for as a user, who may log out here. */
  #isOfAccount = false;

  connectedCallback(): void {
    takeKey();
    // What is shown later is read when it is made.
    keepCodes(this);
    // A link from a mail may be opened in a tab that already shows the order.
    addEventListener('hashchange', () => {
      if (takeKey()) location.reload();
    });
    this.querySelector('[data-act=again]')?.addEventListener('click', () => void this.#open());
    const track = this.querySelector<HTMLFormElement>('form[data-part=track]');
    track?.addEventListener('submit', (event) => {
      event.preventDefault();
      import('./order-track.ts').then(
        ({ track: find }) => find(this, track),
        () => this.#fail(),
      );
    });
    if (track) track.noValidate = true;
    const asked = track?.querySelector<HTMLInputElement>('[name=number]');
    if (asked) asked.value = new URLSearchParams(location.search).get('number') ?? '';
    // What is shown until the answer is there has been chosen by client/boot/first-part.ts.
    void this.#open(true);
    $session.listen((session) => {
      // A host that does not answer is no log-out.
      if (session === 'out' && readToken() === undefined && this.#isOfAccount) this.#forget();
    });
  }

  /** After a log-out: removes what the account's orders have put into the page, and shows what a guest sees. */
  #forget(): void {
    this.#isOfAccount = false;
    for (const element of this.querySelectorAll('[data-list=orders], [data-part=order], [data-part=invoices]'))
      element.replaceChildren();
    void this.#open();
  }

  async #open(isFirst = false): Promise<void> {
    const isUser = readToken() !== undefined;
    this.#isOfAccount ||= isUser;
    if (!isFirst) showParts(this, 'waiting');
    try {
      const query = new URLSearchParams(location.search);
      const number = query.get('number');
      if (number === null) this.#show(await (await import('./order-list.ts')).showList(this));
      else if (query.get('view') === 'invoice')
        this.#show(await (await import('./order-invoice.ts')).showInvoices(this, number));
      else if (query.get('view') === 'credit-note')
        this.#show(await (await import('./order-credit-note.ts')).showCreditNotes(this, number));
      else this.#show(await (await import('./order-detail.ts')).openOrder(this, number));
    } catch {
      this.#fail();
      offerInstead(this);
    }
    // Logged out meanwhile.
    if (isUser && readToken() === undefined) this.#forget();
  }

  #show(shown: Shown): void {
    if (shown === 'shown') return;
    // Without the order's key, the host answers 404 to users who are not signed in.
    if (shown.code === 404 || shown.code === 401)
      showParts(this, shown.code === 404 && readToken() !== undefined ? 'unknown' : 'missing', 'track');
    else this.#fail(shown);
  }

  #fail(refused?: Refused): void {
    writeTexts(this, {
      failure: (refused && describeTrouble(refused)) ?? troubleText.noShop,
    });
    showParts(this, 'failed');
  }
}

customElements.define('order-page', OrderPage);
