import { hydrateRoot } from 'react-dom/client';
import { $isTurning, $listing, filtering, type ListingPage, type ListingState } from '../stores/listing.ts';
import { tell } from '../browser/notice.ts';
import { panelOf, documentState } from '../stores/panel.ts';
import { fetchPage } from '../browser/api/fetch-page.ts';
import { enterList, replaceList } from './replace-list.ts';
import { listsText } from '../messages/rooms/lists.ts';
import { Pagination } from './Pagination.tsx';

/**
 * Turns the pages of a listing in place: the next page's list replaces this one, with its address in the history. If a page can't
 * be fetched, its link is followed.
 */

/** Reads the listing data in the page. */
function readListing(root: Element | null): ListingPage | null {
  const text = (root as HTMLElement | null)?.dataset['listing'];
  return text ? (JSON.parse(text) as ListingPage) : null;
}

function hydrate(): void {
  const root = document.querySelector('#pages');
  const listing = readListing(root);
  if (!root || !listing || $listing.get()) return;
  $listing.set(listing);
  hydrateRoot(root, <Pagination {...listing} />);
  documentState.turnsPages = true;
  // Scroll anchoring would shift the position by the difference in height of the two lists.
  document.documentElement.style.overflowAnchor = 'none';
  addEventListener('popstate', (event) => {
    const isShown = location.pathname === documentState.path && location.search === documentState.search;
    if (isShown || panelOf(event.state)) return;
    const { scroll = 0, isFiltered } = (event.state as ListingState | null)?.listing ?? {};
    if (!isFiltered) void show(location.pathname, scroll);
    else if (filtering.show) void filtering.show(location.search, scroll);
    else location.reload();
  });
}

/** Handles a link of the pagination or the strip. */
export async function turn(link: HTMLAnchorElement): Promise<void> {
  hydrate();
  if (link.pathname === documentState.path && link.search === documentState.search) return;
  history.replaceState({ ...history.state, listing: { ...history.state?.listing, scroll: scrollY } }, '');
  if (link.search && filtering.show) {
    history.pushState({ listing: { scroll: 0, isFiltered: true } } satisfies ListingState, '', link.href);
    await filtering.show(link.search, undefined);
    return;
  }
  if (!(await fetchable(link.pathname))) {
    location.assign(link.href);
    return;
  }
  history.pushState({ listing: { scroll: 0 } }, '', link.pathname);
  await show(link.pathname, undefined);
}

async function fetchable(path: string): Promise<boolean> {
  $isTurning.set(true);
  try {
    await fetchPage(path);
    return true;
  } catch {
    return false;
  } finally {
    $isTurning.set(false);
  }
}

/** Shows a page's list. Without a scroll position it moves scroll and focus to the start. */
async function show(path: string, scroll: number | undefined): Promise<void> {
  let next: Document;
  try {
    next = await fetchPage(path);
  } catch {
    location.reload();
    return;
  }
  if (location.pathname !== path) return;
  if (!next.querySelector('#listing')) {
    location.reload();
    return;
  }
  documentState.path = path;
  documentState.search = location.search;
  const listing = readListing(next.querySelector('#pages'));
  replaceList(next, path);
  if (listing) $listing.set(listing);
  if (scroll !== undefined) {
    scrollTo({ top: scroll, behavior: 'instant' });
    return;
  }
  enterList();
  if (listing) tell(listsText.pageOf({ page: listing.page, pages: listing.pageCount }));
}

hydrate();
