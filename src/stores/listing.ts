import { atom } from 'nanostores';

/** The listing page that is shown. */
export interface ListingPage {
  readonly page: number;
  readonly pageCount: number;
  /** Path of page 1. */
  readonly base: string;
  readonly label: string;
}

export const $listing = atom<ListingPage | null>(null);
/** Whether a page is loading. */
export const $isTurning = atom(false);
