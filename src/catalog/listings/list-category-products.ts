import { PAGE_SIZE } from '../../core/site/constants.ts';
import { formatChoice, parseChoice } from '../../core/facets/choice.ts';
import { formatMoney } from '../../core/money/format-price.ts';
import { inSentence } from '../../core/text/text.ts';
import { allProductsPath, categoryPath, facetPath, numbered, tilePath } from '../../paths.ts';
import type { Category, Market, Product } from '../model.ts';
import type { Picture } from '../picture.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { type FacetPage, listFacetPages } from '../facets/facet-pages.ts';
import { findLinkedLists } from './linked-lists.ts';
import { slicePage } from '../../core/listing/pagination.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { frameText } from '../../messages/rooms/frame.ts';

/** A list of products with its own pages: a category, a strip tile, or all products of a market. */
interface Listing {
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
  /** Set for a page of a choice: the names of facets and values, the address of the whole list, and the query that leads there to the same products. */
  readonly facet?: { readonly name: string; readonly label: string; readonly whole: string; readonly query: string };
}

/** Most products on the list of all products of a market, which takes from all categories in turn. Each category lists all of its own. */
export const MOST_IN_SHOP = 10_000;

/** All listings of all markets. */
export const listListings = oncePerSite('allListings', (site: Site): readonly Listing[] => {
  const { catalog, index } = site;
  const listings: Listing[] = [];
  for (const market of catalog.markets.values()) {
    const products = index.allProducts(market);
    listings.push({
      title: frameText.allProducts,
      description:
        products.length > MOST_IN_SHOP
          ? listingsText.describeFirst({ count: MOST_IN_SHOP, shop: catalog.store.name, market: market.name })
          : listingsText.describeShop({ shop: catalog.store.name, market: market.name }),
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
        const tileTitle = listingsText.part({ category: category.title, part: tile.title });
        const tileProducts = index.productsOfTile(category, tile);
        listings.push({
          ...common,
          title: tileTitle,
          // Search engines leave out descriptions that several pages have.
          description: tileProducts.length > 0 ? describeProducts(site, market, tileTitle, tileProducts) : description,
          products: tileProducts,
          pathOf: (page) => tilePath(market, category, tile, page),
          tile: tile.path,
        });
      }
      listings.push(...listFacetPages(site, category).map((page) => makeFacetListing(site, category, market, page)));
    }
  }
  const known = new Set(listings.map(({ pathOf }) => pathOf(1)));
  const linked = listings.filter(({ facet }) => !facet).flatMap((listing) => makeLinkedListings(site, listing));
  return [...listings, ...linked.filter(({ pathOf }) => !known.has(pathOf(1)))];
});

/** The lists of a list's products that links of the home pages choose, each with pages of its own. */
function makeLinkedListings(site: Site, listing: Listing): Listing[] {
  const { market, category, pathOf } = listing;
  return findLinkedLists(site, listing).map(({ part, products, ...names }) => {
    const title = category ? listingsText.part({ category: listing.title, part: names.label }) : names.label;
    return {
      ...listing,
      title,
      description: describeProducts(site, market, title, products),
      products,
      isPart: undefined,
      pathOf: (page) => numbered(`${pathOf(1)}/${part}`, page),
      facet: { ...names, whole: pathOf(1) },
    };
  });
}

const builtChoices = oncePerSite(
  'builtChoices',
  (site: Site) =>
    new Map(
      listListings(site).flatMap(({ facet, pathOf }) => (facet ? [[`${facet.whole}?${facet.query}`, pathOf(1)]] : [])),
    ),
);

/** The built page of a list that a link filters, so that it leads to the same products without scripts. Other links are as they are. */
export function builtPath(site: Site, link: string): string {
  const [list = '', query] = link.split('?');
  return query === undefined ? link : (builtChoices(site).get(`${list}?${formatChoice(parseChoice(query))}`) ?? link);
}

/** "Kurtas: Red: 12 products from ₹299 to ₹899, of 3 sellers on Haat." At least one product is needed. */
function describeProducts({ catalog }: Site, market: Market, title: string, products: readonly Product[]): string {
  const prices = products.map(({ offers }) => offers[market.id]?.priceMinor ?? 0);
  const amount = (minor: number) => formatMoney(minor, market.currency, market.locale);
  return listingsText.describeProducts({
    title,
    count: products.length,
    least: amount(Math.min(...prices)),
    most: amount(Math.max(...prices)),
    sellers: new Set(products.map(({ sellerId }) => sellerId)).size,
    shop: catalog.store.name,
  });
}

function makeFacetListing(
  site: Site,
  category: Category,
  market: Market,
  { facet, value, products }: FacetPage,
): Listing {
  const title = titleFacet(facet.input.title, category.title, value.label);
  return {
    title,
    description: describeProducts(site, market, title, products),
    market,
    products,
    pageSize: category.pageSize,
    pathOf: (page) => facetPath(market, category, facet.id, value.id, page),
    category,
    facet: {
      name: facet.label,
      label: value.label,
      whole: categoryPath(market, category),
      query: `${facet.id}=${encodeURIComponent(value.id)}`,
    },
  };
}

/** The title of a facet's page, by the pattern of facets.json if that has one: "Red kurtas". */
function titleFacet(pattern: string | undefined, category: string, value: string): string {
  if (pattern === undefined) return listingsText.part({ category, part: value });
  const isFirst = pattern.startsWith('{category}');
  return pattern.replace('{category}', isFirst ? category : inSentence(category)).replace('{value}', value);
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

/** The first picture of the list at this address; of a category without products, that of one below it. */
export const firstPictureAt = oncePerSite('firstPicture', (site: Site, path: string): Picture | undefined => {
  const listing = listingsByPath(site).get(path);
  const below = listing?.category && listing.tile === undefined ? site.index.childrenOf(listing.category) : [];
  for (const { pictures } of listing?.products ?? []) if (pictures[0]) return pictures[0];
  for (const child of below) {
    const picture = listing && firstPictureAt(site, categoryPath(listing.market, child));
    if (picture) return picture;
  }
  return undefined;
});

/** How many products the list at this address has; 0 where there is none. */
export const countProductsAt = (site: Site, path: string): number =>
  listingsByPath(site).get(path)?.products.length ?? 0;

/** Whether this is the address of a list without products, of a category that has none below it either. */
export const isEmptyListing = oncePerSite('emptyListing', (site: Site, path: string): boolean => {
  const listing = listingsByPath(site).get(path);
  if (!listing || listing.products.length > 0) return false;
  return listing.tile !== undefined || !listing.category || !site.index.hasProducts(listing.category);
});

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
