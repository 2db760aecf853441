/** What a page does on its own some seconds after the visitor's first interaction (client/boot/first-touch.ts), in one file with most of what that is. */
import { TASK_PATHS } from '../../core/site/cart-paths.ts';
import { marketKey, page, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { run as carryPictures } from '../motion/carry-picture.ts';
import { run as register } from '../offline/register.ts';

export { register };

/** Whether the worker may be given more to keep. */
export function run(): Promise<boolean> {
  // The consent banner would interrupt a task.
  const isBusy = Object.values(TASK_PATHS).some((path) => location.pathname.replace(/\/$/, '').endsWith(path));
  const consent = readStored('consent');
  // Without an answer nothing is kept, so that the question can wait until data is no longer saved.
  if (consent === null && !isBusy && !savesData())
    import('../languages/banners.ts').then(({ askForConsent }) => askForConsent()).catch(() => {});
  if (consent === 'yes') {
    import('../product/seen.ts').catch(() => {});
    if (page.api && readStored('newsletter') === null && !savesData())
      import('../messages/newsletter.ts').catch(() => {});
    if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
  }
  if ('onpageswap' in self && !savesData()) carryPictures();
  if (readStored('measures') !== null) import('../size/mark-own-size.ts').catch(() => {});
  if (readStored(marketKey('wishlist')) !== null) import('../wishlist/wish.ts').catch(() => {});
  if (readStored(marketKey('checkout'))?.includes('"waits"')) import('../placing/follow-waiting.ts').catch(() => {});
  return register();
}
