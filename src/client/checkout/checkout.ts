import { type Quoted, type Review, reviewCart } from '../../orders/checkout.ts';
import type { PaymentMethod } from '../../core/order/order-total.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { offerInstead, page } from '../../browser/page.ts';
import { DRAFT_KEY, PLACING_KEY } from '../placing/placing-key.ts';
import { $cart, buysOne } from '../../stores/cart.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { checkPrices } from '../../stores/prices.ts';
import { $storageFails, readStored } from '../../browser/storage.ts';
import type { CheckoutPage, Facts } from './checkout-page.ts';
import { showReview } from './checkout-review.ts';
import { keepDraft } from '../forms/form-draft.ts';
import { showParts } from '../../browser/parts.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import { writeTexts } from '../../browser/templates.ts';

/** Asked for at once, so that the order can be sent by the time that the form is filled in. */
const loadRest = () => import('./checkout-rest.ts');

/** The checkout of a shop with an API host (components/checkout/CheckoutForm.astro). */
class CheckoutForm extends HTMLElement implements CheckoutPage {
  quoted: Quoted | undefined;
  isLeaving = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, DRAFT_KEY);
    // A log-in leads back to the same order.
    const login = this.querySelector<HTMLAnchorElement>('[data-slot=guest] a');
    if (login) login.search += encodeURIComponent(location.search);
    form.addEventListener('change', () => this.show());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      loadRest().then(
        ({ send }) => send(this, form),
        () => {
          this.tell(troubleText.noConnection);
          untilChanged(form, () => this.tell(''));
          offerInstead(this);
        },
      );
    });
    // Back may restore this page from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.isLeaving = false;
      this.show();
    });
    void this.#open(form);
  }

  /** Looks first for an order that was sent before a reload, so that it is not placed twice. */
  async #open(form: HTMLFormElement): Promise<void> {
    const news =
      readStored(PLACING_KEY) === null
        ? undefined
        : await loadRest().then(
            ({ resume }) => resume(this),
            () => undefined,
          );
    if (location.hash || (buysOne && $cart.get().lines.length === 0))
      await loadRest()
        .then(({ fillCart }) => fillCart())
        .catch(() => {});
    $pricedCart.subscribe(() => this.show());
    void checkPrices($pricedCart.get().lines.map(({ sku }) => sku));
    if (news) this.tell(news);
    loadRest().then(
      ({ greet }) => greet(this, form),
      () => {},
    );
  }

  /** Written into the page at build. */
  get facts(): Facts {
    return JSON.parse(this.dataset['facts'] ?? '') as Facts;
  }

  get payment(): PaymentMethod {
    const chosen = this.querySelector<HTMLInputElement>('[name=payment]:checked');
    return chosen?.value === 'online' ? 'online' : 'cash';
  }

  /** The lines and amounts of the order as it is shown now. */
  get review(): Review {
    return reviewCart($pricedCart.get(), { ...page, ...this.facts }, this.payment, this.quoted);
  }

  /** Shows the lines and amounts, or an empty cart. */
  show(): void {
    if (this.isLeaving) return;
    const { review } = this;
    const isEmpty = review.lines.length === 0;
    showParts(this, isEmpty ? 'empty' : 'form');
    if (isEmpty) {
      this.querySelector('[data-keeps-none]')?.toggleAttribute('hidden', !$storageFails.get());
      return;
    }
    showReview(this, review);
    writeTexts(this, { 'place-order': this.payment === 'cash' ? checkoutText.placeOrder : checkoutText.toPayment });
    loadRest()
      .then(({ askQuote, showEstimate }) => {
        showEstimate(this, review);
        return askQuote(this);
      })
      .catch(() => {});
  }

  /** Shows a message beside the button that places the order. */
  tell(text: string): void {
    writeTexts(this, { news: text });
    if (text) this.querySelector<HTMLElement>('[data-text=news]')?.focus();
  }
}
customElements.define('checkout-form', CheckoutForm);
