import { hash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFirst, listEditionMarkets, nameIn } from '../../catalog/site/editions.ts';
import type { Market } from '../../catalog/model.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import type { Site } from '../../catalog/site/site.ts';
import type { FeedKind } from '../../core/site/feed-kinds.ts';
import { FIRST_LANGUAGE, inLanguage } from '../../messages/language.ts';
import { FEED_FOLDER, feedPath } from '../../paths.ts';
import { collectFacts, collectShared, type ProductFacts } from '../../views/feeds/feed-facts.ts';
import { type GapCount, GapCounter } from '../../views/feeds/feed-gaps.ts';
import { makeFeedItems } from '../../views/feeds/feed-item.ts';
import type { FeedFormat } from '../../views/feeds/feed-format.ts';
import { FEED_FORMATS, LANGUAGE_FORMATS, listFeedKinds } from '../../views/feeds/formats.ts';
import { fileLinker } from '../files/link-files.ts';
import { type FeedRecord, type FeedRecords, readFeedRecords, writeFeedRecords } from './feed-record.ts';
import { type FeedFile, FeedWriter, PART_LIMITS } from './feed-writer.ts';

/** The feeds of a market in one language, for reports. */
export interface MarketFeeds {
  readonly marketId: string;
  readonly language: string;
  readonly marketName: string;
  /** How many items each feed has, and how many things the market sells. */
  readonly items: number;
  readonly sold: number;
  readonly files: readonly (FeedFile & { readonly kind: FeedKind })[];
  readonly gaps: readonly GapCount[];
}

/** Code that makes items. */
const MAKERS = ['views/feeds', 'views/json-ld/json-ld-variants', 'catalog', 'core', 'paths', 'integration/feeds'];

/** About how many products are made or copied together. Fewer are reused more often, more take fewer copies. */
const PIECE = 100;

/** The items of some products. */
interface Group {
  /** A digest of the facts of its products. */
  readonly key: string;
  readonly facts: readonly ProductFacts[];
  readonly items: number;
}

/**
 * Writes the shop's feeds, for each market that sells something and each of its languages, into `work`, the folder of a new build. Whatever is made
 * from unchanged facts is linked or copied from `earlier`, the previous build. Returns what to report about the feeds.
 */
export async function writeFeeds(
  site: Site,
  work: string,
  earlier: string | undefined,
  limits: { readonly items: number; readonly bytes: number } = PART_LIMITS,
): Promise<MarketFeeds[]> {
  const kinds = listFeedKinds(site.catalog.store);
  const before = await readFeedRecords(earlier);
  const records: FeedRecords = {};
  const written: MarketFeeds[] = [];
  if (kinds.length > 0) await mkdir(join(work, 'site', FEED_FOLDER), { recursive: true });
  const write = async (edition: Site, market: Market): Promise<void> => {
    const facts = listFacts(edition, market);
    if (facts.length === 0) return;
    const groups = divide(facts);
    const files: MarketFeeds['files'][number][] = [];
    for (const kind of kinds) {
      const format = isFirst(edition) ? FEED_FORMATS[kind] : LANGUAGE_FORMATS[kind];
      if (!format) continue;
      const name = `${kind} ${nameIn(edition, market)}`;
      const feed = await writeFeed(edition, market, kind, format, groups, work, earlier, before[name], limits);
      records[name] = feed.record;
      files.push(...feed.files.map((file) => ({ ...file, kind })));
    }
    written.push({
      marketId: market.id,
      language: edition.language,
      marketName: nameForPeople(edition, market),
      items: groups.reduce((sum, group) => sum + group.items, 0),
      sold: facts.reduce((sum, product) => sum + product.sold.length, 0),
      files,
      gaps: isFirst(edition) ? countGaps(facts) : [],
    });
  };
  for (const { edition, market } of kinds.length > 0 ? listEditionMarkets(site) : [])
    await inLanguage(edition.language, () => write(edition, market));
  await writeFeedRecords(work, records);
  return written;
}

/** The facts of everything that a market sells; in a further language, of products that have a name in it. */
const listFacts = (edition: Site, market: Market): ProductFacts[] =>
  [...edition.catalog.products.values()]
    .filter((product) => product.offers[market.id] && !product.english?.includes('title'))
    .map((product) => collectFacts(edition, product, market));

