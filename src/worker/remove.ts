import { CACHE_START } from '../core/offline/cache-names.ts';
import type { WorkerScope } from './scope.ts';

/** The worker of a shop with `"offline": false`. It removes the copies that an earlier worker has kept, and then itself. */
declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_START)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
