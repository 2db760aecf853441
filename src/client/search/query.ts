import { openSearch, type Search } from '../../core/search/search.ts';
import { type Finder, openFinder } from './finder.ts';

let opened: Promise<{ readonly finder: Finder; readonly search: Search['search'] }> | undefined;

/**
 * Opens the search once.
 * @throws when the index can't be fetched; the next call asks for it again.
 */
export function openQueries(): NonNullable<typeof opened> {
  if (!opened) {
    opened = openFinder().then((finder) => ({ finder, search: openSearch(finder.readPart).search }));
    opened.catch(() => {
      opened = undefined;
    });
  }
  return opened;
}
