import type { Market } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { numberProducts } from '../site/numbered.ts';
import { listBest, rankProducts } from '../search/search-ranks.ts';

/** They fill rows of two, three, four and six. */
const MOST = 12;

const bestOf = oncePerSite('bestSellers', (site: Site, marketId: string): readonly string[] => {
  const market = site.catalog.markets.get(marketId);
  if (!market) return [];
  const { products } = numberProducts(site, market);
  return listBest(rankProducts(site, market, products), MOST).flatMap((number) => products[number]?.sku ?? []);
});

/** SKUs of what others buy in a market, the most popular first, as the search shows them where it finds nothing. */
export const listBestSellers = (site: Site, market: Market): readonly string[] => bestOf(site, market.id);
