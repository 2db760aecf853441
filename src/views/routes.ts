import { directoryPath, listDirectoryPages } from '../catalog/listings/directory.ts';
import { listImported, selectionPath } from '../catalog/listings/imported.ts';
import { hasFacetPages } from '../catalog/facets/facet-pages.ts';
import { listCategoryLists } from '../catalog/listings/category-lists.ts';
import { findListingPage, listListings } from '../catalog/listings/list-category-products.ts';
import type { Category, Market, Product, Seller } from '../catalog/model.ts';
import { variantsIn } from '../catalog/products/variants.ts';
import { isFirst } from '../catalog/site/editions.ts';
import type { Site } from '../catalog/site/site.ts';
import { below } from '../core/site/cart-paths.ts';
import { PAGE_SIZE } from '../core/site/constants.ts';
import { countPages } from '../core/listing/pagination.ts';
import {
  APP_PATHS,
  categoriesPath,
  filtersPath,
  lostPath,
  type MARKET_PAGES,
  marketPagePath,
  marketPath,
  productPath,
  reviewsPath,
  sellerPath,
} from '../paths.ts';
import { type AppView, makeAppView } from './app/app.ts';
import {
  makeAccountView,
  makeComplaintView,
  makeNewsletterView,
  makeNotFoundView,
  makeOfflineView,
  makeOldLinkView,
  makeOrdersView,
} from './app/app-pages.ts';
import {
  makeCartView,
  makeCheckoutView,
  makeCompareView,
  makePaymentView,
  makeWishlistView,
} from './app/cart-pages.ts';
import { makeCategoriesView } from './lists/categories.ts';
import { makeContentView } from './content.ts';
import { makeDirectoryIndexView, makeDirectoryView } from './lists/directory.ts';
import { makeFiltersView } from './lists/filters.ts';
import { makeHomeView } from './home/home.ts';
import { makeImportedView } from './lists/imported.ts';
import { makeListingView } from './lists/listing.ts';
import { makeMarketHomeView } from './home/market-home.ts';
import { makeProductView } from './product/product.ts';
import { divideReviews, makeReviewsPageView } from './product/reviews-page.ts';
import { makeSellerPageView } from './lists/seller.ts';
import { makeSellerSignInView, makeSellerView } from './app/seller-sign-in.ts';
import { makeStyleguideView } from './styleguide.ts';

/** A page of the site. */
export interface RoutePage<View> {
  /** Its address: `/cart`. */
  readonly path: string;
  /** Makes its view model: plain data on which, besides the templates, everything in the page's HTML depends. */
  readonly makeView: (site: Site) => View;
  /** The entities from which, with the site, `makeView` makes it. Such a page is made again only if something that it read has changed. */
  readonly subjects?: readonly (Product | Market | Category | Seller)[];
}

/** Pages that one file of src/routes renders. */
export interface Route<View = unknown> {
  /** The path below src/routes, without `.astro`. Parameters are in brackets. */
  readonly file: string;
  /** The pattern of its addresses, as Astro names routes: `[...market]/cart`. */
  readonly pattern: string;
  /** Its pages in an edition of the site (catalog/site/editions.ts). */
  readonly listPages: (site: Site) => readonly RoutePage<View>[];
}

const route = <View>(
  file: string,
  listPages: (site: Site) => readonly RoutePage<View & Plain<View>>[],
  pattern = file,
): Route<View> => ({
  file,
  pattern,
  listPages,
});

/** A route with one page, in the first language only. */
const once = <View>(file: string, path: string, make: (site: Site) => View & Plain<View>): Route<View> =>
  route(file, (site) => (isFirst(site) ? [{ path, makeView: make }] : []));

/** Whether an edition has the pages of the default market. */
const hasHome = ({ catalog, defaultMarket }: Site): boolean => catalog.markets.has(defaultMarket.id);

