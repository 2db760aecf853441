import { INDEX_PATH, KEPT, VISITS } from '../../core/offline/cache-names.ts';
import { type CopyIndex, readIndex } from '../../core/offline/copy-index.ts';

/** What pages do with the copies of the service worker (src/worker). Caches are missing without https, and may be forbidden. */
const hasCaches = (): boolean => typeof caches !== 'undefined';

/** Lets the worker keep what is looked at: it does so while this cache exists. */
export async function allowVisits(): Promise<void> {
  if (hasCaches()) await caches.open(VISITS).catch(() => {});
}

/** Removes what was looked at, and keeps nothing of it from now on. */
export async function forgetVisits(): Promise<void> {
  if (hasCaches()) await caches.delete(VISITS).catch(() => {});
}

/** Removes what the visitor has asked to keep. */
export async function forgetKept(): Promise<void> {
  if (hasCaches()) await caches.delete(KEPT).catch(() => {});
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
