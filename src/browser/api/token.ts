import { persistentAtom } from '@nanostores/persistent';
import type { TokenKey } from '../../core/site/stored-keys.ts';
import { endWithTab } from '../storage.ts';

/** What a request's header can carry, as the host makes tokens. Anything else was put there by somebody, and would make every request fail. */
const TOKEN = /^[\x21-\x7e]{1,500}$/;

/** Stores a session's token: in local storage with "Remember me", else in session storage, under the same key. */
export function tokenStorage(key: TokenKey) {
  const $token = persistentAtom<string | undefined>(key, undefined);
  const forget = (): void => $token.set(undefined);
  return {
    read: (): string | undefined => {
      const token = $token.get();
      if (token === undefined || TOKEN.test(token)) return token;
      forget();
      return undefined;
    },
    keep: (token: string, remember: boolean): void => {
      forget();
      endWithTab(key, !remember);
      $token.set(token);
    },
    forget,
  };
}
