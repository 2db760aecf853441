import { deliveryFeeMinor } from '../delivery/delivery-fee.ts';
import { type DeliveryEstimate, type DeliveryPromise, estimateDelivery } from '../delivery/delivery-date.ts';
import {
  answerDelivery,
  type DeliveryAnswer,
  type Destination,
  type DeliveryRule,
  type DeliveryTerms,
} from '../delivery/delivery-rules.ts';
import type { OrderFees } from './order-total.ts';
import type { PricedLine } from '../cart/priced-cart.ts';

/** What the delivery of an order depends on, of one of its lines. */
interface DeliveredLine {
  readonly sellerId: string;
  readonly leadTimeDays?: number | undefined;
  /** The only state that its seller may sell to (PriceEntry); rules may say so, too. */
  readonly onlyIn?: string | undefined;
}

/** The same of a line of the cart. */
export const deliveredLine = ({ seller = '', making, onlyIn }: PricedLine): DeliveredLine => ({
  sellerId: seller,
  leadTimeDays: making?.days,
  onlyIn,
});

/** How an order is delivered. */
export interface OrderDelivery {
  /** The sellers that do not deliver to the place, by id, with the only state that they may sell to where that is why. */
  readonly unservedSellers: ReadonlyMap<string, Pick<DeliveryAnswer, 'onlyIn'>>;
  readonly takesCash: boolean;
  /** For `orderTotal` of this order. */
  readonly fees: OrderFees;
  readonly estimate: DeliveryEstimate;
}

/** A market's terms with its days. */
export type MarketTerms = DeliveryTerms & DeliveryPromise;

/** What a seller offers at a place, and when the lines of theirs arrive: together, once the last of them is made. */
export interface SellerDelivery extends DeliveryAnswer {
  readonly estimate: DeliveryEstimate;
}

/** How each seller delivers the lines of an order that is placed on `today`, by seller id. Without a place the market's terms hold. */
export function deliverSellers(
  rules: readonly DeliveryRule[],
  terms: MarketTerms,
  at: Destination | undefined,
  lines: readonly DeliveredLine[],
  today: string,
): ReadonlyMap<string, SellerDelivery> {
  const leadTimes = new Map<string, (number | undefined)[]>();
  const bound = lines.flatMap(({ sellerId, onlyIn }): DeliveryRule[] =>
    onlyIn === undefined ? [] : [{ outside: onlyIn, sellers: [sellerId], serviceable: false }],
  );
  for (const { sellerId, leadTimeDays } of lines)
    leadTimes.set(sellerId, [...(leadTimes.get(sellerId) ?? []), leadTimeDays]);
  return new Map(
    [...leadTimes].map(([sellerId, days]) => {
      const answer = answerDelivery([...rules, ...bound], terms, at, sellerId);
      return [sellerId, { ...answer, estimate: estimateDelivery({ ...terms, days: answer.days }, today, days) }];
    }),
  );
}

/**
 * The delivery of an order worth `itemsMinor` that is placed on `today`. It has one fee, the highest of its sellers' fees; it is there
 * when the last of its lines is; and it can be paid in cash if each seller takes cash at the place. Without a place (in a market without
 * PIN codes, or before one is known) the market's terms hold.
 */
export function deliverOrder(
  rules: readonly DeliveryRule[],
  terms: MarketTerms,
  at: Destination | undefined,
  lines: readonly DeliveredLine[],
  itemsMinor: number,
  today: string,
): OrderDelivery {
  const sellers = deliverSellers(rules, terms, at, lines, today);
  const leadTimes = lines.map(({ leadTimeDays }) => leadTimeDays);
  const general = {
    unservedSellers: new Map<string, DeliveryAnswer>(),
    takesCash: terms.cashOnDeliveryFeeMinor !== undefined,
    fees: terms,
    estimate: { ...estimateDelivery(terms, today, leadTimes), ...daysBySeller(sellers) },
  };
  if (!at) return general;
  const answers = [...sellers.values()];
  const [first] = answers;
  if (!first) return general;
  const takesCash = answers.every((answer) => answer.takesCash);
  const last = (day: 'from' | 'to'): string =>
    answers
      .map(({ estimate }) => estimate[day])
      .sort()
      .at(-1) ?? '';
  const feeOf = (answer: DeliveryAnswer): number => deliveryFeeMinor(answer, itemsMinor);
  const { feeMinor, freeFromMinor } = answers.reduce((a, b) => (feeOf(b) > feeOf(a) ? b : a), first);
  return {
    unservedSellers: new Map([...sellers].filter(([, { isServiceable }]) => !isServiceable)),
    takesCash,
    fees: {
      feeMinor,
      freeFromMinor,
      cashOnDeliveryFeeMinor: takesCash ? terms.cashOnDeliveryFeeMinor : undefined,
    },
    estimate: { ...general.estimate, from: last('from'), to: last('to') },
  };
}

function daysBySeller(sellers: ReadonlyMap<string, SellerDelivery>): Pick<DeliveryEstimate, 'bySeller'> {
  const days = [...sellers].map(([sellerId, { estimate }]) => [sellerId, estimate.to] as const);
  return new Set(days.map(([, day]) => day)).size > 1 ? { bySeller: Object.fromEntries(days) } : {};
}
