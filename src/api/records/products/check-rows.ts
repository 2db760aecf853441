import { fieldsText } from '../../../messages/rooms/fields.ts';
import { listComma } from '../../../messages/language.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import type { TableRow } from '../../../contract/products.ts';
import { columnWords } from '../../../core/product/column-words.ts';
import {
  type ColumnName,
  longestOf,
  PRODUCT_COLUMNS,
  type ProductFields,
} from '../../../core/product/product-columns.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import { findAmountFault } from '../../../tables/rows/amount-faults.ts';
import { findCostAbove } from '../../../tables/rows/read-offer.ts';
import { countPieces, piecesOf } from '../../../tables/rows/read-stock.ts';
import { isBareNumber, readAmount } from '../../../tables/rows/values.ts';
import { type Known, type PreparedProduct, type Problems, prepareProduct } from './prepare.ts';
import type { Table } from './read-table.ts';
import type { ReadRow } from './table-columns.ts';

/** A row, with what is kept of a good one. */
export type CheckedRow = TableRow & { readonly prepared?: PreparedProduct; readonly more?: readonly number[] };

const headingOf = (column: string, headings: ReadonlyMap<string, string>): string =>
  headings.get(column) ?? columnWords(column as ColumnName)[0];

/** Checks each row by the rules for products. */
export function checkRows(table: Table, known: Known): CheckedRow[] {
  const { headings, rows } = table;
  const seen = new Map<string, number>();
  const divided = findDivided(table);
  return rows.map((row) => {
    const { line, fields } = row;
    const key = keyOfSku(fields.sku ?? '');
    const first = seen.get(key);
    seen.set(key, first ?? line);
    const sku = fields.sku ? { sku: fields.sku } : {};
    const { counted, notes } = countRow(row, headings);
    const result =
      first === undefined || key === ''
        ? (findUnread(row, divided) ?? prepareProduct(counted, known))
        : { problems: { sku: row.skuProblem ?? productChecksText.skuTwice({ row: first ?? 0 }) } };
    const about = { line, ...sku, ...(row.more && { more: row.more }) };
    if ('isUnchanged' in result) return { ...about, state: 'unchanged', problems: [] };
    const other = 'prepared' in result ? findWrongPrice(row, result.prepared, known) : undefined;
    if ('prepared' in result && other === undefined)
      return { ...about, state: 'kept', problems: [], prepared: result.prepared, ...(notes.length > 0 && { notes }) };
    const found: Problems = 'problems' in result ? explain(result.problems, row, table, known) : { price: other ?? '' };
    const problems = Object.entries(found).map(([column, message]) => ({
      ...(column === 'row' ? {} : { column: headingOf(column, headings) }),
      message,
    }));
    return { ...about, state: 'refused', problems };
  });
}

/** The pieces of a row as they are counted, and what is told about it although it is kept. */
function countRow(
  { fields, more }: ReadRow,
  headings: ReadonlyMap<string, string>,
): { readonly counted: ProductFields; readonly notes: NonNullable<TableRow['notes']> } {
  const written = fields.stock ?? '';
  const pieces = piecesOf(written);
  const stock = pieces === undefined ? written : String(countPieces(pieces));
  const messages = [
    more && productChecksText.stockAdded({ rows: more.length + 1, sum: written }),
    pieces !== undefined &&
      pieces !== countPieces(pieces) &&
      productChecksText.stockRead({ found: JSON.stringify(written), read: stock }),
  ].filter((message) => typeof message === 'string');
  return {
    counted: stock === written ? fields : { ...fields, stock },
    notes: messages.map((message) => ({ column: headingOf('stock', headings), message })),
  };
}

/** The same problems, by what texts that are no amount or no weight seem to mean, and by what the table lacks. */
function explain(problems: Problems, { fields, amounts }: ReadRow, { headings }: Table, known: Known): Problems {
  const { currency } = marketOf(fields.category, known) ?? {};
  const told = (Object.keys(problems) as (keyof Problems)[]).flatMap((name) => {
    const text = name === 'row' ? undefined : fields[name];
    const message =
      text === undefined
        ? tellMissing(name, problems[name] ?? '', headings, amounts)
        : name === 'weight' && isBareNumber(text)
          ? productChecksText.weightUnit({ found: text.trim() })
          : (name === 'price' || name === 'mrp') && currency !== undefined && text !== ''
            ? tellPrice(text, currency)
            : undefined;
    return message === undefined ? [] : [[name, message] as const];
  });
  return { ...problems, ...Object.fromEntries(told) };
}

