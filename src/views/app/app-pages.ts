import { isFirst, listEditionMarkets } from '../../catalog/site/editions.ts';
import type { Category, Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { KEPT_CATEGORIES, SHOWN_CATEGORIES } from '../../core/site/constants.ts';
import { takesCash } from '../../core/order/order-total.ts';
import { lostText } from '../../messages/rooms/lost.ts';
import {
  allProductsPath,
  APP_PATHS,
  categoryPath,
  lostPath,
  MARKET_PAGES,
  marketPagePath,
  marketPath,
  tilePath,
} from '../../paths.ts';
import { type AppView, makeAppView } from './app.ts';
import { makeOthersBuyRow, makeOthersBuy } from '../lists/others-buy.ts';
import type { CardView, MiniView } from '../parts/card.ts';
import { storePages } from '../parts/market-pages.ts';
import type { ContactView, LinkView, PageView } from '../parts/page-view.ts';
import { linkToCategory, makeContact, makeShellView } from '../parts/shell.ts';

/** The view models of account, orders, newsletter and complaints, and of the pages for old links, missing addresses and reading offline. */

export interface AccountView extends AppView {
  /** ISO code of the market's country. */
  readonly country: string;
  /** All markets of the shop. */
  readonly markets: readonly { readonly id: string; readonly name: string; readonly currency: string }[];
  readonly helpPage: string;
  /** What others buy, shown while nobody is logged in. */
  readonly best: readonly MiniView[];
}

export interface OrdersView extends AppView {
  /** Days for a return and until a refund, and whether cash on delivery is possible, by market id. */
  readonly days: Readonly<Record<string, { readonly return: number; readonly refund: number; readonly cash: boolean }>>;
  /** The icon of a refund: a rupee sign, or notes and coins for other currencies. */
  readonly refundIcon: 'refund' | 'cash';
  /** What others buy, shown below the list of orders, and where there are none. */
  readonly best: readonly MiniView[];
}

export interface NewsletterView extends AppView {
  /** Where the form is sent; missing without an API host. */
  readonly action?: string;
}

export interface ComplaintView extends AppView {
  readonly officer: ContactView & { readonly name: string; readonly designation: string };
  /** Address of the contact page. */
  readonly contactPage: string;
}

/** The page that a browser shows without a connection. */
export interface OfflineView extends AppView {
  readonly marketId: string;
  /** The categories whose pages can be kept on request. */
  readonly categories: readonly LinkView[];
}

/** The page for addresses that do not exist. */
export interface NotFoundView extends PageView {
  /** The categories of the header, labelled with their titles. */
  readonly categories: readonly LinkView[];
  /** Addresses of pages that this page does not link to: it compares the address that was not found with them. */
  readonly paths: readonly string[];
  readonly homePath: string;
  /** Address of the search. */
  readonly searchPath: string;
  /** Where the other markets have pages for missing addresses (`/hi/`). Only on the page that some hosts serve for every missing address. */
  readonly elsewhere: readonly string[];
  /** What others buy. */
  readonly best: readonly CardView[];
}

/** The page to which old product links lead. */
export interface OldLinkView extends AppView {
  /** What others buy, shown where the product is gone. */
  readonly best: readonly CardView[];
  /** Addresses of listings by subcategory, in which the product of a link without a SKU is looked up. */
  readonly tiles: Readonly<Record<string, string>>;
}

/** Every market is named, as one account has orders in all of them. */
export const makeAccountView = (site: Site, market: Market): AccountView => ({
  ...makeAppView(site, market, 'account'),
  country: market.country,
  helpPage: storePages(site, market).help,
  markets: [...site.allMarkets.values()].map(({ id, name, currency }) => ({ id, name, currency })),
  best: makeOthersBuyRow(site, market),
});

/** The terms are those of every market, as the page lists orders of all of them. */
export const makeOrdersView = (site: Site, market: Market): OrdersView => ({
  ...makeAppView(site, market, 'orders'),
  days: Object.fromEntries(
    [...site.allMarkets.values()].map(({ id, returns, delivery }) => [
      id,
      { return: returns.days, refund: returns.refundDays, cash: takesCash(delivery) },
    ]),
  ),
  refundIcon: market.currency === 'INR' ? 'refund' : 'cash',
  best: makeOthersBuyRow(site, market),
});

/** The newsletter's page. Without an API host it has no form. */
export function makeNewsletterView(site: Site): NewsletterView {
  const view = makeAppView(site, site.defaultMarket, 'newsletter');
  return site.api ? { ...view, action: `${site.api}/newsletter/ask` } : view;
}

/** The page for complaints, with the grievance officer whom the Consumer Protection (E-Commerce) Rules 2020 ask for. */
export function makeComplaintView(site: Site, market: Market): ComplaintView {
  const { grievanceOfficer: officer } = site.catalog.store;
  return {
    ...makeAppView(site, market, 'complaint'),
    officer: { name: officer.name, designation: officer.designation, ...makeContact(officer) },
    contactPage: storePages(site, market).contact,
  };
}

/** The categories whose pages can be kept for use without a connection: the first of the header. */
export const listKeptCategories = ({ index }: Site, market: Market): Category[] =>
  index.headerCategories(market).slice(0, KEPT_CATEGORIES);

/** The page for a missing connection. It names the market, as one browser can keep pages of several. */
export const makeOfflineView = (site: Site, market: Market): OfflineView => ({
  ...makeAppView(site, market, 'offline'),
  marketId: market.id,
  categories: listKeptCategories(site, market).map((category) => linkToCategory(market, category)),
});

/** The page for missing addresses of a market. It links to the market's main pages and knows the addresses of the others, to suggest a similar one. */
export function makeNotFoundView(site: Site, market: Market): NotFoundView {
  const { catalog, index } = site;
  const others = [...catalog.markets.values()].filter(({ id }) => id !== market.id);
  return {
    shell: makeShellView(site, market),
    head: { title: lostText.title, description: lostText.description, path: lostPath(market) },
    homePath: marketPath(market),
    searchPath: marketPagePath(market, 'search'),
    categories: index
      .headerCategories(market)
      .slice(0, SHOWN_CATEGORIES)
      .map((category) => ({ ...linkToCategory(market, category), label: category.title })),
    paths: [
      ...Object.values(APP_PATHS),
      ...others.flatMap((market) => [
        marketPath(market),
        allProductsPath(market),
        ...MARKET_PAGES.map((page) => marketPagePath(market, page)),
        ...index
          .headerCategories(market)
          .slice(0, SHOWN_CATEGORIES)
          .map((category) => categoryPath(market, category)),
      ]),
    ],
    elsewhere: (isFirst(site) && market.prefix === '' ? listEditionMarkets(site) : [])
      .filter((other) => other.market.prefix !== '')
      .map((other) => `/${other.market.prefix}/`),
    best: makeOthersBuy(site, market),
  };
}

/**
 * The page at `/productDetails`, to which links of an older shop lead. Where two categories have a tile of the same subcategory, the first one counts.
 */
export function makeOldLinkView(site: Site): OldLinkView {
  const { markets, categories } = site.catalog;
  const tiles: Record<string, string> = {};
  for (const category of categories.values()) {
    const market = markets.get(category.marketId);
    for (const tile of category.strip)
      for (const name of tile.subcategories) if (market) tiles[name] ??= tilePath(market, category, tile);
  }
  const { defaultMarket: home } = site;
  return { ...makeAppView(site, home, 'productDetails'), tiles, best: makeOthersBuy(site, home) };
}
