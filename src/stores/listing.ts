import { atom } from 'nanostores';

/** The listing page that is shown. */
export interface ListingPage {
  readonly page: number;
  readonly pageCount: number;
  /** Path of page 1. */
  readonly base: string;
  readonly label: string;
  /** What filters and sorts it (core/facets/choice.ts), without the page; missing for the list as it is built. */
  readonly query?: string;
}

/** The state of a history entry with a list. */
export interface ListingState {
  readonly listing?: {
    readonly scroll: number;
    /** Set when its address has a choice. */
    readonly isFiltered?: boolean;
  };
}

/** What shows a filtered list, once it is loaded (client/listing/filtered-list.ts). Without a scroll position it moves to the start. */
export const filtering: { show?: (query: string, scroll: number | undefined) => Promise<void> } = {};

export const $listing = atom<ListingPage | null>(null);
/** Whether a page is loading. */
export const $isTurning = atom(false);
