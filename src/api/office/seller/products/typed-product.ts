import { rowsOf } from '../../../../core/product/column-rows.ts';
import { type ColumnName, listColumns, type ProductFields } from '../../../../core/product/product-columns.ts';

/** A product as its form has it. */

export interface TypedProduct {
  /** Texts by column, without the pictures. */
  readonly fields: ProductFields;
  /** The names of the pictures, in their order. */
  readonly photos: readonly string[];
  /** The version that was changed; 0 for a new product. */
  readonly version: number;
  /** Whether it has several sizes. */
  readonly hasSizes: boolean;
}

const PHOTO_MARK = ' | ';

/** A stored product, for its form. */
export const typedOf = ({ pictures = '', ...fields }: ProductFields, version: number): TypedProduct => ({
  ...{ fields, version },
  photos: pictures.split('|').flatMap((name) => name.trim() || []),
  hasSizes: Boolean(fields.sizes),
});

/** The fields to store: a product without sizes has no fields of sizes, and one with sizes only those. */
export const fieldsToKeep = ({ fields, photos, hasSizes }: TypedProduct): ProductFields => ({
  ...fields,
  pictures: photos.join(PHOTO_MARK),
  ...(hasSizes ? { stock: '' } : { sizes: '' }),
});

/** Reads the form. In a column that is a list, each part of an entry has a field: `sizes.0.1` is the second part of the first entry. */
export function readTypedProduct(form: URLSearchParams, languages: readonly string[]): TypedProduct {
  const columns = listColumns(languages).filter(({ name }) => name !== 'pictures');
  return {
    fields: Object.fromEntries(
      columns.map(({ name }) => [name, rowsOf(name) ? readRows(form, name) : (form.get(name) ?? '')]),
    ),
    photos: form.getAll('photo'),
    version: Number(form.get('version')) || 0,
    hasSizes: form.get('sizing') === 'sizes',
  };
}

function readRows(form: URLSearchParams, column: ColumnName): string {
  const kind = rowsOf(column);
  if (!kind) return '';
  const rows = new Map<string, string[]>();
  for (const [name, value] of form) {
    const [, row = '', part] = name.startsWith(`${column}.`) ? (/\.(\d{1,9})\.(\d)$/.exec(name) ?? []) : [];
    if (part === undefined) continue;
    const values = rows.get(row) ?? [];
    values[Number(part)] = value.trim();
    rows.set(row, values);
  }
  return [...rows]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, values]) => kind.fields.map((_, part) => values[part] ?? ''))
    .filter((values) => values.some(Boolean))
    .map(kind.write)
    .join(kind.mark);
}

/** What a button changes in the form without storing it: `up 2` moves the third photo forward, `out 2` removes it. */
export function changeTyped(typed: TypedProduct, way: string): TypedProduct {
  const [, what, number] = /^(up|out) (\d{1,3})$/.exec(way) ?? [];
  const position = Number(number);
  const photo = typed.photos[position];
  if (what === undefined || photo === undefined) return typed;
  const others = typed.photos.toSpliced(position, 1);
  return { ...typed, photos: what === 'up' ? others.toSpliced(Math.max(0, position - 1), 0, photo) : others };
}
