/** What scripts have to know of the shop: made at build by src/integration/shop-facts-plugin.ts. */
interface ShopFacts {
  readonly defaultMarket: string;
  /** Address of the API host without a slash at its end; empty for a shop without one. */
  readonly api: string;
  /** Address of a beacon that counts page views, with consent; empty where the shop counts none. */
  readonly analytics: string;
  /** Pages that answer "what do you do with my data?" and "why do I have this issue?". */
  readonly privacy: string;
  readonly trouble: string;
  readonly markets: Readonly<Record<string, MarketFacts>>;
}

interface MarketFacts {
  /** First part of the market's addresses; empty for the default market. */
  readonly prefix: string;
  readonly currency: string;
  readonly locale: string;
  /** How many price files the market has. */
  readonly priceFiles: number;
  /** Fee of an order below `freeFromMinor`, and the value from which delivery is free. */
  readonly feeMinor: number;
  readonly freeFromMinor?: number;
  /** Extra for paying in cash at the door; missing where cash is not taken. */
  readonly cashOnDeliveryFeeMinor?: number;
}

declare module 'virtual:shop-facts' {
  const facts: ShopFacts;
  export default facts;
}
