import { FEED_NAMES } from '../../core/site/feed-kinds.ts';
import { FEED_GAPS, type FeedGap } from '../../views/feeds/feed-gaps.ts';
import type { MarketFeeds } from './write-feeds.ts';
import { countOf, figure } from '../../core/text/figures.ts';

/** Describes what items lack: "12 of 924 items have no picture and are left out of all feeds: add one". */
export const describeGap = (gap: FeedGap, items: number, sold: number): string =>
  `${figure(items)} of ${countOf(sold, 'item')} ${FEED_GAPS[gap]}`;

/** Describes the feeds of a build for a terminal: how many items each has, where it is, and each kind of gap once. */
export function describeFeeds(feeds: readonly MarketFeeds[], siteUrl: string): string[] {
  return feeds.flatMap(({ marketName, items, sold, files, gaps }) => [
    `Feeds for ${marketName}, ${countOf(items, 'item')}:`,
    ...files.map(({ kind, path }) => `  ${FEED_NAMES[kind].padEnd(22)}  ${siteUrl}${path}`),
    ...gaps.map(
      ({ gap, items: count, examples }) => `  warning  ${describeGap(gap, count, sold)} (${examples.join(', ')})`,
    ),
  ]);
}
