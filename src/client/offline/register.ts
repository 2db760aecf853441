import { FILES, WORKER_PATH } from '../../core/offline/cache-names.ts';
import { isWhole } from '../../core/offline/copy-index.ts';
import { below, CART_PATH, CHECKOUT_PATH, OFFLINE_PATH, WISHLIST_PATH } from '../../core/site/cart-paths.ts';
import { allowVisits, forgetVisits, readCopies } from '../../browser/files/copies.ts';
import { marketKey, page, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
// Registering is refused without the rule for the worker's address.
import '../../browser/trusted-types.ts';

/**
 * Registers the service worker, hands it what this page has loaded before, and has it keep what is of use without a connection. Loaded by
 * each page some seconds after its first touch, so that it competes with nothing and costs those nothing who leave at once; and as soon as
 * something is in the cart.
 */
async function start(): Promise<boolean> {
  if (page.keepsNoPages || !('serviceWorker' in navigator)) return false;
  const worker = navigator.serviceWorker;
  const isNew = !worker.controller;
  // Asked for again after the time that its host allows, and not with each page.
  await worker.register(WORKER_PATH, { updateViaCache: 'all' });
  await (readStored('consent') === 'yes' ? allowVisits() : forgetVisits());
  // A quick worker controls the page by now.
  if (!worker.controller) await new Promise((done) => worker.addEventListener('controllerchange', done));
  if (isNew)
    await import('./hand-over.ts').then(
      ({ handOver }) => handOver(),
      () => {},
    );
  let asked = 0;
  const keepUseful = () => {
    const useful = listUseful();
    if (useful.length > asked) worker.controller?.postMessage({ whole: useful });
    asked = useful.length;
  };
  keepUseful();
  // The first item in the cart.
  document.addEventListener('cart-count', keepUseful);
  addEventListener('online', () => {
    asked = 0;
    keepUseful();
  });
  if (savesData()) return false;
  const [known, now] = [await readCopies(FILES), Date.now()];
  return !listUseful().every((path) => known[path]?.page && isWhole(known[path].page, now));
}

/**
 * The page about being offline and, unless data is to be saved, those of what the visitor has gathered. What an order needs comes first. Who has
 * opened the checkout is about to load that anyway.
 */
function listUseful(): string[] {
  const has = (name: 'cart' | 'wishlist') => readStored(marketKey(name))?.includes('"sku"') === true;
  // Whose pages are kept may put the first item into the cart without a connection.
  const mayOrder = has('cart') || readStored('consent') === 'yes';
  const checkout = below(page, CHECKOUT_PATH);
  const mayFetch = !savesData();
  return [
    ...(mayOrder && (mayFetch || location.pathname === checkout) ? [checkout] : []),
    ...(mayOrder && mayFetch ? [below(page, CART_PATH)] : []),
    ...(has('wishlist') && mayFetch ? [below(page, WISHLIST_PATH)] : []),
    below(page, OFFLINE_PATH),
  ];
}

let registered: Promise<boolean> | undefined;

/** Once. Whether the worker may be given more to keep: what pages of use have is still to come. */
export const run = (): Promise<boolean> => (registered ??= start().catch(() => false));
