import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';
import type { StoredKey } from '../../core/stored-keys.ts';

/**
 * The browser's local storage, which may be full, forbidden or gone: then values live as long as the tab, or only as long as the
 * page, and `$storageFails` says so.
 */
export const $storageFails = atom(false);

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const memory = new Map<string, string>();
const page: Place = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};
/** The best last. What lies in another is newer: it could not be put into the last. */
const places = [() => page, () => sessionStorage, () => localStorage];

/** Does something in a place, which may be forbidden or full. Undefined where it is. */
function tryIn<T>(place: () => Place, act: (place: Place) => T): T | undefined {
  try {
    return act(place());
  } catch {
    // While pages are built there is none, which says nothing of a browser.
    if (typeof window !== 'undefined') $storageFails.set(true);
    return undefined;
  }
}

export function readStored(key: StoredKey): string | null {
  for (const place of places) {
    const value = tryIn(place, (store) => store.getItem(key));
    if (typeof value === 'string') {
      if (place !== places[2]) $storageFails.set(true);
      return value;
    }
  }
  return null;
}

export function writeStored(key: StoredKey, value: string): void {
  let isKept = false;
  for (const place of [...places].reverse()) {
    // What is newer than the last place must not lie before it any more.
    if (isKept) tryIn(place, (store) => store.removeItem(key));
    else
      isKept =
        tryIn(place, (store) => {
          store.setItem(key, value);
          return true;
        }) ?? false;
  }
}

export function removeStored(key: StoredKey): void {
  for (const place of places) tryIn(place, (store) => store.removeItem(key));
}

/** The shape that @nanostores/persistent wants: an object with the stored values as its properties. */
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

// While pages are built there is nothing to store in and nothing to listen to.
if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents);
