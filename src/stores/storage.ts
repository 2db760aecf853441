import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';

/**
 * The browser's local storage, which may be full, forbidden or gone: then values live as long as the page, and
 * `$storageFails` says so.
 */
export const $storageFails = atom(false);

const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    $storageFails.set(true);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    $storageFails.set(true);
  }
}

/** The shape that @nanostores/persistent wants: an object with the stored values as its properties. */
const engine = new Proxy({} as Record<string, string>, {
  get: (_target, key) => readStored(String(key)) ?? undefined,
  has: (_target, key) => readStored(String(key)) !== null,
  set: (_target, key, value: string) => {
    writeStored(String(key), value);
    return true;
  },
  deleteProperty: (_target, key) => {
    removeStored(String(key));
    return true;
  },
});

// While pages are built there is nothing to store in and nothing to listen to.
if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents);
