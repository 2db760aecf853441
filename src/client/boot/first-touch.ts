/** What a page does on its own after the visitor's first interaction (client/boot/boot.ts): soon what is read next, the rest later. */
import { marketKey } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';

// The day of delivery is below the price, and is read first. That for a PIN code takes the place of the general one.
if (document.querySelector('main [data-said]')) {
  const hasPin = readStored(marketKey('pin')) !== null;
  (hasPin ? import('../delivery/show-delivery.ts') : import('../delivery/by-date.ts')).catch(() => {});
}

/** By then the reaction to the touch has arrived on most links; `boot.ts` has waited for 300 ms already. */
const LATER_MS = 2700;
setTimeout(() => void import('./later.ts').catch(() => {}), LATER_MS);
