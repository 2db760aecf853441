import { whatsappShareLink } from '../../core/order/order-message.ts';
import { sharedListsText } from '../../messages/rooms/shared-lists.ts';
import { MOST_SHARED, writeSharedList } from './shared-list.ts';
import { marketPagePath } from '../../paths.ts';
import { $cart } from '../../stores/cart.ts';
import { tell } from '../../browser/notice.ts';
import { $wishlist } from '../../stores/wishlist.ts';
import { shareAddress } from '../../browser/addresses/share-address.ts';
import { page } from '../../browser/page.ts';
import '../../browser/status.ts';

/** Shares the cart or the wishlist, which the value of the button names, by a link. */
export async function run(button: HTMLButtonElement): Promise<void> {
  const all =
    button.value === 'cart' ? $cart.get().lines : $wishlist.get().map(({ sku, size }) => ({ sku, size, quantity: 1 }));
  const lines = all.slice(0, MOST_SHARED);
  const url = new URL(marketPagePath(page, 'shared') + writeSharedList(lines), location.href).href;
  const title = sharedListsText.title({ count: lines.length });
  if (all.length > lines.length) tell(sharedListsText.linkHas({ count: MOST_SHARED }));
  await shareAddress(title, url, whatsappShareLink(`${title}: ${url}`));
}
