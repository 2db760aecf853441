/** What a page does some seconds after the first touch for those who keep something in this browser: their choices, lists and orders (later.ts). */
import { marketKey, page, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

export function run(): void {
  if (readStored('consent') === 'yes') {
    import('../product/seen.ts').catch(() => {});
    if (page.api && readStored('newsletter') === null && !savesData())
      import('../messages/newsletter.ts').catch(() => {});
    if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
  }
  if (readStored('measures') !== null) import('../size/mark-own-size.ts').catch(() => {});
  if (readStored(marketKey('wishlist')) !== null) import('../wishlist/wish.ts').catch(() => {});
  // A comparison that was begun is one tap away on the pages of products.
  if (readStored(marketKey('compare')) !== null) import('../compare/lead-back.ts').catch(() => {});
  if (readStored(marketKey('checkout'))?.includes('"waits"')) import('../placing/follow-waiting.ts').catch(() => {});
}
