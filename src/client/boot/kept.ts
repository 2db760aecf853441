/** What a page does some seconds after the first touch for those who keep something in this browser: their choices, lists and orders (later.ts). */
import { page, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';

/** Takes the answer about consent, and the texts that later.ts has read: null where nothing is kept. */
export function run(consent: string | null, [wishlist, compare, checkout, measures]: readonly (string | null)[]): void {
  if (consent === 'yes') {
    import('../product/seen.ts').catch(() => {});
    if (page.api && readStored('newsletter') === null && !savesData())
      import('../messages/newsletter.ts').catch(() => {});
    if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
  }
  if (measures) import('../size/mark-own-size.ts').catch(() => {});
  if (wishlist) import('../wishlist/wish.ts').catch(() => {});
  // A comparison that was begun is one tap away on the pages of products.
  if (compare) import('../compare/lead-back.ts').catch(() => {});
  if (checkout?.includes('"waits"')) import('../placing/follow-waiting.ts').catch(() => {});
}
