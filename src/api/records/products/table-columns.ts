import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import type { LeftOutColumn } from '../../../contract/products.ts';
import { findColumn } from '../../../core/product/column-words.ts';
import {
  type ByColumn,
  columnOfTranslation,
  type ColumnName,
  type ProductFields,
} from '../../../core/product/product-columns.ts';
import { readCsvCell } from '../../../core/text/csv-cell.ts';
import { meansVariant } from '../../../tables/rows/find-roles.ts';
import type { Format } from '../../../tables/formats/format.ts';
import { fieldIn, findFormat } from '../../../tables/formats/formats.ts';
import { fieldOfHeading, isPrivate } from '../../../tables/headings/heading-names.ts';
import { doubtOf, listAmounts } from '../../../tables/headings/price-names.ts';
import type { Cell } from '../../../tables/rows/row-values.ts';
import { SALE_DAYS } from '../../../tables/rows/sale-days.ts';
import { weightUnitOf } from '../../../tables/rows/weight-unit.ts';
import { isClear, readCell } from './read-cell.ts';
import { settleSale } from './settle-sale.ts';

/**
 * The columns of a seller's table: those of the template by their own names, others by the names that imports know (English, Hindi, Hindi
 * in Latin letters, exports of shop programs and marketplaces). What a column has is never guessed from its cells, as nobody is asked.
 */

/** Where the values of a field of imports go. */
const COLUMN_OF_FIELD: Readonly<Record<string, ColumnName>> = {
  sku: 'sku',
  category: 'category',
  title: 'title',
  description: 'description',
  details: 'description',
  'offers.price': 'price',
  'offers.mrp': 'mrp',
  sizes: 'sizes',
  stock: 'stock',
  images: 'pictures',
  brand: 'brand',
  colour: 'colour',
  features: 'features',
  attributes: 'attributes',
  'legal.genericName': 'generic_name',
  'legal.netQuantity': 'net_quantity',
  'legal.countryOfOrigin': 'country_of_origin',
  'legal.maker.name': 'maker',
  'legal.maker.address': 'maker_address',
  weight: 'weight',
  'legal.hsn': 'hsn',
  'legal.taxClass': 'tax_class',
  gtin: 'gtin',
  leadTimeDays: 'lead_time_days',
};

/** Columns whose texts are put together where a table has several. */
const SHARED: ReadonlySet<ColumnName> = new Set(['pictures', 'features']);

/** What to do about a field that no column takes. */
const adviceOn = (field: string): string | undefined =>
  field.startsWith('options.')
    ? productChecksText.adviceSizes
    : field.startsWith('attributes.')
      ? productChecksText.adviceFacts
      : field === 'legal.gstRate'
        ? productChecksText.adviceTax
        : field === 'publishFrom'
          ? productChecksText.advicePublish
          : undefined;

interface Column {
  readonly index: number;
  readonly heading: string;
  /** Missing for a column that is left out. */
  readonly name?: ColumnName;
  /** The field of imports; missing for a column of the template, whose cells are read as they are typed. */
  readonly field?: string;
  readonly advice?: string | undefined;
  /** Whether its seller has said what it means. */
  readonly isChosen?: true;
}

/** What a seller says that columns mean, by their position; undefined for one that is to be left out. */
export type Meanings = ReadonlyMap<number, ColumnName | undefined>;

/** A column as it is understood. */
export interface FoundColumn {
  readonly heading: string;
  /** Missing for one that is left out, or read beside others. */
  readonly name?: ColumnName;
  readonly advice?: string | undefined;
}

/** A row as its cells say it. */
interface RowFields {
  readonly fields: ProductFields;
  /** What it has in common with other rows of the same product: a handle, the SKU of a parent. */
  readonly group?: string;
  /** The currency of its price, where the table says it. */
  readonly currency?: string;
  /** What is wrong with its price, where the days of a sale stand beside it. */
  readonly sale?: string;
  /** The product that it is a variant of, where it is one. */
  readonly variantOf?: string;
  /** Amounts that may be what the product costs its seller. */
  readonly costs?: readonly Cell[];
  /** The headings of amounts that are left out, where it has no price. */
  readonly amounts?: readonly string[];
}

