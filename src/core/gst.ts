/**
 * The goods and services tax inside a price. All prices of the shop include it; an invoice of a seller with a GSTIN shows it.
 * WARNING: the rates are a sample's, simplified from the two main slabs of September 2025. Before trading give each product its
 * own `legal.gstRate` (and `legal.hsn`), as your accountant says.
 */

/** What a product tells about its tax. */
export interface TaxFacts {
  /** Percent. */
  readonly gstRate?: number;
  /** Harmonised code of 4, 6 or 8 digits; its first two are the chapter. */
  readonly hsn?: string;
  /** Categories of the shop, the product's own first. */
  readonly categoryIds: readonly string[];
  readonly priceMinor: number;
}

/** Imitation jewellery: the heading of its code, and its rate. Chapter 71 holds all jewellery. */
const JEWELLERY_HSN = '7117';
const JEWELLERY_RATE = 3;
const JEWELLERY_CATEGORIES = new Set(['jewelleryPage', 'ae-jewellery']);
const LOW_RATE = 5;
const STANDARD_RATE = 18;
/** Clothes and shoes up to this price a piece have the low rate. */
const LOW_RATE_UP_TO_MINOR = 2_500_00;
/** Chapters of knitted and woven clothes, and of shoes. */
const CLOTHES_AND_SHOES_CHAPTERS = ['61', '62', '64'];
/** Categories of the sample shop that hold clothes and shoes, for products without a code. */
const CLOTHES_AND_SHOES_CATEGORIES = new Set([
  ...['womenFashion', 'Womenkurtha', 'WomensTop', 'WomenbottomWear', 'WomensportsWear', 'womensInnerWear'],
  ...['womensNightwear', 'womensSilkSaree', 'menFashion', 'MensTopWear', 'MensBottomWear', 'MenShoe', 'Footware'],
  ...['Kids', 'KidsWear', 'boys-juniorFashion', 'girls-juniorFashion'],
]);

/** The harmonised code of a product: its own, or that of its category where all goods of one share it. */
export const hsnOf = ({ hsn, categoryIds }: Pick<TaxFacts, 'hsn' | 'categoryIds'>): string | undefined =>
  hsn ?? (JEWELLERY_CATEGORIES.has(categoryIds[0] ?? '') ? JEWELLERY_HSN : undefined);

/** The rate of a product in percent. */
export function gstRateOf({ gstRate, priceMinor, categoryIds, ...facts }: TaxFacts): number {
  if (gstRate !== undefined) return gstRate;
  const hsn = hsnOf({ ...facts, categoryIds });
  if (hsn?.startsWith('71')) return JEWELLERY_RATE;
  const isClothing =
    hsn === undefined
      ? CLOTHES_AND_SHOES_CATEGORIES.has(categoryIds[0] ?? '')
      : CLOTHES_AND_SHOES_CHAPTERS.includes(hsn.slice(0, 2));
  return isClothing && priceMinor <= LOW_RATE_UP_TO_MINOR ? LOW_RATE : STANDARD_RATE;
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
