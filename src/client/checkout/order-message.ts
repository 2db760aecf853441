import { indianDay } from '../../core/indian-day.ts';
import { cartMessage, mailOrderLink, whatsappOrderLink } from '../../core/order-message.ts';
import { orderTotal } from '../../core/order-total.ts';
import { sizeWords } from '../../core/size-words.ts';
import { isBuyable, type PricedCart } from '../../core/priced-cart.ts';
import { page } from '../platform/page.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { checkPrices } from '../../stores/prices.ts';
import '../cart/badge.ts';
import { clearDraft, keepDraft } from '../forms/form-draft.ts';
import '../lib/status.ts';
import { formatAmount } from '../lib/money.ts';

const DRAFT_KEY = 'order-draft';
const FIELDS = ['name', 'phone', 'pinCode', 'address'] as const;

/** The checkout of a shop that takes orders as messages (components/app/OrderMessage.astro). */
class OrderMessage extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    keepDraft(form, DRAFT_KEY);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(form, (event.submitter as HTMLButtonElement | null)?.value ?? '');
    });
    this.#stop = $pricedCart.subscribe((cart) => this.#show(cart));
    void checkPrices($pricedCart.get().lines.map(({ sku }) => sku));
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-part=${name}]`);
  }

  #write(name: string, text: string): void {
    const part = this.#part(name);
    if (part) part.textContent = text;
  }

  #show(cart: PricedCart): void {
    const isEmpty = cart.totalQuantity === 0;
    const empty = this.#part('empty');
    const form = this.#part('form');
    if (empty) empty.hidden = !isEmpty;
    if (form) form.hidden = isEmpty;
    this.#part('lines')?.replaceChildren(
      ...cart.lines.filter(isBuyable).map(({ title, size, quantity, priceMinor }) => {
        const item = document.createElement('li');
        item.textContent = `${title}${size ? `, ${sizeWords(size)}` : ''}: ${quantity} × ${formatAmount(priceMinor)}`;
        return item;
      }),
    );
    const { items, delivery, total } = this.#amounts(cart);
    this.#write('items', items);
    this.#write('delivery', delivery);
    this.#write('total', total);
    const changed = cart.lines.some(({ state }) => state === 'changed');
    this.#write(
      'remark',
      [
        changed && "A price has changed since you put it into the cart; this is today's.",
        cart.unavailable > 0 && `${cart.unavailable} in your cart can't be bought now and is left out.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  #amounts(cart: PricedCart): { items: string; delivery: string; total: string } {
    const { itemsMinor, deliveryMinor, cashFeeMinor, totalMinor } = orderTotal(page, cart.totalMinor, 'cash');
    const fee = deliveryMinor + cashFeeMinor;
    return {
      items: formatAmount(itemsMinor),
      delivery: fee === 0 ? 'Free' : formatAmount(fee),
      total: formatAmount(totalMinor),
    };
  }

  #send(form: HTMLFormElement, way: string): void {
    if (way === 'print') {
      print();
      return;
    }
    const { shop = '', site = '', whatsapp = '', email = '' } = this.dataset;
    const cart = $pricedCart.get();
    const data = new FormData(form);
    const [name = '', phone = '', pinCode = '', address = ''] = FIELDS.map((field) =>
      String(data.get(field) ?? '').trim(),
    );
    const lines = cart.lines.filter(isBuyable).map((line) => ({
      title: line.title,
      sku: line.sku,
      ...(line.size === undefined ? {} : { size: line.size }),
      price: formatAmount(line.priceMinor),
      quantity: line.quantity,
      url: site + line.path,
    }));
    const message = cartMessage(shop, lines, this.#amounts(cart), { name, phone, pinCode, address });
    clearDraft(DRAFT_KEY);
    location.href =
      way === 'whatsapp'
        ? whatsappOrderLink(whatsapp, message)
        : mailOrderLink(email, `Order of ${indianDay(Date.now())}`, message);
  }
}
customElements.define('order-message', OrderMessage);
