import { hydrateRoot } from 'react-dom/client';
import '../../components/behaviours/badge.ts';
import '../../components/behaviours/status.ts';
import { addToCart } from '../../stores/cart.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../../stores/page.ts';
import { fetchPrices } from '../../stores/prices.ts';
import { CartPage } from '../../islands/CartPage.tsx';

const root = document.querySelector('#cart-page');
if (root) hydrateRoot(root, <CartPage prefix={page.prefix} />);

const wanted = new URLSearchParams(location.search);
if (wanted.has('sku')) {
  import('./add-from-address.ts').then(
    ({ addFromAddress }) => addFromAddress(wanted, { addToCart, fetchPrices, tell }),
    () => tell('No connection. Please reload.'),
  );
}
