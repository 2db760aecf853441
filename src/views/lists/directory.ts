import {
  type DirectoryEntry,
  type DirectoryPage,
  directoryPath,
  listDirectories,
} from '../../catalog/listings/directory.ts';
import { countKnownSearchFiles, findPriceForms, listCommonSearches } from '../../catalog/search/common-searches.ts';
import { findFolder, listFirstFiles } from '../../catalog/site/numbered.ts';
import { listCategoryLists } from '../../catalog/listings/category-lists.ts';
import type { Market, Product } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { listComma } from '../../messages/language.ts';
import { frameText } from '../../messages/rooms/frame.ts';
import { directoryText } from '../../messages/rooms/directory.ts';
import { listingsText } from '../../messages/rooms/listings.ts';
import { allProductsPath, categoriesPath, marketPagePath, sellerPath } from '../../paths.ts';
import { type Step, shopTrail } from '../parts/breadcrumb.ts';
import { makeListPrice } from '../parts/card.ts';
import { type CategoryNode, makeCategoryTiles } from './categories.ts';
import { noticeIn } from '../home/home-rails.ts';
import { type ChipView, type PagesView, makeListHead, titleOfPage } from '../parts/list-page.ts';
import { freeDeliveryWords } from '../parts/free-delivery.ts';
import type { ContactView, LinkView, PageView } from '../parts/page-view.ts';
import { makeContact, makeShellView } from '../parts/shell.ts';
import { formatCount } from '../parts/format.ts';

/** Up to this many sellers are all on the directory's first page. */
const MOST_SELLERS = 24;
/** Of more sellers, this many are shown: those with the most ratings. */
const POPULAR_SELLERS = 10;

/** The search page, which is the directory's first page: letters, categories, shops. */
export interface DirectoryIndexView extends PageView {
  /** The folder of the search index and of the cards. */
  readonly folder: string;
  /** Addresses of the index files that every query needs. */
  readonly index: readonly string[];
  /** Searches whose results were found when the site was built. */
  readonly common: readonly string[];
  /** How many files have results of further searches that were found then. */
  readonly known: number;
  /** How prices in a query are written: a regular expression (core/search/words/price-forms.ts). */
  readonly priceForms: string;
  /** Address of the cart page, for the cards of results. */
  readonly cart: string;
  /** Address of the list of all products, linked where nothing is found. */
  readonly allProducts: string;
  /** What stands before a struck price in this market. */
  readonly mrpLabel: string;
  /** "Free delivery", said once for all results. */
  readonly delivery?: string;
  readonly trail: readonly Step[];
  readonly title: string;
  /** `title` describes the list and says how many products it has. Empty in other markets than the default one. */
  readonly letters: readonly (LinkView & { readonly title: string })[];
  readonly categories: readonly CategoryNode[];
  /** Address of the page with all categories; missing when this page shows them all. */
  readonly allCategories?: string;
  /** What is said where the market has no products. */
  readonly notice?: string;
  /** Customer care, for questions that no page answers. */
  readonly care: ContactView;
  /** "Shops", or "Popular shops" where not all are shown. */
  readonly sellersTitle: string;
  readonly sellers: readonly LinkView[];
  /** Link to all shops; missing when all are shown. */
  readonly allSellers?: LinkView;
}

/** A link of the directory, with the price of a product. */
interface DirectoryEntryView extends Pick<DirectoryEntry, 'text' | 'path'> {
  readonly price?: string;
}

/** One page of the directory: the products of one letter, or the shops. */
export interface DirectoryView extends PageView {
  readonly trail: readonly Step[];
  readonly title: string;
  readonly letters: readonly ChipView[];
  /** Links to the first pages of the parts of a long list. */
  readonly parts: readonly ChipView[];
  /** How many products the letter has; missing for shops. */
  readonly count?: string;
  readonly entries: readonly DirectoryEntryView[];
  readonly pages: PagesView;
}

const listLetters = (site: Site) => listDirectories(site).filter(({ key }) => key !== 'shops');
const indexStep = (home: Market): Step => ({
  name: directoryText.fromAToZ,
  path: marketPagePath(home, 'search'),
});

