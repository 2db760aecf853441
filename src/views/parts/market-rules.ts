import type { DeliveryOption, Market } from '../../catalog/model.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { productDetailsText } from '../../messages/rooms/product-details.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { describeCash, describeFee, formatAmount } from './format.ts';

/** Rules of delivery and returns. */
export interface ShippingRulesView {
  /** Sentences about the fees of delivery and of cash on delivery. `fee` is missing beside an offer that already says it. */
  readonly fee?: string;
  readonly cash?: string;
  /** Calendar days that it takes to make before dispatch. */
  readonly leadTimeDays?: number;
  /** Fewest and most business days until dispatch (`processing`) or arrival (`delivery`); missing beside an offer that says them. */
  readonly days?: readonly [least: number, most: number];
  readonly daysMean: 'processing' | 'delivery';
  readonly returnCondition?: string;
  readonly returnDays: number;
  readonly refundDays: number;
  /** When a return is refunded, in a sentence. The days for a return stand beside the price. */
  readonly returns: string;
  /** Address of the market's page about shipping. */
  readonly shippingPage: string;
}

/** Delivery, its cost, payment and returns of an offer, a line each. */
export interface OfferTermsView {
  /** "Arrives in 3 to 8 business days"; missing for what can't be bought. */
  readonly delivery?: string;
  readonly fee: string;
  /** Missing in a market without cash on delivery. */
  readonly cash?: string;
  readonly returns: string;
  /** Whether a PIN code can change these. */
  readonly asksPinCode: boolean;
}

/** A table of kinds of delivery. `fee` is text, empty if unknown. */
export interface DeliveryTableView {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly time: string;
    readonly note?: string;
    readonly fee: string;
  }[];
}

/** The tables of the market's shipping page: its own, and the one for other countries where there is one. */
export interface DeliveryTablesView {
  readonly own: DeliveryTableView;
  readonly abroad?: DeliveryTableView;
}

/** What a product adds to the rules of its market. `leadTimeDays` are calendar days. */
export interface OfferTerms {
  readonly returnCondition?: string | undefined;
  readonly leadTimeDays?: number | undefined;
}

/** All rules of delivery and returns of a market, in its language. */
export function makeShippingRules(
  market: Market,
  { returnCondition, leadTimeDays }: OfferTerms = {},
): ShippingRulesView {
  const { delivery, returns, shippingPage } = market;
  const cash = describeCash(market);
  return {
    fee: describeFee(market),
    cash,
    leadTimeDays: leadTimeDays || undefined,
    days: delivery.days,
    daysMean: delivery.daysMean,
    returnCondition: returnCondition || undefined,
    returnDays: returns.days,
    refundDays: returns.refundDays,
    returns: productDetailsText.refund({ within: termsText.within({ days: returns.refundDays }) }),
    shippingPage,
  };
}

/** The rules of a market that an offer does not say beside its price (`makeOfferTerms`). */
export function makeFurtherRules(market: Market, terms: OfferTerms): ShippingRulesView {
  const { fee, days, cash: _cash, ...rules } = makeShippingRules(market, terms);
  const { feeMinor, freeFromMinor } = market.delivery;
  return {
    ...rules,
    fee: feeMinor > 0 && freeFromMinor !== undefined ? fee : undefined,
    days: rules.daysMean === 'processing' ? days : undefined,
  };
}

/** The tables of the market's shipping page. A market without `deliveryOptions` gets a table of its terms. */
export function makeDeliveryTables(market: Market): DeliveryTablesView {
  const { name: title, currency, locale, deliveryOptions, otherOptions } = market;
  const rows = deliveryOptions.length > 0 ? deliveryOptions : listTerms(market);
  return {
    own: makeTable({ title, currency, rows }, locale),
    abroad: otherOptions && otherOptions.rows.length > 0 ? makeTable(otherOptions, locale) : undefined,
  };
}

/** The kinds of delivery of a market whose file lists none, made from its terms. */
function listTerms(market: Market): DeliveryOption[] {
  const { feeMinor, freeFromMinor, cashOnDeliveryFeeMinor, days, daysMean } = market.delivery;
  const [least, most] = days;
  const time =
    daysMean === 'processing' ? termsText.daysOfProcessing({ least, most }) : termsText.days({ least, most });
  const amount = freeFromMinor === undefined ? '' : formatAmount(freeFromMinor, market);
  const kinds =
    feeMinor === 0 || freeFromMinor === undefined
      ? [{ name: termsText.standard, time, priceMinor: feeMinor }]
      : [
          { name: termsText.ordersBelow({ amount }), time, priceMinor: feeMinor },
          { name: termsText.ordersFrom({ amount }), time, priceMinor: 0 },
        ];
  return cashOnDeliveryFeeMinor === undefined
    ? kinds
    : [...kinds, { name: deliveryText.cash, time: termsText.besides, priceMinor: cashOnDeliveryFeeMinor }];
}

function makeTable({ title, currency, rows }: NonNullable<Market['otherOptions']>, locale: string): DeliveryTableView {
  const fee = ({ priceMinor }: DeliveryOption) =>
    priceMinor === undefined ? '' : priceMinor === 0 ? cartText.free : formatAmount(priceMinor, { currency, locale });
  return {
    title,
    rows: rows.map((row) => ({
      name: row.name,
      time: row.time,
      note: row.note || undefined,
      fee: fee(row),
    })),
  };
}

/** The fewest and the most of numbers of days in any order. */
export const spanOf = (days: readonly number[]): { readonly least: number; readonly most: number } => ({
  least: Math.min(...days),
  most: Math.max(...days),
});

/** "Arrives in 5 to 7 business days"; `isMade` says that the product is made to order. */
function describeDays({ days, daysMean }: Market['delivery'], isMade: boolean): string {
  const { least, most } = spanOf(days);
  if (daysMean === 'delivery')
    return isMade ? termsText.arrivesMade({ least, most }) : termsText.arrives({ least, most });
  return isMade ? termsText.leavesMade({ least, most }) : termsText.leaves({ least, most });
}

/** The terms beside an offer. They leave out the days unless `isBuyable`; `isMade` says that the product is made to order. */
export function makeOfferTerms(
  market: Market,
  returnCondition: string | undefined,
  {
    isBuyable,
    isMade,
    asksPinCode,
  }: { readonly isBuyable: boolean; readonly isMade: boolean; readonly asksPinCode: boolean },
): OfferTermsView {
  const { feeMinor, freeFromMinor, cashOnDeliveryFeeMinor: cashMinor } = market.delivery;
  const { days } = market.returns;
  return {
    delivery: isBuyable ? describeDays(market.delivery, isMade) : undefined,
    fee:
      feeMinor === 0
        ? deliveryText.free
        : freeFromMinor === undefined
          ? deliveryText.fee({ fee: formatAmount(feeMinor, market) })
          : termsText.freeAbove({ amount: formatAmount(freeFromMinor, market) }),
    cash:
      cashMinor === undefined
        ? undefined
        : cashMinor > 0
          ? termsText.cashPlus({ fee: formatAmount(cashMinor, market) })
          : deliveryText.cash,
    returns: returnCondition
      ? termsText.easyReturnIf({ days, condition: returnCondition })
      : termsText.easyReturn({ days }),
    asksPinCode,
  };
}