/** A route with a page of the default market, in each of its languages. */
const single = <View>(file: string, path: string, make: (site: Site) => View & Plain<View>): Route<View> =>
  route(
    file,
    (site) => (hasHome(site) ? [{ path: below(site.defaultMarket, path), makeView: make }] : []),
    `[...market]${path}`,
  );

/** A route with an application page of the default market. */
const appPage = (page: keyof typeof APP_PATHS): Route<AppView> =>
  single(APP_PATHS[page].slice(1), APP_PATHS[page], (site) => makeAppView(site, site.defaultMarket, page));

/** A route with a page for every market. */
const perMarket = <View>(
  page: (typeof MARKET_PAGES)[number],
  make: (site: Site, market: Market, page: (typeof MARKET_PAGES)[number]) => View & Plain<View>,
): Route<View> =>
  route(`[...market]${APP_PATHS[page]}`, (site) =>
    marketsOf(site).map((market) => ({
      path: marketPagePath(market, page),
      makeView: (from) => make(from, market, page),
    })),
  );

const marketsOf = ({ catalog }: Site): Market[] => [...catalog.markets.values()];

/** The pages of a list. `make` is called with each page's number, from 1. */
const pagesOf = <View>(length: number, pageSize: number, make: (page: number) => RoutePage<View>): RoutePage<View>[] =>
  Array.from({ length: countPages(length, pageSize) }, (_, index) => make(index + 1));

