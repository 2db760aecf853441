import { FILES, INDEX_PATH, KEPT, OPENING_LOCK, SAVED_HEADER, VISITS } from '../core/offline/cache-names.ts';
import {
  chooseEvicted,
  type CopiedPage,
  type CopyEntry,
  isShortOfStorage,
  MOST_BYTES,
  type CachedEntry,
  readIndex,
} from '../core/offline/copy-index.ts';
import { findNamedFiles, readTitle } from '../core/offline/find-files.ts';

/**
 * Keeps copies of pages and files, in caches that each have an index of their content. Nothing goes wrong without the index, or if it lacks a copy:
 * copies that are in no index are removed when space is needed, and entries without a copy when the index is written.
 */

/** The caches in which copies are looked for, in this order. */
const CACHE_NAMES = [KEPT, FILES, VISITS] as const;
type CacheName = (typeof CACHE_NAMES)[number];

/** Runs alone among all workers and pages. Browsers without the Web Locks API run it without a lock. */
const withLock = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(name, run) as Promise<T>) : run();

/** Opens a cache. `VISITS` exists only while the visitor allows it: a page can't remove it before it is open. */
const open = (cacheName: CacheName): Promise<Cache | undefined> =>
  cacheName === FILES
    ? caches.open(cacheName)
    : withLock(OPENING_LOCK, async () => ((await caches.has(cacheName)) ? caches.open(cacheName) : undefined));

/** Reads from one cache without creating it. */
const match = (path: string, cacheName: CacheName): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true });

export interface Copy {
  readonly response: Response;
  readonly cacheName: CacheName;
}

/** The copy for a path. Undefined where the browser's storage fails: pages then come from the network, as without a worker. */
export async function findCopy(path: string): Promise<Copy | undefined> {
  try {
    for (const cacheName of CACHE_NAMES) {
      const response = await match(path, cacheName);
      if (response) return { response, cacheName };
    }
  } catch {}
  return undefined;
}

/** The same picture in another width than the one at this path. */
export async function findOtherWidth(path: string): Promise<Copy | undefined> {
  const [start] = /^\/_img\/[^-]+-/.exec(path) ?? [];
  if (start === undefined) return undefined;
  for (const cacheName of CACHE_NAMES) {
    const index = await loadIndex(cacheName);
    const other = Object.keys(index).find((known) => known.startsWith(start));
    if (other !== undefined) return findCopy(other);
  }
  return undefined;
}

/** When the server sent a copy, in ms since 1970; 0 if that is unknown. */
export const savedAtOf = (copy: Response): number => Number(copy.headers.get(SAVED_HEADER)) || 0;

/**
 * Keeps an answer for a path, in the cache that already has one, else in `cacheName`. Only complete answers of this site are kept; returns whether it
 * was. `savedAt` is when the server sent it, in ms since 1970; `files` are all files of a page, if all of them are kept.
 */
export async function keep(
  path: string,
  answer: Response,
  cacheName: CacheName,
  savedAt = Date.now(),
  files?: readonly string[],
): Promise<boolean> {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected || (await isShort())) return false;
  const at = (await match(path, KEPT)) ? KEPT : cacheName;
  const cache = await open(at);
  if (!cache) return false;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const body = isPage ? await answer.text() : await answer.blob();
  const now = Date.now();
  const headers = new Headers(answer.headers);
  // The body is stored without compression.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(SAVED_HEADER, String(savedAt));
  try {
    await cache.put(path, new Response(body, { headers }));
  } catch {
    // The quota is exhausted.
    await Promise.all([FILES, VISITS].map((name) => caches.delete(name)));
    return false;
  }
  if (typeof body !== 'string') {
    noted.push({ cache: at, path, bytes: body.size, used: now });
    return true;
  }
  const page = { title: readTitle(body), savedAt, files };
  noted.push({ cache: at, path, bytes: body.length, used: now, page });
  for (const file of [...findNamedFiles(body), ...(files ?? [])]) touch(file);
  return true;
}

/** The entry of a copy. One that is not in an index yet counts as the newest. */
export async function readEntry(path: string): Promise<CachedEntry | undefined> {
  const news = noted.findLast((entry) => entry.path === path);
  if (news) return news;
  for (const cacheName of CACHE_NAMES) {
    const entry = (await match(path, cacheName)) && (await loadIndex(cacheName))[path];
    if (entry) return { ...entry, cache: cacheName, path };
  }
  return undefined;
}

