import { isMoment } from '../../catalog/schema/fields.ts';
import type { Mapping } from '../model.ts';
import type { Findings } from './findings.ts';
import { dayBy, readDay, saysNoDay } from './read-days.ts';
import type { RowValues } from './row-values.ts';

/** From or until when a product is published. One that can't be read refuses the row: it would be for sale at once, or for ever. */
export function readPublication(
  rows: readonly RowValues[],
  field: 'publishFrom' | 'publishUntil',
  { dates }: Pick<Mapping, 'dates'>,
  findings: Findings,
): string | undefined {
  const values = rows.find((one) => one.get(field) !== '');
  const text = values?.get(field).trim() ?? '';
  if (!values || saysNoDay(text)) return undefined;
  if (isMoment(text)) return text;
  const read = readDay(text);
  if (read !== undefined && (read.other === undefined || dates !== undefined)) return dayBy(read, dates);
  findings.add(values.row, 'refused', {
    code: 'day-unclear',
    expected:
      read === undefined
        ? 'a day such as 31/12/2026 or 2026-12-31'
        : 'a mapping that says which number is the day: "dates": "day-first" or "month-first"',
    found: text,
    column: values.columnOf(field),
  });
  return undefined;
}
