import '../../components/behaviours/badge.ts';
import '../../components/behaviours/status.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../../stores/page.ts';
import { CartPage } from '../../islands/CartPage.tsx';
import { defineIsland } from './define-island.ts';

defineIsland('cart-page', <CartPage prefix={page.prefix} />);

if (location.search || location.hash) {
  import('../../components/behaviours/add-from-address.ts').then(
    ({ addFromAddress }) => addFromAddress(),
    () => tell('No connection. Please reload.'),
  );
}
