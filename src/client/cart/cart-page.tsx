import './badge.ts';
import '../../browser/status.ts';
import { tell } from '../../browser/notice.ts';
import { page } from '../../browser/page.ts';
import { Cart } from '../../islands/Cart.tsx';
import { defineIsland } from '../boot/define-island.ts';
import { loadMore, showDeliveryAfter } from './load-more.ts';

defineIsland('cart-page', <Cart prefix={page.prefix} />);

if (location.search || location.hash)
  loadMore()
    .then((more) => more.addFromAddress())
    .catch(() => tell('No connection. Please reload.'));
showDeliveryAfter(0);
