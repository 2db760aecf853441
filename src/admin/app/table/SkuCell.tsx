import type { CellProps } from 'react-datasheet-grid';
import { isPart } from '../../contract.ts';
import { pageHref } from '../frame/route.ts';
import type { GridRow } from './table-rows.ts';

/** The first cell of a row, which stays visible: the SKU, or the name of a size. It links to the form of the file. */
export const SkuCell = ({ rowData: { row } }: CellProps<GridRow, unknown>) => (
  <a
    className={isPart(row) ? 'sku of-variant' : 'sku'}
    href={pageHref('edit', row.file)}
    aria-label={row.size === undefined ? undefined : `${row.sku}, ${row.options}`}
    tabIndex={-1}
    // The grid would otherwise start selecting rows.
    onMouseDown={(event) => event.stopPropagation()}
  >
    {row.size === undefined ? row.sku : row.options}
  </a>
);
