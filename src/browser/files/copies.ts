import { INDEX_PATH, KEPT, OPENING_LOCK, VISITS } from '../../core/offline/cache-names.ts';
import { type CopyIndex, readIndex } from '../../core/offline/copy-index.ts';

/** What pages do with the copies of the service worker (src/worker). Caches are missing without https, and may be forbidden. */
const hasCaches = (): boolean => typeof caches !== 'undefined';

/** Lets the worker keep what is looked at: it does so while this cache exists. */
export async function allowVisits(): Promise<void> {
  if (hasCaches()) await caches.open(VISITS).catch(() => {});
}

/** Removes what was looked at, and keeps nothing of it from now on. */
export const forgetVisits = (): Promise<void> => forget(VISITS);

/** Removes what the visitor has asked to keep. */
export const forgetKept = (): Promise<void> => forget(KEPT);

/** Not while the worker opens the cache, which would make it again. */
async function forget(cache: string): Promise<void> {
  if (!hasCaches()) return;
  const remove = () => caches.delete(cache);
  await (navigator.locks ? navigator.locks.request(OPENING_LOCK, remove) : remove()).catch(() => {});
}

/** What a cache holds; nothing if there is none. */
export async function readCopies(cache: string): Promise<CopyIndex> {
  if (!hasCaches()) return {};
  try {
    return readIndex(await (await caches.match(INDEX_PATH, { cacheName: cache }))?.json());
  } catch {
    return {};
  }
}
