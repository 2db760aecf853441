import { financialYear } from '../tax/gst.ts';
import { isPan } from '../tax/pan.ts';

/**
 * Taxes that a marketplace in India takes from its sellers' sales, as dated data.
 * WARNING: read from secondary sources, last in November 2026. Before trading, have them checked by your accountant.
 */

interface DatedRate {
  /** The first day (ISO date) on which it is in force. */
  readonly from: string;
  readonly percent: number;
  readonly source: string;
}

/** TCS: tax on the net value of taxable supplies, collected under section 52 of the CGST Act; centre and state, or IGST, together. */
export const TCS_RATES: readonly DatedRate[] = [
  { from: '2018-10-01', percent: 1, source: 'Notifications 52/2018-Central Tax and 02/2018-Integrated Tax' },
  { from: '2024-07-10', percent: 0.5, source: 'Notifications 15/2024-Central Tax and 01/2024-Integrated Tax' },
];

/** TDS: income tax on the gross amount of sales. */
export const TDS_RATES: readonly DatedRate[] = [
  { from: '2021-04-01', percent: 1, source: 'Income-tax Act 1961, section 194-O' },
  {
    from: '2024-10-01',
    percent: 0.1,
    source: 'Income-tax Act 1961, section 194-O, as amended by Finance (No. 2) Act 2024',
  },
  { from: '2026-04-01', percent: 0.1, source: 'Income-tax Act 2025, section 393(1)' },
];

/** TDS of sellers whose PAN is not known. */
const TDS_RATES_WITHOUT_PAN: readonly DatedRate[] = [
  {
    from: '2020-10-01',
    percent: 5,
    source: 'Income-tax Act 1961, section 206AA; since 2026-04-01 Income-tax Act 2025, section 397',
  },
];

/** GST on what the marketplace charges its sellers. */
export const CHARGES_GST_RATES: readonly DatedRate[] = [
  { from: '2017-07-01', percent: 18, source: 'Notification 11/2017-Central Tax (Rate), support services' },
];

/**
 * Individuals and Hindu undivided families whose PAN is known pay no TDS in a financial year in which their sales through the
 * marketplace are not above this. Above it, the tax is on the entire amount of the year.
 */
export const TDS_FREE_UP_TO_MINOR = 5_00_000_00;

/** The rate of a day (ISO date) in percent; 0 before the first one. */
export const rateOn = (rates: readonly DatedRate[], day: string): number =>
  rates.findLast(({ from }) => from <= day)?.percent ?? 0;

/** The fourth letter of the PAN of an individual (P) and of a Hindu undivided family (H). */
const FREE_HOLDERS = 'PH';

/** Whether the holder of a PAN pays TDS only above the limit of a year. */
export const hasTdsLimit = (pan: string | undefined): boolean =>
  pan !== undefined && isPan(pan) && FREE_HOLDERS.includes(pan.charAt(3));

/** The rate of TDS of a day in percent, above the limit where there is one. */
export const tdsRateOn = (pan: string | undefined, day: string): number =>
  rateOn(pan !== undefined && isPan(pan) ? TDS_RATES : TDS_RATES_WITHOUT_PAN, day);

/** Whether TDS that was deducted on one day can be given back on another: within the financial year. */
export const isSameTaxYear = (day: string, other: string): boolean => financialYear(day) === financialYear(other);
