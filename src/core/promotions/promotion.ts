import type { PaymentMethod } from '../order/order-total.ts';

/**
 * Offers on a whole order: an amount or a share off its goods, or free delivery. A code is only one of their conditions. There are two
 * classes, goods and delivery. In each the offer that saves the shopper most holds, and no other. Amounts are minor units.
 */

/** What pages know of an offer: it has no code. */
export interface Promotion {
  /** The name of its file. */
  readonly id: string;
  /** Off the goods that count. One without `minor` and `percent` makes delivery free. */
  readonly minor?: number | undefined;
  /** Whole percent, at most `mostMinor`. */
  readonly percent?: number | undefined;
  readonly mostMinor?: number | undefined;
  /** What the goods that count have to cost at least. */
  readonly fromMinor?: number | undefined;
  /** Times in India: the first moment at which it holds, and the first at which it does not any more ("2026-12-01T09:30:00"). */
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  /** The only way to pay with which it holds. */
  readonly payment?: PaymentMethod | undefined;
  /** Set where some goods alone count: those whose price entry names it. */
  readonly isForSome?: true | undefined;
  /** Set where the goods' sellers bear it; otherwise the shop does. */
  readonly bySellers?: true | undefined;
}

/** A line of an order, as offers see it. */
export interface PromotedLine {
  readonly priceMinor: number;
  readonly quantity: number;
  /** Ids of the offers for some goods that count it. */
  readonly promotions?: readonly string[] | undefined;
}

/** When an order is placed, and how it is paid. */
export interface Circumstances {
  /** As `indianClock` gives it. */
  readonly clock: string;
  readonly payment: PaymentMethod;
  /** The delivery fee without an offer: only where there is one, delivery can become free. */
  readonly feeMinor: number;
}

/** The offers that hold for an order. */
export interface Promoted<P extends Promotion = Promotion> {
  /** The one on goods. */
  readonly goods?: P;
  /** What it takes off the goods, and off each line, in their order. */
  readonly discountMinor: number;
  readonly shares: readonly number[];
  /** The one that makes delivery free. */
  readonly delivery?: P;
}

/** What is left to pay for goods at least: payment providers take nothing below it. */
export const LEAST_MINOR = 100;

const worthOf = ({ priceMinor, quantity }: PromotedLine): number => priceMinor * quantity;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Whether an offer is about goods, and not about delivery. */
export const isOnGoods = ({ minor, percent }: Promotion): boolean => minor !== undefined || percent !== undefined;

/** What the lines are worth that count for an offer: 0 for each of the others. */
const countedOf = ({ id, isForSome }: Promotion, lines: readonly PromotedLine[]): number[] =>
  lines.map((line) => (isForSome && !line.promotions?.includes(id) ? 0 : worthOf(line)));

/** How much the goods that count lack until an offer holds; undefined where none of them counts. */
export function missingMinor(promotion: Promotion, lines: readonly PromotedLine[]): number | undefined {
  const countedMinor = sum(countedOf(promotion, lines));
  return countedMinor === 0 ? undefined : Math.max(0, (promotion.fromMinor ?? 0) - countedMinor);
}

export const hasBegun = ({ starts = '' }: Promotion, clock: string): boolean => starts <= clock;
export const isOver = ({ ends }: Promotion, clock: string): boolean => ends !== undefined && ends <= clock;

/** What an offer on goods takes off; 0 where it does not hold. */
function discountOf(promotion: Promotion, lines: readonly PromotedLine[]): number {
  const { minor = 0, percent, mostMinor = Number.POSITIVE_INFINITY } = promotion;
  if (missingMinor(promotion, lines) !== 0) return 0;
  const countedMinor = sum(countedOf(promotion, lines));
  const wanted = percent === undefined ? minor : Math.min(mostMinor, Math.round((countedMinor * percent) / 100));
  return Math.max(0, Math.min(wanted, countedMinor, sum(lines.map(worthOf)) - LEAST_MINOR));
}

/**
 * The offers that hold: of each class the one that saves most; of those that save the same the first one. So callers list offers that use
 * something up, such as a code, last.
 */
export function promote<P extends Promotion>(
  promotions: readonly P[],
  lines: readonly PromotedLine[],
  { clock, payment, feeMinor }: Circumstances,
): Promoted<P> {
  const open = promotions.filter(
    (one) => hasBegun(one, clock) && !isOver(one, clock) && (one.payment ?? payment) === payment,
  );
  let goods: P | undefined;
  let discountMinor = 0;
  for (const one of open) {
    const minor = isOnGoods(one) ? discountOf(one, lines) : 0;
    if (minor > discountMinor) [goods, discountMinor] = [one, minor];
  }
  const delivery = feeMinor > 0 && open.find((one) => !isOnGoods(one) && missingMinor(one, lines) === 0);
  return {
    ...(goods && { goods }),
    discountMinor,
    shares: goods ? shareExactly(discountMinor, countedOf(goods, lines)) : lines.map(() => 0),
    ...(delivery && { delivery }),
  };
}

/**
 * Shares an amount in proportion to what lines are worth, in whole minor units: what rounding leaves goes to the largest remainders, of equal
 * ones to the first. No line gets more than it is worth, if all together are worth the amount.
 */
export function shareExactly(amountMinor: number, worths: readonly number[]): number[] {
  const all = BigInt(sum(worths));
  if (all === 0n) return worths.map(() => 0);
  const wholes = worths.map((worth) => Number((BigInt(amountMinor) * BigInt(worth)) / all));
  const rests = worths.map((worth) => (BigInt(amountMinor) * BigInt(worth)) % all);
  const order = [...worths.keys()].sort((a, b) => Number((rests[b] as bigint) - (rests[a] as bigint)) || a - b);
  const left = amountMinor - sum(wholes);
  const extra = new Set(order.slice(0, left));
  return wholes.map((whole, index) => whole + (extra.has(index) ? 1 : 0));
}
