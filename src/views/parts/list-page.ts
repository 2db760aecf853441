import { INDEXED_PAGES } from '../../core/site/constants.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import type { HeadView, LinkView } from './page-view.ts';

/** What the pagination of a list needs. */
export interface PagesView {
  readonly page: number;
  readonly pageCount: number;
  /** Address of page 1. */
  readonly base: string;
  readonly label: string;
}

/** A link of a group; `isCurrent` marks the page's own. */
export interface ChipView extends LinkView {
  readonly isCurrent: boolean;
}

/** The title of a page of a list; `page` counts from 1. */
export const titleOfPage = (title: string, page: number): string =>
  page === 1 ? title : listingsText.laterTitle({ title, page });

/** The address of a page of a list, and whether search engines should leave it out. The pagination links to the pages before and after. */
export const makeListHead = (page: number, pathOf: (page: number) => string): Pick<HeadView, 'path' | 'isDeep'> => ({
  path: pathOf(page),
  isDeep: page > INDEXED_PAGES ? true : undefined,
});