/** A row of the file. */
export interface ReadRow extends RowFields {
  readonly line: number;
  /** Cells behind the last column, which say that the row is shifted. */
  readonly isShifted?: true;
  /** What is wrong with it beside other rows of its SKU. */
  readonly skuProblem?: string;
  /** Its pieces are the sum of rows of one SKU: the lines of the others. */
  readonly more?: readonly number[];
}

export interface TableColumns {
  /** What is wrong with the headings, so that no row can be read. */
  readonly problem?: string;
  /** In the order of the table. */
  readonly columns: readonly FoundColumn[];
  /** By column, the heading as it is written. */
  readonly headings: ReadonlyMap<string, string>;
  /** The heading of what rows of one product have in common. */
  readonly groupHeading?: string;
  read(cells: readonly string[]): RowFields;
  /** What rows of one SKU are compared by: texts by the field of imports. */
  listCells(cells: readonly string[]): readonly (readonly [field: string, text: string])[];
  /** The heading of one of these fields. */
  headingOf(field: string): string;
  /** Columns of which something was left out in the rows that have been read. */
  listLeftOut(): readonly LeftOutColumn[];
}

/** Finds the columns by their headings, and by what their seller says that they mean. */
export function findColumns(headings: readonly string[], meanings: Meanings = new Map()): TableColumns {
  const format = findFormat(headings);
  const columns = headings.map((heading, index) => {
    const column = columnOfHeading(heading, index, format);
    const meant = meanings.get(index);
    return !meanings.has(index) || meant === column.name ? column : meantColumn(column, meant);
  });
  const own = columns
    .filter(({ field, isChosen }) => field === undefined && !isChosen)
    .flatMap(({ name }) => name ?? []);
  const twice = own.find((name, index) => own.indexOf(name) !== index);
  const settled = settle(columns);
  const problem =
    twice !== undefined
      ? productChecksText.columnTwice({ column: twice })
      : settled.some(({ name }) => name === 'sku')
        ? undefined
        : productChecksText.noSku;
  return { ...makeColumns(settled, format), ...(problem !== undefined && { problem }) };
}

function columnOfHeading(heading: string, index: number, format: Format): Column {
  const own = findColumn(heading);
  if (own !== undefined) return { index, heading, name: own };
  const field = fieldIn(format, heading) ?? (isPrivate(heading) ? undefined : fieldOfHeading(heading));
  const name = field === undefined ? undefined : (columnOfTranslation(field) ?? COLUMN_OF_FIELD[field]);
  return {
    index,
    heading,
    ...(field ? { field, advice: adviceOn(field) } : {}),
    ...(name === undefined ? {} : { name }),
  };
}

/** A column of which its seller says what it means. Its cells are read as those of other programs. */
function meantColumn({ index, heading }: Column, name: ColumnName | undefined): Column {
  if (name === undefined) return { index, heading, field: '' };
  const [field] = Object.entries(COLUMN_OF_FIELD).find(([, column]) => column === name) ?? [];
  return { index, heading, name, isChosen: true, ...(field !== undefined && { field }) };
}

/** Leaves out columns of whose kind there is another: by one that its seller has chosen, else by one of the template, else by one further left, or by the better of two fields. */
function settle(columns: readonly Column[]): Column[] {
  const has = (wanted: string) => columns.some(({ field }) => field === wanted);
  const rank = ({ field, isChosen }: Column) =>
    isChosen ? -1 : field === undefined ? 0 : field === 'details' && has('description') ? 2 : 1;
  const holders = new Map<ColumnName, Column>();
  for (const column of [...columns].sort((a, b) => rank(a) - rank(b)))
    if (column.name !== undefined && !holders.has(column.name)) holders.set(column.name, column);
  return columns.map((column) => {
    if (column.name === undefined) return column;
    const holder = holders.get(column.name);
    const isKept = holder === column || (SHARED.has(column.name) && holder?.field !== undefined);
    if (isKept || holder === undefined) return column;
    const { name: _, ...rest } = column;
    return { ...rest, field: '', advice: productChecksText.sameColumn({ column: JSON.stringify(holder.heading) }) };
  });
}

