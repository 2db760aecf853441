import { persistentAtom } from '@nanostores/persistent';
import type { TokenKey } from '../core/site/stored-keys.ts';
import { endWithTab } from './storage.ts';

/** Stores a session's token: in local storage with "Remember me", else in session storage, under the same key. */
export function tokenStorage(key: TokenKey) {
  const $token = persistentAtom<string | undefined>(key, undefined);
  const forget = (): void => $token.set(undefined);
  return {
    read: (): string | undefined => $token.get(),
    keep: (token: string, remember: boolean): void => {
      forget();
      endWithTab(key, !remember);
      $token.set(token);
    },
    forget,
  };
}
