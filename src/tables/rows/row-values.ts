import { readCsvCell } from '../../core/text/csv-cell.ts';
import type { Mapping, SourceRow, SourceTable } from '../model.ts';
import { foldHeading } from '../headings/heading-names.ts';

/** A text of a row, with the column that it is in. */
export interface Cell {
  readonly text: string;
  readonly column: string;
}

/** The cells of a row, by field. */
export interface RowValues {
  readonly row: SourceRow;
  /** The first text that is not empty; else an empty one. */
  get(field: string): string;
  /** All texts that are not empty, in the order of the columns. */
  all(field: string): Cell[];
  /** Cells of the fields with a prefix, by the rest of their names: `attributes.` gives `Fabric`. */
  below(prefix: string): readonly (readonly [rest: string, cell: Cell])[];
  /** All cells that have a field, with the field. */
  listCells(): readonly (readonly [field: string, text: string])[];
  /** The first column of a field, for messages. */
  columnOf(field: string): string | undefined;
  /** The cells that are not empty in columns that the mapping leaves out. */
  listLeftOut(): Cell[];
  /** How many cells the table has. */
  readonly width: number;
}

/** The same row with other texts in some fields. */
export function withTexts(values: RowValues, texts: Readonly<Record<string, string>>): RowValues {
  const has = (field: string) => Object.hasOwn(texts, field);
  const cellOf = (field: string): Cell => ({ text: texts[field] ?? '', column: values.columnOf(field) ?? field });
  const own = Object.keys(texts).filter((field) => texts[field] !== '');
  return {
    ...values,
    get: (field) => (has(field) ? (texts[field] ?? '') : values.get(field)),
    all: (field) => (has(field) ? own.filter((name) => name === field).map(cellOf) : values.all(field)),
    below: (prefix) => [
      ...values.below(prefix).filter(([rest]) => !has(prefix + rest)),
      ...own
        .filter((field) => field.startsWith(prefix))
        .map((field) => [field.slice(prefix.length), cellOf(field)] as const),
    ],
  };
}

/** Reads the rows of one table. */
interface TableReader {
  read(row: SourceRow): RowValues;
  has(field: string): boolean;
}

/** Finds the columns of fields once for all rows of a table. */
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
  const own = readBy(columns, indexes);
  const nested = new Map<string, TableReader['read']>();
  return {
    has: (field) => indexes.has(field),
    read(row) {
      if (row.within === undefined) return own(row);
      const known = nested.get(row.within);
      if (known) return known(row);
      const made = readNested(columns, indexes, row.within);
      nested.set(row.within, made);
      return made(row);
    },
  };
}

/** The columns of each field, in the order in which they are tried. */
type Indexes = ReadonlyMap<string, readonly number[]>;

function readBy(columns: readonly string[], indexes: Indexes): (row: SourceRow) => RowValues {
  const names = [...indexes.keys()];
  const groups = new Map<string, (readonly [string, number])[]>();
  let taken: ReadonlySet<number> | undefined;
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
  return (row) => {
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
      listLeftOut() {
        taken ??= new Set([...indexes.values()].flat());
        return columns
          .flatMap((_, index) => (taken?.has(index) ? [] : [cellAt(index)]))
          .filter(({ text }) => text !== '');
      },
    };
  };
}

/** Fields in which the variant's value comes before the product's. Of texts and facts, the product's come first. */
const OF_VARIANTS =
  /^(?:offers\..+|cost|availability|stock\..+|draft|weight|weight\.unit|colour|sizes|options\..+|variants\..+|legal\.netQuantity)$/;
/** Fields of the product as a whole, which its variants don't have. */
const OF_ONE = ['sku', 'gtin', 'mpn', 'stock'];
/** Fields that belong to the product's price, not to the variant's own. */
const BESIDE_PRICE = /^offers\.(?:sale|mrp|discount)/;
const PRICES = ['offers.price', 'offers.sale'];

/**
 * Reads rows of variants within the record of their product. `within` is the prefix of the variant's columns. The product's values are used where the
 * variant has none, except codes and pieces. The rows are joined by the product's SKU if it has no other key.
 */
function readNested(columns: readonly string[], all: Indexes, within: string): (row: SourceRow) => RowValues {
  const steps = within.split('.');
  const depthOf = (column: string): number => {
    let depth = 0;
    while (depth < steps.length - 1 && column.startsWith(`${steps.slice(0, depth + 1).join('.')}.`)) depth++;
    return depth;
  };
  const depths = columns.map(depthOf);
  const pick = (keep: (field: string, depth: number) => boolean): Indexes => {
    const picked = new Map<string, readonly number[]>();
    for (const [field, indexes] of all) {
      const kept = indexes.filter((index) => keep(field, depths[index] ?? 0));
      const sign = OF_VARIANTS.test(field) ? -1 : 1;
      if (kept.length > 0)
        picked.set(
          field,
          kept.toSorted((a, b) => sign * ((depths[a] ?? 0) - (depths[b] ?? 0))),
        );
    }
    return picked;
  };
  const isKept = (field: string, depth: number) => !OF_ONE.includes(field) || depth === steps.length - 1;
  const whole = new Map(pick(isKept));
  const keys = [...(all.get('key') ?? []), ...(all.get('sku') ?? [])].filter((index) => depths[index] === 0);
  if (keys.length > 0) whole.set('key', keys);
  const own = pick((field, depth) => isKept(field, depth) && depth > 0);
  const priced = new Map([...whole].filter(([field]) => !BESIDE_PRICE.test(field)));
  for (const [field, indexes] of own) if (BESIDE_PRICE.test(field)) priced.set(field, indexes);
  const readWhole = readBy(columns, whole);
  const readPriced = readBy(columns, priced);
  const hasPrice = [own, pick((_, depth) => depth === 0)].map((indexes) => {
    const read = readBy(columns, indexes);
    return (row: SourceRow) => PRICES.some((field) => read(row).get(field) !== '');
  });
  return (row) => (hasPrice.every((has) => has(row)) ? readPriced(row) : readWhole(row));
}
