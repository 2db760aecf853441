/** What a page does on its own some seconds after the visitor's first interaction (client/boot/first-touch.ts), in one file with most of what that is. */
import { TASK_PATHS } from '../../core/site/cart-paths.ts';
import { marketKey, savesData } from '../../browser/page.ts';
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
  if ('onpageswap' in self && !savesData()) carryPictures();
  const kept = [marketKey('wishlist'), marketKey('compare'), marketKey('checkout'), 'measures' as const].map(
    readStored,
  );
  if (consent === 'yes' || kept.some((text) => text !== null))
    import('./kept.ts').then((module) => module.run(consent, kept)).catch(() => {});
  return register();
}