function countGaps(facts: readonly ProductFacts[]): readonly GapCount[] {
  const gaps = new GapCounter();
  for (const product of facts) gaps.add(product);
  return gaps.list();
}

/** The name of a market: "India", or "India in Hindi" for feeds in a further language. */
function nameForPeople(edition: Site, { name }: Market): string {
  const language = new Intl.DisplayNames(FIRST_LANGUAGE, { type: 'language' }).of(edition.language);
  return isFirst(edition) ? name : `${name} in ${language}`;
}

async function writeFeed(
  site: Site,
  market: Market,
  kind: FeedKind,
  format: FeedFormat,
  groups: readonly Group[],
  work: string,
  earlier: string | undefined,
  record: FeedRecord | undefined,
  limits: { readonly items: number; readonly bytes: number },
): Promise<{ readonly files: readonly FeedFile[]; readonly record: FeedRecord }> {
  const facts = collectShared(site, market);
  const shared = hash('sha1', JSON.stringify([facts, digestCode(MAKERS), limits]), 'base64url');
  const folder = join(work, 'site');
  const source = earlier !== undefined && record ? { folder: join(earlier, 'site'), record } : undefined;
  if (source && isSame(source.record, shared, groups)) {
    const linked = await linkAll(source, folder, kind, nameIn(site, market));
    if (linked) return linked;
  }
  const writer = new FeedWriter(
    { kind, name: nameIn(site, market), head: format.head(facts), tail: format.tail, shared },
    folder,
    source,
    limits,
  );
  for (const group of groups)
    await writer.add(group.key, group.items, () =>
      group.facts
        .flatMap((product) => makeFeedItems(product, facts))
        .map((item) => format.format(item, facts))
        .join(''),
    );
  return writer.close();
}

/** Divides products by their SKUs, so that a new or removed product changes one group. */
function divide(products: readonly ProductFacts[]): Group[] {
  const count = 2 ** Math.max(0, Math.round(Math.log2(products.length / PIECE)));
  const groups: { keys: string[]; facts: ProductFacts[]; items: number }[] = Array.from({ length: count }, () => ({
    keys: [],
    facts: [],
    items: 0,
  }));
  for (const facts of products) {
    const { product, seller, trail, sold } = facts;
    const number = Number.parseInt(hash('sha1', product.sku).slice(0, 8), 16) % count;
    const others = sold.map(({ sold: { sku }, availability, pictures }) => [sku, availability, pictures]);
    const group = groups[number] as (typeof groups)[number];
    group.keys.push(digestProduct(product), JSON.stringify([seller, trail, others]));
    group.facts.push(facts);
    group.items += sold.filter(({ pictures }) => pictures.length > 0).length;
  }
  return groups.map(({ keys, facts, items }) => ({ key: hash('sha1', keys.join('\n'), 'base64url'), facts, items }));
}

const isSame = (record: FeedRecord, shared: string, groups: readonly Group[]): boolean => {
  const wanted = groups.filter(({ items }) => items > 0);
  return (
    record.shared === shared &&
    record.pieces.length === wanted.length &&
    record.pieces.every(({ key }, index) => key === wanted[index]?.key)
  );
};

/** Links all files of a feed; undefined if one was changed since. */
async function linkAll(
  { folder: from, record }: { readonly folder: string; readonly record: FeedRecord },
  folder: string,
  kind: FeedKind,
  name: string,
): Promise<{ readonly files: readonly FeedFile[]; readonly record: FeedRecord } | undefined> {
  const files = record.parts.map((bytes, index) => ({
    path: feedPath(kind, name, index + 1),
    items: record.pieces.reduce((sum, { part, items }) => (part === index + 1 ? sum + items : sum), 0),
    bytes,
  }));
  for (const { path, bytes } of files)
    if ((await stat(join(from, path)).catch(() => undefined))?.size !== bytes) return undefined;
  const link = fileLinker(from, folder);
  return files.every(({ path }) => link(path)) ? { files, record } : undefined;
}
