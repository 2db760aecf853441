/**
 * The goods and services tax inside a price. All prices of the shop include it; an invoice of a seller with a GSTIN shows it.
 * WARNING: the rates are simplified from the two main slabs of September 2025. Before trading give each product its own
 * `legal.gstRate` and `legal.hsn`, or each category its `taxClass` and `hsn`, as your accountant says.
 */

/** What goods are taxed as: `apparel` is clothes and shoes, `reduced` the slab of 5 %. */
export const TAX_CLASSES = ['standard', 'reduced', 'exempt', 'apparel', 'jewellery'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** What a product, or its category, tells about its tax. */
export interface TaxFacts {
  /** Percent. */
  readonly gstRate?: number;
  readonly taxClass?: TaxClass;
  /** Harmonised code of 4, 6 or 8 digits; its first two are the chapter. */
  readonly hsn?: string;
  readonly priceMinor: number;
}

/** Percent. Clothes and shoes have the reduced rate up to a price a piece. */
const RATES: Readonly<Record<Exclude<TaxClass, 'apparel'>, number>> = {
  standard: 18,
  reduced: 5,
  exempt: 0,
  jewellery: 3,
};
const REDUCED_UP_TO_MINOR = 2_500_00;
/** Chapters of the harmonised code: knitted clothes, woven clothes, shoes; jewellery. */
const CHAPTERS: Readonly<Record<string, TaxClass>> = { 61: 'apparel', 62: 'apparel', 64: 'apparel', 71: 'jewellery' };

/** The rate of a product in percent: the one that is stated, that of its class, or that of the chapter of its code. */
export function gstRateOf({ gstRate, taxClass, hsn = '', priceMinor }: TaxFacts): number {
  if (gstRate !== undefined) return gstRate;
  const known = taxClass ?? CHAPTERS[hsn.slice(0, 2)] ?? 'standard';
  if (known === 'apparel') return RATES[priceMinor <= REDUCED_UP_TO_MINOR ? 'reduced' : 'standard'];
  return RATES[known];
}

export interface TaxSplit {
  readonly taxableMinor: number;
  readonly cgstMinor: number;
  readonly sgstMinor: number;
  readonly igstMinor: number;
}

/**
 * Takes the tax out of an amount that includes it: in halves for centre and state when the goods stay within a state, else
 * as one. The halves are equal, so an odd paisa of tax counts as price. The parts add up to the amount.
 */
export function splitGst(grossMinor: number, ratePercent: number, isWithinState: boolean): TaxSplit {
  const taxableMinor = Math.round((grossMinor * 100) / (100 + ratePercent));
  const taxMinor = grossMinor - taxableMinor;
  if (!isWithinState) return { taxableMinor, cgstMinor: 0, sgstMinor: 0, igstMinor: taxMinor };
  const halfMinor = Math.floor(taxMinor / 2);
  return { taxableMinor: grossMinor - 2 * halfMinor, cgstMinor: halfMinor, sgstMinor: halfMinor, igstMinor: 0 };
}

/** The Indian financial year of a day: "26-27" from 1 April 2026 to 31 March 2027. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  const short = (value: number): string => String(value % 100).padStart(2, '0');
  return `${short(year)}-${short(year + 1)}`;
}
