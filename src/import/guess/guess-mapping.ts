import { foldName } from '../../catalog/values/fold-name.ts';
import type { MappedColumn, Mapping, ShopFacts, SourceTable } from '../../tables/model.ts';
import { REASONS } from '../../tables/read/reasons.ts';
import { pathsOf, sellerName, wholePathOf } from '../map/assign.ts';
import { CategoryNames } from './category-names.ts';
import { findFormat } from '../../tables/formats/formats.ts';
import { addToSample, type ColumnSample, newSample } from '../map/column-sample.ts';
import { guessColumns } from './guess-columns.ts';
import { guessCategories, guessSellers } from './guess-groups.ts';
import { parentOf } from '../../tables/rows/relations.ts';
import { foldHeading } from '../../tables/headings/heading-names.ts';
import { readTable } from '../../tables/rows/row-values.ts';
import { DAY_FIELDS } from './guess-days.ts';
import { type DateOrder, readDays } from '../../tables/rows/read-days.ts';
import { cleanText, decimalSign } from '../../tables/rows/values.ts';

/** This many names are collected. Rows with others are mapped as rows without a name. */
const MOST_NAMES = 5_000;

/**
 * Guesses how tables are read: the field of each column, the category of each path and the seller of each name in the rows. What `known`, the mapping
 * of an earlier import, says is not changed.
 */
export async function guessMapping(tables: readonly SourceTable[], shop: ShopFacts, known?: Mapping): Promise<Mapping> {
  const before = new Map(
    (known?.columns ?? []).flatMap(
      (column) =>
        [
          [foldHeading(column.column), column],
          [column.column, column],
        ] as const,
    ),
  );
  const columns: MappedColumn[] = [];
  const seen = new Set<string>();
  const [paths, vendors, signs] = [
    new CategoryNames(shop, known?.categories ?? {}),
    new Set<string>(),
    { point: 0, comma: 0 },
  ];
  const orders = new Set<DateOrder>();
  const formats = tables.map((table) => findFormat(table.columns));
  for (const [index, table] of tables.entries()) {
    const guessed = guessColumns(table, formats[index] as (typeof formats)[number], await sampleColumns(table), before);
    for (const column of guessed) {
      // The column of reasons in a file of refused rows is not one of the source.
      if (!seen.has(column.column) && column.column !== REASONS) columns.push(column);
      seen.add(column.column);
    }
  }
  const format = known?.format ?? formats[0]?.id ?? 'table';
  const read = { columns, format, categories: known?.categories ?? {} };
  for (const table of tables) await collectNames(table, read, { paths, vendors, signs, orders });
  const resolved = chooseSeller(columns, vendors, shop);
  const names = resolved.some(({ field }) => field === 'seller') ? vendors : [];
  const categories = guessCategories(paths.list(format).sort(byDepth), shop, known?.categories ?? {});
  return {
    format,
    columns: resolved,
    ...(known?.price !== undefined && { price: known.price }),
    categories,
    sellers: guessSellers(names, shop, known?.sellers ?? {}),
    ...(known?.decimals || signs.comma > signs.point ? { decimals: known?.decimals ?? 'comma' } : {}),
    ...(known?.pictures !== undefined && { pictures: known.pictures }),
    ...(known?.weightUnit !== undefined && { weightUnit: known.weightUnit }),
    ...withDates(known?.dates, format, orders),
    ...(known?.legal && { legal: known.legal }),
  };
}

/** The order of days and months in the source. A single text that is valid in only one order decides it for all. */
function withDates(known: Mapping['dates'], format: string, orders: ReadonlySet<DateOrder>): Pick<Mapping, 'dates'> {
  // Magento writes dates in the American order, whatever the shop's country.
  const [only] = orders.size === 1 ? orders : [];
  const dates = known ?? only ?? (format === 'magento' ? 'month-first' : undefined);
  return dates === undefined ? {} : { dates };
}

/** Parent paths come first, so that those below find them. */
const byDepth = (a: string, b: string): number => a.split(' > ').length - b.split(' > ').length;

/** Samples of a table's columns, from its first rows. */
async function sampleColumns(table: SourceTable): Promise<ColumnSample[]> {
  const samples = table.columns.map(newSample);
  let rows = 0;
  for await (const { cells } of table.rows()) {
    for (const [index, sample] of samples.entries()) addToSample(sample, cells[index] ?? '');
    if (++rows >= SAMPLED_ROWS) break;
  }
  return samples;
}

/** Enough rows to find columns that only a few products fill in. */
const SAMPLED_ROWS = 2_000;

interface Names {
  readonly paths: CategoryNames;
  readonly vendors: Set<string>;
  readonly signs: { point: number; comma: number };
  readonly orders: Set<DateOrder>;
}

/** Fields that show how amounts are written. In currencies with three decimals, "11,000" is ambiguous and "0,125" is not. */
const AMOUNTS = ['offers.price', 'offers.sale', 'offers.mrp', 'offers.net', 'offers.surcharge', 'offers.surcharge.net'];

async function collectNames(
  table: SourceTable,
  mapping: Pick<Mapping, 'columns' | 'format' | 'categories'>,
  { paths, vendors, signs, orders }: Names,
): Promise<void> {
  const reader = readTable(table, mapping);
  for await (const row of table.rows()) {
    const values = reader.read(row);
    if (paths.size < MOST_NAMES) {
      const found = pathsOf(values, mapping);
      if (found.length > 0) paths.add(found, wholePathOf(values, mapping));
      else if (values.get('title') !== '' && parentOf(values) === '') paths.add(['']);
    }
    const vendor = cleanText(values.get('vendor')) || sellerName(values);
    if (vendor !== '' && vendors.size < MOST_NAMES) vendors.add(vendor);
    const sign = AMOUNTS.map((field) => decimalSign(values.get(field))).find((found) => found !== undefined);
    if (sign !== undefined) signs[sign]++;
    for (const field of [...DAY_FIELDS, 'availability', 'stock']) {
      const text = values.get(field);
      const days = text === '' ? undefined : readDays(text);
      for (const day of [days?.from, days?.until]) if (day?.order !== undefined) orders.add(day.order);
    }
  }
}

/** The meaning of Shopify's vendor: a seller in a shop with several, or with one of that name; elsewhere a brand. */
function chooseSeller(
  columns: readonly MappedColumn[],
  vendors: ReadonlySet<string>,
  { sellers }: ShopFacts,
): MappedColumn[] {
  const names = new Set([...sellers.values()].map(foldName));
  const isSeller = sellers.size > 1 || [...vendors].some((vendor) => names.has(foldName(vendor)));
  return columns.map((column) =>
    column.field === 'vendor' ? { ...column, field: isSeller ? 'seller' : 'brand' } : column,
  );
}
