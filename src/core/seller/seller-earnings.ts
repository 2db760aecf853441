import {
  basisPointsOf,
  chargeParcel,
  shippingCharge,
  type ShippingTerms,
  type SourceTaxes,
} from '../settlement/charge-parcel.ts';

/** What a seller with a GSTIN earns by selling one piece in one parcel, by the rules of the settlement. Amounts are minor units. */

export interface SellerTerms extends Omit<SourceTaxes, 'isRegistered' | 'isWithinState'> {
  /** Percent of the selling price, by category. */
  readonly commission: readonly { readonly name: string; readonly percent: number }[];
  readonly shipping: ShippingTerms;
}

interface Sale {
  /** What the shopper pays, with GST. */
  readonly priceMinor: number;
  readonly grams: number;
  readonly commissionPercent: number;
  /** GST rate of the goods. */
  readonly goodsGstPercent: number;
}

interface Earnings {
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

/** What a seller is paid for a sale, and what is deducted: commission, shipping and taxes, in paise. */
export function computeEarnings(terms: SellerTerms, sale: Sale): Earnings {
  const { priceMinor, grams, commissionPercent, goodsGstPercent } = sale;
  const line = {
    grossMinor: priceMinor,
    commissionBasisPoints: basisPointsOf(commissionPercent),
    gstBasisPoints: basisPointsOf(goodsGstPercent),
  };
  const taxes = { ...terms, isRegistered: true, isWithinState: false };
  const { lines, shippingMinor, shippingGstMinor } = chargeParcel([line], shippingCharge(terms.shipping, grams), taxes);
  const { valueMinor, commissionMinor, commissionGstMinor, tcsMinor, tdsMinor } = lines[0] as (typeof lines)[number];
  const chargesGstMinor = commissionGstMinor + shippingGstMinor;
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
