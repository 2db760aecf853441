import { addLine, type Cart } from '../../core/cart/cart.ts';
import type { Order } from '../../contract/orders.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { parseCart, serialiseCart } from '../../core/cart/stored-cart.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { marketPagePath } from '../../paths.ts';
import { tell } from '../../browser/notice.ts';
import { marketKey, page } from '../../browser/page.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { readProduct } from '../items/read-product.ts';

/**
 * Adds the items of an order to the cart of its market, at today's prices and without those no longer sold. Availability is shown
 * in the cart.
 */
export const reorder = (order: Order, button: HTMLButtonElement): Promise<void> =>
  whileBusy(
    button,
    () => fill(order),
    () => tell(FAILED),
  );

async function fill({ market, shipments }: Order): Promise<void> {
  const lines = shipments.flatMap((shipment) => shipment.lines);
  const products = await Promise.all(
    lines.map(async ({ path }) => {
      const article = (await fetchPage(path).catch(() => undefined))?.querySelector('.product');
      return article ? readProduct(article) : undefined;
    }),
  );
  // The market may be another than this page's.
  const key = marketKey('cart', market);
  let cart: Cart = parseCart(readStored(key)).cart;
  let count = 0;
  for (const [index, { size, quantity }] of lines.entries()) {
    const product = products[index];
    if (!product) continue;
    cart = addLine(cart, { ...product, size, quantity }).cart;
    count++;
  }
  if (count === 0) {
    tell(ordersText.againFailed);
    return;
  }
  writeStored(key, serialiseCart(cart));
  location.assign(marketPagePath(page.markets[market] ?? page, 'cart'));
}
