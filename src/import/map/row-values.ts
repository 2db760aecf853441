import { readCsvCell } from '../../core/text/csv-cell.ts';
import type { Mapping, SourceRow, SourceTable } from '../model.ts';
import { foldHeading } from './heading-names.ts';

/** A text of a row, with the column that it is in. */
export interface Cell {
  readonly text: string;
  readonly column: string;
}

/** The cells of a row by the fields that they go to. */
export interface RowValues {
  readonly row: SourceRow;
  /** The first text that is not empty; else the empty text. */
  get(field: string): string;
  /** All texts that are not empty, in the order of the columns. */
  all(field: string): Cell[];
  /** Fields that begin so, with what follows in them: `attributes.` has `Fabric`. */
  below(prefix: string): readonly (readonly [rest: string, cell: Cell])[];
  /** The cells of all columns that go to a field, by the field. */
  listCells(): readonly (readonly [field: string, text: string])[];
  /** The first column of a field, for messages. */
  columnOf(field: string): string | undefined;
  /** How many cells the table has. */
  readonly width: number;
}

/** What a table's rows are read by. */
export interface TableReader {
  read(row: SourceRow): RowValues;
  has(field: string): boolean;
}

/** Looks columns up once for all rows of a table. */
export function readTable({ columns }: SourceTable, mapping: Pick<Mapping, 'columns'>): TableReader {
  const fields = new Map(mapping.columns.map(({ column, field }) => [column, field]));
  const folded = new Map(mapping.columns.map(({ column, field }) => [foldHeading(column) || column, field]));
  const indexes = new Map<string, number[]>();
  for (const [index, column] of columns.entries()) {
    const field = fields.has(column) ? fields.get(column) : folded.get(foldHeading(column) || column);
    if (!field) continue;
    const known = indexes.get(field);
    if (known) known.push(index);
    else indexes.set(field, [index]);
  }
  const names = [...indexes.keys()];
  const groups = new Map<string, (readonly [string, number])[]>();
  const listBelow = (prefix: string) => {
    let found = groups.get(prefix);
    if (!found) {
      found = names
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => (indexes.get(name) ?? []).map((index) => [name.slice(prefix.length), index] as const));
      groups.set(prefix, found);
    }
    return found;
  };
  return {
    has: (field) => indexes.has(field),
    read(row) {
      const textAt = (index: number) => readCsvCell((row.cells[index] ?? '').trim());
      const cellAt = (index: number): Cell => ({ text: textAt(index), column: columns[index] ?? '' });
      return {
        row,
        width: columns.length,
        get(field) {
          for (const index of indexes.get(field) ?? []) {
            const text = textAt(index);
            if (text !== '') return text;
          }
          return '';
        },
        all: (field) => (indexes.get(field) ?? []).map(cellAt).filter(({ text }) => text !== ''),
        below: (prefix) =>
          listBelow(prefix)
            .map(([rest, index]) => [rest, cellAt(index)] as const)
            .filter(([, { text }]) => text !== ''),
        listCells: () => [...indexes].map(([field, [index = 0]]) => [field, row.cells[index] ?? ''] as const),
        columnOf: (field) => columns[indexes.get(field)?.[0] ?? -1],
      };
    },
  };
}