/** The search page of a market. Only the default market has letters and a list of all sellers. */
export function makeDirectoryIndexView(site: Site, market: Market): DirectoryIndexView {
  const { catalog, defaultMarket } = site;
  const hasLetters = market === defaultMarket;
  const title = hasLetters ? frameText.fromAToZ : directoryText.titleByCategory;
  const [list] = listCategoryLists(site).filter((page) => page.market === market);
  const path = marketPagePath(market, 'search');
  return {
    shell: makeShellView(site, market),
    head: {
      title,
      description: hasLetters
        ? directoryText.description({ shop: catalog.store.name })
        : directoryText.descriptionOf({ shop: catalog.store.name, market: market.name }),
      path,
    },
    folder: findFolder(site, market),
    index: listFirstFiles(site, market),
    common: listCommonSearches(site, market),
    known: countKnownSearchFiles(site, market),
    priceForms: findPriceForms(site),
    cart: marketPagePath(market, 'cart'),
    allProducts: allProductsPath(market),
    mrpLabel: market.mrpLabel,
    delivery: freeDeliveryWords(market),
    trail: [
      ...shopTrail(market),
      hasLetters ? indexStep(site.defaultMarket) : { name: directoryText.byCategory, path },
    ],
    title,
    letters: hasLetters
      ? listLetters(site).map((directory) => ({
          label: directory.label,
          href: directoryPath(site, directory),
          title: `${directory.title}${listComma()}${directory.entries.length}`,
        }))
      : [],
    categories: makeCategoryTiles(site, list?.categories ?? [], market),
    allCategories: list && list.pageCount > 1 ? categoriesPath(market) : undefined,
    notice: noticeIn(site, market),
    care: makeContact(catalog.store.care),
    ...listSellers(site, market),
  };
}

/** The sellers of a market; of many, the popular ones. Those of the default market are all in a list of the directory. */
function listSellers(site: Site, market: Market): Pick<DirectoryIndexView, 'sellersTitle' | 'sellers' | 'allSellers'> {
  const isHome = market === site.defaultMarket;
  const sellers = [...site.catalog.sellers.values()].filter(
    (seller) => isHome || site.index.productsOfSeller(seller.id, market).length > 0,
  );
  const all = isHome ? listDirectories(site).find(({ key }) => key === 'shops') : undefined;
  const isLong = all !== undefined && sellers.length > MOST_SELLERS;
  const shown = isLong
    ? sellers.toSorted((one, other) => other.ratings - one.ratings).slice(0, POPULAR_SELLERS)
    : sellers;
  return {
    sellersTitle: isLong ? directoryText.popularShops : directoryText.shops,
    sellers: shown.map((seller) => ({ label: seller.name, href: sellerPath(market, seller) })),
    allSellers: isLong
      ? {
          label: directoryText.allShops({
            count: sellers.length,
            shown: formatCount(sellers.length, market.locale),
          }),
          href: directoryPath(site, all),
        }
      : undefined,
  };
}

/** "₹499", or "from ₹499" where variants differ in price. */
function priceOf(site: Site, product: Product): string {
  const { now, isLowest } = makeListPrice(site, product, site.defaultMarket);
  return isLowest ? listingsText.priceFrom({ amount: now }) : now;
}

/** A page of the directory, which only the default market has. */
export function makeDirectoryView(
  site: Site,
  { directory, page, pageCount, entries, parts }: DirectoryPage,
): DirectoryView {
  const pathOf = (number: number) => directoryPath(site, directory, number);
  const title = titleOfPage(directory.title, page);
  const description = directoryText.range({
    title,
    first: entries[0]?.text ?? '',
    last: entries.at(-1)?.text ?? '',
  });
  return {
    shell: makeShellView(site),
    head: { title, description: description.slice(0, 160), ...makeListHead(page, pathOf) },
    trail: [
      ...shopTrail(site.defaultMarket),
      indexStep(site.defaultMarket),
      { name: directory.title, path: pathOf(1) },
    ],
    title: directory.title,
    letters: listLetters(site).map((other) => ({
      label: other.label,
      href: directoryPath(site, other),
      isCurrent: other.key === directory.key,
    })),
    parts: parts.map((part, index) => ({
      label: part.text,
      href: pathOf(part.page),
      isCurrent: page >= part.page && page < (parts[index + 1]?.page ?? Infinity),
    })),
    count: entries[0]?.product
      ? listingsText.products({
          count: directory.entries.length,
          shown: formatCount(directory.entries.length, site.defaultMarket.locale),
        })
      : undefined,
    entries: entries.map(({ text, path, product }) => ({
      text,
      path,
      price: product && priceOf(site, product),
    })),
    pages: { page, pageCount, base: pathOf(1), label: listingsText.pagesOf({ title: directory.title }) },
  };
}
