import { randomId } from './random-id.ts';
import type { TabKey } from '../core/site/stored-keys.ts';

/**
 * The idempotency key of an action, kept in session storage under a name until the action has succeeded, so that retries use the
 * same key, also after a reload.
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
    // Storage is forbidden.
  }
}
