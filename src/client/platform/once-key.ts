import { randomId } from '../../core/random-id.ts';
import type { TabKey } from '../../core/stored-keys.ts';

/**
 * The key of something that is to happen once, kept for the tab under a name until it is known to have happened: a retry, also
 * after a reload, uses the same.
 */
export function onceKey(name: TabKey): string {
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

export function dropOnceKey(name: TabKey): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Forbidden storage keeps no key either.
  }
}
