/** Delivery fees of a market, in minor units of its currency. */
export interface DeliveryRules {
  readonly feeMinor: number;
  /** Order value from which delivery is free. */
  readonly freeFromMinor?: number;
}

/** The delivery fee of an order worth `subtotalMinor`: free from the market's threshold (specification section 9). */
export function deliveryFeeMinor(rules: DeliveryRules, subtotalMinor: number): number {
  return rules.freeFromMinor !== undefined && subtotalMinor >= rules.freeFromMinor ? 0 : rules.feeMinor;
}
