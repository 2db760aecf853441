import type { Placeholder } from './core/pictures/drawings.ts';
import { skuPart } from './core/product/sku-part.ts';
import {
  below,
  CART_PATH,
  COMPARE_PATH,
  type InMarket,
  OFFLINE_PATH,
  PRODUCTS_PATH,
  TASK_PATHS,
  WISHLIST_PATH,
} from './core/site/cart-paths.ts';
import { FEED_ENDINGS, type FeedKind } from './core/site/feed-kinds.ts';
import { languageEnding } from './messages/language.ts';

/**
 * Every address of the site, in one place, but for those of data files (core/site/data-paths.ts and core/product/price-file.ts) and the few of
 * core/site/cart-paths.ts, which scripts need without all others. Addresses have no slash at their end and no `.html`; they start with the
 * market's prefix, which the default market does not have.
 */

/** Pages that are code, at their exact paths (specification section 2). */
export const APP_PATHS = {
  home: '/',
  products: PRODUCTS_PATH,
  search: '/search',
  categories: '/categories',
  imported: '/imported',
  cart: CART_PATH,
  ...TASK_PATHS,
  newsletter: '/newsletter',
  wishlist: WISHLIST_PATH,
  compare: COMPARE_PATH,
  shared: '/shared',
  offline: OFFLINE_PATH,
  productDetails: '/productDetails',
  login: '/loginPage',
  loginRegister: '/login_register',
  resetPassword: '/reset_password',
  account: '/account',
  confirmEmail: '/confirm-email',
} as const;

/** Pages that exist once, in the first language: their addresses are typed, or of old links. */
export const ONCE_PATHS: readonly string[] = ['/productDetails', '/styleguide'];

/** The page of a market and language for addresses below its prefix that do not exist. */
export const lostPath = (market: InMarket): string => below(market, '/404');

/** The folder of the prepared pictures. */
export const PICTURE_FOLDER = '_img';

/** The folder of the videos, by their names in the catalogue. */
export const VIDEO_FOLDER = '_video';

/** The folder of the compression dictionaries. */
export const DICTIONARY_FOLDER = '_dict';

/** Folders of the site whose files are named by their content: what is at one of their addresses never changes. */
export const HASHED_FOLDERS = [PICTURE_FOLDER, '_astro', DICTIONARY_FOLDER] as const;

/** The folder of the JSON files that scripts read. */
export const DATA_FOLDER = '_data';

/** The folder of the product files that other companies fetch. */
export const FEED_FOLDER = 'feeds';

/** First parts of addresses that belong to code: no category or page may take them. */
export const RESERVED_PARTS = ['shop', 'p', ...HASHED_FOLDERS, DATA_FOLDER, FEED_FOLDER, VIDEO_FOLDER] as const;

export const numbered = (path: string, page: number): string => (page === 1 ? path : `${path}/${page}`);

/** The pages of `APP_PATHS` that every market has, below its prefix. The others exist once. */
export const MARKET_PAGES = [
  'search',
  'categories',
  'cart',
  'checkout',
  'payment',
  'orders',
  'complaint',
  'wishlist',
  'compare',
  'shared',
  'offline',
  'login',
  'loginRegister',
  'account',
] as const;

/** `/cart`, `/en-ae/cart`. */
export const marketPagePath = (market: InMarket, page: (typeof MARKET_PAGES)[number]): string =>
  below(market, APP_PATHS[page]);

/** A path of a market without its prefix; empty for its home page. */
export const withoutPrefix = ({ prefix }: InMarket, path: string): string =>
  prefix === '' ? path : path.slice(prefix.length + 1);

/** The address of a page of a market in another of its languages. Names begin with other letters there, so those lead to the list of letters. */
export const inLanguagePath = (path: string, from: InMarket, to: InMarket): string => {
  const rest = withoutPrefix(from, path);
  if (rest.startsWith(`${APP_PATHS.search}/`)) return below(to, APP_PATHS.search);
  return rest === '' || rest === '/' ? marketPath(to) : below(to, rest);
};

/** `/` or `/en-ae`. */
export const marketPath = (market: InMarket): string => (market.prefix === '' ? '/' : `/${market.prefix}`);

/** `/<slug>/p/<sku>` (specification section 2). */
export const productPath = (market: InMarket, product: { readonly slug: string; readonly sku: string }): string =>
  below(market, `/${product.slug}/p/${skuPart(product.sku)}`);

/** All reviews of a product: `/<slug>/p/<sku>/reviews`, `/<slug>/p/<sku>/reviews/2`. */
export const reviewsPath = (
  market: InMarket,
  product: { readonly slug: string; readonly sku: string },
  page = 1,
): string => numbered(`${productPath(market, product)}/reviews`, page);

/** `/menFashion`, and `/menFashion/2` for the second page. */
export const categoryPath = (market: InMarket, category: { readonly path: string }, page = 1): string =>
  numbered(below(market, `/${category.path}`), page);

