/**
 * Value added tax of a market whose prices include it, as in the Emirates (catalog/markets, `vat`). Sources, and what an accountant has to
 * confirm, stand with the decisions about orders.
 */

export interface MarketVat {
  readonly percent: number;
  /** Of the registration (TRN). */
  readonly number: string;
  /** The shop's legal name and address where they are missing. */
  readonly name?: string;
  readonly address?: string;
}

export interface VatSplit {
  readonly taxableMinor: number;
  readonly vatMinor: number;
}

/**
 * Splits an amount that includes VAT; both parts add up to it. The tax is rounded to the nearest minor unit, line by line.
 *
 * @example splitVat(17_50, 5) // { taxableMinor: 1667, vatMinor: 83 }
 */
export function splitVat(grossMinor: number, ratePercent: number): VatSplit {
  const vatMinor = Math.round((grossMinor * ratePercent) / (100 + ratePercent));
  return { taxableMinor: grossMinor - vatMinor, vatMinor };
}
