import { splitGst } from '../tax/gst.ts';

/**
 * What the shop charges a seller for a parcel, and the taxes that it takes from the sale. Amounts are minor units.
 *
 * Rounding: each amount is computed in integers and rounded to the nearest minor unit, halves up. Commission, the value before GST (as on
 * the bill), TCS and TDS are rounded by line, the halves of TCS within a state each by itself; GST on commission and shipping once for the parcel.
 */

/** The shop's charges by weight of the parcel, from light to heavy, and for each further kilogram or part of one; without GST. */
export interface ShippingTerms {
  readonly steps: readonly { readonly upToGrams: number; readonly chargeMinor: number }[];
  readonly furtherKgMinor: number;
}

/** A line of a parcel. */
export interface SoldLine {
  /** What the shopper pays, with GST. */
  readonly grossMinor: number;
  /** The shop's commission on it, in hundredths of a percent. */
  readonly commissionBasisPoints: number;
  /** GST rate of the goods, in hundredths of a percent; 0 if they are exempt. */
  readonly gstBasisPoints: number;
}

/** Rates in percent, as they are for a seller on a day. */
export interface SourceTaxes {
  /** Whether the seller has a GSTIN: otherwise its prices include no GST, and there is no TCS (Notification 37/2023-Central Tax). */
  readonly isRegistered: boolean;
  /** Whether the goods stay in the seller's state: GST and TCS are then for centre and state, in equal halves. */
  readonly isWithinState: boolean;
  /** GST on commission and shipping. */
  readonly gstPercent: number;
  readonly tcsPercent: number;
  readonly tdsPercent: number;
}

interface LineCharges {
  /** The amount before GST. */
  readonly valueMinor: number;
  readonly commissionMinor: number;
  /** Its part of the GST on commissions. */
  readonly commissionGstMinor: number;
  readonly tcsMinor: number;
  readonly tdsMinor: number;
}

export interface ParcelCharges {
  /** In the order of the given lines. */
  readonly lines: readonly LineCharges[];
  readonly shippingMinor: number;
  readonly shippingGstMinor: number;
}

/** A share of an amount in hundredths of a percent. */
const shareOf = (amountMinor: number, basisPoints: number): number => Math.round((amountMinor * basisPoints) / 10_000);

/** A percentage in hundredths of a percent: 12.5 is 1250. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100);

/** A percentage (with at most two decimals) of an amount. */
export const percentOf = (amountMinor: number, percent: number): number => shareOf(amountMinor, basisPointsOf(percent));

/** TCS: IGST between states, else equal halves for centre and state (CGST Act, section 52; Notification 52/2018-Central Tax). */
const tcsOf = (valueMinor: number, { tcsPercent, isWithinState }: SourceTaxes): number =>
  isWithinState ? 2 * percentOf(valueMinor, tcsPercent / 2) : percentOf(valueMinor, tcsPercent);

const GRAMS_A_KG = 1000;

/** The charge for a parcel. One of unknown weight is charged as the lightest. */
export function shippingCharge({ steps, furtherKgMinor }: ShippingTerms, grams = 0): number {
  const step = steps.find(({ upToGrams }) => grams <= upToGrams);
  if (step) return step.chargeMinor;
  const last = steps.at(-1);
  const furtherKg = Math.ceil((grams - (last?.upToGrams ?? 0)) / GRAMS_A_KG);
  return (last?.chargeMinor ?? 0) + furtherKg * furtherKgMinor;
}

/** The charges for a parcel whose shipping is charged with `shippingMinor`. */
export function chargeParcel(sold: readonly SoldLine[], shippingMinor: number, taxes: SourceTaxes): ParcelCharges {
  const commissions = sold.map(({ grossMinor, commissionBasisPoints }) => shareOf(grossMinor, commissionBasisPoints));
  const commissionMinor = commissions.reduce((sum, minor) => sum + minor, 0);
  const shippingGstMinor = percentOf(shippingMinor, taxes.gstPercent);
  const chargesGstMinor = percentOf(commissionMinor + shippingMinor, taxes.gstPercent);
  const commissionGstMinor = chargesGstMinor - shippingGstMinor;
  let before = 0;
  const lines = sold.map(({ grossMinor, gstBasisPoints }, index): LineCharges => {
    const valueMinor = taxes.isRegistered
      ? splitGst(grossMinor, gstBasisPoints / 100, taxes.isWithinState).taxableMinor
      : grossMinor;
    const isTaxable = taxes.isRegistered && gstBasisPoints > 0;
    const own = commissions[index] ?? 0;
    before += own;
    return {
      valueMinor,
      commissionMinor: own,
      commissionGstMinor: shareOfPieces(commissionGstMinor, before - own, own, commissionMinor),
      tcsMinor: isTaxable ? tcsOf(valueMinor, taxes) : 0,
      tdsMinor: percentOf(valueMinor, taxes.tdsPercent),
    };
  });
  return { lines, shippingMinor, shippingGstMinor };
}

/**
 * What some pieces of a line have of an amount, after `before` pieces had theirs. Rounded so that all pieces together have all of it,
 * in whatever portions they come.
 */
export const shareOfPieces = (totalMinor: number, before: number, pieces: number, all: number): number =>
  all === 0 ? 0 : Math.round((totalMinor * (before + pieces)) / all) - Math.round((totalMinor * before) / all);
