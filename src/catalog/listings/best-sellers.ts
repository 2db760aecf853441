import type { Market } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';

/** They fill rows of two, four and five (styles/lists/whole-rows.css). */
const MOST = 10;

const bestOf = oncePerSite('bestSellers', (site: Site, marketId: string): readonly string[] => {
  const market = site.catalog.markets.get(marketId);
  return market
    ? site.index
        .allProducts(market)
        .slice(0, MOST)
        .map(({ sku }) => sku)
    : [];
});

/** SKUs of what others buy in a market: the beginning of the list of all products, as the search shows it where it finds nothing. */
export const listBestSellers = (site: Site, market: Market): readonly string[] => bestOf(site, market.id);