/** What a new product needs, and the table has no column for, or under a name that is not taken for it. */
function tellMissing(
  name: keyof Problems,
  problem: string,
  headings: ReadonlyMap<string, string>,
  amounts: readonly string[] = [],
): string | undefined {
  const isNeeded = PRODUCT_COLUMNS.some((column) => column.name === name && 'isRequired' in column);
  if (!isNeeded || (problem !== fieldsText.fillIn && name !== 'category')) return undefined;
  if (name === 'price' && amounts.length > 0)
    return productChecksText.priceLeftOut({
      columns: amounts
        .slice(0, 3)
        .map((column) => JSON.stringify(column))
        .join(listComma()),
    });
  return headings.has(name) ? undefined : productChecksText.columnMissing({ column: name });
}

/** The market of a category as it is typed, else the first one. */
function marketOf(category: string | undefined, { shop: { categories, markets } }: Known) {
  const wanted = categories.get(category?.trim() ?? '')?.marketId;
  return (wanted === undefined ? undefined : markets.get(wanted)) ?? [...markets.values()][0];
}

function tellPrice(text: string, currency: string): string | undefined {
  if (parseMoney(text, currency) !== undefined) return undefined;
  const fault = findAmountFault(text, currency);
  const found = JSON.stringify(text.slice(0, 40));
  if (fault.kind === 'currency') return productChecksText.currency({ currency, found: fault.currency });
  if (fault.kind === 'range') return productChecksText.priceRange({ found });
  return fault.kind === 'short' ? productChecksText.priceShort({ found }) : undefined;
}

/** The rows of products that have several: a product with variants can't be kept here, and one of them alone would be another product. */
function findDivided({ rows, groupHeading }: Table): ReadonlyMap<ReadRow, string> {
  const groups = new Map<string, ReadRow[]>();
  const named = new Set(rows.flatMap(({ group }) => (group === undefined ? [] : [keyOfSku(group)])));
  for (const row of rows) {
    const sku = keyOfSku(row.fields.sku ?? '');
    const group = row.group === undefined ? sku : keyOfSku(row.group);
    if (sku === '' || !named.has(group)) continue;
    const members = groups.get(group);
    if (members) members.push(row);
    else groups.set(group, [row]);
  }
  return new Map(
    [...groups.values()]
      .filter((members) => members.length > 1)
      .flatMap((members) =>
        members.map((row) => {
          const other = members[0] === row ? members[1] : members[0];
          return [row, tellDivided(groupHeading ?? '', other?.line ?? 0)] as const;
        }),
      ),
  );
}

const tellDivided = (heading: string, line: number): string =>
  productChecksText.divided({ row: line, column: JSON.stringify(heading) });

/** What is wrong with a row before its product is looked at. */
function findUnread(row: ReadRow, divided: ReadonlyMap<ReadRow, string>): { readonly problems: Problems } | undefined {
  if (row.isShifted) return { problems: { row: productChecksText.shifted } };
  if (row.sale !== undefined) return { problems: { price: row.sale } };
  const reason = divided.get(row);
  if (reason !== undefined) return { problems: { row: reason } };
  if (row.variantOf !== undefined)
    return { problems: { row: productChecksText.orphan({ parent: JSON.stringify(row.variantOf.slice(0, 100)) }) } };
  const long = findLong(row.fields);
  if (long) return long;
  const damaged = findNames(row.fields, (text) => text.includes('\ufffd'));
  return damaged.length === 0
    ? undefined
    : { problems: Object.fromEntries(damaged.map((name) => [name, productChecksText.damaged])) };
}

/** What is wrong with a price beside other columns: its currency, or what the product costs. */
function findWrongPrice(
  { currency, fields, costs = [] }: ReadRow,
  { category }: PreparedProduct,
  { shop: { categories, markets } }: Known,
): string | undefined {
  const wanted = markets.get(categories.get(category)?.marketId ?? '')?.currency;
  if (wanted === undefined) return undefined;
  if (currency !== undefined && currency.trim().toUpperCase() !== wanted)
    return productChecksText.currency({ currency: wanted, found: JSON.stringify(currency.slice(0, 20)) });
  const read = (text: string) => readAmount(text.slice(0, 100), wanted).amount;
  const price = read(fields.price ?? '');
  const above = price === undefined ? undefined : findCostAbove(price, costs, read);
  return above && productChecksText.priceBelowCost({ cost: above.cost, column: JSON.stringify(above.column) });
}

/** What is wrong with cells that are longer than any that is kept. Nothing else looks at them. */
function findLong(fields: ProductFields): { readonly problems: Problems } | undefined {
  const long = findNames(fields, (text, name) => text.length > longestOf(name));
  return long.length === 0
    ? undefined
    : { problems: Object.fromEntries(long.map((name) => [name, fieldsText.atMost({ count: longestOf(name) })])) };
}

const findNames = (fields: ProductFields, test: (text: string, name: ColumnName) => boolean): ColumnName[] =>
  (Object.keys(fields) as ColumnName[]).filter((name) => test(fields[name] ?? '', name));
