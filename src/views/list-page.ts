import type { HeadView, LinkView } from './shell.ts';

/** Which page of a list this is, for the pagination below it. */
export interface PagesView {
  readonly page: number;
  readonly pageCount: number;
  /** Address of page 1. */
  readonly base: string;
  readonly label: string;
}

/** A link among others of its kind, one of which leads to the page itself. */
export interface ChipView extends LinkView {
  readonly isCurrent: boolean;
}

/** What the head says of a page's place in its list. */
export const placeInList = (
  page: number,
  pageCount: number,
  pathOf: (page: number) => string,
): Pick<HeadView, 'path' | 'previous' | 'next'> => ({
  path: pathOf(page),
  ...(page > 1 ? { previous: pathOf(page - 1) } : {}),
  ...(page < pageCount ? { next: pathOf(page + 1) } : {}),
});
