import { openSearch, type Search } from '../../core/search/search.ts';
import { type Finder, openFinder } from './finder.ts';

let opened: Promise<Search & { readonly finder: Finder }> | undefined;

/**
 * Opens the search once.
 * @throws when the index can't be fetched; the next call asks for it again.
 */
export function openQueries(): NonNullable<typeof opened> {
  if (!opened) {
    opened = openFinder().then((finder) => ({ finder, ...openSearch(finder.readPart) }));
    opened.catch(() => {
      opened = undefined;
    });
  }
  return opened;
}
