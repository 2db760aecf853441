/** Data of the shop for scripts, made at build by src/integration/vite/shop-facts-plugin.ts. */
interface ShopFacts {
  readonly defaultMarket: string;
  /** Address of the API host without a trailing slash; empty for a shop without one. */
  readonly api: string;
  /** Set where no pages are kept for times without a connection (`offline` in store.json, and `npm run dev`). */
  readonly keepsNoPages?: true;
  /** Set where a log-in begins with the mobile number, on a page: the host sends messages to phones. */
  readonly hasLoginPage?: true;
  /** Address that counts page views, with consent; empty for a shop that counts none. */
  readonly analytics: string;
  /** Addresses of the privacy policy and of the help page about problems. */
  readonly privacy: string;
  readonly trouble: string;
  readonly markets: Readonly<Record<string, MarketFacts>>;
  /** How the addresses of the pages' language differ from those in the first one; missing there. */
  readonly links?: import('../core/site/edition-links.ts').EditionLinks;
}

interface MarketFacts {
  /** First part of the market's addresses; empty for the default market. */
  readonly prefix: string;
  readonly currency: string;
  readonly locale: string;
  /** Its IANA time zone; missing where times are those of India. */
  readonly zone?: `${string}/${string}`;
  /** What stands before a struck price: "MRP", "Was". */
  readonly mrpLabel: string;
  /** How many price files the market has. */
  readonly priceFiles: number;
  /** Fee of an order below `freeFromMinor`, and the value from which delivery is free. */
  readonly feeMinor: number;
  readonly freeFromMinor?: number;
  /** Fee for cash on delivery; missing in a market without it. */
  readonly cashOnDeliveryFeeMinor?: number;
  /** Set where the market has offers without a code. */
  readonly hasOffers?: true;
  /** Set where the market has rules of delivery by PIN code. */
  readonly asksPinCode?: true;
  /** The market's own pages, where it has them, in the place of those of the shop. */
  readonly privacy?: string;
  readonly trouble?: string;
}

/** General terms of delivery of the markets, made by the same plugin. */
interface DeliveryFacts {
  readonly defaultMarket: string;
  readonly markets: Readonly<
    Record<
      string,
      {
        readonly days: readonly [number, number];
        readonly daysMean: 'processing' | 'delivery';
        readonly holidays: readonly { readonly date: string }[];
      }
    >
  >;
}

declare module 'virtual:delivery-facts' {
  const facts: DeliveryFacts;
  export default facts;
}

/** The offers without a code by market, made by the same plugin. */
declare module 'virtual:offer-facts' {
  const facts: Readonly<Record<string, readonly import('../core/promotions/promotion.ts').Promotion[]>>;
  export default facts;
}

declare module 'virtual:shop-facts' {
  const facts: ShopFacts;
  export default facts;
}
