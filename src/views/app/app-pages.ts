import { isFirst, listEditionMarkets } from '../../catalog/site/editions.ts';
import type { Category, Market } from '../../catalog/model.ts';
import { hasDeliveryRules } from '../../catalog/delivery/delivery-files.ts';
import type { Site } from '../../catalog/site/site.ts';
import { KEPT_CATEGORIES, SHOWN_CATEGORIES } from '../../core/site/constants.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { keyInMarket } from '../../core/site/stored-keys.ts';
import { takesCash } from '../../core/order/order-total.ts';
import { checkoutFormText } from '../../messages/rooms/checkout-form.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { lostText } from '../../messages/rooms/lost.ts';
import { termsText } from '../../messages/rooms/terms.ts';
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
import { makeBestMinis, makeBestSellers } from '../lists/best-sellers.ts';
import type { CardView, MiniView } from '../parts/card.ts';
import { formatAmount } from '../parts/format.ts';
import { storePages } from '../parts/market-pages.ts';
import { makeShippingRules, type ShippingRulesView } from '../parts/market-rules.ts';
import {
  type ContactView,
  type LinkView,
  linkToCategory,
  makeContact,
  makeShellView,
  type PageView,
} from '../parts/shell.ts';

/** What client/boot/first-lines.ts needs to show the stored cart. */
export interface FirstLinesView {
  /** End of the market's keys in storage. */
  readonly suffix: string;
  readonly locale: string;
  readonly currency: string;
  /** How many minor units one unit of the currency has, and the decimals of an amount that is not whole. */
  readonly unit: number;
  readonly decimals: number;
  readonly feeMinor: number;
  readonly freeFromMinor?: number;
  readonly cashOnDeliveryFeeMinor?: number;
}

export interface CartView extends AppView {
  readonly first: FirstLinesView;
  /** Whether fee and day depend on the PIN code. */
  readonly asksPinCode: boolean;
  /** "UPI", "Cards", "Cash on delivery"; empty where nothing is known. */
  readonly waysToPay: readonly string[];
  /** What others buy, shown while the cart is empty. */
  readonly best: readonly CardView[];
}

export interface WishlistView extends AppView {
  /** What others buy, shown while the list is empty. */
  readonly best: readonly CardView[];
}

export interface CompareView extends AppView {
  /** What others buy, shown while there is nothing to compare. */
  readonly best: readonly CardView[];
}

/** The checkout of a shop with an API host. */
export interface CheckoutFormView {
  readonly first: FirstLinesView;
  /** From which the script computes the delivery date and the fee for cash on delivery. */
  readonly facts: {
    /** ISO code of the market's country. */
    readonly country: string;
    readonly days: readonly [least: number, most: number];
    readonly daysMean: 'processing' | 'delivery';
    readonly holidays: readonly { readonly date: string }[];
    readonly cashOnDeliveryFeeMinor?: number;
  };
  /** First part of the market's addresses. */
  readonly prefix: string;
  /** What cash on delivery costs: "₹30 extra"; missing where it can't be chosen. */
  readonly cash?: string;
  /** Ways to pay online, as the market names them; may be empty. */
  readonly onlinePayments: readonly string[];
  /** What is said at the phone number. */
  readonly phoneHint: string;
  /** What is said at the email address: without one, a shop that sends nothing to phones can't send the order's link. */
  readonly emailHint: string;
  readonly returnDays: number;
  readonly refundDays: number;
  readonly returnsPage: string;
  readonly privacyPage: string;
}

/** The checkout of a shop without an API host: orders are sent as messages. */
export interface OrderMessageView {
  readonly first: FirstLinesView;
  readonly shop: string;
  /** Address of the live site without a slash at the end. */
  readonly site: string;
  readonly whatsapp?: string;
  readonly email?: string;
  readonly prefix: string;
  /** ISO code of the market's country. */
  readonly country: string;
  /** Whether fee, day and payment depend on the PIN code. */
  readonly asksPinCode: boolean;
}

