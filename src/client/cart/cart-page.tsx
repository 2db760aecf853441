import './badge.ts';
import '../lib/status.ts';
import { tell } from '../../stores/notice.ts';
import { page } from '../platform/page.ts';
import { CartPage } from '../../islands/CartPage.tsx';
import { defineIsland } from '../boot/define-island.ts';

defineIsland('cart-page', <CartPage prefix={page.prefix} />);

import('./cart-more.ts')
  .then(({ addFromAddress, askPinCode }) => Promise.all([addFromAddress(), askPinCode()]))
  .catch(() => tell('No connection. Please reload.'));
