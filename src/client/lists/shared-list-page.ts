import type { AddressLine } from '../../core/cart-address.ts';
import { isSameLine } from '../../core/cart.ts';
import { indianDay } from '../../core/indian-day.ts';
import { readSharedList, settleSharedLine } from '../../core/shared-list.ts';
import { sizeWords } from '../../core/size-words.ts';
import type { Item } from '../../core/stored-items.ts';
import { $cart, addToCart } from '../../stores/cart.ts';
import { tell } from '../../stores/notice.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { addToWishlist } from '../../stores/wishlist.ts';
import { fetchPage } from '../lib/fetch-page.ts';
import { formatAmount } from '../lib/money.ts';
import { findPart, showParts } from '../lib/parts.ts';
import { copyTemplate, writeTexts } from '../lib/templates.ts';
import { readProduct } from '../product/read-product.ts';
import '../cart/badge.ts';
import '../lib/status.ts';

interface SharedItem {
  readonly item: Item;
  readonly line: AddressLine;
  readonly state: 'buy' | 'choose' | 'wait';
}

const STATES = { buy: undefined, choose: 'Choose its size on its page', wait: 'Can’t be bought now' };
const countWords = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** A list that somebody shared, of which the visitor takes over what they choose. What they have already is left as it is. */
class SharedList extends HTMLElement {
  #items: readonly SharedItem[] = [];

  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      if ((event.submitter as HTMLButtonElement | null)?.value === 'wishlist') this.#addToWishlist();
      else this.#addToCart();
    });
    form?.addEventListener('change', () => this.#count());
    this.querySelector('[data-again]')?.addEventListener('click', () => void this.#show());
    addEventListener('hashchange', () => void this.#show());
    void this.#show();
  }

  async #show(): Promise<void> {
    const lines = readSharedList(location.hash);
    if (lines.length === 0) {
      showParts(this, 'empty');
      return;
    }
    showParts(this, 'loading');
    try {
      const found = await findItems(lines);
      this.#items = found.filter((one) => one !== undefined);
      this.#fill(found.length - this.#items.length);
    } catch {
      showParts(this, 'failed');
    }
  }

  #fill(gone: number): void {
    findPart(this, 'shown')
      ?.querySelector('ul')
      ?.replaceChildren(...this.#items.map((shared, index) => this.#makeItem(shared, index)));
    writeTexts(this, {
      count: `Someone shared a list of ${countWords(this.#items.length)}.`,
      gone:
        gone > 0 ? `${countWords(gone)} of the list ${gone === 1 ? 'is' : 'are'} not sold here any more.` : undefined,
    });
    showParts(this, this.#items.length > 0 ? 'shown' : 'gone');
    this.#count();
  }

  #makeItem({ item, line, state }: SharedItem, index: number): HTMLElement {
    const entry = copyTemplate(this, 'item');
    const box = entry.querySelector('input');
    if (box) Object.assign(box, { value: String(index), ariaLabel: item.title });
    const link = entry.querySelector('a');
    if (link) link.href = item.path;
    const picture = entry.querySelector('img');
    if (picture && item.picture) picture.src = item.picture;
    const pieces = line.quantity > 1 ? `${line.quantity} pieces` : undefined;
    writeTexts(entry, {
      title: item.title,
      price: formatAmount(item.priceMinor),
      details: [line.size && sizeWords(line.size), pieces].filter(Boolean).join(', ') || undefined,
      state: STATES[state],
    });
    return entry;
  }

  get #chosen(): readonly SharedItem[] {
    return [...this.querySelectorAll<HTMLInputElement>('input:checked')].flatMap(
      ({ value }) => this.#items[Number(value)] ?? [],
    );
  }

  #count(): void {
    const chosen = this.#chosen;
    const buyable = chosen.filter(({ state }) => state === 'buy').length;
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[value]')) {
      const isCart = button.value === 'cart';
      const count = isCart ? buyable : chosen.length;
      button.disabled = count === 0;
      button.textContent = `Add ${countWords(count)} to ${isCart ? 'cart' : 'wishlist'}`;
    }
  }

  #addToCart(): void {
    const buyable = this.#chosen.filter(({ state }) => state === 'buy');
    const fresh = buyable.filter(({ line }) => !$cart.get().lines.some((other) => isSameLine(other, line)));
    const added = fresh.filter(({ item, line }) => addToCart({ ...item, ...line }).gained > 0);
    this.#say(added.length, buyable.length, 'cart');
  }

  #addToWishlist(): void {
    const chosen = this.#chosen;
    this.#say(addToWishlist(chosen.map(({ item }) => item)), chosen.length, 'wishlist');
  }

  #say(added: number, wanted: number, place: string): void {
    const rest = wanted - added;
    const words = [
      added > 0 && `${countWords(added)} added to your ${place}.`,
      rest > 0 && `${countWords(rest)} ${rest === 1 ? 'was' : 'were'} there already, or found no room.`,
    ];
    tell(words.filter(Boolean).join(' '));
  }
}

/** The lines with today's price; undefined where a product or size is not sold any more. */
async function findItems(lines: readonly AddressLine[]): Promise<(SharedItem | undefined)[]> {
  const entries = await fetchPrices(lines.map(({ sku }) => sku));
  const today = indianDay(Date.now());
  return Promise.all(
    lines.map(async (line) => {
      const entry = entries[line.sku] ?? null;
      const state = settleSharedLine(line, entry, today);
      if (state === 'gone' || !entry) return undefined;
      const product = (await fetchPage(entry.path)).querySelector('.product');
      const item = product ? readProduct(product) : undefined;
      return item?.sku === line.sku ? { item, line, state } : undefined;
    }),
  );
}

customElements.define('shared-list', SharedList);
