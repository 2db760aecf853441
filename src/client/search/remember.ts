import { addSearch } from './stored-searches.ts';
import { marketKey } from '../../browser/page.ts';
import type { StoredKey } from '../../core/site/stored-keys.ts';

const CONSENT: StoredKey = 'consent';
const SEARCHES: StoredKey = 'searches';

const read = (key: StoredKey) => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/**
 * Remembers a search that found something when its first results are shown, as the shopper may follow one of them soon.
 * @returns whether after-results.ts has to do the rest: the storage is full or forbidden, for which browser/storage.ts has other places, and
 * more code than most searches need, or there is a wishlist to mark.
 */
export function remember(query: string | undefined): boolean {
  try {
    if (query !== undefined && read(CONSENT) !== 'no') {
      if (sessionStorage.getItem(SEARCHES) !== null) return true;
      localStorage.setItem(SEARCHES, addSearch(localStorage.getItem(SEARCHES), query));
    }
    return read(marketKey('wishlist')) !== null;
  } catch {
    return true;
  }
}
