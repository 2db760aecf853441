/** Delivery fees of a market, in minor units of its currency. */
export interface DeliveryFees {
  readonly feeMinor: number;
  /** Order value from which delivery is free. */
  readonly freeFromMinor?: number;
}

/** The delivery fee of an order worth `subtotalMinor`: free from the market's threshold (specification section 9). */
export function deliveryFeeMinor(fees: DeliveryFees, subtotalMinor: number): number {
  return fees.freeFromMinor !== undefined && subtotalMinor >= fees.freeFromMinor ? 0 : fees.feeMinor;
}
