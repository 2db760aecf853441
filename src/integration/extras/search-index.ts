import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Market, Product } from '../../catalog/model.ts';
import { listEditionMarkets, nameIn } from '../../catalog/site/editions.ts';
import { findFolder, numberProducts } from '../../catalog/site/numbered.ts';
import { makePriceParts, makeSearchIndex } from '../../catalog/search/search-index.ts';
import type { Site } from '../../catalog/site/site.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { isPricePart, START, type StartPart } from '../../core/search/parts.ts';
import { digestProduct } from '../../catalog/snapshot/product-digest.ts';
import { digestMessages } from '../../messages/read-messages.ts';
import { fileLinker } from '../files/link-files.ts';
import { runAll } from '../files/run-all.ts';
import { readBuildRecord } from '../files/build-record.ts';

/** Records beside a site what the search index of each market and language was made from. */
const SEARCH_RECORDS_FILE = 'search.json';

/** Code that makes an index. */
const MAKERS = ['catalog', 'core', 'paths', 'integration/extras/search-index'];
const AT_A_TIME = 16;
/** How many products share one digest in the record. */
const IN_BLOCK = 256;

interface IndexRecord {
  /** A digest of everything that an index is made from, except prices. */
  readonly digest: string;
  /** The names of the parts that don't depend on prices. */
  readonly parts: readonly string[];
  /** A digest of the code that made the digests. */
  readonly code: string;
  /** By digest of all products of a block: the digest of what their index is made from. */
  readonly blocks: Readonly<Record<string, string>>;
}

/**
 * Writes the search index of every market into `work`, the folder of a new build, with the other files that refer to products by number. If only
 * prices have changed since `earlier`, the folder of the previous build, the other parts are linked. Returns for each market a digest of what its
 * index is made from, except the amounts of prices.
 */
export async function writeSearchIndex(
  site: Site,
  work: string,
  earlier: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const before =
    (await readBuildRecord<{ readonly [market: string]: IndexRecord }>(earlier, SEARCH_RECORDS_FILE)) ?? {};
  const records: { [market: string]: IndexRecord } = {};
  for (const { edition, market } of listEditionMarkets(site)) {
    const name = nameIn(edition, market);
    // All languages have the words of the first one (catalog/search/search-index.ts).
    const { products } = numberProducts(edition.first ?? edition, market);
    const folder = findFolder(edition, market);
    const to = join(work, 'site', folder);
    const known = before[name];
    const code = `${digestCode(MAKERS)} ${digestMessages(edition.language)}`;
    const blocks = digestBlocks(products, known?.code === code ? known.blocks : {});
    const digest = digestInputs(edition, market, [code, folder, Object.values(blocks)]);
    const isLinked =
      earlier !== undefined &&
      known?.digest === digest &&
      (await linkParts(join(earlier, 'site', folder), to, known.parts, edition, market));
    const parts = isLinked ? known.parts : await writeParts(to, makeSearchIndex(edition, market));
    const kept = parts.filter((name) => !isPricePart(name) && name !== START);
    records[name] = { digest, parts: kept, code, blocks };
  }
  await writeFile(join(work, SEARCH_RECORDS_FILE), JSON.stringify(records));
  return new Map(Object.entries(records).map(([name, { digest }]) => [name, digest]));
}

/** Writes texts by name into the folder of an index. Returns their names. */
export async function writeParts(folder: string, parts: ReadonlyMap<string, string>): Promise<string[]> {
  const names = [...parts.keys()];
  await makeFolders(folder, names);
  await runAll([...parts], AT_A_TIME, ([name, text]) => writeFile(join(folder, name), text));
  return names;
}

/** Links the unchanged parts and writes those with prices. Returns whether all parts to link existed. */
async function linkParts(
  from: string,
  to: string,
  names: readonly string[],
  site: Site,
  market: Market,
): Promise<boolean> {
  const prices = makePriceParts(site, market);
  try {
    const start = JSON.parse(await readFile(join(from, START), 'utf8')) as StartPart;
    const link = fileLinker(from, to);
    if (!names.every(link)) {
      // A link must be removed first: writing through it would change the earlier site.
      for (const name of names) await rm(join(to, name), { force: true });
      return false;
    }
    await writeParts(to, prices.parts);
    await writeFile(join(to, START), JSON.stringify({ ...start, prices: prices.limits }));
    return true;
  } catch {
    return false;
  }
}

async function makeFolders(folder: string, names: readonly string[]): Promise<void> {
  for (const name of new Set(names.map((part) => dirname(part)))) await mkdir(join(folder, name), { recursive: true });
}

/** A digest of everything that the index of a market is made from, except the amounts of its prices. */
function digestInputs({ catalog, first, today }: Site, market: Market, others: unknown): string {
  const inputsOf = ({ categories, sellers, pages, search, facets }: Site['catalog']) => [
    [...categories.values()].map(({ firstSkus, ...category }) => category),
    [...sellers.values()],
    pages,
    search,
    facets,
  ];
  const shop = [market, inputsOf(catalog), first && inputsOf(first.catalog)];
  return hash('sha1', JSON.stringify([others, today, shop]), 'base64url');
}

/** The digests of products in blocks. Those of unchanged blocks come from `known`. */
function digestBlocks(products: readonly Product[], known: IndexRecord['blocks']): IndexRecord['blocks'] {
  const blocks: Record<string, string> = {};
  for (let start = 0; start < products.length; start += IN_BLOCK) {
    const block = products.slice(start, start + IN_BLOCK);
    const key = hash('sha1', block.map(digestProduct).join(), 'base64url');
    blocks[key] = known[key] ?? hash('sha1', JSON.stringify(block.map(withoutPrices)), 'base64url');
  }
  return blocks;
}

/** The product without the fields that no index depends on. */
function withoutPrices({ offers, variants, reviews, pictures, detailsHtml, ...others }: Product): unknown {
  const marketsOf = (sold: Product['offers']) => Object.keys(sold);
  return [
    others,
    marketsOf(offers),
    variants.map((variant) => [variant.sku, variant.values, variant.availability, marketsOf(variant.offers)]),
  ];
}
