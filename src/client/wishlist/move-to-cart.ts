import { indianDay } from '../../core/calendar/indian-day.ts';
import type { PriceEntry } from '../../core/product/price-file.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { wishlistText } from '../../messages/rooms/wishlist.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import type { Item } from '../../browser/stored-items.ts';
import { addToCart } from '../../stores/cart.ts';
import { tell } from '../../browser/notice.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { removeFromWishlist } from '../../stores/saved-items.ts';
import '../items/badge.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { make } from '../../browser/make.ts';
import '../../browser/status.ts';
import { readProduct } from '../items/read-product.ts';
import { settleItem } from './settle-item.ts';

/** Moves the product of a card of the wishlist to the cart, at today's price. Where a size has to be chosen, it offers the sizes first. */
export async function run(button: HTMLButtonElement): Promise<void> {
  const product = readProduct(button);
  if (!product) return;
  const { size } = button.closest<HTMLElement>('[data-sku]')?.dataset ?? {};
  const item = { ...product, size };
  const work = async () => {
    const entry = (await fetchPrices([item.sku]))[item.sku] ?? null;
    const state = settleItem(item, entry, indianDay(Date.now()));
    if (state === 'buy' && entry) move(item, entry, size);
    else if (state === 'sizes' && entry?.sizes) offerSizes(button, item, entry, entry.sizes);
    else tell(state === 'gone' ? cartText.productGone : wishlistText.soldOutProduct);
  };
  await whileBusy(button, work, () => tell(FAILED));
}

function move(item: Item, { priceMinor, path }: PriceEntry, size: string | undefined): void {
  const { gained } = addToCart({ ...item, priceMinor, path, size, quantity: 1 });
  // The shopper has been told of the limit.
  if (gained === 0) return;
  removeFromWishlist(item);
  tell(wishlistText.moved);
}

/** Opens a panel with a button for each size, as cards of lists have it (components/CardSizes.astro). */
function offerSizes(button: Element, item: Item, entry: PriceEntry, sizes: Readonly<Record<string, string>>): void {
  const today = indianDay(Date.now());
  const list = make(
    'div',
    { className: 'card-sizes__list', role: 'group', ariaLabel: cartText.sizeOf({ title: item.title }) },
    ...Object.entries(sizes).map(([name, stock]) => {
      const isAway = stock > today;
      const choice = make('button', { className: 'card-sizes__size', type: 'button', disabled: isAway }, name);
      choice.ariaLabel = isAway ? sizesText.out({ size: sizeWords(name) }) : sizeWords(name);
      choice.addEventListener('click', () => move(item, entry, name));
      return choice;
    }),
  );
  const panel = make('details', { className: 'card-sizes__choice', open: true });
  panel.append(make('summary', { className: 'card__add' }, make('span', {}, button.textContent?.trim() ?? '')), list);
  button.replaceWith(panel);
  list.querySelector<HTMLElement>(':enabled')?.focus();
}