/** All categories of a market, or those below one: `/categories`, `/categories/2`, `/en-ae/categories/womenFashion`. */
export const categoriesPath = (market: InMarket, parent?: { readonly path: string }, page = 1): string =>
  numbered(marketPagePath(market, 'categories') + (parent ? `/${parent.path}` : ''), page);

/** `/womenFashion/minidress`. */
export const tilePath = (
  market: InMarket,
  category: { readonly path: string },
  tile: { readonly path: string },
  page = 1,
): string => numbered(below(market, `/${category.path}/${tile.path}`), page);

/** The products of a category with a value of a facet: `/womenFashion/colour-red`. */
export const facetPath = (
  market: InMarket,
  category: { readonly path: string },
  facet: string,
  value: string,
  page = 1,
): string => numbered(below(market, `/${category.path}/${facet}-${value}`), page);

/** The page that lists those pages: `/womenFashion/filters`. */
export const filtersPath = (market: InMarket, category: { readonly path: string }): string =>
  below(market, `/${category.path}/filters`);

/** All products of a market: `/products`, `/en-ae/products/2`. */
export const allProductsPath = (market: InMarket, page = 1): string =>
  numbered(below(market, APP_PATHS.products), page);

/** `/shop/<seller>`. */
export const sellerPath = (market: InMarket, seller: { readonly id: string }, page = 1): string =>
  numbered(below(market, `/shop/${seller.id}`), page);

/** Parts of the directory of everything, which the default market has: `/search/shops`, `/search/k`, `/search/k/2`. */
export const letterPath = (home: InMarket, key: string, page = 1): string =>
  numbered(below(home, `${APP_PATHS.search}/${key}`), page);

/** Imported products, which the default market has: `/imported` (all), `/imported/price`, `/imported/from-china/2`. */
export const importedPath = (home: InMarket, key: string, page = 1): string =>
  numbered(below(home, key === 'all' ? APP_PATHS.imported : `${APP_PATHS.imported}/${key}`), page);

/** The number of a page of a list, and 1 for any page whose address does not end with a number. */
export const pageNumber = (path: string): number => Number(/\/(\d+)$/.exec(path)?.[1] ?? 1);

/** A prepared picture: named by its content, so that it can be kept for ever. */
export const picturePath = (digest: string, width: number): string => `/${PICTURE_FOLDER}/${digest}-${width}.webp`;

/** A video below `catalog/videos`. It has no digest in its name: it is as large as all else of a shop together, and is asked for by few. */
export const videoPath = (source: string): string =>
  `/${VIDEO_FOLDER}/${source.split('/').map(encodeURIComponent).join('/')}`;

/** A compression dictionary of a market: `/_dict/in/1a2b3c4d.dict`. */
export const dictionaryPath = (marketId: string, id: string): string => `${dictionaryFolderPath(marketId)}/${id}.dict`;

/** The folder of a market's compression dictionaries: `/_dict/in`. */
export const dictionaryFolderPath = (marketId: string): string =>
  `/${DICTIONARY_FOLDER}/${marketId}${languageEnding()}`;

/**
 * A market's product file for one company: `/feeds/google-in.xml`, `/feeds/google-in.hi.xml` for the market that is named "in.hi" in a language
 * (`nameIn`), and `/feeds/google-in-2.xml` for the second of a large shop.
 */
export const feedPath = (kind: FeedKind, name: string, part = 1): string =>
  `/${FEED_FOLDER}/${kind}-${name}${part === 1 ? '' : `-${part}`}.${FEED_ENDINGS[kind]}`;

/** The drawing for a product without a picture; it is in src/public. */
export const placeholderPath = (kind: Placeholder): string => `/no-picture/${kind}.svg`;

/** The file that a web server or CDN holds for an address: `/` is `index.html`, `/cart` is `cart.html`. */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The address of the page in a file, with slashes: the inverse of `htmlFile`. */
export const pageAddress = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;

/** Whether a file of the site, named relative to it, is named by its content. */
export const isHashedFile = (file: string): boolean => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** How to recognise what these functions make; products and sellers without the market's prefix. */
export const PATH_PATTERNS = {
  // Not the further pages of the letter P, nor of a seller of that name.
  product: /^\/(?!(?:search|shop)\/p\/\d+$)[^/]+\/p\/[^/]+$/,
  reviews: /^\/(?!(?:search|shop)\/)[^/]+\/p\/[^/]+\/reviews(?:\/\d+)?$/,
  seller: /^\/shop\/./,
  directory: /^\/(?:search|imported|categories)(?:\/|$)/,
  picture: /^\/_img\/[0-9a-f]{12}-\d+\.webp$/,
  find: /^\/_data\/[^/]+\/find[-.]/,
  priceFile: /^\/_data\/([^/]+)\/prices-(\d+)\/(\d+)\.json$/,
  pinFile: /^\/_data\/pin\/\d\d\.json$/,
  deliveryFile: /^\/_data\/([^/]+)\/delivery\/(\d\d)\.json$/,
} as const;
