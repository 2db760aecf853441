import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { StoredKey } from '../core/site/stored-keys.ts';

/**
 * The browser's local storage, which may be full, forbidden or missing: then values are kept for the tab, or for the page only, and
 * `$storageFails` is set.
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
      if (open !== storages[2]) $storageFails.set(true);
      return value;
    }
  }
  return null;
}

export function writeStored(key: StoredKey, value: string): void {
  let isKept = false;
  for (const open of [...storages].reverse()) {
    // Removes older values that would be read first.
    if (isKept) tryIn(open, (store) => store.removeItem(key));
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

/** The interface that @nanostores/persistent expects: an object with the stored values as its properties. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_target, key) => readStored(String(key) as StoredKey) ?? undefined,
    has: (_target, key) => readStored(String(key) as StoredKey) !== null,
    set: (_target, key, value: string) => {
      writeStored(String(key) as StoredKey, value);
      return true;
    },
    deleteProperty: (_target, key) => {
      removeStored(String(key) as StoredKey);
      return true;
    },
  },
);

// There is no storage at build time.
if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents);
