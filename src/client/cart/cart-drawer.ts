import { CartDrawer } from '../../islands/cart/CartDrawer.tsx';
import styles from '../../islands/cart/CartDrawer.css?inline';
import { definePanel } from '../../islands/panels.tsx';
import '../items/badge.ts';
import { showRestAfter } from './load-more.ts';
import '../../browser/status.ts';

const open = definePanel('cart', CartDrawer, styles);

/** The drawer comes first: on a slow link, the answer for the shopper's PIN code would compete with it. */
const SETTLE_MS = 500;
showRestAfter(SETTLE_MS);

/** The header's cart opens the drawer. */
export const run = (): Promise<void> => open({ name: 'cart' });
