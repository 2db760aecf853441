import { type DeliveryFees, deliveryFeeMinor } from '../delivery/delivery-fee.ts';

/** How an order is paid: cash on delivery, or through the payment provider. */
export type PaymentMethod = 'cash' | 'online';

export interface OrderFees extends DeliveryFees {
  /** Fee for cash on delivery; missing where there is none. */
  readonly cashOnDeliveryFeeMinor?: number;
}

/** The amounts that the shopper sees before ordering. They add up to the total. */
export interface OrderAmounts {
  readonly itemsMinor: number;
  /** What an offer takes off the goods; missing without one. */
  readonly discountMinor?: number | undefined;
  readonly deliveryMinor: number;
  readonly cashFeeMinor: number;
  readonly totalMinor: number;
}

/** What was paid for an order, how much of that is refunded, and what is still due. Amounts are in minor units. */
export interface OrderSums {
  readonly method: PaymentMethod;
  /** Paid, before refunds. */
  readonly paidMinor: number;
  /** Refunds of it, on their way or done. */
  readonly refundMinor: number;
  /** Those that are done. */
  readonly refundedMinor: number;
  readonly dueMinor: number;
}

/** What offers do to an order's amounts (core/promotions): an amount off its goods, and whether one makes delivery free. */
export interface OrderReductions {
  readonly discountMinor: number;
  readonly delivery?: object;
}

/** Adds the fees for delivery and cash on delivery, and takes off what offers give. An order without items has no fees. */
export function orderTotal(
  fees: OrderFees,
  itemsMinor: number,
  payment: PaymentMethod,
  { discountMinor, delivery }: OrderReductions = { discountMinor: 0 },
): OrderAmounts {
  const deliveryMinor = itemsMinor === 0 || delivery ? 0 : deliveryFeeMinor(fees, itemsMinor);
  const cashFeeMinor = itemsMinor === 0 || payment !== 'cash' ? 0 : (fees.cashOnDeliveryFeeMinor ?? 0);
  const totalMinor = itemsMinor - discountMinor + deliveryMinor + cashFeeMinor;
  return { itemsMinor, discountMinor: discountMinor || undefined, deliveryMinor, cashFeeMinor, totalMinor };
}

/** Whether cash on delivery is possible. */
export const takesCash = (fees: OrderFees): boolean => fees.cashOnDeliveryFeeMinor !== undefined;

/**
 * Distributes an amount in proportion to the given values, to the last coin of `coinMinor`; remainders of rounding go to the first ones. The
 * fees of an order are shared by its shipments this way, so that each can be cancelled alone, and be paid in cash. Offers are shared by
 * `shareExactly` (core/promotions/promotion.ts).
 */
export function shareMinor(amountMinor: number, worths: readonly number[], coinMinor = 1): number[] {
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const inCoins = (minor: number): number => Math.floor(minor / coinMinor) * coinMinor;
  const shares = worths.map((worth) => (sum === 0 ? 0 : inCoins((amountMinor * worth) / sum)));
  let rest = amountMinor - shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => {
    const extra = Math.min(rest, coinMinor);
    rest -= extra;
    return share + extra;
  });
}
