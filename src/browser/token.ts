import type { TokenKey } from '../core/site/stored-keys.ts';
import { removeStored, writeStored } from './storage.ts';

/** Stores a session's token: in local storage with "Remember me", else in session storage, under the same key. */
export function tokenStorage(key: TokenKey) {
  const forget = (): void => {
    removeStored(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden.
    }
  };
  return {
    read: (): string | undefined => {
      try {
        return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (token: string, remember: boolean): void => {
      forget();
      if (remember) writeStored(key, token);
      else {
        try {
          sessionStorage.setItem(key, token);
        } catch {
          writeStored(key, token);
        }
      }
    },
    forget,
  };
}
