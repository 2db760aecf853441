import { addSearch } from './stored-searches.ts';
import type { StoredKey } from '../../core/site/stored-keys.ts';

const CONSENT: StoredKey = 'consent';
const SEARCHES: StoredKey = 'searches';

/**
 * Remembers a search when its first results are shown, as the shopper may follow one of them soon. Where the storage is full or forbidden,
 * after-results.ts remembers it later by browser/storage.ts, which has other places, and more code than is wanted here.
 */
export function rememberAtOnce(query: string): void {
  try {
    const consent = sessionStorage.getItem(CONSENT) ?? localStorage.getItem(CONSENT);
    if (consent === 'no' || sessionStorage.getItem(SEARCHES) !== null) return;
    localStorage.setItem(SEARCHES, addSearch(localStorage.getItem(SEARCHES), query));
  } catch {
    // As said above.
  }
}
