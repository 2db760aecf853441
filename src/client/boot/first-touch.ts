/** What a page does on its own after the visitor's first interaction (client/boot/boot.ts). */
import { APP_PATHS } from '../../paths.ts';
import { marketKey, page, savesData } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';

/** Pages on which the consent banner would interrupt a task. */
const BUSY = ['checkout', 'payment', 'orders', 'complaint', 'sellerDashboard', 'sellerSignUp', 'sellerSignIn'] as const;
const isBusy = BUSY.some((name) => location.pathname.replace(/\/$/, '').endsWith(APP_PATHS[name]));

/** What `boot.ts` waits less on a product's page. */
const REST_MS = 2700;
if (document.querySelector('.product')) {
  setTimeout(doRest, REST_MS);
  // The day of delivery is below the price, and is read first. That for a PIN code takes the place of the general one.
  const hasPin = readStored(marketKey('pin')) !== null;
  (hasPin ? import('../delivery/show-delivery.ts') : import('../delivery/by-date.ts')).catch(() => {});
} else doRest();

function doRest(): void {
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
  if (readStored('measures') !== null) import('../size/mark-own-size.ts').catch(() => {});
  if (readStored(marketKey('wishlist')) !== null) import('../wishlist/wish.ts').catch(() => {});
  if (page.api) import('../account/account.ts').then(({ checkStored }) => checkStored()).catch(() => {});
  if (readStored(marketKey('checkout'))?.includes('"waits"')) import('../checkout/waiting-order.ts').catch(() => {});
  if (document.querySelector('main .add__row')) import('../product/buy-bar.ts').catch(() => {});
  import('../offline/register.ts').catch(() => {});
}
