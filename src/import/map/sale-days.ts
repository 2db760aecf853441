import { indianDay } from '../../core/calendar/indian-day.ts';
import type { Findings } from './findings.ts';
import type { RowValues } from './row-values.ts';

/**
 * The days of a sale: Google's and Meta's `sale_price_effective_date` ("2026-10-01T00:00+05:30/2026-10-31T23:59+05:30"), WooCommerce's and
 * Amazon's columns for its first and its last day. Days that are written otherwise say nothing.
 */

const DAY = /^\s*(\d{4}-\d{2}-\d{2})/;
const dayOf = (text: string | undefined): string | undefined => DAY.exec(text ?? '')?.[1];

/** Whether a row's sale price holds today: prices of sales that are over, or have not begun, would be sold at. */
export function isSaleOn(values: RowValues, findings: Findings, today = new Date()): boolean {
  const [first, last] = values.get('offers.sale.days').split('/');
  const from = dayOf(values.get('offers.sale.from')) ?? dayOf(first);
  const until = dayOf(values.get('offers.sale.until')) ?? dayOf(last);
  const day = indianDay(today.getTime());
  const column = values.columnOf('offers.sale');
  if ((from !== undefined && day < from) || (until !== undefined && day > until)) {
    findings.add(values.row, 'left-out', {
      code: 'sale-not-now',
      expected: `a sale that is on today; this one is ${from !== undefined && day < from ? `from ${from}` : `until ${until}`} and is left out`,
      found: values.get('offers.sale'),
      column,
    });
    return false;
  }
  if (until !== undefined)
    findings.add(values.row, 'warning', {
      code: 'sale-ends',
      expected: `an import after ${until}, when the sale ends`,
      found: values.get('offers.sale'),
      column,
    });
  return true;
}
