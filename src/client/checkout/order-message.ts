import type { MessageAmounts } from '../../core/order/order-message.ts';
import { orderTotal, takesCash } from '../../core/order/order-total.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { isBuyable, type PricedCart } from '../../core/cart/priced-cart.ts';
import { listComma } from '../../messages/language.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { page } from '../../browser/page.ts';
import { $cart, buysOne } from '../../stores/cart.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $findOffers, checkPrices } from '../../stores/prices.ts';
import '../items/badge.ts';
import type { CartDelivery } from '../delivery/deliver-cart.ts';
import { keepDraft } from '../forms/form-draft.ts';
import '../../browser/status.ts';
import { formatAmount } from '../../browser/money.ts';
import { showParts } from '../../browser/parts.ts';
import { copyTemplate, formatDay, writeTexts } from '../../browser/templates.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import type { PinLookUp } from './watch-pin-code.ts';

const DRAFT_KEY = 'order-draft';

/** The checkout of a shop that takes orders as messages (components/checkout/OrderMessage.astro). */
class OrderMessage extends HTMLElement {
  #stop = () => {};
  #answer: PinLookUp = {};
  #watching: Promise<() => Promise<void>> | undefined;
  #rules: Omit<typeof import('./watch-pin-code.ts'), 'watchPinCode'> | undefined;
  /** Waits for the look-up of the PIN code that is under way. */
  #looked = () => Promise.resolve();

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, DRAFT_KEY);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const way = (event.submitter as HTMLButtonElement | null)?.value ?? '';
      this.#looked()
        .then(() => import('./message-send.ts'))
        .then(
          ({ send }) => send(form, way, this.dataset, this.#amounts($pricedCart.get()), DRAFT_KEY),
          () => {
            this.#write('remark', troubleText.noConnection);
            untilChanged(form, () => this.#show($pricedCart.get()));
          },
        );
    });
    const pinCode = this.#pinCode;
    if (pinCode && 'pin' in this.dataset) {
      this.#looked = () => this.#watch(pinCode).then((looked) => looked());
      // The rules of delivery are not on the way to the first look at the page.
      setTimeout(() => void this.#watch(pinCode));
    }
    void this.#fill().then(() => {
      this.#stop = $pricedCart.subscribe((cart) => this.#show(cart));
      if (page.hasOffers) {
        $findOffers.listen(() => this.#show($pricedCart.get()));
        import('../../stores/find-offers.ts').catch(() => {});
      }
      void checkPrices($pricedCart.get().lines.map(({ sku }) => sku));
    });
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  /** Reads a product that is bought alone from the address, where its page has not stored it. */
  async #fill(): Promise<void> {
    if (buysOne && $cart.get().lines.length === 0)
      await import('../cart/add-from-address.ts').then(({ addFromAddress }) => addFromAddress()).catch(() => {});
  }

  /** Looks the PIN code up from now on. Resolves to a function that waits for the look-up under way. */
  async #watch(pinCode: HTMLInputElement): Promise<() => Promise<void>> {
    const show = (answer: PinLookUp) => {
      this.#answer = answer;
      this.#show($pricedCart.get());
    };
    try {
      this.#watching ??= import('./watch-pin-code.ts').then(({ watchPinCode, ...rules }) => {
        this.#rules = rules;
        return watchPinCode(pinCode, show);
      });
      return await this.#watching;
    } catch {
      // The next attempt loads it again.
      this.#watching = undefined;
      show({ isUnreachable: true });
      return () => Promise.resolve();
    }
  }

  get #pinCode(): HTMLInputElement | null {
    return this.querySelector('[name=pinCode]');
  }

  #write(name: string, text: string): void {
    const element = this.querySelector(`[data-text=${name}]`);
    if (element) element.textContent = text;
  }

  #show(cart: PricedCart): void {
    const isEmpty = cart.totalQuantity === 0;
    showParts(this, isEmpty ? 'empty' : 'form');
    this.querySelector('[data-list=lines]')?.replaceChildren(
      ...cart.lines.filter(isBuyable).map(({ title, size, quantity, priceMinor }) => {
        const item = copyTemplate(this, 'line');
        const count = [size && sizeWords(size), `${quantity} × ${formatAmount(priceMinor)}`];
        writeTexts(item, { title, count: count.filter(Boolean).join(listComma()) });
        return item;
      }),
    );
    const { items, delivery, total, isCash } = this.#amounts(cart);
    this.#write('subtotal', items);
    this.#write('fee', delivery);
    this.#write('due', isCash ? checkoutText.paidOnDelivery : checkoutText.paidBefore);
    this.#write('total', total);
    this.#showAnswer(cart);
    const changed = cart.lines.some(({ state }) => state === 'changed');
    this.#write(
      'remark',
      [
        changed && checkoutText.priceChanged,
        cart.unavailable > 0 && checkoutText.someLeftOut({ count: cart.unavailable }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  /** Says at the PIN code what is not delivered there, or how it is paid, and keeps an order that can't be delivered from being sent. */
  #showAnswer(cart: PricedCart): void {
    const { found, problem, isUnreachable } = this.#answer;
    const delivery = this.#delivery(cart);
    const unserved = delivery?.unserved ?? [];
    const refusal =
      problem ??
      (unserved.length > 0
        ? checkoutText.notDelivered({ pinCode: found?.pinCode ?? '', titles: unserved.join('; ') })
        : '');
    this.#pinCode?.setCustomValidity(refusal);
    const note = isUnreachable ? checkoutText.pinUnknown : delivery && !delivery.takesCash ? checkoutText.noCash : '';
    this.#write('place', refusal || note);
    this.#rules?.$destination.set(found);
    this.#rules?.offerToRemove(this, cart.lines);
  }

  /** How the cart is delivered to the PIN code, once that is known. */
  #delivery(cart: PricedCart): CartDelivery | undefined {
    const { found } = this.#answer;
    return found && this.#rules?.deliverCart(found, cart);
  }

  #amounts(cart: PricedCart): MessageAmounts {
    const delivery = this.#delivery(cart);
    const rules = delivery?.fees ?? page;
    const isCash = takesCash(rules);
    const payment = isCash ? 'cash' : 'online';
    const offers = page.hasOffers ? $findOffers.get()?.(cart, rules, payment) : undefined;
    const { itemsMinor, discountMinor, deliveryMinor, cashFeeMinor, totalMinor } = orderTotal(
      rules,
      cart.totalMinor,
      payment,
      offers,
    );
    const items = formatAmount(itemsMinor);
    const fee = deliveryMinor + cashFeeMinor;
    const cost = fee === 0 ? cartText.free : formatAmount(fee);
    const { means, to } = delivery?.estimate ?? {};
    const day = to && delivery?.unserved.length === 0 && formatDay(to);
    return {
      items: discountMinor ? `${items} − ${formatAmount(discountMinor)} (${offers?.words.join(listComma())})` : items,
      delivery: !day
        ? cost
        : means === 'delivery'
          ? checkoutText.costBy({ cost, day })
          : checkoutText.costDispatched({ cost, day }),
      total: formatAmount(totalMinor),
      isCash,
    };
  }
}
customElements.define('order-message', OrderMessage);
