import { type DeliveryRules, deliveryFeeMinor } from './delivery.ts';

/** How an order is paid: in cash at the door, or through the payment provider. */
export type PaymentMethod = 'cash' | 'online';

export interface OrderRules extends DeliveryRules {
  /** Extra for cash at the door; missing where cash is not taken. */
  readonly cashOnDeliveryFeeMinor?: number;
}

/** The price break-up that the shopper sees before ordering: everything that adds up to the total. */
export interface OrderAmounts {
  readonly itemsMinor: number;
  readonly deliveryMinor: number;
  readonly cashFeeMinor: number;
  readonly totalMinor: number;
}

/** Adds delivery and the fee for cash to the items. An order of nothing costs nothing. */
export function orderTotal(rules: OrderRules, itemsMinor: number, payment: PaymentMethod): OrderAmounts {
  const deliveryMinor = itemsMinor === 0 ? 0 : deliveryFeeMinor(rules, itemsMinor);
  const cashFeeMinor = itemsMinor === 0 || payment !== 'cash' ? 0 : (rules.cashOnDeliveryFeeMinor ?? 0);
  return { itemsMinor, deliveryMinor, cashFeeMinor, totalMinor: itemsMinor + deliveryMinor + cashFeeMinor };
}

/** Whether cash is taken at the door. */
export const takesCash = (rules: OrderRules): boolean => rules.cashOnDeliveryFeeMinor !== undefined;

/**
 * Deals an amount out over parts by their worth, to the last minor unit: what rounding leaves goes to the first parts.
 * The fees of an order are shared by its sellers' parts this way, so that each part can be cancelled alone.
 */
export function shareMinor(amountMinor: number, worths: readonly number[]): number[] {
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const shares = worths.map((worth) => (sum === 0 ? 0 : Math.floor((amountMinor * worth) / sum)));
  let rest = amountMinor - shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => {
    const extra = rest > 0 ? 1 : 0;
    rest -= extra;
    return share + extra;
  });
}
