import { randomId } from '../core/random-id.ts';

/**
 * The key of something that is to happen once, kept for the tab under a name until it is known to have happened: a retry, also
 * after a reload, uses the same.
 */
export function onceKey(name: string): string {
  try {
    const kept = sessionStorage.getItem(name);
    if (kept) return kept;
    const key = randomId();
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    return randomId();
  }
}

export function dropOnceKey(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden storage keeps no key either.
  }
}
