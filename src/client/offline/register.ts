import { WORKER_PATH } from '../../core/offline/worker-path.ts';
import { FILES } from '../../core/offline/cache-names.ts';
import { marketPagePath } from '../../paths.ts';
import { allowVisits, forgetVisits, readCopies } from '../platform/copies.ts';
import { marketKey, page, savesData } from '../platform/page.ts';
import { readStored } from '../platform/storage.ts';
// Registering is refused without the rule for the worker's address.
import '../lib/trusted-types.ts';

/**
 * Registers the service worker and hands it what this page has loaded before. Loaded by each page some seconds after its first touch, so that it
 * competes with nothing and costs those nothing who leave at once.
 */

/** Pages that are of use without a connection are fetched again after this time, and with them the scripts of the newest release. */
const REFRESH_MS = 86_400_000;

async function start(): Promise<void> {
  const worker = navigator.serviceWorker;
  const isNew = !worker.controller;
  await worker.register(WORKER_PATH);
  await (readStored('consent') === 'yes' ? allowVisits() : forgetVisits());
  // A quick worker controls the page by now.
  if (!worker.controller) await new Promise((done) => worker.addEventListener('controllerchange', done));
  const known = await readCopies(FILES);
  const due = listUseful().filter((path) => Date.now() - (known[path]?.page?.savedAt ?? 0) > REFRESH_MS);
  if (due.length === 0 && !isNew) return;
  const { fetchWhole, handOver, loadCommon } = await import('./hand-over.ts');
  if (isNew) await handOver();
  if (due.length > 0 && !savesData()) await loadCommon();
  for (const path of due) await fetchWhole(path);
}

/**
 * The page about being offline and, unless data is to be saved, those of what the visitor has gathered. It comes last: where it is, nothing was
 * interrupted.
 */
function listUseful(): string[] {
  const has = (name: 'cart' | 'wishlist') => !savesData() && readStored(marketKey(name))?.includes('"sku"');
  const useful = [has('cart') && 'cart', has('cart') && 'checkout', has('wishlist') && 'wishlist', 'offline'] as const;
  return useful.filter((name) => name !== false && name !== undefined).map((name) => marketPagePath(page, name));
}

if (!page.keepsNoPages && 'serviceWorker' in navigator) start().catch(() => {});
