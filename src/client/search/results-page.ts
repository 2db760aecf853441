import { PAGE_SIZE } from '../../core/site/constants.ts';
import type { MarkedCard } from '../../core/search/common-results.ts';
import type { Told } from '../../core/search/told.ts';
import type { Request } from './address.ts';

/** A page of results. */
export interface Results {
  readonly told: Told;
  /** Number of products after the shopper's choice. */
  readonly count: number;
  readonly pageCount: number;
  /** Number of products on this page. */
  readonly onPage: number;
  /** What was asked for, without what the results do not have. */
  readonly request: Request;
  /** The cards from one position of this page to another. @throws when they can't be fetched. */
  readonly readCards: (from: number, to?: number) => Promise<readonly MarkedCard[]>;
}

/** On phones the first row of cards is shown before the others are there. */
const FIRST = 2;
/** Up to this width a row has at most two cards, so that further rows move nothing. */
const NARROW = 480;

/** How many cards of a page of results are shown first. */
export const countFirst = (): number => (innerWidth < NARROW ? FIRST : PAGE_SIZE);
