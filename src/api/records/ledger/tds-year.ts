import { TDS_FREE_UP_TO_MINOR } from '../../../core/settlement/source-taxes.ts';

/** A seller's sales in a financial year, for the limit of TDS. Amounts are minor units. */
export interface TdsYear {
  /** Value of the sales, less returns. */
  readonly baseMinor: number;
  /** Part of it on which no TDS was deducted. */
  readonly untaxedMinor: number;
  /** Whether the sales were above the limit once. From then on all of the year is taxed. */
  readonly isOver: boolean;
}

/** Adds a sale. `isTaxed` says whether TDS is deducted from it, `catchUpMinor` the earlier sales from which it now is too. */
export function addSale(
  year: TdsYear,
  valueMinor: number,
  hasLimit: boolean,
): { readonly year: TdsYear; readonly isTaxed: boolean; readonly catchUpMinor: number } {
  const baseMinor = year.baseMinor + valueMinor;
  const isOver = year.isOver || baseMinor > TDS_FREE_UP_TO_MINOR;
  if (hasLimit && !isOver)
    return {
      year: { baseMinor, untaxedMinor: year.untaxedMinor + valueMinor, isOver },
      isTaxed: false,
      catchUpMinor: 0,
    };
  return { year: { baseMinor, untaxedMinor: 0, isOver }, isTaxed: true, catchUpMinor: year.untaxedMinor };
}

/** Subtracts a return of a sale of the year. */
export const subtractReturn = (year: TdsYear, valueMinor: number): TdsYear => ({
  ...year,
  baseMinor: year.baseMinor - valueMinor,
  untaxedMinor: Math.max(0, year.untaxedMinor - valueMinor),
});
