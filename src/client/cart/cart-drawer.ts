import { CartDrawer } from '../../islands/CartDrawer.tsx';
import styles from '../../islands/CartDrawer.css?url';
import { definePanel } from '../../islands/panels.tsx';
import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import './badge.ts';
import '../../browser/status.ts';

const open = definePanel('cart', CartDrawer, styles);

/** The drawer comes first: on a slow link, the answer for the shopper's PIN code would compete with it. */
const SETTLE_MS = 500;
if (readStored(marketKey('pin')) !== null)
  setTimeout(() => void import('./cart-more.ts').then(({ showDelivery }) => showDelivery()).catch(() => {}), SETTLE_MS);

/** The header's cart opens the drawer. */
export const run = (): Promise<void> => open({ name: 'cart' });
