import { page } from '../../browser/page.ts';
import '../items/badge.ts';
import '../../browser/status.ts';
import { describeCart } from '../../browser/cart-texts.ts';
import { tell } from '../../browser/notice.ts';
import { showParts } from '../../browser/parts.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { lineId } from '../../core/cart/cart.ts';
import type { PricedLine } from '../../core/cart/priced-cart.ts';
import { MIN_QUANTITY } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { cartHash } from '../../stores/cart-hash.ts';
import { changeQuantity } from '../../stores/cart.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { $fees, checkPrices, $offers } from '../../stores/prices.ts';
import { type Removed, takeAllOut, takeOut } from '../../stores/removed-lines.ts';
import { fillRow } from './fill-row.ts';
import { loadMore, showRestAfter } from './load-more.ts';

/**
 * The cart page (routes/[...market]/cart.astro). client/boot/first-lines.ts has shown the stored lines before this is loaded; this takes over
 * its rows, and follows the cart, also in other tabs, prices, fees and dates.
 */
class CartPage extends HTMLElement {
  #extras: typeof import('./fill-extras.ts') | undefined;
  #removed: Removed | undefined;
  #isUnsure = false;
  #skus = '';

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const control = (target as Element).closest<HTMLElement>('[data-act]');
      if (control) this.#act(control.dataset['act'] as string, this.#lineOf(control));
    });
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) target.dataset['typed'] = '';
    });
    this.addEventListener('change', ({ target }) => this.#take(target as HTMLInputElement | HTMLSelectElement));
    $pricedCart.subscribe(() => this.#show());
    $fees.listen(() => this.#show());
    if (page.hasOffers) $offers.listen(() => this.#show());
    // What could not be checked is asked again.
    addEventListener('online', () => {
      this.#skus = '';
      this.#show();
    });
  }

  #lineOf(control: Element): PricedLine | undefined {
    const id = control.closest<HTMLElement>('[data-line]')?.dataset['line'];
    return $pricedCart.get().lines.find((line) => lineId(line) === id);
  }

  #act(name: string, line: PricedLine | undefined): void {
    if (name === 'undo') {
      this.#removed?.undo();
      this.#remember(undefined);
    } else if (name === 'clear') this.#remember(takeAllOut());
    else if (!line) return;
    else if (name === 'less' && line.quantity > MIN_QUANTITY) changeQuantity(line, line.quantity - 1);
    else if (name === 'more') changeQuantity(line, line.quantity + 1);
    else if (name === 'remove') this.#remember(takeOut(line));
    else if (name === 'save' && this.#extras) {
      this.#extras.saveForLater(line);
      this.#remember(takeOut(line, true));
    }
  }

  /** Takes over a typed quantity or another size. */
  #take(field: HTMLInputElement | HTMLSelectElement): void {
    const line = this.#lineOf(field);
    if (!line) return;
    if (field instanceof HTMLSelectElement) {
      this.#extras?.changeSize(line, field.value);
      return;
    }
    delete field.dataset['typed'];
    if (field.value !== '') changeQuantity(line, Number(field.value));
    // A quantity that is not allowed changes nothing in the cart.
    this.#show();
  }

  /** Offers Undo. The clicked button is removed with its line: the focus moves to Undo, and after Undo to the lines. */
  #remember(removed: Removed | undefined): void {
    this.#removed = removed;
    this.#show();
    (removed ? this.querySelector<HTMLElement>('[data-act=undo]') : this.#frame)?.focus();
  }

  get #frame(): HTMLElement | null {
    return this.querySelector('.cart');
  }

  #show(): void {
    const cart = $pricedCart.get();
    const offers = page.hasOffers ? $offers.get() : undefined;
    const texts = describeCart(cart, $fees.get(), this.#isUnsure, offers);
    showParts(this, cart.lines.length > 0 ? 'filled' : 'empty');
    const isOpen = texts['checkout'];
    const { totalQuantity: pieces } = cart;
    const { total = '' } = texts;
    writeTexts(this, {
      ...texts,
      ...this.#extras?.describeSum(cart),
      ...offers?.sum,
      // On a phone the sum is beside it, elsewhere above.
      checkout: isOpen && cartText.checkoutButton,
      bar: isOpen && cartText.bar({ pieces, total }),
      removed: this.#removed?.text,
    });
    for (const [selector, isHidden] of [
      ['.cart__undo', !this.#removed],
      ['[data-row=cashFee]', !texts['cashFee']],
    ] as const)
      this.querySelector(selector)?.toggleAttribute('hidden', isHidden);
    const checkout = this.querySelector<HTMLAnchorElement>('[data-text=checkout]');
    if (checkout) checkout.hash = cartHash();
    this.#showLines(cart.lines);
    void this.#check(cart.lines);
  }

  #showLines(lines: readonly PricedLine[]): void {
    const list = this.querySelector('[data-list=lines]');
    if (!list) return;
    const ids = lines.map(lineId);
    const rows = new Map<string, HTMLElement>();
    for (const row of list.querySelectorAll<HTMLElement>('[data-line]')) {
      const { line: id = '' } = row.dataset;
      if (ids.includes(id) && !rows.has(id)) rows.set(id, row);
      else row.remove();
    }
    for (const [index, line] of lines.entries()) {
      const id = ids[index] as string;
      const row = rows.get(id) ?? copyTemplate(this, 'line');
      row.dataset['line'] = id;
      // A row that is moved would lose the focus.
      if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
      fillRow(row, line);
      this.#extras?.fillExtras(row, line);
    }
  }

  /** Fetches today's prices of new lines, and then what is shown with them. */
  async #check(lines: readonly PricedLine[]): Promise<void> {
    const skus = lines.map(({ sku }) => sku);
    if (skus.length === 0 || skus.join('\n') === this.#skus) return;
    this.#skus = skus.join('\n');
    const areKnown = await checkPrices(skus);
    this.#isUnsure = !areKnown;
    if (areKnown && !this.#extras)
      await loadMore()
        .then((more) => more.loadExtras())
        .then((extras) => {
          this.#extras = extras;
          extras.$arrivals.listen(() => this.#show());
        })
        .catch(() => {});
    this.#show();
  }
}
customElements.define('cart-page', CartPage);

if (location.search || location.hash)
  loadMore()
    .then((more) => more.addFromAddress())
    .catch(() => tell(cartText.reload));
showRestAfter(0);
