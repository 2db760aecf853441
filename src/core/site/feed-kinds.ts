/**
 * The product files that other companies fetch, with the endings of their names: Google Merchant (RSS 2.0), Meta's catalogue (CSV) and
 * OpenAI's product feed (lines of JSON, compressed by gzip).
 */
export const FEED_ENDINGS = { google: 'xml', meta: 'csv', openai: 'jsonl.gz' } as const;

export type FeedKind = keyof typeof FEED_ENDINGS;

export const FEED_KINDS = Object.keys(FEED_ENDINGS) as FeedKind[];

/** Their names for people. */
export const FEED_NAMES: Readonly<Record<FeedKind, string>> = {
  google: 'Google Merchant Center',
  meta: 'Meta Commerce Manager',
  openai: 'OpenAI',
};
