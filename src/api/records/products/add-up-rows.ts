import { compareSkuRows, listDiffering } from '../../../tables/rows/add-up-stock.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import type { ReadRow, TableColumns } from './table-columns.ts';

type RowWithCells = ReadRow & { readonly cells: readonly string[] };
type Columns = Pick<TableColumns, 'listCells' | 'headingOf'>;

/**
 * Rows of one SKU that differ in their pieces alone, one for each warehouse, as one row with all pieces. Others say how they differ; those that
 * are the same in all cells stay two.
 */
export function addUpRows(rows: readonly RowWithCells[], columns: Columns): ReadRow[] {
  const dropped = new Set<RowWithCells>();
  const changed = new Map<RowWithCells, Partial<ReadRow>>();
  for (const [sku, found] of Map.groupBy(rows, ({ fields }) => keyOfSku(fields.sku ?? ''))) {
    const unique = withoutCopies(found);
    const [first, ...others] = unique;
    if (sku === '' || first === undefined || others.length === 0) continue;
    const compared = compareSkuRows(unique.map(({ cells }) => columns.listCells(cells)));
    if (compared === undefined) continue;
    if (compared === 'differing') {
      for (const row of others) changed.set(row, tellDiffering(row, first, columns));
      continue;
    }
    for (const row of others) dropped.add(row);
    const fields = { ...first.fields, stock: String(compared.pieces) };
    changed.set(first, { fields, more: others.map(({ line }) => line) });
  }
  return rows.flatMap((row) => {
    const { cells: _, ...read } = row;
    return dropped.has(row) ? [] : [{ ...read, ...changed.get(row) }];
  });
}

function withoutCopies(rows: readonly RowWithCells[]): RowWithCells[] {
  const seen = new Set<string>();
  return rows.filter(({ cells }) => {
    const text = cells.join('\0');
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

function tellDiffering(row: RowWithCells, first: RowWithCells, { listCells, headingOf }: Columns): Partial<ReadRow> {
  const [of, here] = [new Map(listCells(first.cells)), new Map(listCells(row.cells))];
  const [field] = listDiffering([...of], [...here]);
  if (field === undefined) return {};
  const quote = (texts: ReadonlyMap<string, string>) => JSON.stringify((texts.get(field) ?? '').slice(0, 40));
  return {
    skuProblem: productChecksText.skuDiffers({
      row: first.line,
      column: JSON.stringify(headingOf(field)),
      other: quote(of),
      found: quote(here),
    }),
  };
}
