import './badge.ts';
import '../../browser/status.ts';
import { tell } from '../../browser/notice.ts';
import { marketKey, page } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { Cart } from '../../islands/Cart.tsx';
import { defineIsland } from '../boot/define-island.ts';

defineIsland('cart-page', <Cart prefix={page.prefix} />);

const loadMore = () => import('./cart-more.ts');
if (location.search || location.hash)
  loadMore()
    .then(({ addFromAddress }) => addFromAddress())
    .catch(() => tell('No connection. Please reload.'));
if (readStored(marketKey('pin')) !== null)
  loadMore()
    .then(({ showDelivery }) => showDelivery())
    .catch(() => {});
