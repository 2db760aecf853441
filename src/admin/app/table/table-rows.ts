import type { CellEdit, FileChange, ProblemAnswer, ProductRow, RowField, RowPart, RowValue } from '../../contract.ts';

/** Unsaved changes of the table, and the rows with them. Pure functions only. */

/** Names a row: its file, and the position of its variant or size. */
export type RowKey = string;

/** New values by row and field; null removes a value. A text that can't be read as a value is kept as it was typed. */
export type Edits = ReadonlyMap<RowKey, Readonly<Partial<Record<RowField, RowValue>>>>;

/** A row as the grid shows it. */
export interface GridRow {
  readonly key: RowKey;
  readonly row: ProductRow;
  /** The values of the file, with the unsaved ones in place of them. */
  readonly values: Readonly<Partial<Record<RowField, RowValue>>>;
}

/** The active cell of the grid. */
export interface ActivePosition {
  readonly col: number;
  readonly row: number;
}

/** The key of a row: `products/WK/kurti.json`, with `#0` for its first variant or `#size-0` for its first size. */
export const keyOf = ({ file, variant, size }: Pick<ProductRow, 'file' | keyof RowPart>): RowKey => {
  if (size !== undefined) return `${file}#size-${size}`;
  return variant === undefined ? file : `${file}#${variant}`;
};

/** Whether a cell can't be changed in the table. */
export const isFixed = ({ row }: GridRow, field: RowField): boolean => row.fixed.includes(field);

export function mergeRow(row: ProductRow, edits: Edits): GridRow {
  const key = keyOf(row);
  return { key, row, values: { ...row.values, ...edits.get(key) } };
}

/** The value of a field; null where it has none. */
export const readValue = (values: GridRow['values'], field: RowField): RowValue => values[field] ?? null;

/** The edits after setting the value of one cell. A value that the file has already is no edit. */
export function withEdit(edits: Edits, row: ProductRow, field: RowField, value: RowValue): Edits {
  const key = keyOf(row);
  const { [field]: _before, ...others } = edits.get(key) ?? {};
  const own = value === readValue(row.values, field) ? others : { ...others, [field]: value };
  const next = new Map(edits);
  if (Object.keys(own).length > 0) next.set(key, own);
  else next.delete(key);
  return next;
}

/** The edits after the grid has changed rows. Cells that can't be changed are skipped. */
export function editsAfter(
  edits: Edits,
  before: readonly GridRow[],
  after: readonly GridRow[],
  fields: readonly RowField[],
): Edits {
  let next = edits;
  for (const [index, { row, values }] of before.entries()) {
    const now = after[index]?.values;
    if (!now || now === values) continue;
    for (const field of fields)
      if (!row.fixed.includes(field) && readValue(now, field) !== readValue(values, field))
        next = withEdit(next, row, field, readValue(now, field));
  }
  return next;
}

/** Edits of rows that still exist, without values that the files have by now. */
export function keepEdits(edits: Edits, rows: readonly ProductRow[]): Edits {
  let kept: Edits = new Map();
  for (const row of rows)
    for (const [field, value] of Object.entries(edits.get(keyOf(row)) ?? {}))
      kept = withEdit(kept, row, field as RowField, value as RowValue);
  return kept;
}

/** A changed cell, for the list before saving. */
export interface ChangedCell {
  readonly row: ProductRow;
  readonly field: RowField;
  readonly before: RowValue;
  readonly after: RowValue;
}

/** The unsaved cells of the rows, with their values in the file and the new ones. */
export const listChangedCells = (rows: readonly ProductRow[], edits: Edits): ChangedCell[] =>
  rows.flatMap((row) =>
    Object.entries(edits.get(keyOf(row)) ?? {}).map(([field, after]) => ({
      row,
      field: field as RowField,
      before: readValue(row.values, field as RowField),
      after: after as RowValue,
    })),
  );

/** The changes to save, one for each file. A new category moves the file into its folder. */
export function makeChanges(cells: readonly ChangedCell[]): FileChange[] {
  return [...Map.groupBy(cells, ({ row }) => row.file)].map(([file, ofFile]) => {
    const category = ofFile.find(({ field }) => field === 'category')?.after;
    const edits: CellEdit[] = ofFile
      .filter(({ field }) => field !== 'category')
      .map(({ row, field, after }) => ({ variant: row.variant, size: row.size, field, value: after }));
    return {
      kind: 'change',
      file,
      digest: ofFile[0]?.row.digest ?? '',
      cells: edits,
      to: category ? `products/${category}/${file.slice(file.lastIndexOf('/') + 1)}` : undefined,
    };
  });
}

/** Problems by `cellKey`. Those that belong to no cell of the table are left out: they are in the list. */
export function groupProblems(problems: readonly ProblemAnswer[]): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const { file, cell, words } of problems)
    if (cell) cells.set(cellKey(keyOf({ ...cell, file }), cell.field), words);
  return cells;
}

/** The key of a cell in the map of problems. */
export const cellKey = (key: RowKey, field: RowField): string => `${key} ${field}`;
