/** Limits of cash on delivery for a phone number to which nothing was delivered yet. */
export interface CashLimits {
  readonly openOrders?: number;
  readonly openMinor?: number;
  readonly ordersPerAddress?: number;
}
