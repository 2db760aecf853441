import { hasRealAddress } from '../../catalog/values/real-address.ts';
import type { StoreProfile } from '../../catalog/schema/store.ts';
import { FEED_KINDS, type FeedKind } from '../../core/site/feed-kinds.ts';
import type { FeedFormat } from './feed-format.ts';
import { GOOGLE } from './google.ts';
import { META, META_LANGUAGE } from './meta.ts';
import { OPENAI } from './openai.ts';

export const FEED_FORMATS: Readonly<Record<FeedKind, FeedFormat>> = { google: GOOGLE, meta: META, openai: OPENAI };

/** What those who take several languages get in a further one: Google the whole items, Meta what differs. */
export const LANGUAGE_FORMATS: Readonly<Partial<Record<FeedKind, FeedFormat>>> = {
  google: GOOGLE,
  meta: META_LANGUAGE,
};

/** The feeds of a shop: those that its store.json lists, else all where shoppers can reach its site. */
export function listFeedKinds({ feeds, siteUrl }: Pick<StoreProfile, 'feeds' | 'siteUrl'>): readonly FeedKind[] {
  if (feeds) return FEED_KINDS.filter((kind) => feeds.includes(kind));
  return hasRealAddress(siteUrl) ? FEED_KINDS : [];
}