/** Every page of the site, by route. The files of src/routes get their view models from here. */
export const ROUTES = {
  home: route(
    'index',
    (site) => (hasHome(site) ? [{ path: marketPath(site.defaultMarket), makeView: makeHomeView }] : []),
    '[...market]',
  ),
  marketHome: route('[market]', (site) =>
    marketsOf(site)
      .filter((market) => market.id !== site.defaultMarket.id)
      .map((market) => ({ path: marketPath(market), makeView: (from: Site) => makeMarketHomeView(from, market) })),
  ),
  product: route('[...market]/[slug]/p/[sku]', (site) =>
    marketsOf(site).flatMap((market) =>
      [...site.catalog.products.values()]
        .filter(({ offers }) => offers[market.id])
        .flatMap((product) => [
          {
            path: productPath(market, product),
            makeView: (from: Site) => makeProductView(from, product, market),
            subjects: [product, market],
          },
          ...variantsIn(product, market).map((variant) => ({
            path: productPath(market, { slug: product.slug, sku: variant.sku }),
            makeView: (from: Site) => makeProductView(from, product, market, variant),
            subjects: [product, market],
          })),
        ]),
    ),
  ),
  reviews: route('[...market]/[slug]/p/[sku]/reviews/[...page]', (site) =>
    marketsOf(site).flatMap((market) =>
      [...site.catalog.products.values()]
        .filter(({ offers }) => offers[market.id])
        .flatMap((product) =>
          divideReviews(product).map((_, index) => ({
            path: reviewsPath(market, product, index + 1),
            makeView: (from: Site) => makeReviewsPageView(from, product, market, index + 1),
            subjects: [product, market],
          })),
        ),
    ),
  ),
  listing: route('[...listing]', (site) =>
    listListings(site).flatMap((listing) =>
      pagesOf(listing.products.length, listing.pageSize, (page) => ({
        path: listing.pathOf(page),
        makeView: (from: Site) => makeListingView(from, findListingPage(from, listing.pathOf(1), String(page))),
        subjects: [],
      })),
    ),
  ),
  filters: route('[...filters]', (site) =>
    marketsOf(site).flatMap((market) =>
      site.index
        .categoriesOf(market)
        .filter(({ id }) => hasFacetPages(site, id))
        .map((category) => ({
          path: filtersPath(market, category),
          makeView: (from: Site) => makeFiltersView(from, category, market),
          subjects: [category, market],
        })),
    ),
  ),
  categories: route('[...market]/categories/[...parent]', (site) =>
    listCategoryLists(site).map((list) => ({
      path: categoriesPath(list.market, list.parent, list.page),
      makeView: (from: Site) => makeCategoriesView(from, list),
    })),
  ),
  content: route('[...content]', (site) =>
    site.catalog.pages.map((page) => ({ path: page.path, makeView: (from: Site) => makeContentView(from, page) })),
  ),
  sellerPage: route('[...market]/shop/[...seller]', (site) =>
    marketsOf(site).flatMap((market) =>
      [...site.catalog.sellers.values()].flatMap((seller) => {
        const products = site.index.productsOfSeller(seller.id, market);
        // In other markets, only sellers with products there have a page.
        if (products.length === 0 && market !== site.defaultMarket) return [];
        return pagesOf(products.length, PAGE_SIZE, (page) => ({
          path: sellerPath(market, seller, page),
          makeView: (from: Site) => makeSellerPageView(from, seller, market, page),
          subjects: [seller, market],
        }));
      }),
    ),
  ),
  directoryIndex: perMarket('search', makeDirectoryIndexView),
  directory: route(
    'search/[...part]',
    (site) =>
      (hasHome(site) ? listDirectoryPages(site) : []).map((page) => ({
        path: directoryPath(site, page.directory, page.page),
        makeView: (from: Site) => makeDirectoryView(from, page),
      })),
    '[...market]/search/[...part]',
  ),
  imported: route(
    'imported/[...view]',
    (site) =>
      (hasHome(site) ? listImported(site) : []).flatMap((selection) =>
        pagesOf(selection.products.length, PAGE_SIZE, (page) => ({
          path: selectionPath(site, selection, page),
          makeView: (from: Site) => makeImportedView(from, selection, page),
        })),
      ),
    '[...market]/imported/[...view]',
  ),
  cart: perMarket('cart', makeCartView),
  checkout: perMarket('checkout', makeCheckoutView),
  payment: perMarket('payment', makePaymentView),
  orders: perMarket('orders', makeOrdersView),
  complaint: perMarket('complaint', makeComplaintView),
  wishlist: perMarket('wishlist', makeWishlistView),
  compare: perMarket('compare', makeCompareView),
  shared: perMarket('shared', makeAppView),
  offline: route(`[...market]${APP_PATHS.offline}`, (site) =>
    site.catalog.store.offline === false
      ? []
      : marketsOf(site).map((market) => ({
          path: marketPagePath(market, 'offline'),
          makeView: (from: Site) => makeOfflineView(from, market),
        })),
  ),
  login: perMarket('login', makeAppView),
  loginRegister: perMarket('loginRegister', makeAppView),
  account: perMarket('account', makeAccountView),
  oldLink: once('productDetails', APP_PATHS.productDetails, makeOldLinkView),
  resetPassword: appPage('resetPassword'),
  newsletter: single('newsletter', APP_PATHS.newsletter, makeNewsletterView),
  confirmEmail: appPage('confirmEmail'),
  sellerSignUp: single('Seller-SignUp', APP_PATHS.sellerSignUp, (site) => makeSellerSignInView(site, 'sellerSignUp')),
  sellerSignIn: single('Seller-SignIn', APP_PATHS.sellerSignIn, makeSellerSignInView),
  sellerDashboard: single('seller-dashboard', APP_PATHS.sellerDashboard, (site) => makeSellerView(site)),
  notFound: route(
    '404',
    (site) =>
      marketsOf(site).map((market) => ({
        path: lostPath(market),
        makeView: (from: Site) => makeNotFoundView(from, market),
      })),
    '[...market]/404',
  ),
  /** Only when the environment variable STYLEGUIDE is set, which `npm run dev` does. */
  styleguide: route('[...styleguide]', (site) =>
    process.env['STYLEGUIDE'] && isFirst(site) ? [{ path: '/styleguide', makeView: makeStyleguideView }] : [],
  ),
} as const satisfies Record<string, Route>;

/** A type that JSON keeps unchanged: no Map, Set, Date, function or symbol. An undefined field counts as missing. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | symbol
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };
