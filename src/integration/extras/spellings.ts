import type { Site } from '../../catalog/site/site.ts';
import { allProductsPath, APP_PATHS, categoryPath, MARKET_PAGES, marketPagePath, tilePath } from '../../paths.ts';

/**
 * Redirects from other spellings of the addresses of listings and application pages: in lower case, and with `/1` for the first page of a listing.
 * Spellings that are the address of a page (`paths`) are left out.
 */
export function listSpellings(site: Site, paths: readonly string[]): Record<string, string> {
  const { markets, categories } = site.catalog;
  const lists: string[] = [...markets.values()].map((market) => allProductsPath(market));
  for (const category of categories.values()) {
    const market = markets.get(category.marketId);
    if (!market) continue;
    lists.push(categoryPath(market, category), ...category.strip.map((tile) => tilePath(market, category, tile)));
  }
  const pages = [...markets.values()].flatMap((market) => MARKET_PAGES.map((page) => marketPagePath(market, page)));
  const spellings: [from: string, to: string][] = [
    ...lists.map((path): [string, string] => [`${path}/1`, path]),
    ...[...lists, ...pages, ...Object.values(APP_PATHS)].map((path): [string, string] => [path.toLowerCase(), path]),
  ];
  const taken = new Set(paths);
  return Object.fromEntries(
    spellings.filter(([from, to]) => !taken.has(from) && taken.has(to) && !(from in site.catalog.redirects)),
  );
}
