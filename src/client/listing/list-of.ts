import { $listing, type ListingPage } from '../../stores/listing.ts';

/** The list of the page, and what is chosen of it. */
interface ListOfPage {
  /** Address of its first page. */
  readonly base: string;
  /** The query of the choice; empty for none. */
  readonly query: string;
}

/** `control` opens the facets. That of a page that was built for one value names the whole list with that choice in `data-list`. */
export function listOf(control: HTMLElement): ListOfPage {
  const shown = $listing.get();
  const base = shown?.base ?? readListing(document)?.base ?? location.pathname;
  const [whole = base, query = ''] = control.dataset['list']?.split('?') ?? [];
  // The choice of an address that was just opened may not be shown yet.
  const ofAddress = location.pathname === whole ? location.search : '';
  return { base: whole, query: shown?.query ?? (query || ofAddress) };
}

/** The data of the pagination in a page as it was built. */
export function readListing(page: Document | undefined): ListingPage | undefined {
  const built = page?.querySelector<HTMLElement>('#pages')?.dataset['listing'];
  return built ? (JSON.parse(built) as ListingPage) : undefined;
}
