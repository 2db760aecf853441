import { hydrateRoot } from 'react-dom/client';
import { $isTurning, $listing, type ListingPage } from '../stores/listing.ts';
import { tell } from '../stores/notice.ts';
import { panelOf, place } from '../stores/panel.ts';
import { copyParts, fetchPage } from '../client/lib/fetch-page.ts';
import { Pagination } from './Pagination.tsx';

/**
 * Turns the pages of a listing in place: the next page's list replaces this one, with its address in the history. If a page can't
 * be fetched, its link is followed.
 */

interface ListingState {
  listing?: { readonly scroll: number };
}

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
  place.turnsPages = true;
  // Scroll anchoring would shift the position by the difference in height of the two lists.
  document.documentElement.style.overflowAnchor = 'none';
  addEventListener('popstate', (event) => {
    if (location.pathname === place.path || panelOf(event.state)) return;
    void show(location.pathname, (event.state as ListingState | null)?.listing?.scroll ?? 0);
  });
}

/** Handles a link of the pagination or the strip. */
export async function turn(link: HTMLAnchorElement): Promise<void> {
  hydrate();
  if (link.pathname === place.path) return;
  history.replaceState({ ...history.state, listing: { scroll: scrollY } }, '');
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
  place.path = path;
  const listing = readListing(next.querySelector('#pages'));
  for (const id of ['#listing', '#listing-end']) document.querySelector(id)?.replaceWith(...copyParts(next, id));
  if (listing) $listing.set(listing);
  document.title = next.title;
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', next.querySelector('link[rel=canonical]')?.getAttribute('href') ?? path);
  if (scroll !== undefined) {
    scrollTo({ top: scroll, behavior: 'instant' });
    return;
  }
  const heading = document.querySelector<HTMLElement>('#listing h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  document.querySelector('#listing')?.scrollIntoView({ behavior: 'instant' });
  if (listing) tell(`Page ${listing.page} of ${listing.pageCount}`);
}

hydrate();