/** It has either `form` or `message`. */
export interface CheckoutView extends AppView {
  /** ISO code of the market's country. */
  readonly country: string;
  readonly form?: CheckoutFormView;
  readonly message?: OrderMessageView;
  readonly shipping: ShippingRulesView;
}

export interface AccountView extends AppView {
  /** ISO code of the market's country. */
  readonly country: string;
  /** All markets of the shop. */
  readonly markets: readonly { readonly id: string; readonly name: string; readonly currency: string }[];
  readonly helpPage: string;
  /** What others buy, shown to who is not logged in. */
  readonly best: readonly MiniView[];
}

export interface OrdersView extends AppView {
  /** Days for a return and until a refund, and whether cash on delivery is possible, by market id. */
  readonly days: Readonly<Record<string, { readonly return: number; readonly refund: number; readonly cash: boolean }>>;
  /** Of what comes back: a sign of rupees, or of any money. */
  readonly refundIcon: 'refund' | 'cash';
  /** What others buy, shown below the list of orders, and where there are none. */
  readonly best: readonly MiniView[];
}

export interface PaymentView extends AppView {
  /** Ids of the markets where an order can be paid in cash. */
  readonly cashMarkets: readonly string[];
  /** Ways to pay online, as the market names them; may be empty. */
  readonly onlinePayments: readonly string[];
}

export interface NewsletterView extends AppView {
  /** Where the form is sent; missing without an API host. */
  readonly action?: string;
}

export interface ComplaintView extends AppView {
  readonly officer: ContactView & { readonly name: string; readonly designation: string };
  /** Address of the page about complaints. */
  readonly contactPage: string;
}

