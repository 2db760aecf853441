/**
 * Goods and services tax. All prices include it; invoices of sellers with a GSTIN show it.
 * WARNING: the rates are simplified from the two main slabs of September 2025. Before trading, set `legal.gstRate` and
 * `legal.hsn` of each product, or `taxClass` and `hsn` of each category, as your accountant advises.
 */

/** Tax classes of goods: `apparel` is clothes and shoes, `reduced` the slab of 5 %. */
export const TAX_CLASSES = ['standard', 'reduced', 'exempt', 'apparel', 'jewellery'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The facts of a product that its tax depends on. */
export interface TaxFacts {
  /** Percent. */
  readonly gstRate?: number;
  readonly taxClass?: TaxClass;
  /** HSN code of 4, 6 or 8 digits; the first two are the chapter. */
  readonly hsn?: string;
  readonly priceMinor: number;
}

/** Rates in percent. Clothes and shoes have the reduced rate up to a price a piece, else the standard one. */
const RATES: Readonly<Record<Exclude<TaxClass, 'apparel'>, number>> = {
  standard: 18,
  reduced: 5,
  exempt: 0,
  jewellery: 3,
};
const REDUCED_UP_TO_MINOR = 2_500_00;
/** Chapters of HSN codes: knitted clothes, woven clothes, shoes, jewellery. */
const CHAPTERS: Readonly<Record<string, TaxClass>> = { 61: 'apparel', 62: 'apparel', 64: 'apparel', 71: 'jewellery' };

/** The rate of a product in percent: its stated rate, else that of its tax class, else that of its HSN chapter, else the standard rate. */
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
 * Splits an amount that includes tax into taxable value and taxes. Within a state the tax is divided into equal halves for
 * centre (CGST) and state (SGST), so that an odd paisa counts as value; otherwise it is IGST. The results add up to the amount.
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
