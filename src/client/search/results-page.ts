import { PAGE_SIZE } from '../../core/site/constants.ts';
import { type CommonResults, FIRST_ROW, type MarkedCard } from '../../core/search/common-results.ts';
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
  /** How many of them can be shown before the index has come, if not all. */
  readonly atOnce?: number;
  /** What the first pictures are loaded from, where that was found when the site was built. */
  readonly pictures?: CommonResults['pictures'];
  /** The cards from one position of this page to another. @throws when they can't be fetched. */
  readonly readCards: (from: number, to?: number) => Promise<readonly MarkedCard[]>;
}

/** Up to this width a row has at most two cards, so that further rows move nothing. */
const NARROW = 480;

/** How many cards of a page of results are shown first. */
export const countFirst = (): number => (innerWidth < NARROW ? FIRST_ROW : PAGE_SIZE);
