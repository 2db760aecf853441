import { deliveryFeeMinor } from './delivery.ts';
import { type DeliveryEstimate, type DeliveryPromise, estimateDelivery } from './delivery-date.ts';
import { answerDelivery, type DeliveryPlace, type DeliveryRule, type DeliveryTerms } from './delivery-rules.ts';
import type { OrderRules } from './order-total.ts';

/** What the delivery of an order depends on, of one of its lines. */
export interface DeliveredLine {
  readonly sellerId: string;
  readonly leadTimeDays?: number | undefined;
}

/** How an order is delivered. */
export interface OrderDelivery {
  /** The sellers that do not deliver to the place. */
  readonly unservedSellers: readonly string[];
  readonly takesCash: boolean;
  /** For `orderTotal` of this order. */
  readonly fees: OrderRules;
  readonly estimate: DeliveryEstimate;
}

/** A market's terms with its days. */
export type MarketTerms = DeliveryTerms & DeliveryPromise;

/**
 * The delivery of an order worth `itemsMinor` that is placed on `today`. It has one fee, the highest of its sellers' fees; it is there
 * when the last of its lines is; and it can be paid in cash if each seller takes cash at the place. Without a place (in a market without
 * PIN codes, or before one is known) the market's terms hold.
 */
export function deliverOrder(
  rules: readonly DeliveryRule[],
  terms: MarketTerms,
  at: DeliveryPlace | undefined,
  lines: readonly DeliveredLine[],
  itemsMinor: number,
  today: string,
): OrderDelivery {
  const leadTimes = lines.map(({ leadTimeDays }) => leadTimeDays);
  const general = {
    unservedSellers: [],
    takesCash: terms.cashOnDeliveryFeeMinor !== undefined,
    fees: terms,
    estimate: estimateDelivery(terms, today, leadTimes),
  };
  if (!at || rules.length === 0) return general;
  const answers = lines.map((line) => ({ line, answer: answerDelivery(rules, terms, at, line.sellerId) }));
  const [first] = answers;
  if (!first) return general;
  const takesCash = answers.every(({ answer }) => answer.takesCash);
  const estimates = answers.map(({ line, answer }) =>
    estimateDelivery({ ...terms, days: answer.days }, today, [line.leadTimeDays]),
  );
  const last = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';
  const feeOf = ({ answer }: (typeof answers)[number]): number => deliveryFeeMinor(answer, itemsMinor);
  const { feeMinor, freeFromMinor } = answers.reduce((a, b) => (feeOf(b) > feeOf(a) ? b : a), first).answer;
  return {
    unservedSellers: [...new Set(answers.flatMap(({ line, answer }) => (answer.isServiceable ? [] : [line.sellerId])))],
    takesCash,
    fees: {
      feeMinor,
      ...(freeFromMinor === undefined ? {} : { freeFromMinor }),
      ...(takesCash && terms.cashOnDeliveryFeeMinor !== undefined
        ? { cashOnDeliveryFeeMinor: terms.cashOnDeliveryFeeMinor }
        : {}),
    },
    estimate: {
      ...general.estimate,
      from: last(estimates.map(({ from }) => from)),
      to: last(estimates.map(({ to }) => to)),
    },
  };
}
