import { CartDrawer } from '../../islands/CartDrawer.tsx';
import styles from '../../islands/CartDrawer.css?url';
import { definePanel } from '../../islands/panels.tsx';
import './badge.ts';
import '../lib/status.ts';

const open = definePanel('cart', CartDrawer, styles);

import('./cart-more.ts').then(({ askPinCode }) => askPinCode()).catch(() => {});

/** The header's cart opens the drawer. */
export const run = (): Promise<void> => open({ name: 'cart' });
