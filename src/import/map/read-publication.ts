import { isMoment } from '../../catalog/schema/fields.ts';
import type { Mapping } from '../../tables/model.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import { expectDay, readDay, readingBy, saysNoDay } from '../../tables/rows/read-days.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { meansDraft, meansYes } from '../../tables/rows/values.ts';

/**
 * The day or time from or until which a product is published. An unreadable one refuses the row, which would otherwise be on sale at once or for ever.
 */
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
  if (read !== undefined && (read.other === undefined || dates !== undefined)) {
    const { day, moment } = readingBy(read, dates) ?? read;
    return moment ?? day;
  }
  findings.add(values.row, 'refused', {
    code: 'day-unclear',
    expected: expectDay(read !== undefined),
    found: text,
    column: values.columnOf(field),
  });
  return undefined;
}

/** Whether a row is marked as not on sale. */
export const isHidden = (values: RowValues): boolean =>
  saysDraft(values) || /^[02-9]$/.test(values.get('draft.online'));

const saysDraft = (values: RowValues): boolean => values.all('draft').some(({ text }) => meansDraft(text));

/** Whether the rows make their product a draft. */
export const isDraft = (values: RowValues, rows: readonly RowValues[]): boolean =>
  isHidden(values) ||
  (rows.length === 1 && /not visible/i.test(values.get('draft.visibility'))) ||
  rows.slice(0, 1).some(saysDraft) ||
  rows.some((one) => meansYes(one.get('draft.yes')));

const NOT_SENT = /\b(?:external|virtual|downloadable|digital|services?|gift_?cards?)\b/i;

/** Refuses what is not sent with an order: gift cards, files, and products that another shop sells. */
export function isNotSent(rows: readonly RowValues[], findings: Findings): boolean {
  const says = (one: RowValues, field: string) => NOT_SENT.test(one.get(field));
  const isSaid = (one: RowValues) => meansYes(one.get('notSent')) || says(one, 'notSent');
  const values = rows.find((one) => isSaid(one) || says(one, 'kind'));
  if (!values) return false;
  const field = isSaid(values) ? 'notSent' : 'kind';
  findings.add(values.row, 'mended', {
    code: 'not-sent',
    found: values.get(field),
    expected: 'goods that are sent; this product becomes a draft',
    column: values.columnOf(field),
  });
  return true;
}
