import type { Findings } from './findings.ts';
import { parentOf } from './relations.ts';
import type { RowValues } from './row-values.ts';

/** The roles of a product's rows. */
export interface Roles {
  /** Rows that are sold. */
  readonly sold: readonly RowValues[];
  /** The row of the product to which the others are variants; its price is theirs too. */
  readonly parent: RowValues | undefined;
}

const PARENT = /^(?:variable|parent|product|grouped|configurable)\b/i;
/** Whether the kind of a row means a variant of a product in another row. */
export const meansVariant = (kind: string): boolean => /^(?:variant|variation|child)\b/i.test(kind);
const MEDIA = /^media$/i;

const TOTAL =
  /^(?:(?:grand|sub|net|overall|report)[ -]?)?(?:totals?|sum)(?: (?:stock|qty|quantity|value|amount|items?|pieces|pcs|closing balance))?:?$|^(?:कुल(?: योग| जोड़)?|योग|महायोग|மொத்தம்|المجموع|الإجمالي):?$/i;

/** Refuses a row at the end that adds the others up. A row with a SKU is always a product. */
export function tellTotal(rows: readonly RowValues[], findings: Findings): void {
  for (const values of rows)
    if (values.get('sku') === '' && TOTAL.test(values.get('title').trim()))
      findings.add(values.row, 'refused', {
        code: 'row-total',
        found: values.get('title'),
        expected: 'the name of a product: this row is the sum of others',
        column: values.columnOf('title'),
      });
}

/** Tells the rows that are sold from the product's own row. Repeated rows and those with only a picture are left out. */
export function findRoles(rows: readonly RowValues[]): Roles {
  const seen = new Set<string>();
  const unique = rows.filter(({ row }) => {
    const text = row.cells.join('\u0000');
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
  const isOnlyPicture = (values: RowValues) =>
    MEDIA.test(values.get('kind')) ||
    (values.get('images') !== '' &&
      ['title', 'sku', 'offers.price', 'offers.sale', 'gtin'].every((field) => values.get(field) === '') &&
      values.below('options.').every(([name]) => !name.endsWith('.value')));
  const described = unique.filter((values) => !isOnlyPicture(values));
  const parent = described.find(
    (values) =>
      described.length > 1 &&
      parentOf(values) === '' &&
      (PARENT.test(values.get('kind')) || described.some((one) => one !== values && parentOf(one) !== '')),
  );
  const sold = described.filter((values) => values !== parent);
  return { sold: sold.length > 0 ? sold : described, parent };
}
