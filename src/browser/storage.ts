import { type PersistentListener, setPersistentEngine } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { StoredKey, TokenKey } from '../core/site/stored-keys.ts';

/**
 * The browser's local storage, which may be full, forbidden or missing: then values are kept for the tab, or for the page only, and
 * `$storageFails` is set. Persistent stores keep their values by it, too.
 */
export const $storageFails = atom(false);

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const memory = new Map<string, string>();
const page: WebStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};
/** In order of preference, the best last. A value in another one is newer, as it could not be written to the last. */
const storages = [() => page, () => sessionStorage, () => localStorage];

/** Keys whose values end with the tab: tokens without "Remember me". */
const tabKeys = new Set<StoredKey>();
export function endWithTab(key: TokenKey, ends: boolean): void {
  if (ends) tabKeys.add(key);
  else tabKeys.delete(key);
}

/** Accesses a storage, which may be forbidden or full: then the result is undefined. */
function tryIn<T>(open: () => WebStorage, act: (storage: WebStorage) => T): T | undefined {
  try {
    return act(open());
  } catch {
    // There is no storage at build time.
    if (typeof window !== 'undefined') $storageFails.set(true);
    return undefined;
  }
}

export function readStored(key: StoredKey): string | null {
  for (const open of storages) {
    const value = tryIn(open, (store) => store.getItem(key));
    if (typeof value === 'string') {
      // A token may be there because it ends with the tab.
      if (open !== storages[2] && !/Token$/.test(key)) $storageFails.set(true);
      return value;
    }
  }
  return null;
}

export function writeStored(key: StoredKey, value: string): void {
  let isKept = false;
  for (const open of [...storages].reverse()) {
    // Removes older values that would be read instead.
    if (isKept || (open === storages[2] && tabKeys.has(key))) tryIn(open, (store) => store.removeItem(key));
    else
      isKept =
        tryIn(open, (store) => {
          store.setItem(key, value);
          return true;
        }) ?? false;
  }
}

export function removeStored(key: StoredKey): void {
  for (const open of storages) tryIn(open, (store) => store.removeItem(key));
}

/** The last text of each key that a store has read or written. */
const known = new Map<string, string | null>();
const read = (key: string | symbol): string | null => {
  const text = readStored(key as StoredKey);
  known.set(key as string, text);
  return text;
};
/** What each store does when its text has changed elsewhere. */
const followers = new Map<PersistentListener, () => void>();
const CHANGES = ['storage', 'pageshow'] as const;

setPersistentEngine(
  // The package takes a storage for an object with the stored texts as its properties.
  new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => read(key) ?? undefined,
      has: (_, key) => read(key) !== null,
      set(_, key, text: string) {
        // What another tab wrote is not written again.
        if (read(key) !== text) writeStored(key as StoredKey, text);
        known.set(key as string, text);
        return true;
      },
      deleteProperty(_, key) {
        removeStored(key as StoredKey);
        known.set(key as string, null);
        return true;
      },
    },
  ),
  {
    // What this tab reads may be newer than what another one wrote: it counts, not what the event says.
    addEventListener(key, listener) {
      const follow = () => {
        const before = known.get(key);
        const text = read(key);
        if (text !== before) listener({ key, newValue: text as string });
      };
      followers.set(listener, follow);
      // There are no events at build time.
      for (const change of CHANGES) globalThis.addEventListener?.(change, follow);
    },
    removeEventListener(_, listener) {
      for (const change of CHANGES) globalThis.removeEventListener?.(change, followers.get(listener) as () => void);
      followers.delete(listener);
    },
  },
);
