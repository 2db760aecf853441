import type { CellProps } from 'react-datasheet-grid';
import { pageHref } from '../frame/route.ts';
import type { GridRow } from './table-rows.ts';

/** The first cell of a row: the SKU, which leads to the form of the file. */
export const SkuCell = ({ rowData: { row } }: CellProps<GridRow, unknown>) => (
  <a
    className={row.variant === undefined ? 'sku' : 'sku of-variant'}
    href={pageHref('edit', row.file)}
    tabIndex={-1}
    // The grid would take the press for a selection of the row.
    onMouseDown={(event) => event.stopPropagation()}
  >
    {row.sku}
  </a>
);
