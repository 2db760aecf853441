import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Column, type DataSheetGridRef, DynamicDataSheetGrid } from 'react-datasheet-grid';
import './table.css';
import type { RowField } from '../../contract.ts';
import { Cell, type ColumnData } from './Cell.tsx';
import { formatCell, type Lists, parseCell, titleOf } from './cell-text.ts';
import { SkuCell } from './SkuCell.tsx';
import { type ActivePosition, cellKey, type GridRow, isFixed, readValue } from './table-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';

const ROW_HEIGHT = 36;
const WIDTHS: Readonly<Partial<Record<RowField, number>>> = {
  title: 300,
  category: 150,
  seller: 150,
  availability: 120,
  draft: 70,
  stock: 80,
};
const CHOICES: readonly RowField[] = ['category', 'seller', 'availability', 'draft'];

interface Props {
  readonly rows: readonly GridRow[];
  readonly fields: readonly RowField[];
  readonly lists: Lists;
  /** Why the value of a cell can't be saved, by `cellKey`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly grid: RefObject<DataSheetGridRef | null>;
  readonly onChange: (rows: readonly GridRow[]) => void;
  readonly onActive: (cell: ActivePosition | null) => void;
  readonly onFill: () => void;
  readonly onPaste: (text: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/**
 * The grid of the table. Arrow keys move between cells, Enter or typing edits one, Tab leaves the grid.
 *
 *     <ProductGrid rows={rows} fields={fields} lists={shop} problems={problems} grid={ref} … />
 */
export function ProductGrid({
  rows,
  fields,
  lists,
  problems,
  grid,
  onChange,
  onActive,
  onFill,
  onPaste,
  onUndo,
  onRedo,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => fields.map((field) => makeColumn(field, lists, problems)), [fields, lists, problems]);
  useGridKeys({ frame, grid, onFill, onPaste, onUndo, onRedo });
  useEffect(() => {
    // The element around the grid is the only tab stop; those that the grid adds before and after its cells are taken out.
    for (const stop of frame.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) stop.tabIndex = -1;
  });
  const change = useCallback((next: GridRow[]) => onChange(next), [onChange]);
  const activate = useCallback(({ cell }: { cell: ActivePosition | null }) => onActive(cell), [onActive]);
  return (
    <div
      ref={frame}
      className="product-grid"
      role="application"
      aria-label="Table of products"
      aria-describedby="grid-help"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the grid is reached here, and takes all keys from here on
      tabIndex={0}
    >
      <DynamicDataSheetGrid<GridRow>
        ref={grid}
        value={rows as GridRow[]}
        onChange={change}
        columns={columns}
        gutterColumn={SKU_COLUMN}
        rowKey={rowKey}
        rowHeight={ROW_HEIGHT}
        height={Math.max(320, innerHeight - 260)}
        lockRows
        disableContextMenu
        addRowsComponent={false}
        onActiveCellChange={activate}
      />
      {CHOICES.map((field) => (
        <datalist key={field} id={`choices-${field}`}>
          {listChoices(field, lists).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  );
}

const rowKey = ({ rowData }: { rowData: GridRow }): string => rowData.key;
const SKU_WIDTH = innerWidth < 600 ? 96 : 150;
const SKU_COLUMN = { component: SkuCell, basis: SKU_WIDTH, grow: 0, shrink: 0, minWidth: SKU_WIDTH, title: 'SKU' };

function makeColumn(
  field: RowField,
  lists: Lists,
  problems: ReadonlyMap<string, string>,
): Partial<Column<GridRow, ColumnData, string>> {
  const title = titleOf(field, lists);
  const set = (row: GridRow, text: string): GridRow => ({
    ...row,
    values: { ...row.values, [field]: parseCell(field, text, lists) },
  });
  return {
    id: field,
    title,
    component: Cell,
    columnData: { field, title, lists, choices: CHOICES.includes(field) ? `choices-${field}` : undefined },
    basis: WIDTHS[field] ?? 110,
    minWidth: WIDTHS[field] ?? 110,
    grow: field === 'title' ? 1 : 0,
    shrink: 0,
    disabled: ({ rowData }) => isFixed(rowData, field),
    cellClassName: ({ rowData }) => (problems.has(cellKey(rowData.key, field)) ? 'has-problem' : undefined),
    copyValue: ({ rowData }) => formatCell(field, readValue(rowData.values, field)),
    // A pasted row that is shorter than the first one has no value here.
    pasteValue: ({ rowData, value }: { rowData: GridRow; value: string | undefined }) =>
      value === undefined ? rowData : set(rowData, value),
    deleteValue: ({ rowData }) => set(rowData, ''),
    isCellEmpty: () => false,
  };
}

function listChoices(field: RowField, { categories, sellers }: Lists): [string, string][] {
  switch (field) {
    case 'category':
      return categories.map(({ id, title }) => [id, title]);
    case 'seller':
      return sellers.map(({ id, name }) => [id, name]);
    case 'availability':
      return [
        ['in stock', 'in stock'],
        ['sold out', 'sold out'],
      ];
    default:
      return [
        ['yes', 'not published'],
        ['no', 'published'],
      ];
  }
}
