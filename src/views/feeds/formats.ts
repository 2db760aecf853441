import { hasRealAddress } from '../../catalog/values/real-address.ts';
import type { StoreProfile } from '../../catalog/schema/store.ts';
import { FEED_KINDS, type FeedKind } from '../../core/site/feed-kinds.ts';
import type { FeedFormat } from './feed-format.ts';
import { GOOGLE } from './google.ts';
import { META, META_LANGUAGE } from './meta.ts';
import { OPENAI } from './openai.ts';

export const FEED_FORMATS: Readonly<Record<FeedKind, FeedFormat>> = { google: GOOGLE, meta: META, openai: OPENAI };

/** Feeds in further languages, for those who take several: Google gets whole items, Meta only what differs. */
export const LANGUAGE_FORMATS: Readonly<Partial<Record<FeedKind, FeedFormat>>> = {
  google: GOOGLE,
  meta: META_LANGUAGE,
};

/** The feeds of a shop: those that store.json lists, else all of them where shoppers can reach the site. */
export function listFeedKinds({ feeds, siteUrl }: Pick<StoreProfile, 'feeds' | 'siteUrl'>): readonly FeedKind[] {
  if (feeds) return FEED_KINDS.filter((kind) => feeds.includes(kind));
  return hasRealAddress(siteUrl) ? FEED_KINDS : [];
}
