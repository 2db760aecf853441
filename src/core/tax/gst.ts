/**
 * Goods and services tax. All prices include it; invoices of sellers with a GSTIN show it.
 * WARNING: the rates are simplified from the schedules of Notification 9/2025-Central Tax (Rate) of 17 September 2025, in force since
 * 22 September 2025, as secondary sources quote them. Before trading, set `legal.gstRate` and `legal.hsn` of each product, or
 * `taxClass` and `hsn` of each category, as your accountant advises.
 */

/** Tax classes of goods: `apparel` is garments, made-up textiles and shoes, `fabric` also sarees and dhotis, `reduced` the slab of 5 %. */
export const TAX_CLASSES = ['standard', 'reduced', 'exempt', 'apparel', 'fabric', 'jewellery'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The facts of a product that its tax depends on. */
interface TaxFacts {
  /** Percent. */
  readonly gstRate?: number;
  readonly taxClass?: TaxClass;
  /** HSN code of 4, 6 or 8 digits; the first two are the chapter. */
  readonly hsn?: string;
  readonly priceMinor: number;
}

/** Rates in percent. Garments and shoes have the reduced rate up to a price a piece or pair, else the standard one. */
const RATES: Readonly<Record<Exclude<TaxClass, 'apparel'>, number>> = {
  standard: 18,
  reduced: 5,
  exempt: 0,
  fabric: 5,
  jewellery: 3,
};
const REDUCED_UP_TO_MINOR = 2_500_00;

/** The chapters of HSN codes whose goods all have one class, with the words of the schedules that say so. */
const CHAPTERS: readonly { readonly chapters: readonly string[]; readonly taxClass: TaxClass }[] = [
  // Schedule I, 5 %: woven fabrics of silk, wool, cotton, other plants, filaments and staple fibres. A saree or dhoti stays a fabric,
  // embroidered or not (Central Board, FAQ on GST rates of 27 July 2017, questions 6 and 7).
  { chapters: ['50', '51', '52', '53', '54', '55'], taxClass: 'fabric' },
  // Schedule I, 5 %: special woven fabrics, lace and embroidery; knitted fabrics.
  { chapters: ['58', '60'], taxClass: 'fabric' },
  // Schedule I, 5 % up to Rs 2,500 a piece, and Schedule II, 18 % above: knitted garments, woven garments, made-up textiles; shoes, a pair.
  { chapters: ['61', '62', '63', '64'], taxClass: 'apparel' },
  // Schedule IV, 3 %: jewellery and imitation jewellery.
  { chapters: ['71'], taxClass: 'jewellery' },
];
const CLASS_OF_CHAPTER = new Map(
  CHAPTERS.flatMap(({ chapters, taxClass }) => chapters.map((chapter) => [chapter, taxClass] as const)),
);

/** The tax class that the chapter of an HSN code has; undefined where a chapter has goods of several classes. */
export const taxClassOfHsn = (hsn: string): TaxClass | undefined => CLASS_OF_CHAPTER.get(hsn.slice(0, 2));

/**
 * The rate of a product in percent: its stated rate, else that of the chapter of its HSN code, else that of its tax class, else the
 * standard rate.
 *
 * @example gstRateOf({ hsn: '5007', taxClass: 'apparel', priceMinor: 8_000_00 }) // 5: a silk saree is a fabric at any price
 */
export function gstRateOf({ gstRate, taxClass, hsn = '', priceMinor }: TaxFacts): number {
  if (gstRate !== undefined) return gstRate;
  const known = taxClassOfHsn(hsn) ?? taxClass ?? 'standard';
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
 * Splits an amount that includes tax into taxable value and taxes; they add up to the amount. Centre and state levy half the rate each on
 * the same value (CGST Act and SGST Acts, section 9), so that within a state each half is rounded to the nearest paisa by itself and both
 * are equal. Invoices show paise; the rounding to rupees of section 170 is for what is paid with a return. Between states the tax is IGST.
 *
 * @param grossMinor paise, with tax
 * @param ratePercent the whole rate: 18, not 9
 * @example splitGst(60000, 5, true) // { taxableMinor: 57142, cgstMinor: 1429, sgstMinor: 1429, igstMinor: 0 }
 */
export function splitGst(grossMinor: number, ratePercent: number, isWithinState: boolean): TaxSplit {
  const taxOf = (percent: number): number => Math.round((grossMinor * percent) / (100 + ratePercent));
  if (!isWithinState) {
    const igstMinor = taxOf(ratePercent);
    return { taxableMinor: grossMinor - igstMinor, cgstMinor: 0, sgstMinor: 0, igstMinor };
  }
  const halfMinor = taxOf(ratePercent / 2);
  return { taxableMinor: grossMinor - 2 * halfMinor, cgstMinor: halfMinor, sgstMinor: halfMinor, igstMinor: 0 };
}

/** The Indian financial year of a day: "26-27" from 1 April 2026 to 31 March 2027. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  const short = (value: number): string => String(value % 100).padStart(2, '0');
  return `${short(year)}-${short(year + 1)}`;
}
