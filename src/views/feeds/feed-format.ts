import type { SharedFacts } from './feed-facts.ts';
import type { FeedItem } from './feed-item.ts';

/** How a file of items is written: as text, also where it is compressed later. */
export interface FeedFormat {
  /** What each file begins with. */
  head(shared: SharedFacts): string;
  readonly tail: string;
  format(item: FeedItem, shared: SharedFacts): string;
}
