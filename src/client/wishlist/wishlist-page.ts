import { $wishlist } from '../../stores/wishlist.ts';
import { fillItems } from './item-list.ts';

/** The wishlist page; follows changes of the list, also in other tabs. */
class WishList extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>('.wishlist');
    const empty = this.querySelector<HTMLElement>('.wishlist__empty');
    const share = this.querySelector<HTMLElement>('.wishlist-share');
    if (!list || !empty || !share) return;
    this.#stop = $wishlist.subscribe((items) => {
      fillItems(list, items);
      share.hidden = items.length === 0;
      list.hidden = items.length === 0;
      empty.hidden = items.length > 0;
    });
  }

  disconnectedCallback(): void {
    this.#stop();
  }
}
customElements.define('wish-list', WishList);
