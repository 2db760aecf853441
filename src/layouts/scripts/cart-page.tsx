import { hydrateRoot } from 'react-dom/client';
import '../../components/behaviours/badge.ts';
import '../../components/behaviours/status.ts';
import { addToCart } from '../../stores/cart.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../../stores/page.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { readProduct } from '../../components/behaviours/product-facts.ts';
import { CartPage } from '../../islands/CartPage.tsx';
import { fetchPage } from '../../islands/fetch-page.ts';

const root = document.querySelector('#cart-page');
if (root) hydrateRoot(root, <CartPage prefix={page.prefix} />);

/** An add form that was sent before its script was there leads here, with what it says in the address. */
async function addFromAddress(): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const sku = wanted.get('sku');
  if (!sku) return;
  // A reload must not add it again.
  history.replaceState(history.state, '', location.pathname);
  try {
    const { [sku]: entry } = await fetchPrices([sku]);
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
void addFromAddress();
