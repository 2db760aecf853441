import {
  BEST,
  commonPart,
  filterPart,
  hasNamesAtStart,
  NAMES,
  type NamesPart,
  pricePart,
  type SkuPart,
  skuPartName,
  START,
  type StartPart,
  wordPart,
} from '../../core/search/parts.ts';
import { skuKey } from '../../core/search/words/parse-query.ts';
import { encodeNumbers } from '../../core/search/postings.ts';
import type { Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { listOthersBuy } from '../listings/others-buy.ts';
import { numberProducts } from '../site/numbered.ts';
import { listAudiences } from './audiences.ts';
import { listFilters } from './search-filters.ts';
import { makeHelp } from './search-help.ts';
import { addProduct } from './search-product.ts';
import { rankProducts } from './search-ranks.ts';
import { makeRecords, listTop } from './search-records.ts';
import { vocabularyOf } from './search-rules.ts';
import { makeSuggestions } from './search-suggestions.ts';
import { TermTable } from './search-terms.ts';
import { divideWords, shareNumbers } from './search-word-parts.ts';
import { listSkus } from '../products/variants.ts';

/** SKUs in one part. */
const SKUS_A_PART = 64;
/** Products that are shown for a query that finds nothing: one page. */
const MOST_BEST = 20;
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

/**
 * The texts of the shop in English, Hindi and the site's language, with what the words of the latter mean: what is typed in one finds what
 * is written in another. The pages that are named are those of the site.
 */
function makeIndex(site: Site, market: Market): Map<string, string> {
  const base = site.first ?? site;
  const vocabulary = vocabularyOf(site);
  const { products, numbers } = numberProducts(base, market);
  const ranks = rankProducts(base, market, products);
  const files = new Map<string, string>();
  const write = (name: string, value: unknown) => files.set(name, JSON.stringify(value));
  const table = new TermTable(vocabulary);
  const scope = { site: base, market, language: site.language };
  for (const [number, product] of products.entries()) addProduct(table, scope, product, number);
  const help = makeHelp(base, market, vocabulary, site);
  const { parts, common } = divideWords(makeRecords(table, vocabulary, ranks, help.byKey), products.length);
  for (const [key, own] of common) write(commonPart(key), shareNumbers(own));
  for (const [name, own] of parts) write(wordPart(name), shareNumbers(own));
  const names: NamesPart = {
    words: [...parts.keys()].sort(),
    common: [...common.keys()].sort(),
    top: listTop(table, vocabulary, common).sort(),
  };
  const best = listOthersBuy(base, market, { most: MOST_BEST });
  write(
    BEST,
    best.flatMap((sku) => numbers.get(sku) ?? []),
  );
  write(NAMES, names);
  const audiences = listAudiences(base, market, products);
  const filters = listFilters(base, products, audiences, ranks);
  for (const [name, filter] of filters) write(filterPart(name), filter);
  const prices = makePriceParts(base, market);
  for (const [name, text] of prices.parts) files.set(name, text);
  const { rules, fold } = vocabulary;
  write(START, {
    rules,
    count: products.length,
    prices: prices.limits,
    filters: [...filters.keys()],
    skus: writeSkus(products, write),
    suggestions: makeSuggestions(site, market, { products, audiences, ranks, fold, language: site.language }, write),
    help: help.pages,
    names: hasNamesAtStart(products.length) ? names : undefined,
  } satisfies StartPart);
  return files;
}

/** The limits that divide the products of a market by price, in minor units, and the parts with the products up to each. */
export function makePriceParts(
  site: Site,
  market: Market,
): { readonly limits: readonly number[]; readonly parts: ReadonlyMap<string, string> } {
  const { products } = numberProducts(site, market);
  const prices = products.map(({ offers }) => offers[market.id]?.priceMinor ?? 0);
  const parts = new Map<string, string>();
  const limits = PRICES.map((price) => price * 100).filter((limit) => {
    const numbers: number[] = [];
    for (let number = 0; number < prices.length; number++)
      if ((prices[number] as number) <= limit) numbers.push(number);
    const divides = numbers.length > 0 && numbers.length < prices.length;
    if (divides) parts.set(pricePart(limit), JSON.stringify(encodeNumbers(numbers)));
    return divides;
  });
  return { limits, parts };
}

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
