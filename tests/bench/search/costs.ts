import { brotliCompressSync } from 'node:zlib';
import { numberProducts } from '../../../src/catalog/site/numbered.ts';
import { makeSearchIndex } from '../../../src/catalog/search/search-index.ts';
import type { Site } from '../../../src/catalog/site/site.ts';
import { cardPosition, CARDS_A_FILE } from '../../../src/core/listing/card-record.ts';
import { START } from '../../../src/core/search/parts.ts';
import type { ReadPart } from '../../../src/core/search/part-reader.ts';
import { openSearch } from '../../../src/core/search/search.ts';
import { makeCardRecord } from '../../../src/views/parts/card-record.ts';
import { suggestFrom } from '../../support/suggest-from.ts';
import { readSet } from './judge.ts';

const RESULTS = 20;

export interface Cost {
  readonly query: string;
  /** Index parts and files of cards, with start.json. */
  readonly files: number;
  /** After brotli. */
  readonly bytes: number;
}

/** Makes the index of a site and prints what that takes; returns the index. */
export function makeAndPrint(site: Site): ReadonlyMap<string, string> {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const usage = process.cpuUsage();
  const index = makeSearchIndex(site, site.defaultMarket);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(usage);
  const megabytes = (process.resourceUsage().maxRSS * 1024 - before) / 1e6;
  const characters = [...index.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(
    `\n${site.catalog.products.size} products: index made in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processors) with ${Math.max(0, megabytes).toFixed(0)} MB, ${index.size} parts, ${(characters / 1e6).toFixed(1)} MB`,
  );
  return index;
}

/** What each query of the bench transfers, first results included, and what its first letters do as suggestions. */
export async function measureCosts(
  site: Site,
  index: ReadonlyMap<string, string>,
): Promise<{ results: Cost[]; suggestions: Cost[] }> {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string, text: () => string) => {
    const size = sizes.get(name) ?? brotliCompressSync(text()).length;
    sizes.set(name, size);
    return size;
  };
  const { products } = numberProducts(site, site.defaultMarket);
  const cards = (file: number) =>
    JSON.stringify(
      products
        .slice(file * CARDS_A_FILE, (file + 1) * CARDS_A_FILE)
        .map((product) => makeCardRecord(site, product, site.defaultMarket)),
    );
  const measure = async (
    query: string,
    ask: (readPart: ReadPart) => Promise<{ numbers: readonly number[] }>,
  ): Promise<Cost> => {
    const read = new Set<string>();
    const { numbers } = await ask((name) => {
      if (index.has(name)) read.add(name);
      return Promise.resolve(index.get(name));
    });
    const files = new Set(numbers.slice(0, RESULTS).map((number) => cardPosition(number).file));
    const parts = [...read].map((name) => sizeOf(name, () => index.get(name) ?? ''));
    const shown = [...files].map((file) => sizeOf(`cards/${file}`, () => cards(file)));
    return { query, files: read.size + files.size, bytes: [...parts, ...shown].reduce((sum, size) => sum + size, 0) };
  };
  const queries = [...readSet('tuning').sample, ...readSet('report').sample].map(({ query }) => query);
  const results: Cost[] = [];
  const suggestions: Cost[] = [];
  for (const query of queries) results.push(await measure(query, (readPart) => openSearch(readPart).search(query)));
  for (const query of queries.filter((_, position) => position % 4 === 0))
    for (const typed of [query.slice(0, 2), query.slice(0, 4), query])
      suggestions.push(await measure(typed, (readPart) => suggestFrom(readPart, typed)));
  console.log(`${START} ${sizes.get(START)} B`);
  return { results, suggestions };
}

export function printCosts(name: string, costs: readonly Cost[]): void {
  const sorted = [...costs].sort((a, b) => a.bytes - b.bytes);
  const files = costs.map((cost) => cost.files).sort((a, b) => a - b);
  const at = <T>(list: readonly T[], share: number) =>
    list[Math.min(list.length - 1, Math.floor(list.length * share))] as T;
  console.log(
    name.padEnd(14),
    `bytes p50 ${at(sorted, 0.5).bytes}, p95 ${at(sorted, 0.95).bytes}, most ${at(sorted, 1).bytes} ("${at(sorted, 1).query}")`,
    `files p50 ${at(files, 0.5)}, p95 ${at(files, 0.95)}, most ${at(files, 1)}`,
  );
}
