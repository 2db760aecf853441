import { type Found, openSearch, type Search } from '../../core/search/search.ts';
import type { Finder } from './finder.ts';

interface Queries extends Pick<Search, 'preview'> {
  readonly finder: Finder;
  /** What a query finds. The last answer is kept, for further pages and choices. */
  readonly search: (query: string) => Promise<Found>;
}

let opened: Promise<Queries> | undefined;

/**
 * Opens the search once, with what reads the files of its index.
 * @throws when the index can't be fetched; the next call asks for it again.
 */
export function openQueries(open: () => Promise<Finder>): Promise<Queries> {
  if (!opened) {
    opened = open().then((finder) => {
      const { search, preview } = openSearch(finder.readPart);
      return { finder, preview, search: keepLast(search) };
    });
    opened.catch(() => {
      opened = undefined;
    });
  }
  return opened;
}

function keepLast(search: Queries['search']): Queries['search'] {
  let last: { readonly query: string; readonly found: Promise<Found> } | undefined;
  return (query) => {
    if (last?.query !== query) {
      const found = search(query);
      last = { query, found };
      found.catch(() => {
        if (last?.found === found) last = undefined;
      });
    }
    return last.found;
  };
}
