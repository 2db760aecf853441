import type { DeliveryOption, Market } from '../catalog/model.ts';
import { describeCash, describeFee, formatAmount } from './format.ts';

/** Rules of delivery and returns. */
export interface ShippingRulesView {
  /** Sentences about the fees of delivery and of cash on delivery. */
  readonly fee: string;
  readonly cash?: string;
  /** Calendar days in which it is made before dispatch. */
  readonly leadTimeDays?: number;
  /** Fewest and most business days until dispatch (`processing`) or arrival (`delivery`). */
  readonly days: readonly [least: number, most: number];
  readonly daysMean: 'processing' | 'delivery';
  readonly returnCondition?: string;
  readonly returnDays: number;
  readonly refundDays: number;
  /** Address of the market's page about shipping. */
  readonly shippingPage: string;
}

/** A line each about delivery, its cost, payment and returns of an offer. */
export interface OfferTermsView {
  /** "Delivered in 3 to 8 business days"; missing for what can't be bought. */
  readonly delivery?: string;
  readonly fee: string;
  /** Missing in a market without cash on delivery. */
  readonly cash?: string;
  readonly returns: string;
  /** Whether these can be asked for with a PIN code. */
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

/** What a product adds to the rules of its market. */
export interface OfferTerms {
  readonly returnCondition?: string | undefined;
  readonly leadTimeDays?: number | undefined;
}

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
    shippingPage,
  };
}

export function makeDeliveryTables(market: Market): DeliveryTablesView {
  const { name: title, currency, locale, deliveryOptions, otherOptions } = market;
  const rows = deliveryOptions.length > 0 ? deliveryOptions : listTerms(market);
  return {
    own: makeTable({ title, currency, rows }, locale),
    abroad: otherOptions && otherOptions.rows.length > 0 ? makeTable(otherOptions, locale) : undefined,
  };
}

/** The kinds of delivery that follow from the terms of a market whose file lists none. */
function listTerms(market: Market): DeliveryOption[] {
  const { feeMinor, freeFromMinor, cashOnDeliveryFeeMinor, days, daysMean } = market.delivery;
  const time = `${days[0]} to ${days[1]} business days${daysMean === 'processing' ? ' of processing' : ''}`;
  const amount = freeFromMinor === undefined ? '' : formatAmount(freeFromMinor, market);
  const kinds =
    feeMinor === 0 || freeFromMinor === undefined
      ? [{ name: 'Standard delivery', time, priceMinor: feeMinor }]
      : [
          { name: `Orders below ${amount}`, time, priceMinor: feeMinor },
          { name: `Orders of ${amount} and more`, time, priceMinor: 0 },
        ];
  return cashOnDeliveryFeeMinor === undefined
    ? kinds
    : [...kinds, { name: 'Cash on delivery', time: 'In addition to the above', priceMinor: cashOnDeliveryFeeMinor }];
}

function makeTable({ title, currency, rows }: NonNullable<Market['otherOptions']>, locale: string): DeliveryTableView {
  const fee = ({ priceMinor }: DeliveryOption) =>
    priceMinor === undefined ? '' : priceMinor === 0 ? 'Free' : formatAmount(priceMinor, { currency, locale });
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

/** "5 to 7 business days", of two numbers in any order. */
export const daysWords = (days: readonly number[]): string =>
  `${Math.min(...days)} to ${Math.max(...days)} business days`;

/** What is said beside an offer that can be bought, or can't; `isMade` says that it is made to order. */
export function makeOfferTerms(
  market: Market,
  returnCondition: string | undefined,
  {
    isBuyable,
    isMade,
    asksPinCode,
  }: { readonly isBuyable: boolean; readonly isMade: boolean; readonly asksPinCode: boolean },
): OfferTermsView {
  const { days, daysMean, feeMinor, freeFromMinor, cashOnDeliveryFeeMinor: cashMinor } = market.delivery;
  const span = daysWords(days);
  const sent = daysMean === 'delivery' ? 'Delivered' : 'Dispatched';
  const back = `${market.returns.days}-day easy return`;
  return {
    delivery: isBuyable ? `${sent} in ${span}${isMade ? ' after making' : ''}` : undefined,
    fee:
      feeMinor === 0
        ? 'Free delivery'
        : freeFromMinor === undefined
          ? `Delivery ${formatAmount(feeMinor, market)}`
          : `Free delivery from ${formatAmount(freeFromMinor, market)}`,
    cash:
      cashMinor === undefined
        ? undefined
        : cashMinor > 0
          ? `Cash on delivery +\u00a0${formatAmount(cashMinor, market)}`
          : 'Cash on delivery',
    returns: returnCondition ? `${back}, ${returnCondition}` : back,
    asksPinCode,
  };
}
