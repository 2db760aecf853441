import { CAN_BE_COMMON } from '../../core/search/common-results.ts';
import type { Market } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';
import { numberProducts } from './numbered.ts';
import { listAudiences } from './search-filters.ts';
import { rankProducts } from './search-ranks.ts';
import { searchRulesOf } from './search-rules.ts';
import { listPhrases } from './search-suggestions.ts';

/** Their names are in the HTML of the search page, where 120 take less than a kilobyte. */
const MOST = 120;
/** Fewer products are shown as soon by the index. */
const FEWEST = 3;
/** Names of so many products, the most popular ones, are the commonest searches of a larger shop, too. */
const POPULAR = 2000;

const commonOf = oncePerSite('commonSearches', (site: Site, marketId: string): readonly string[] => {
  const market = site.catalog.markets.get(marketId);
  if (!market) return [];
  const { products: all } = numberProducts(site, market);
  const { positions } = rankProducts(site, market, all);
  const isPopular = (position: number) => position < POPULAR;
  const products = all.filter((_, number) => isPopular(positions[number] as number));
  const phrases = listPhrases({
    products,
    audiences: listAudiences(site, market, products),
    ranks: { positions: positions.filter(isPopular) },
    fold: searchRulesOf(site).fold,
  });
  return phrases
    .filter(({ text, weight }) => weight >= FEWEST && CAN_BE_COMMON.test(text))
    .slice(0, MOST)
    .map(({ text }) => text);
});

/** What shoppers of a market are most likely to search for, of what it suggests, the most popular first. */
export const listCommonSearches = (site: Site, market: Market): readonly string[] => commonOf(site, market.id);
