import type { TabKey } from '../../core/site/stored-keys.ts';
import { marketKey, page } from '../../browser/page.ts';

/** Storage key of the idempotency key, which is kept from the first try until the order is acknowledged. */
export const PLACING_KEY = marketKey('checkout');

/** Storage key of the checkout's form, which is kept as long as the tab. */
export const DRAFT_KEY: TabKey = `checkout ${page.market}`;
