import { $wishlist } from '../../stores/wishlist.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import type { Item } from '../../browser/stored-items.ts';
import type { PriceEntry } from '../../core/product/price-file.ts';
import { availabilityText } from '../../messages/rooms/availability.ts';
import { wishlistText } from '../../messages/rooms/wishlist.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { $prices, checkPrices } from '../../stores/prices.ts';
import { make } from '../../browser/make.ts';
import { formatAmount } from '../../browser/money.ts';
import { writeTexts } from '../../browser/templates.ts';
import { fillItems } from '../items/item-list.ts';
import { settleItem } from './settle-item.ts';

/** For so long the list waits for today's stock, by which it is ordered: what was shown does not move. */
const ORDER_MS = 600;

/** What can't be bought now, from the first to the last in the list. */
const AWAY_WORDS = { 'sold-out': availabilityText.soldOut, gone: wishlistText.gone } as const;
const ORDER = ['buy', 'sizes', ...Object.keys(AWAY_WORDS)];

/** The wishlist page; follows changes of the list, also in other tabs. */
class WishList extends HTMLElement {
  #stop = () => {};
  #turn = 0;

  connectedCallback(): void {
    // "What others buy" does not offer again what is on the list. What is put on it there stays, with its heart.
    for (const card of document.querySelectorAll<HTMLElement>('.best [data-sku]'))
      if ($wishlist.get().some(({ sku }) => sku === card.dataset['sku'])) card.remove();
    this.#stop = $wishlist.subscribe((items) => void this.#show(items));
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  async #show(items: readonly Item[]): Promise<void> {
    const turn = ++this.#turn;
    const list = this.querySelector<HTMLElement>('.wishlist');
    const empty = this.querySelector<HTMLElement>('.wishlist__empty');
    const head = document.querySelector('.wishlist-head');
    const share = head?.querySelector('button');
    if (!list || !empty || !head || !share) return;
    writeTexts(head, {
      count: items.length > 0 ? listsText.products({ count: items.length, shown: items.length }) : '',
    });
    const checked = checkPrices(items.map(({ sku }) => sku));
    await Promise.race([checked, new Promise((done) => setTimeout(done, ORDER_MS))]);
    if (turn !== this.#turn) return;
    fillItems(
      list,
      items.toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
    empty.hidden = items.length > 0;
    share.hidden = list.hidden = !empty.hidden;
    // Without a connection they stay as they are.
    if (!(await checked) || turn !== this.#turn) return;
    for (const card of list.querySelectorAll<HTMLElement>('[data-sku]')) showToday(card);
  }
}

const stateOf = ({ sku, size }: Pick<Item, 'sku' | 'size'>) =>
  settleItem({ sku, size }, $prices.get()[sku] ?? null, indianDay(Date.now()));

/** What is not known yet comes first. */
const rankOf = (item: Item): number => (item.sku in $prices.get() ? ORDER.indexOf(stateOf(item)) : 0);

/** Shows on a card today's price, and that it can't be bought now. */
function showToday(card: HTMLElement): void {
  const { sku = '', size } = card.dataset;
  const entry = $prices.get()[sku];
  if (entry) showPrice(card, entry);
  const state = stateOf({ sku, size });
  const form = card.querySelector('.card__form');
  if (state === 'buy' || state === 'sizes' || !form) return;
  card.classList.add('card--away');
  const note = card.querySelector('[data-note]');
  note?.classList.add('card__badge', 'card__badge--away');
  note?.replaceChildren(
    !size
      ? AWAY_WORDS[state]
      : state === 'gone'
        ? wishlistText.sizeGone({ size: note.textContent })
        : sizesText.out({ size: note.textContent }),
  );
  if (state === 'sold-out') form.firstElementChild?.replaceWith(linkToSimilar(card));
  else showGone(card, form);
}

/** Leads to similar products on the product's page, which also offers to tell when this one is back. */
function linkToSimilar(card: HTMLElement): HTMLElement {
  const path = card.querySelector('a')?.pathname ?? '';
  return make('a', { className: 'card__add', href: `${path}#similar-title` }, wishlistText.similar);
}

/** What no longer exists has no page, and can only be removed. */
function showGone(card: HTMLElement, form: Element): void {
  const remove = card.querySelector<HTMLElement>('.wishlist-remove');
  const name = card.querySelector('a');
  if (!remove || !name) return;
  card.dataset['path'] = name.pathname;
  name.removeAttribute('href');
  remove.className = 'card__add';
  remove.textContent = controlsText.remove;
  form.replaceChildren(remove);
}

/** The price, and the maximum retail price with the saving if there is one. */
function showPrice(card: HTMLElement, { priceMinor, mrpMinor = 0 }: PriceEntry): void {
  card.querySelector('.price__now')?.replaceChildren(formatAmount(priceMinor));
  const was = card.querySelector<HTMLElement>('.price__was');
  if (!was || mrpMinor <= priceMinor) return;
  writeTexts(was, {
    mrp: formatAmount(mrpMinor),
    off: listsText.off({ percent: savingPercent(priceMinor, mrpMinor) }),
  });
  was.hidden = false;
}

customElements.define('wish-list', WishList);
