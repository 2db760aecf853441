import type { addToCart } from '../../stores/cart.ts';
import type { tell } from '../../stores/notice.ts';
import type { fetchPrices } from '../../stores/prices.ts';

/** What the cart page has already: handed over, as each import from here would be a file name more in that page's script. */
interface Tools {
  readonly addToCart: typeof addToCart;
  readonly fetchPrices: typeof fetchPrices;
  readonly tell: typeof tell;
}

/** Adds what an add form says that was sent before its script was there: it leads to the cart page with its values in the address. */
export async function addFromAddress(wanted: URLSearchParams, { addToCart, fetchPrices, tell }: Tools): Promise<void> {
  // A reload must not add it again.
  history.replaceState(history.state, '', location.pathname);
  const sku = wanted.get('sku') ?? '';
  try {
    const [{ readProduct }, { fetchPage }, { [sku]: entry }] = await Promise.all([
      import('../../components/behaviours/product-facts.ts'),
      import('../../islands/fetch-page.ts'),
      fetchPrices([sku]),
    ]);
    const article = entry && (await fetchPage(entry.path)).querySelector('.product');
    const product = article && readProduct(article);
    if (!product) {
      tell('This product is not sold here any more.');
      return;
    }
    const size = wanted.get('size');
    addToCart({ ...product, ...(size ? { size } : {}), quantity: Number(wanted.get('quantity') ?? 1) });
  } catch {
    tell('The product could not be added: no connection. Please try again from its page.');
  }
}
