import type { SharedFacts } from './feed-facts.ts';
import type { FeedItem } from './feed-item.ts';

/** How a file of items is written. It is text, even where it is compressed later. */
export interface FeedFormat {
  /** The beginning of each file. */
  head(shared: SharedFacts): string;
  readonly tail: string;
  format(item: FeedItem, shared: SharedFacts): string;
}
