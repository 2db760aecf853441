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

/** The tables of the market's shipping page: its own and the one for other countries. `fee` is text, empty if unknown. */
export interface DeliveryTablesView {
  readonly tables: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly name: string;
      readonly time: string;
      readonly note?: string;
      readonly fee: string;
    }[];
  }[];
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
    ...(cash === undefined ? {} : { cash }),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    days: delivery.days,
    daysMean: delivery.daysMean,
    ...(returnCondition ? { returnCondition } : {}),
    returnDays: returns.days,
    refundDays: returns.refundDays,
    shippingPage,
  };
}

export function makeDeliveryTables({
  name: title,
  currency,
  locale,
  deliveryOptions: rows,
  otherOptions,
}: Market): DeliveryTablesView {
  const tables = [{ title, currency, rows }, ...(otherOptions ? [otherOptions] : [])].filter(
    (table) => table.rows.length > 0,
  );
  const fee = ({ priceMinor }: DeliveryOption, paid: string) =>
    priceMinor === undefined ? '' : priceMinor === 0 ? 'Free' : formatAmount(priceMinor, { currency: paid, locale });
  return {
    tables: tables.map((table) => ({
      title: table.title,
      rows: table.rows.map((row) => ({
        name: row.name,
        time: row.time,
        ...(row.note ? { note: row.note } : {}),
        fee: fee(row, table.currency),
      })),
    })),
  };
}

/** The promises beside an offer that are true in the market. */
export function listPromises(market: Market, returnCondition: string | undefined): string[] {
  const { feeMinor, freeFromMinor, cashOnDeliveryFeeMinor: cashMinor } = market.delivery;
  const promises: string[] = [];
  if (feeMinor === 0) promises.push('Free delivery');
  else if (freeFromMinor !== undefined) promises.push(`Free delivery from ${formatAmount(freeFromMinor, market)}`);
  if (cashMinor !== undefined)
    promises.push(cashMinor > 0 ? `Cash on delivery, ${formatAmount(cashMinor, market)}` : 'Cash on delivery');
  const back = `${market.returns.days}-day easy return`;
  promises.push(returnCondition ? `${back}, ${returnCondition}` : back);
  return promises;
}
