/** What a page does on its own some seconds after the visitor's first interaction (client/boot/boot.ts). */
import { APP_PATHS } from '../../paths.ts';
import { marketKey, page } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';
import { WISHLIST_KEY } from '../../stores/wishlist.ts';

/** Pages on which the consent banner would interrupt a task. */
const BUSY = ['checkout', 'payment', 'orders', 'complaint', 'sellerDashboard', 'sellerSignUp', 'sellerSignIn'] as const;
const isBusy = BUSY.some((name) => location.pathname.replace(/\/$/, '').endsWith(APP_PATHS[name]));

const consent = readStored('consent');
if (consent === null && !isBusy) import('../consent/consent.ts').then(({ run }) => run()).catch(() => {});
if (consent === 'yes') {
  import('../product/seen.ts').catch(() => {});
  if (page.api && readStored('newsletter') === null) import('../messages/newsletter.ts').catch(() => {});
  if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
}
if (readStored('measures') !== null) import('../size/mark-own-size.ts').catch(() => {});
if (readStored(WISHLIST_KEY) !== null) import('../wishlist/wish.ts').catch(() => {});
if (readStored(marketKey('pin')) !== null) import('../delivery/show-delivery.ts').catch(() => {});
if (page.api) import('../account/account.ts').then(({ checkStored }) => checkStored()).catch(() => {});