/** The page about times without a connection. */
export interface OfflineView extends AppView {
  readonly marketId: string;
  /** What can be kept on request: the pages of these categories. */
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
  /** Where other pages for missing addresses stand (`/hi/`), on the page that some hosts answer for all. */
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

export function makeCartView(site: Site, market: Market): CartView {
  const view = makeAppView(site, market, 'cart');
  return {
    ...view,
    first: makeFirstLines(site, market),
    asksPinCode: hasDeliveryRules(site, market.id),
    waysToPay: [
      ...(view.hasApi ? market.onlinePayments : []),
      ...(takesCash(market.delivery) ? [deliveryText.cash] : []),
    ],
    best: makeBestSellers(site, market),
  };
}

export const makeWishlistView = (site: Site, market: Market): WishlistView => ({
  ...makeAppView(site, market, 'wishlist'),
  best: makeBestSellers(site, market),
});

export const makeCompareView = (site: Site, market: Market): CompareView => ({
  ...makeAppView(site, market, 'compare'),
  best: makeBestSellers(site, market),
});

function makeFirstLines(site: Site, { id, locale, currency, delivery }: Market): FirstLinesView {
  const decimals = decimalsOf(currency);
  return {
    suffix: keyInMarket('cart', id, site.defaultMarket.id).slice('cart'.length),
    locale,
    currency,
    unit: 10 ** decimals,
    decimals,
    feeMinor: delivery.feeMinor,
    freeFromMinor: delivery.freeFromMinor,
    cashOnDeliveryFeeMinor: delivery.cashOnDeliveryFeeMinor,
  };
}

export function makeCheckoutView(site: Site, market: Market): CheckoutView {
  const { prefix, country, delivery, returns } = market;
  const view = { ...makeAppView(site, market, 'checkout'), country };
  const { days, daysMean, holidays, cashOnDeliveryFeeMinor } = delivery;
  const { orderChannel, phoneUpdates } = site.catalog.store;
  const pages = storePages(site, market);
  const shipping = makeShippingRules(market);
  if (!view.hasApi)
    return {
      ...view,
      message: {
        first: makeFirstLines(site, market),
        shop: view.storeName,
        site: site.url,
        ...orderChannel,
        prefix,
        country,
        asksPinCode: hasDeliveryRules(site, market.id),
      },
      shipping,
    };
  return {
    ...view,
    form: {
      first: makeFirstLines(site, market),
      facts: {
        country,
        days,
        daysMean,
        holidays: holidays.map(({ date }) => ({ date })),
        cashOnDeliveryFeeMinor,
      },
      prefix,
      onlinePayments: market.onlinePayments,
      cash: takesCash(delivery) ? describeExtra(cashOnDeliveryFeeMinor, market) : undefined,
      phoneHint: phoneUpdates ? checkoutText.phoneUpdates({ way: phoneUpdates }) : checkoutText.phoneHint,
      emailHint: phoneUpdates ? checkoutFormText.emailHint : checkoutFormText.emailHintAlone,
      returnDays: returns.days,
      refundDays: returns.refundDays,
      returnsPage: pages.returns,
      privacyPage: pages.privacy,
    },
    shipping,
  };
}

const describeExtra = (minor = 0, market: Market): string =>
  minor === 0 ? termsText.noExtra : termsText.extra({ fee: formatAmount(minor, market) });

export const makeAccountView = (site: Site, market: Market): AccountView => ({
  ...makeAppView(site, market, 'account'),
  country: market.country,
  helpPage: storePages(site, market).help,
  markets: [...site.allMarkets.values()].map(({ id, name, currency }) => ({ id, name, currency })),
  best: makeBestMinis(site, market),
});

export const makeOrdersView = (site: Site, market: Market): OrdersView => ({
  ...makeAppView(site, market, 'orders'),
  days: Object.fromEntries(
    [...site.allMarkets.values()].map(({ id, returns, delivery }) => [
      id,
      { return: returns.days, refund: returns.refundDays, cash: takesCash(delivery) },
    ]),
  ),
  refundIcon: market.currency === 'INR' ? 'refund' : 'cash',
  best: makeBestMinis(site, market),
});

export const makePaymentView = (site: Site, market: Market): PaymentView => ({
  ...makeAppView(site, market, 'payment'),
  cashMarkets: [...site.allMarkets.values()].filter(({ delivery }) => takesCash(delivery)).map(({ id }) => id),
  onlinePayments: market.onlinePayments,
});

export function makeNewsletterView(site: Site): NewsletterView {
  const view = makeAppView(site, site.defaultMarket, 'newsletter');
  return site.api ? { ...view, action: `${site.api}/newsletter/ask` } : view;
}

export function makeComplaintView(site: Site, market: Market): ComplaintView {
  const { grievanceOfficer: officer } = site.catalog.store;
  return {
    ...makeAppView(site, market, 'complaint'),
    officer: { name: officer.name, designation: officer.designation, ...makeContact(officer) },
    contactPage: storePages(site, market).contact,
  };
}

/** The categories whose pages can be kept for times without a connection: the first of the header. */
export const listKeptCategories = ({ index }: Site, market: Market): Category[] =>
  index.headerCategories(market).slice(0, KEPT_CATEGORIES);

export const makeOfflineView = (site: Site, market: Market): OfflineView => ({
  ...makeAppView(site, market, 'offline'),
  marketId: market.id,
  categories: listKeptCategories(site, market).map((category) => linkToCategory(market, category)),
});

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
    best: makeBestSellers(site, market),
  };
}

export function makeOldLinkView(site: Site): OldLinkView {
  const { markets, categories } = site.catalog;
  const tiles: Record<string, string> = {};
  for (const category of categories.values()) {
    const market = markets.get(category.marketId);
    for (const tile of category.strip)
      for (const name of tile.subcategories) if (market) tiles[name] ??= tilePath(market, category, tile);
  }
  const { defaultMarket: home } = site;
  return { ...makeAppView(site, home, 'productDetails'), tiles, best: makeBestSellers(site, home) };
}