function makeColumns(columns: readonly Column[], { weightUnit }: Format): TableColumns {
  const taken = columns.filter(({ name }) => name !== undefined);
  const hasPrice = taken.some(({ name }) => name === 'price');
  const others = columns
    .filter(({ name }) => name === undefined)
    .map((column) => (hasPrice ? column : { ...column, advice: column.advice ?? adviceOnAmount(column.heading) }));
  const byField = (...wanted: string[]) => others.find(({ field }) => field !== undefined && wanted.includes(field));
  const [group, currency, sale] = [byField('key', 'parent'), byField('offers.currency'), byField('offers.sale')];
  const [parent, kind] = [byField('parent'), byField('kind')];
  const costColumns = others.filter(({ field, heading }) => field === 'cost' || doubtOf(heading) === 'cost');
  const days = SALE_DAYS.map((field) => byField(field));
  const unit = byField('weight.unit');
  const used = new Set([group, currency, sale, unit, ...days]);
  const leftOut = new Map<number, LeftOutColumn>();
  const leaveOut = ({ index, heading }: Column, message?: string) => {
    if (!leftOut.has(index))
      leftOut.set(index, {
        column: heading,
        ...(message === undefined ? {} : { message }),
      });
  };
  return {
    columns: columns.map(({ heading, name, advice }) => ({ heading, advice, ...(name !== undefined && { name }) })),
    headings: new Map(taken.map(({ name, heading }) => [name as string, heading])),
    ...(group && { groupHeading: group.heading }),
    listLeftOut: () => [...leftOut].sort(([a], [b]) => a - b).map(([, column]) => column),
    listCells: (cells) =>
      columns.flatMap((column) => {
        const field = fieldOf(column);
        return field === '' ? [] : [[field, cells[column.index] ?? ''] as const];
      }),
    headingOf: (field) => columns.find((column) => fieldOf(column) === field)?.heading ?? field,
    read(cells) {
      const textOf = (column: Column | undefined) =>
        column === undefined ? '' : readCsvCell((cells[column.index] ?? '').trim());
      const cellOf = (column: Column): Cell => ({ column: column.heading, text: textOf(column) });
      const fields: ByColumn<string> = {};
      for (const column of taken) {
        const cell = textOf(column);
        const name = column.name as ColumnName;
        if (cell === '') continue;
        const read = isClear(cell)
          ? ''
          : readCell(cell, column, weightUnitOf(textOf(unit), column.heading, weightUnit), () =>
              leaveOut(column, productChecksText.advicePictures),
            );
        if (read === undefined) continue;
        const before = fields[name];
        fields[name] = before === undefined || !SHARED.has(name) ? read : `${before} | ${read}`;
      }
      for (const column of others) if (!used.has(column) && textOf(column) !== '') leaveOut(column, column.advice);
      const settled = settleSale(fields, sale && textOf(sale), days.map(textOf));
      if (settled.advice !== undefined) {
        const told = settled.isOver === true ? sale : days.find((column) => textOf(column) !== '');
        if (told) leaveOut(told, settled.advice);
      }
      const variantOf =
        textOf(parent) !== '' && textOf(parent) !== fields.sku
          ? textOf(parent)
          : meansVariant(textOf(kind))
            ? textOf(group) || (fields.title ?? '')
            : undefined;
      const costs = costColumns.map(cellOf).filter(({ text }) => text !== '');
      const amounts =
        settled.fields.price === undefined ? listAmounts(others.filter((column) => !used.has(column)).map(cellOf)) : [];
      return {
        fields: settled.fields,
        ...(variantOf === undefined ? {} : { variantOf }),
        ...(costs.length === 0 ? {} : { costs }),
        ...(amounts.length === 0 ? {} : { amounts: amounts.map(({ column }) => column) }),
        ...(settled.problem === undefined ? {} : { sale: settled.problem }),
        ...(textOf(group) === '' ? {} : { group: textOf(group) }),
        ...(textOf(currency) === '' ? {} : { currency: textOf(currency) }),
      };
    },
  };
}

const fieldOf = ({ field, name }: Column): string => field ?? name ?? '';

function adviceOnAmount(heading: string): string | undefined {
  const doubt = doubtOf(heading);
  return doubt && productChecksText.doubt({ doubt });
}
