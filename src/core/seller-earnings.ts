/** What a seller earns by selling one piece in one parcel, by the shop's terms for sellers. Amounts are minor units. */

export interface SellerTerms {
  /** Percent of the selling price, by category. */
  readonly commission: readonly { readonly name: string; readonly percent: number }[];
  /** Charges by weight of the parcel, from light to heavy, and for each further kilogram or part of one. */
  readonly shipping: {
    readonly steps: readonly { readonly upToGrams: number; readonly chargeMinor: number }[];
    readonly furtherKgMinor: number;
  };
  /** GST on commission and shipping, and the taxes that a marketplace collects (TCS) and deducts (TDS) from the value before GST; percent. */
  readonly gstPercent: number;
  readonly tcsPercent: number;
  readonly tdsPercent: number;
}

export interface Sale {
  /** What the shopper pays, with GST. */
  readonly priceMinor: number;
  readonly grams: number;
  readonly commissionPercent: number;
  /** GST rate of the goods. */
  readonly goodsGstPercent: number;
}

export interface Earnings {
  /** The price before GST. */
  readonly valueMinor: number;
  readonly commissionMinor: number;
  readonly shippingMinor: number;
  /** GST on commission and shipping. */
  readonly chargesGstMinor: number;
  readonly tcsMinor: number;
  readonly tdsMinor: number;
  /** What reaches the seller's bank. */
  readonly payoutMinor: number;
  /** GST that the seller owes on the sale. */
  readonly owedGstMinor: number;
  /** GST, TCS and TDS that the seller claims. */
  readonly claimsMinor: number;
  /** What is left for goods, packing and profit. */
  readonly leftMinor: number;
}

/** A percentage (with at most two decimals) of an amount, to the nearest minor unit. Computed in integers to be exact. */
const shareOf = (amountMinor: number, percent: number): number =>
  Math.round((amountMinor * Math.round(percent * 100)) / 10_000);

const GRAMS_A_KG = 1000;

/** The charge for a parcel, without GST. */
export function shippingCharge({ steps, furtherKgMinor }: SellerTerms['shipping'], grams: number): number {
  const step = steps.find(({ upToGrams }) => grams <= upToGrams);
  if (step) return step.chargeMinor;
  const last = steps.at(-1);
  const furtherKg = Math.ceil((grams - (last?.upToGrams ?? 0)) / GRAMS_A_KG);
  return (last?.chargeMinor ?? 0) + furtherKg * furtherKgMinor;
}

export function computeEarnings(terms: SellerTerms, sale: Sale): Earnings {
  const { priceMinor, grams, commissionPercent, goodsGstPercent } = sale;
  const valueMinor = Math.round((priceMinor * 100) / (100 + goodsGstPercent));
  const commissionMinor = shareOf(priceMinor, commissionPercent);
  const shippingMinor = shippingCharge(terms.shipping, grams);
  const chargesGstMinor = shareOf(commissionMinor + shippingMinor, terms.gstPercent);
  const tcsMinor = shareOf(valueMinor, terms.tcsPercent);
  const tdsMinor = shareOf(valueMinor, terms.tdsPercent);
  const payoutMinor = priceMinor - commissionMinor - shippingMinor - chargesGstMinor - tcsMinor - tdsMinor;
  const owedGstMinor = priceMinor - valueMinor;
  const claimsMinor = chargesGstMinor + tcsMinor + tdsMinor;
  return {
    valueMinor,
    commissionMinor,
    shippingMinor,
    chargesGstMinor,
    tcsMinor,
    tdsMinor,
    payoutMinor,
    owedGstMinor,
    claimsMinor,
    leftMinor: payoutMinor - owedGstMinor + claimsMinor,
  };
}

/** The lines of the calculation in the order of a statement; deductions are negative. */
export function listEarnings(terms: SellerTerms, sale: Sale): { name: keyof Earnings | 'priceMinor'; minor: number }[] {
  const earnings = computeEarnings(terms, sale);
  const minus = (name: keyof Earnings) => ({ name, minor: -earnings[name] });
  const plus = (name: keyof Earnings) => ({ name, minor: earnings[name] });
  return [
    { name: 'priceMinor', minor: sale.priceMinor },
    plus('valueMinor'),
    minus('commissionMinor'),
    minus('shippingMinor'),
    minus('chargesGstMinor'),
    minus('tcsMinor'),
    minus('tdsMinor'),
    plus('payoutMinor'),
    minus('owedGstMinor'),
    plus('claimsMinor'),
    plus('leftMinor'),
  ];
}
