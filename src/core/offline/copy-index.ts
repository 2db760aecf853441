/** What a cache holds, by path. */
export type CopyIndex = Readonly<Record<string, CopyEntry>>;

export interface CopyEntry {
  readonly bytes: number;
  /** When it was last loaded, in milliseconds since 1970. A page's files are never used less recently than the page. */
  readonly used: number;
  /** Of pages only. */
  readonly page?: CopiedPage;
}

export interface CopiedPage {
  readonly title: string;
  readonly savedAt: number;
  /** All scripts and styles that the page loads at once or later; missing where only those are kept that it has loaded. */
  readonly files?: readonly string[];
}

/** Pages that are of use without a connection are fetched again after this time, and with them the scripts of the newest release. */
const REFRESH_MS = 86_400_000;

/** Whether a copy is so new that its page need not be loaded again. `now` is epoch milliseconds. */
export const isFresh = ({ savedAt }: CopiedPage, now: number): boolean => now - savedAt <= REFRESH_MS;

/** Whether a page is fresh, and all of it works without a connection. */
export const isWhole = (page: CopiedPage, now: number): page is CopiedPage & { files: readonly string[] } =>
  page.files !== undefined && isFresh(page, now);

/** Reads a stored index; entries that are not valid are left out. */
export function readIndex(stored: unknown): Record<string, CopyEntry> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([path, value]) => {
      const entry = path.startsWith('/') ? readEntry(value) : undefined;
      return entry ? [[path, entry]] : [];
    }),
  );
}

function readEntry(value: unknown): CopyEntry | undefined {
  const { bytes, used, page } = (value ?? {}) as Record<string, unknown>;
  if (typeof bytes !== 'number' || typeof used !== 'number') return undefined;
  const copied = readPage(page);
  return { bytes, used, page: copied };
}

function readPage(value: unknown): CopiedPage | undefined {
  const { title, savedAt, files } = (value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof savedAt !== 'number') return undefined;
  const areFiles = Array.isArray(files) && files.every((file) => typeof file === 'string');
  return { title, savedAt, files: areFiles ? files : undefined };
}

/** Most bytes of copies, those included that were asked for. */
export const MOST_BYTES = 3_000_000;
/** Servers keep the hashed files of old releases for 30 days: then a copy of a page may lack some of them. */
export const MOST_AGE_MS = 30 * 86_400_000;

/** An entry of one of several caches. */
export interface CachedEntry extends CopyEntry {
  readonly cache: string;
  readonly path: string;
}

/**
 * What has to go so that at most `most` bytes are left: pages that are too old, then what was used least recently. A page goes before
 * files that were last used with it, so that no page is left without its files.
 */
export function chooseEvicted(entries: readonly CachedEntry[], most: number, now: number): CachedEntry[] {
  const isOld = ({ page }: CachedEntry): boolean => page !== undefined && now - page.savedAt > MOST_AGE_MS;
  const evicted = entries.filter(isOld);
  const others = entries
    .filter((entry) => !isOld(entry))
    .sort((a, b) => a.used - b.used || Number(b.page !== undefined) - Number(a.page !== undefined));
  let bytes = others.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of others) {
    if (bytes <= most) break;
    evicted.push(entry);
    bytes -= entry.bytes;
  }
  return evicted;
}

/** Copies need that many free bytes of the browser's quota; below that the device is short of storage, and nothing is kept. */
const LEAST_FREE = 30_000_000;

/** Whether the browser has so little room left, in bytes, that no further copies should be kept. */
export const isShortOfStorage = ({ quota, usage }: { readonly quota?: number; readonly usage?: number }): boolean =>
  quota !== undefined && quota - (usage ?? 0) < LEAST_FREE;
