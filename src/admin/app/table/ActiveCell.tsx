import type { RowField } from '../../contract.ts';
import { pageHref } from '../frame/route.ts';
import { formatCell, type Lists, titleOf } from './cell-text.ts';
import { cellKey, type GridRow, isFixed, readValue } from './table-rows.ts';

interface Props {
  readonly row: GridRow | undefined;
  readonly field: RowField | undefined;
  readonly lists: Lists;
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Describes the active cell, below the grid and for screen readers; without one it says how the grid is used.
 *
 *     <ActiveCell row={rows[3]} field="stock" lists={shop} problems={problems} />
 */
export function ActiveCell({ row, field, lists, problems }: Props) {
  return (
    <>
      <p id="grid-help" className="soft">
        Arrow keys move between cells, with Shift they select. Enter or typing edits a cell. Ctrl+C, Ctrl+V, Ctrl+D
        (fill down), Ctrl+Z (undo). Tab leaves the table.
      </p>
      <p className="active-cell" aria-live="polite">
        {row && field && (
          <>
            <a href={pageHref('edit', row.row.file)}>{row.row.sku}</a> {row.row.options}, {titleOf(field, lists)}:{' '}
            {formatCell(field, readValue(row.values, field)) || 'none'}.{' '}
            {isFixed(row, field) &&
              'It can’t be changed in this row: the shape of the file has no such field, or each variant or size has its own. '}
            <span className="bad">{problems.get(cellKey(row.key, field))}</span>
          </>
        )}
      </p>
    </>
  );
}