/** Notes that all files of a page with a copy are kept. */
export function noteFiles(entry: CachedEntry & { readonly page: CopiedPage }, files: readonly string[]): void {
  noted.push({ ...entry, used: Date.now(), page: { ...entry.page, files } });
  for (const file of files) touch(file);
}

/** Removes the copies of a page that no longer exists. */
export async function drop(path: string): Promise<void> {
  for (const cacheName of CACHE_NAMES)
    if (await match(path, cacheName)) await (await open(cacheName))?.delete(path, { ignoreVary: true });
}

/** Removes pages that were kept on request, except those at these paths. */
export async function dropKeptExcept(paths: ReadonlySet<string>): Promise<void> {
  const cache = await open(KEPT);
  for (const path of cache ? await listPaths(cache) : [])
    if (!paths.has(path)) await cache?.delete(path, { ignoreVary: true });
}

/** Entries that are not in the indexes yet. */
let noted: CachedEntry[] = [];
const touched = new Set<string>();

/** Notes that a file was used now, if there is a copy. */
export const touch = (path: string): void => void touched.add(path);

let flushing: Promise<void> | undefined;
/** How long to wait before the indexes are written, in ms: files of a page come one after another, and are written at once. */
const SETTLE_MS = 1000;

/** Writes the indexes, and removes what exceeds the limits. */
export function settle(): Promise<void> {
  flushing ??= new Promise((done) => setTimeout(done, SETTLE_MS)).then(() => {
    flushing = undefined;
    return alone(writeIndexes);
  });
  return flushing;
}

/** While one worker replaces another, two run at the same time. */
const alone = (run: () => Promise<void>): Promise<void> => withLock('haat-copies', run);

interface Opened {
  readonly cache: Cache;
  readonly index: Record<string, CopyEntry>;
}

async function writeIndexes(): Promise<void> {
  const now = Date.now();
  const news = noted;
  noted = [];
  const used = new Set(touched);
  touched.clear();
  const opened = new Map<string, Opened>();
  for (const cacheName of CACHE_NAMES) {
    const cache = await open(cacheName);
    if (!cache) continue;
    const index = await loadIndex(cacheName);
    for (const { cache: at, path, ...entry } of news) if (at === cacheName) index[path] = entry;
    const paths = new Set(await listPaths(cache));
    for (const path of Object.keys(index)) if (!paths.has(path)) delete index[path];
    for (const path of used) {
      const entry = index[path];
      if (entry) index[path] = { ...entry, used: now };
    }
    opened.set(cacheName, { cache, index });
  }
  await makeRoom(opened, now);
  await removeStrays(opened);
  const headers = { 'content-type': 'application/json' };
  for (const { cache, index } of opened.values())
    await cache.put(INDEX_PATH, new Response(JSON.stringify(index), { headers }));
}

const loadIndex = async (cacheName: CacheName): Promise<Record<string, CopyEntry>> =>
  readIndex(await (await match(INDEX_PATH, cacheName))?.json().catch(() => undefined));

/** The paths of all copies. */
const listPaths = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== INDEX_PATH);

/** Removes copies that are too old or too many. Those that were kept on request stay, and leave less space for the others. */
async function makeRoom(opened: ReadonlyMap<string, Opened>, now: number): Promise<void> {
  const entries = [...opened].flatMap(([cache, { index }]) =>
    Object.entries(index).map(([path, entry]): CachedEntry => ({ ...entry, cache, path })),
  );
  const isKept = ({ cache }: CachedEntry): boolean => cache === KEPT;
  const kept = entries.filter(isKept).reduce((sum, { bytes }) => sum + bytes, 0);
  const others = entries.filter((entry) => !isKept(entry));
  for (const { cache, path } of chooseEvicted(others, Math.max(0, MOST_BYTES - kept), now)) {
    const cacheName = opened.get(cache);
    delete cacheName?.index[path];
    await cacheName?.cache.delete(path, { ignoreVary: true });
  }
}

let areStraysRemoved = false;

/** Removes copies that are in no index, once in a worker's life: the previous one may have been killed before it wrote its index. */
async function removeStrays(opened: ReadonlyMap<string, Opened>): Promise<void> {
  if (areStraysRemoved) return;
  areStraysRemoved = true;
  for (const { cache, index } of opened.values())
    for (const path of await listPaths(cache))
      if (!index[path] && !noted.some((entry) => entry.path === path)) await cache.delete(path, { ignoreVary: true });
}

/** Whether the device is short of storage. All copies are then removed. */
async function isShort(): Promise<boolean> {
  const isNow = isShortOfStorage((await navigator.storage?.estimate?.()) ?? {});
  if (isNow) await caches.delete(VISITS);
  return isNow;
}
