import { CAN_BE_COMMON, CAN_BE_KNOWN, countKnownFiles } from '../../core/search/common-results.ts';
import { wordsOf } from '../../core/search/words/fold.ts';
import { isApartFromPrices, priceForms } from '../../core/search/words/price-forms.ts';
import type { Market } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { numberProducts } from '../site/numbered.ts';
import { listAudiences } from './audiences.ts';
import { rankProducts } from './search-ranks.ts';
import { searchRulesOf } from './search-rules.ts';
import { listPhrases } from './search-suggestions.ts';

/** Their names are in the HTML of the search page, where 86 take half a kilobyte. Others are known searches. */
const MOST = 86;
/** Fewer products are shown as soon by the index. */
const FEWEST = 3;
/** Names of so many products, the most popular ones, are the commonest searches of a larger shop, too. */
const POPULAR = 2000;
/** Other searches whose results are found when the site is built: each takes half a millisecond, and 400 bytes of a file. */
const MOST_KNOWN = 4000;
/** Searches that may stand beside a price: at least so many products are named so. */
const FEWEST_PRICED = 2;
const MOST_PRICED = 2000;
/** Shorter words of titles are not searched for. */
const SHORTEST = 2;

/** A text that a shopper may search for, and how many products are named so. */
interface Asked {
  readonly text: string;
  readonly weight: number;
}

/** What is named after the most popular products of a market: what is suggested, and the words of titles, the most popular first. */
function listAsked(
  site: Site,
  market: Market,
): { readonly phrases: readonly Asked[]; readonly words: readonly Asked[] } {
  // In each language as in the first one, whose texts the words are made of.
  const base = site.first ?? site;
  const { products: all } = numberProducts(base, market);
  const { positions } = rankProducts(base, market, all);
  const isPopular = (position: number) => position < POPULAR;
  const products = all.filter((_, number) => isPopular(positions[number] as number));
  const phrases = listPhrases({
    products,
    audiences: listAudiences(base, market, products),
    ranks: { positions: positions.filter(isPopular) },
    fold: searchRulesOf(base).fold,
    language: site.language,
  });
  const words = new Map<string, number>();
  for (const { title, translations } of products)
    for (const word of new Set(wordsOf(`${title} ${translations?.['hi']?.title ?? ''}`)))
      if (word.length > SHORTEST) words.set(word, (words.get(word) ?? 0) + 1);
  return { phrases, words: [...words].map(([text, weight]) => ({ text, weight })) };
}

const searchesOf = oncePerSite('searches', (site: Site, marketId: string) => {
  const market = site.catalog.markets.get(marketId);
  if (!market) return { common: [], known: [], priced: [] };
  const { phrases, words } = listAsked(site, market);
  const common = phrases
    .filter(({ text, weight }) => weight >= FEWEST && CAN_BE_COMMON.test(text))
    .slice(0, MOST)
    .map(({ text }) => text);
  const named = new Set(common);
  const known = new Map<string, number>();
  for (const { text, weight } of [...phrases, ...words]) {
    const query = text.normalize('NFC').toLowerCase();
    if (CAN_BE_KNOWN.test(query) && !named.has(query)) known.set(query, Math.max(weight, known.get(query) ?? 0));
  }
  const sorted = [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const { rules } = searchRulesOf(site);
  const priced = phrases
    .filter(({ weight }) => weight >= FEWEST_PRICED)
    .map(({ text }) => text.normalize('NFC').toLowerCase())
    .filter((query) => CAN_BE_KNOWN.test(query) && isApartFromPrices(query, rules));
  return {
    common,
    known: sorted.slice(0, MOST_KNOWN).map(([text]) => text),
    priced: [...new Set(priced)].slice(0, MOST_PRICED),
  };
});

const commonOf = oncePerSite('commonSearches', (site: Site, marketId: string) => searchesOf(site, marketId).common);
const knownFilesOf = oncePerSite('knownFiles', (site: Site, marketId: string) =>
  countKnownFiles(searchesOf(site, marketId).known.length),
);

const priceFormsOf = oncePerSite('priceForms', (site: Site) => priceForms(searchRulesOf(site).rules, site.language));

/** What shoppers of a market are most likely to search for, of what it suggests, the most popular first. */
export const listCommonSearches = (site: Site, market: Market): readonly string[] => commonOf(site, market.id);

/** What else is suggested, and the words of titles, the most popular first: some find nothing. */
export const listKnownSearches = (site: Site, market: Market): readonly string[] => searchesOf(site, market.id).known;

/** How many files the results of known searches share. */
export const countKnownSearchFiles = (site: Site, market: Market): number => knownFilesOf(site, market.id);

/** Searches of which the results within a price are found by the page, the most popular first. */
export const listPricedSearches = (site: Site, market: Market): readonly string[] => searchesOf(site, market.id).priced;

/** How a price is written beside them (`priceForms`). */
export const findPriceForms = (site: Site): string => priceFormsOf(site);
