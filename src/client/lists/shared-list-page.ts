import { readSharedList } from './shared-list.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import { listComma } from '../../messages/language.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { sharedListsText } from '../../messages/rooms/shared-lists.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { tell } from '../../browser/notice.ts';
import { formatAmount } from '../../browser/money.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import type { SharedItem } from './find-items.ts';
import '../../browser/status.ts';

const STATES = { buy: undefined, choose: sharedListsText.chooseSize, wait: sharedListsText.unavailable };

/** A list that somebody shared, of which the visitor takes over what they choose. What they have already is left as it is. */
class SharedList extends HTMLElement {
  #items: readonly SharedItem[] = [];

  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const isForCart = (event.submitter as HTMLButtonElement | null)?.value !== 'wishlist';
      import('./take-over.ts').then(
        ({ addToCart, addToWishlist }) => (isForCart ? addToCart : addToWishlist)(this.#chosen),
        () => tell(troubleText.noConnection),
      );
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
      const { findItems } = await import('./find-items.ts');
      const found = await findItems(lines);
      this.#items = found.filter((one) => one !== undefined);
      this.#fill(found.length - this.#items.length);
    } catch {
      showParts(this, 'failed');
    }
  }

  #fill(gone: number): void {
    const { length: count } = this.#items;
    findPart(this, 'shown')
      ?.querySelector('ul')
      ?.replaceChildren(...this.#items.map((shared, index) => this.#makeItem(shared, index)));
    writeTexts(this, {
      count: sharedListsText.shared({ count }),
      gone: gone > 0 ? sharedListsText.gone({ count: gone }) : undefined,
    });
    showParts(this, count > 0 ? 'shown' : 'gone');
    this.#count();
  }

  #makeItem({ item, mrpMinor, line, state }: SharedItem, index: number): HTMLElement {
    const entry = copyTemplate(this, 'item');
    const box = entry.querySelector('input');
    if (box) Object.assign(box, { value: String(index), ariaLabel: item.title });
    const link = entry.querySelector('a');
    if (link) link.href = item.path;
    const picture = entry.querySelector('img');
    if (picture && item.picture) picture.src = item.picture;
    const pieces = line.quantity > 1 ? sharedListsText.pieces({ pieces: line.quantity }) : undefined;
    const hasSaving = mrpMinor > item.priceMinor;
    writeTexts(entry, {
      title: item.title,
      price: formatAmount(item.priceMinor),
      mrp: hasSaving ? formatAmount(mrpMinor) : undefined,
      off: hasSaving ? listsText.off({ percent: savingPercent(item.priceMinor, mrpMinor) }) : undefined,
      details: [pieces, line.size && sizeWords(line.size)].filter(Boolean).join(listComma()) || undefined,
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
    const buyable = chosen.filter(({ state }) => state === 'buy');
    const total = buyable.reduce((sum, { item, line }) => sum + item.priceMinor * line.quantity, 0);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[value]')) {
      const isCart = button.value === 'cart';
      const count = isCart ? buyable.length : chosen.length;
      button.disabled = count === 0;
      button.textContent = !isCart
        ? sharedListsText.addToWishlist({ count })
        : count > 0
          ? sharedListsText.addToCartFor({ count, sum: formatAmount(total) })
          : sharedListsText.addToCart({ count });
    }
  }
}

customElements.define('shared-list', SharedList);
