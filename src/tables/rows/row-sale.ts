import type { Mapping } from '../model.ts';
import type { Findings } from './findings.ts';
import { expectDay } from './read-days.ts';
import type { RowValues } from './row-values.ts';
import { readSale, SALE_DAYS, type Sale } from './sale-days.ts';

/** The state of a row's sale today; undefined for a price without days. A sale that is left out, or that ends, is reported. */
export function saleOf(values: RowValues, { dates }: Pick<Mapping, 'dates'>, findings: Findings): Sale | undefined {
  const [from, until, days] = SALE_DAYS.map((field) => values.get(field)) as [string, string, string];
  if (from === '' && until === '' && days === '') return undefined;
  const sale = readSale({ from, until, days }, dates);
  const column = values.columnOf(
    SALE_DAYS.find((field) => values.get(field) === sale.unclear && sale.unclear !== '') ?? priceField(values),
  );
  if (sale.state === 'unclear') {
    findings.add(values.row, 'refused', {
      code: 'sale-unclear',
      expected:
        sale.needsOrder === true
          ? expectDay(true)
          : 'the days of the sale, such as 31/12/2026 or, with a zone, 2026-12-31T18:00+05:30, or no text for a sale without an end',
      found: sale.unclear,
      column,
    });
    return sale;
  }
  const about = { found: values.get(priceField(values)), column: values.columnOf(priceField(values)) };
  if (sale.state !== 'on')
    findings.add(values.row, 'left-out', {
      code: 'sale-not-now',
      expected: `a sale that is on today; this one is ${sale.state === 'coming' ? `from ${sale.from}` : `until ${sale.until}`} and is left out`,
      ...about,
    });
  else if (sale.until !== undefined)
    findings.add(values.row, 'warning', {
      code: 'sale-ends',
      expected: `an import after ${sale.until}, when the sale ends`,
      ...about,
    });
  return sale;
}

/** The field with the price of a sale. In tables without one it is the price itself, or a discount. */
export function priceField(values: RowValues): 'offers.sale' | Discount | 'offers.price' {
  if (values.columnOf('offers.sale') !== undefined) return 'offers.sale';
  const there = DISCOUNTS.filter((field) => values.columnOf(field) !== undefined);
  return there.find((field) => values.get(field) !== '') ?? there[0] ?? 'offers.price';
}

export const DISCOUNTS = ['offers.discount.value', 'offers.discount.amount', 'offers.discount.percent'] as const;
type Discount = (typeof DISCOUNTS)[number];
