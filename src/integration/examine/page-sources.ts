import { editionsOf } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { allProductsPath, categoryPath, marketPath, productPath, sellerPath } from '../../paths.ts';

/** Returns a function that gives the catalogue file that a page is made from; undefined for pages without one. */
export function pageSources(site: Site): (path: string) => string | undefined {
  const files = new Map<string, string>();
  for (const edition of editionsOf(site)) addSources(edition, files);
  for (const [path, file] of site.ownPages ?? []) files.set(path, file);
  return (path) => {
    const first = path.replace(/\/\d+$/, '');
    // The page of a strip tile is below that of its category.
    return files.get(path) ?? files.get(first) ?? files.get(first.slice(0, first.lastIndexOf('/')));
  };
}

function addSources(site: Site, files: Map<string, string>): void {
  const { categories, label, markets, pages, products, sellers } = site.catalog;
  for (const market of markets.values()) {
    files.set(marketPath(market), `${label}/${market === site.defaultMarket ? 'home' : `markets/${market.id}`}.json`);
    files.set(allProductsPath(market), `${label}/products`);
    for (const seller of sellers.values()) files.set(sellerPath(market, seller), `${label}/sellers/${seller.id}.json`);
    for (const category of Map.groupBy(categories.values(), ({ marketId }) => marketId).get(market.id) ?? [])
      files.set(categoryPath(market, category), category.file);
    for (const product of products.values())
      if (product.offers[market.id]) files.set(productPath(market, product), product.file);
  }
  for (const page of pages) files.set(page.path, page.file);
}
