import type { Market } from '../../catalog/model.ts';
import { hasDeliveryRules } from '../../catalog/delivery/delivery-files.ts';
import { listShownPromotions, takesCodes } from '../../catalog/delivery/shown-promotions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { decimalsOf } from '../../core/money/format-price.ts';
import { keyInMarket } from '../../core/site/stored-keys.ts';
import { takesCash } from '../../core/order/order-total.ts';
import { checkoutFormText } from '../../messages/rooms/checkout-form.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { type AppView, makeAppView } from './app.ts';
import { makeOthersBuy } from '../lists/others-buy.ts';
import type { CardView } from '../parts/card.ts';
import { formatAmount } from '../parts/format.ts';
import { storePages } from '../parts/market-pages.ts';
import { makeShippingRules, type ShippingRulesView } from '../parts/market-rules.ts';

/** The view models of the pages on the way to an order: wishlist, comparison, cart, checkout and payment. */

/** What client/boot/first-lines.ts needs to show the stored cart. */
interface FirstLinesView {
  /** The end of the storage keys of this market: empty in the default market. */
  readonly suffix: string;
  readonly locale: string;
  readonly currency: string;
  /** How many minor units one unit of the currency has, and how many decimals an amount shows that is not whole. */
  readonly unit: number;
  readonly decimals: number;
  readonly feeMinor: number;
  readonly freeFromMinor?: number;
  readonly cashOnDeliveryFeeMinor?: number;
}

export interface CartView extends AppView {
  readonly first: FirstLinesView;
  /** Whether the fee and the day of delivery depend on the PIN code. */
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
  /** The script computes the delivery date and the fee for cash on delivery from these. */
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
  /** The hint below the phone number. */
  readonly phoneHint: string;
  /** The hint below the email address. Without an address, a shop that sends nothing to phones can't send the order's link. */
  readonly emailHint: string;
  readonly returnDays: number;
  readonly refundDays: number;
  readonly returnsPage: string;
  readonly privacyPage: string;
  /** Whether the market has offers, and whether one of them has a code. */
  readonly hasOffers: boolean;
  readonly takesCodes: boolean;
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
  /** Whether fee, day and ways to pay depend on the PIN code. */
  readonly asksPinCode: boolean;
  /** Whether an offer of the market has a code, which the shop checks. */
  readonly takesCodes: boolean;
}

/** Has either `form` or `message`. */
export interface CheckoutView extends AppView {
  /** ISO code of the market's country. */
  readonly country: string;
  readonly form?: CheckoutFormView;
  readonly message?: OrderMessageView;
  readonly shipping: ShippingRulesView;
}

export interface PaymentView extends AppView {
  /** Ids of the markets where an order can be paid in cash. */
  readonly cashMarkets: readonly string[];
  /** Ways to pay online, as the market names them; may be empty. */
  readonly onlinePayments: readonly string[];
}

/** Cards on the page of an empty cart. */
const EMPTY_CART_CARDS = 8;

/** Ways to pay include online payment only in a shop with an API host, which takes it. */
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
    best: makeOthersBuy(site, market, { most: EMPTY_CART_CARDS }),
  };
}

/** The saved products come from the browser's storage; the page has only what others buy. */
export const makeWishlistView = (site: Site, market: Market): WishlistView => ({
  ...makeAppView(site, market, 'wishlist'),
  best: makeOthersBuy(site, market),
});

/** The compared products come from the browser's storage; the page has only what others buy. */
export const makeCompareView = (site: Site, market: Market): CompareView => ({
  ...makeAppView(site, market, 'compare'),
  best: makeOthersBuy(site, market),
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

/** A form that the API host takes or, in a shop without one, what a script needs to write the order as a message. */
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
        takesCodes: takesCodes(site, market.id),
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
      hasOffers: takesCodes(site, market.id) || listShownPromotions(site)[market.id] !== undefined,
      takesCodes: takesCodes(site, market.id),
    },
    shipping,
  };
}

const describeExtra = (minor = 0, market: Market): string =>
  minor === 0 ? termsText.noExtra : termsText.extra({ fee: formatAmount(minor, market) });

/** One page pays orders of every market, so it has the markets where cash on delivery can be chosen instead. */
export const makePaymentView = (site: Site, market: Market): PaymentView => ({
  ...makeAppView(site, market, 'payment'),
  cashMarkets: [...site.allMarkets.values()].filter(({ delivery }) => takesCash(delivery)).map(({ id }) => id),
  onlinePayments: market.onlinePayments,
});
