import type { TabKey } from '../../core/stored-keys.ts';
import { marketKey, page } from '../platform/page.ts';

/** Where the idempotency key of this market's checkout is kept from its first try until an order is acknowledged. */
export const PLACING_KEY = marketKey('checkout');

/** Where what is typed at the checkout is kept while the tab is open. */
export const DRAFT_KEY: TabKey = `checkout ${page.market}`;
