import type { TabKey } from '../../core/site/stored-keys.ts';

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

/** A random UUID (version 4). `crypto.randomUUID` is missing in pages without a secure context. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
