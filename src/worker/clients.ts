import { CLIENTS } from '../core/offline/cache-names.ts';

/** Remembers which open pages are copies. A worker may be stopped and started again while they are open. */

/** How many pages are remembered. More are rarely open at once. */
const REMEMBERED = 30;

const addressOf = (client: string): string => `/${client}`;

/** Remembers that a page is a copy. If storage is full, the copy is shown without the data that it would load. */
export async function rememberCopy(client: string): Promise<void> {
  if (client === '') return;
  try {
    const cache = await caches.open(CLIENTS);
    await cache.put(addressOf(client), new Response());
    const all = await cache.keys();
    for (const oldest of all.slice(0, Math.max(0, all.length - REMEMBERED))) await cache.delete(oldest);
  } catch {}
}

/** Whether an open page is a copy. `client` is its id; empty for a navigation, which is none yet. */
export async function isCopy(client: string): Promise<boolean> {
  if (client === '') return false;
  return (await (await caches.open(CLIENTS)).match(addressOf(client))) !== undefined;
}
