import type { Findings } from './findings.ts';
import { countPieces, piecesOf } from './read-stock.ts';
import { type RowValues, withTexts } from './row-values.ts';

/** A row that has its pieces in several columns, one for each warehouse, gets their sum, which is reported. */
export function addUpColumns(values: RowValues, findings: Findings): RowValues {
  const parts = values.all('stock.part').flatMap(({ text }) => piecesOf(text) ?? []);
  if (parts.length === 0 || values.get('stock') !== '') return values;
  const sum = parts.reduce((all, one) => all + countPieces(one), 0);
  if (parts.length > 1)
    findings.add(values.row, 'warning', {
      code: 'stock-added',
      found: `${parts.join(' + ')}, ${sum} pieces`,
      expected: 'one column with all pieces; those of several are added up',
      column: values.columnOf('stock.part'),
    });
  return withTexts(values, { stock: String(sum) });
}

/** Columns that say where goods are stored, which is not a fact about them. */
const LOCATION =
  /warehouse|godown|location|branch|depot|outlet|facility|showroom|stock ?point|\bstore\b|\bbin\b|rack|shelf|गोदाम|शाखा|கிடங்கு|مستودع|فرع/i;
/** Fields in which rows of one SKU may differ as variants of a product. */
const OF_VARIANTS =
  /^(?:options\.|colour$|sizes$|variants\.|title$|weight$|kind$|parent$|attributes\.(?:Material|Pattern|Fabric|Age group|Gender)$)/;
/** Fields that differ with each stock. */
const OF_STOCKS = /^(?:stock$|stock\.|availability$)/;

type Cells = readonly (readonly [field: string, text: string])[];

/**
 * What rows of one SKU mean: pieces in several warehouses, a row for each; rows that differ in a field of which a SKU has only one; or undefined for
 * variants and for rows without pieces.
 */
export function compareSkuRows(rows: readonly Cells[]): { readonly pieces: number } | 'differing' | undefined {
  const [first = [], ...others] = rows;
  const differing = new Set(others.flatMap((cells) => listDiffering(first, cells)));
  if ([...differing].some((field) => OF_VARIANTS.test(field))) return undefined;
  if (differing.size > 0) return 'differing';
  const pieces = rows.map((cells) => piecesOf(new Map(cells).get('stock') ?? ''));
  return pieces.includes(undefined)
    ? undefined
    : { pieces: pieces.reduce<number>((all, one) => all + Math.max(0, one ?? 0), 0) };
}

/**
 * Rows of one SKU that differ only in their pieces, one for each warehouse, become one row with all pieces, which is reported. Rows that differ in a
 * field of which a SKU has only one, such as the price, are refused with that reason.
 */
export function addUpStock(sold: readonly RowValues[], findings: Findings): readonly RowValues[] {
  if (sold.length < 2) return sold;
  const bySku = Map.groupBy(sold, (values) => values.get('sku').toLowerCase());
  if (bySku.size === sold.length) return sold;
  const merged = new Map<RowValues, RowValues | undefined>();
  for (const [sku, rows] of bySku) {
    const [first, ...others] = rows;
    if (sku === '' || !first || others.length === 0) continue;
    const compared = compareSkuRows(rows.map(listCellsOf));
    if (compared === undefined) continue;
    if (compared === 'differing') {
      for (const values of others) refuse(values, first, findings);
      continue;
    }
    const { pieces: sum } = compared;
    findings.add(first.row, 'warning', {
      code: 'stock-added',
      found: `${rows.length} rows of ${first.get('sku')}, ${sum} pieces`,
      expected: 'one row for each SKU; the pieces of these are added up',
      column: first.columnOf('stock'),
    });
    merged.set(first, withStock(first, sum));
    for (const values of others) merged.set(values, undefined);
  }
  return merged.size === 0
    ? sold
    : sold.flatMap((values) => (merged.has(values) ? (merged.get(values) ?? []) : [values]));
}

/** The cells of a row, with the pieces in all columns. */
const listCellsOf = (values: RowValues): Cells => [...values.listCells(), ['stock', values.get('stock')]];

/** The fields in which two rows differ, except those that differ with each warehouse. */
export function listDiffering(one: Cells, other: Cells): string[] {
  const texts = new Map(other);
  return one
    .filter(
      ([field, text]) =>
        text.trim() !== (texts.get(field) ?? '').trim() &&
        !OF_STOCKS.test(field) &&
        !(field.startsWith('attributes.') && LOCATION.test(field)),
    )
    .map(([field]) => field);
}

function refuse(values: RowValues, first: RowValues, findings: Findings): void {
  const [field = ''] = listDiffering(first.listCells(), values.listCells());
  if (field === '') return;
  findings.add(values.row, 'refused', {
    code: 'sku-rows',
    found: values.get(field),
    expected: `one row for each SKU: line ${first.row.line} has ${values.get('sku')} with ${JSON.stringify(first.get(field))} there`,
    column: values.columnOf(field),
  });
}

const withStock = (values: RowValues, stock: number): RowValues => ({
  ...values,
  get: (field) => (field === 'stock' ? String(stock) : values.get(field)),
  below: (prefix) => values.below(prefix).filter(([rest]) => prefix !== 'attributes.' || !LOCATION.test(rest)),
});
