import {
  commonPart,
  FIELDS,
  filterPart,
  levelOf,
  pricePart,
  RANKS,
  type SkuPart,
  skuPartName,
  START,
  type StartPart,
  type WordRecord,
  wordPart,
} from '../../core/search/parts.ts';
import { skuKey } from '../../core/search/parse-query.ts';
import { encodeLevels, encodeNumbers } from '../../core/search/postings.ts';
import type { Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';
import { numberProducts } from './numbered.ts';
import { agesOf, audienceOf, sizesOf } from './search-filters.ts';
import { type ProductRanks, rankProducts } from './search-ranks.ts';
import { vocabularyOf } from './search-rules.ts';
import { addProduct } from './search-product.ts';
import { fieldOf, numberOf, TermTable } from './search-terms.ts';
import { divideWords } from './search-word-parts.ts';
import { makeSuggestions } from './search-suggestions.ts';
import { listSkus } from './variants.ts';

/** SKUs in one part. */
const SKUS_A_PART = 64;
/** Of a word that more products have, only the most popular are in the index. */
export const MOST_POSTINGS = 4_000;
/** A word that more than this share of many products has tells them apart only where it is not in a text. */
const COMMON = 0.02;
const MANY = 1_000;
/** The words that most products are named by. */
const TOP_WORDS = 200;
/** Prices in major units to which products are counted. */
const PRICES = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000,
  7500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000,
];

const indexOf = oncePerSite('searchIndex', (site: Site, marketId: string): ReadonlyMap<string, string> => {
  const market = site.catalog.markets.get(marketId);
  return market ? makeIndex(site, market) : new Map();
});

/** The search index of a market: the texts of its parts by name (`core/search/parts.ts`). */
export const makeSearchIndex = (site: Site, market: Market): ReadonlyMap<string, string> => indexOf(site, market.id);

function makeIndex(site: Site, market: Market): Map<string, string> {
  const vocabulary = vocabularyOf(site);
  const { products } = numberProducts(site, market);
  const ranks = rankProducts(site, market, products);
  const table = new TermTable(vocabulary);
  for (const [number, product] of products.entries()) addProduct(table, site, market, product, number);
  const files = new Map<string, string>();
  const write = (name: string, value: unknown) => files.set(name, JSON.stringify(value));
  const written = table.listWritten();
  const records = table.keys
    .map((key, id) => makeRecord(key, table.postings[id] as number[], ranks, written.get(id)))
    .filter((record) => record !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { parts, common } = divideWords(records);
  for (const record of common) write(commonPart(record[0]), [record]);
  for (const [name, own] of parts) write(wordPart(name), own);
  const filters = listFilters(site, market, products, ranks);
  for (const [name, filter] of filters) write(filterPart(name), filter);
  const prices = PRICES.map((price) => price * 100);
  for (const price of prices) write(pricePart(price), encodeNumbers(numbersUpTo(price, products, market)));
  const skus = writeSkus(products, write);
  const suggestions = makeSuggestions(site, market, { products, ranks, fold: vocabulary.fold }, write);
  const names = new Set(common.map(([key]) => key));
  const top = table.keys
    .map((key, id) => ({
      key,
      count: (table.postings[id] as number[]).filter((one) => fieldOf(one) === FIELDS.head).length,
    }))
    .filter(({ key, count }) => count > 0 && !names.has(key))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, TOP_WORDS);
  const start: StartPart = {
    rules: vocabulary.rules,
    count: products.length,
    words: [...parts.keys()],
    common: [...names],
    top: top.map(({ key }) => key),
    prices,
    filters: [...filters.keys()],
    skus,
    suggestions,
  };
  write(START, start);
  return files;
}

function makeRecord(
  key: string,
  postings: readonly number[],
  { places, ranks }: ProductRanks,
  written = key,
): WordRecord | undefined {
  const total = postings.length;
  const count = places.length;
  const isTelling = count < MANY || total <= count * COMMON;
  let chosen = isTelling ? postings : postings.filter((one) => fieldOf(one) !== FIELDS.text);
  if (chosen.length === 0) return undefined;
  const isCut = chosen.length > MOST_POSTINGS;
  const placeOf = (posting: number) => places[numberOf(posting)] as number;
  if (isCut)
    chosen = [...chosen]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .slice(0, MOST_POSTINGS)
      .sort((a, b) => a - b);
  const levels = chosen.map((posting) => levelOf(fieldOf(posting), ranks[numberOf(posting)] as number));
  const record = [key, encodeNumbers(chosen.map(numberOf)), encodeLevels(levels)] as const;
  if (isCut) return [...record, written, total];
  return written === key ? record : [...record, written];
}

const KIDS = ['kids', 'boys', 'girls', 'baby'];

function listFilters(
  site: Site,
  market: Market,
  products: readonly Product[],
  { ranks }: ProductRanks,
): Map<string, [string, string]> {
  const { rules } = vocabularyOf(site);
  const lists = new Map<string, Map<number, number>>();
  const add = (name: string, number: number, fits: boolean) => {
    const list = lists.get(name) ?? new Map<number, number>();
    lists.set(name, list);
    list.set(number, (ranks[number] as number) + (fits ? RANKS : 0));
  };
  for (const [number, product] of products.entries()) {
    const audience = audienceOf(product, site, market, rules);
    for (const name of Object.keys(rules.audience)) {
      const forAllKids = audience.has('kids') && !audience.has('boys') && !audience.has('girls');
      const fits =
        audience.has(name) ||
        (name === 'kids' && KIDS.some((kind) => audience.has(kind))) ||
        ((name === 'boys' || name === 'girls') && forAllKids);
      if (fits || audience.size === 0) add(name, number, fits);
    }
    for (const age of agesOf(product)) add(`age-${age}`, number, true);
    for (const size of sizesOf(product)) add(`size-${size}`, number, true);
  }
  return new Map(
    [...lists]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, list]) => [name, [encodeNumbers([...list.keys()]), encodeLevels([...list.values()])]]),
  );
}

const numbersUpTo = (priceMinor: number, products: readonly Product[], market: Market): number[] =>
  products.flatMap((product, number) =>
    (product.offers[market.id]?.priceMinor ?? Infinity) <= priceMinor ? number : [],
  );

/** Returns how many parts there are. */
function writeSkus(products: readonly Product[], write: (name: string, value: SkuPart) => void): number {
  const keyed = products.flatMap((product, number) => listSkus(product).map((sku) => [skuKey(sku), number] as const));
  const count = Math.max(1, Math.ceil(keyed.length / SKUS_A_PART));
  const parts = new Map<string, Record<string, number>>();
  for (const [key, number] of keyed) {
    const name = skuPartName(key, count);
    const part = parts.get(name) ?? {};
    parts.set(name, part);
    part[key] ??= number;
  }
  for (let index = 0; index < count; index++) write(`k/${index}.json`, parts.get(`k/${index}.json`) ?? {});
  return count;
}
