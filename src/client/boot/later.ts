/** What a page does on its own some seconds after the visitor's first interaction (client/boot/first-touch.ts). */
import { APP_PATHS } from '../../paths.ts';
import { marketKey, page, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { WISHLIST_KEY } from '../../stores/wishlist.ts';

/** Pages on which the consent banner would interrupt a task. */
const BUSY = ['checkout', 'payment', 'orders', 'complaint', 'sellerDashboard', 'sellerSignUp', 'sellerSignIn'] as const;
const isBusy = BUSY.some((name) => location.pathname.replace(/\/$/, '').endsWith(APP_PATHS[name]));

const consent = readStored('consent');
// Without an answer nothing is kept, so that the question can wait until data is no longer saved.
if (consent === null && !isBusy && !savesData())
  import('../consent/consent.ts').then(({ run }) => run()).catch(() => {});
if (consent === 'yes') {
  import('../product/seen.ts').catch(() => {});
  if (page.api && readStored('newsletter') === null && !savesData())
    import('../messages/newsletter.ts').catch(() => {});
  if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
}
if ('onpageswap' in self && !savesData()) import('../motion/carry-picture.ts').catch(() => {});
if (readStored('measures') !== null) import('../size/mark-own-size.ts').catch(() => {});
if (readStored(WISHLIST_KEY) !== null) import('../wishlist/wish.ts').catch(() => {});
if (readStored(marketKey('checkout'))?.includes('"waits"')) import('../checkout/waiting-order.ts').catch(() => {});
import('../offline/register.ts').catch(() => {});
