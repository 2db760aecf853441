import type { AddressLine } from '../../browser/addresses/cart-address.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { $cart, addToCart, buysOne } from '../../stores/cart.ts';
import { tell } from '../../browser/notice.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { readProduct } from '../items/read-product.ts';
import { isMissing, readWanted } from './wanted-lines.ts';
import '../../browser/status.ts';

const RETRY_MS = 10_000;

/**
 * Adds the items of the page's address: an add form submitted before its script had loaded leads to the cart page, or to the checkout of its product
 * alone, with its values in the query, and a browser that stores nothing carries the cart in the fragment. Retries while there is no connection.
 */
export async function addFromAddress(): Promise<void> {
  const wanted = readWanted(location.search, location.hash);
  for (;;) {
    try {
      const lines = await findLines(wanted.lines);
      // A reload must not add the item again. The checkout of a single product has it in its address.
      if (!buysOne) history.replaceState(history.state, '', location.pathname);
      for (const line of lines) if (line && isMissing($cart.get().lines, line, wanted)) addToCart(line);
      if (lines.includes(undefined)) tell(wanted.isAdded ? cartText.productGone : cartText.someGone);
      return;
    } catch {
      tell(cartText.addedOnline);
      await new Promise((done) => {
        addEventListener('online', done, { once: true });
        setTimeout(done, RETRY_MS);
      });
    }
  }
}

/** The items with their current data; undefined for those no longer sold. */
async function findLines(wanted: readonly AddressLine[]) {
  const entries = await fetchPrices(wanted.map(({ sku }) => sku));
  return Promise.all(
    wanted.map(async ({ sku, ...rest }) => {
      const entry = entries[sku];
      const article = entry && (await fetchPage(entry.path)).querySelector('.product');
      const product = article && readProduct(article);
      // The page of a product with variants has one of them, which may be another than was wanted.
      return product?.sku === sku ? { ...product, ...rest } : undefined;
    }),
  );
}
