import { $wishlist } from '../../stores/wishlist.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { savingPercent } from '../../core/money/saving-percent.ts';
import type { PriceEntry } from '../../core/product/price-file.ts';
import { $prices, checkPrices } from '../../stores/prices.ts';
import { make } from '../../browser/make.ts';
import { formatAmount } from '../../browser/money.ts';
import { writeTexts } from '../../browser/templates.ts';
import { fillItems } from './item-list.ts';
import { settleItem } from './settle-item.ts';

/** The wishlist page; follows changes of the list, also in other tabs. */
class WishList extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>('.wishlist');
    const empty = this.querySelector<HTMLElement>('.wishlist__empty');
    const head = document.querySelector('.wishlist-head');
    const share = head?.querySelector('button');
    if (!list || !empty || !head || !share) return;
    this.#stop = $wishlist.subscribe((items) => {
      writeTexts(head, { count: items.length > 0 ? `${items.length} product${items.length > 1 ? 's' : ''}` : '' });
      fillItems(list, items);
      void showToday([...list.querySelectorAll<HTMLElement>('[data-sku]')]);
      share.hidden = items.length === 0;
      list.hidden = items.length === 0;
      empty.hidden = items.length > 0;
      // Hearts of what others buy, below, fill the list: they stay.
      if (items.length === 0) this.dataset['began'] = '';
    });
  }

  disconnectedCallback(): void {
    this.#stop();
  }
}

/** Shows on cards today's price and what can't be bought now. Without a connection they stay as they are. */
async function showToday(cards: readonly HTMLElement[]): Promise<void> {
  if (!(await checkPrices(cards.map(({ dataset }) => dataset['sku'] ?? '')))) return;
  for (const card of cards) {
    const { sku = '', size } = card.dataset;
    const entry = $prices.get()[sku] ?? null;
    const state = settleItem({ sku, size }, entry, indianDay(Date.now()));
    const words = { buy: '', sizes: '', 'sold-out': 'Sold out', gone: 'No longer sold here' }[state];
    if (entry) showPrice(card, entry);
    if (words)
      card.querySelector('[data-do=moveToCart]')?.replaceWith(
        make(
          'p',
          { className: 'wishlist-away' },
          make('strong', {}, words),
          // What no longer exists has no page.
          ...(state === 'sold-out' ? [linkToSimilar(card)] : []),
        ),
      );
  }
}

/** Leads to similar products on the product's page, which also offers to tell when this one is back. */
function linkToSimilar(card: HTMLElement): HTMLElement {
  const path = card.querySelector('a')?.pathname ?? '';
  return make('a', { className: 'button button--quiet', href: `${path}#similar-title` }, 'See similar');
}

/** The price, and the maximum retail price with the saving if there is one. */
function showPrice(card: HTMLElement, { priceMinor, mrpMinor = 0 }: PriceEntry): void {
  card.querySelector('.price__now')?.replaceChildren(formatAmount(priceMinor));
  const was = card.querySelector<HTMLElement>('.price__was');
  if (!was || mrpMinor <= priceMinor) return;
  writeTexts(was, { mrp: formatAmount(mrpMinor), off: `${savingPercent(priceMinor, mrpMinor)}% off` });
  was.hidden = false;
}

customElements.define('wish-list', WishList);
