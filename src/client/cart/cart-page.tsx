import './badge.ts';
import '../lib/status.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../platform/page.ts';
import { CartPage } from '../../islands/CartPage.tsx';
import { defineIsland } from '../boot/define-island.ts';

defineIsland('cart-page', <CartPage prefix={page.prefix} />);

if (location.search || location.hash) {
  import('./add-from-address.ts').then(
    ({ addFromAddress }) => addFromAddress(),
    () => tell('No connection. Please reload.'),
  );
}
