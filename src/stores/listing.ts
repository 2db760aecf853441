import { atom } from 'nanostores';

/** The page of a listing that is shown, for the island that turns it. */
export interface ListingPage {
  readonly page: number;
  readonly pageCount: number;
  /** Address of page 1. */
  readonly base: string;
  readonly label: string;
}

export const $listing = atom<ListingPage | null>(null);
/** Whether a page is on its way. */
export const $isTurning = atom(false);
