import { PAGE_SIZE } from '../../core/constants.ts';
import { allProductsPath, categoryPath, tilePath } from '../../paths.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';
import { slicePage } from '../../core/pagination.ts';

/** A list of products with its own pages: a category, a strip tile, or all products of a market. */
export interface Listing {
  readonly title: string;
  readonly description: string;
  readonly market: Market;
  readonly products: readonly Product[];
  /** Whether there are products that it leaves out. */
  readonly isPart?: boolean;
  readonly pageSize: number;
  /** Address of a page; pages count from 1. */
  readonly pathOf: (page: number) => string;
  /** Missing for all products of a market. */
  readonly category?: Category;
  /** Path of the strip tile. */
  readonly tile?: string;
}

/** Most products on the list of all products of a market, which takes from all categories in turn. Each category lists all of its own. */
export const MOST_IN_SHOP = 10_000;

/** All listings of all markets. */
export function listListings(site: Site): Listing[] {
  const { catalog, index } = site;
  const listings: Listing[] = [];
  for (const market of catalog.markets.values()) {
    const products = index.allProducts(market);
    listings.push({
      title: 'The Shop',
      description:
        products.length > MOST_IN_SHOP
          ? `The first ${MOST_IN_SHOP} products that ${catalog.store.name} has in ${market.name}. The categories have all.`
          : `Everything that ${catalog.store.name} has in ${market.name}, on one list.`,
      market,
      products: products.slice(0, MOST_IN_SHOP),
      isPart: products.length > MOST_IN_SHOP,
      pageSize: PAGE_SIZE,
      pathOf: (page) => allProductsPath(market, page),
    });
    for (const category of index.categoriesOf(market)) {
      const { title, description, pageSize } = category;
      const common = { description, market, pageSize, category };
      listings.push({
        ...common,
        title,
        products: index.productsOf(category),
        pathOf: (page) => categoryPath(market, category, page),
      });
      for (const tile of category.strip) {
        listings.push({
          ...common,
          title: `${category.title}: ${tile.title}`,
          products: index.productsOfTile(category, tile),
          pathOf: (page) => tilePath(market, category, tile, page),
          tile: tile.path,
        });
      }
    }
  }
  return listings;
}

/** One page of a listing; `page` counts from 1. */
export interface ListingPage extends Listing {
  readonly page: number;
  /** The products of the page alone. */
  readonly products: readonly Product[];
  /** How many products the listing has. */
  readonly total: number;
}

const listingsByPath = oncePerSite(
  'listings',
  (site: Site) => new Map(listListings(site).map((listing) => [listing.pathOf(1), listing])),
);

/** A page of the listing whose first page has this address. @throws when there is none. */
export const findListingPage = oncePerSite('listingPage', (site: Site, path: string, number: string): ListingPage => {
  const listing = listingsByPath(site).get(path);
  if (!listing) throw new Error(`There is no listing at ${path}.`);
  const page = Number(number);
  return {
    ...listing,
    page,
    products: slicePage(listing.products, page, listing.pageSize),
    total: listing.products.length,
  };
});
