import type { StoredKey } from '../core/site/stored-keys.ts';
import { atom, type Store } from './store.ts';

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

/** A store whose value is kept as a text. It follows what other tabs write, and after Back what was written meanwhile. */
export function storedAtom<T>(
  key: StoredKey,
  initial: T,
  encode: (value: T) => string,
  decode: (text: string) => T,
): Store<T> {
  let text = readStored(key);
  const read = () => (text === null ? initial : decode(text));
  const store = atom(read());
  const follow = () => {
    const now = readStored(key);
    if (now === text) return;
    text = now;
    store.set(read());
  };
  // There are no events at build time.
  if (typeof window !== 'undefined') for (const event of ['storage', 'pageshow']) addEventListener(event, follow);
  return {
    ...store,
    set(value) {
      text = encode(value);
      writeStored(key, text);
      store.set(value);
    },
  };
}
