import { useLayoutEffect, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import { isPart, type RowField } from '../../contract.ts';
import { formatCell, isAmount, type Lists, parseCell } from './cell-text.ts';
import { type GridRow, isFixed, readValue } from './table-rows.ts';

export interface ColumnData {
  readonly field: RowField;
  readonly title: string;
  readonly lists: Lists;
  /** The id of a `datalist` with the values that the field can have. */
  readonly choices?: string | undefined;
}

/** A cell of the grid: its text, or a text box while it is edited. Escape leaves the value unchanged. */
export function Cell({ rowData, focus, columnData, setRowData }: CellProps<GridRow, ColumnData>) {
  const { field, title, lists, choices } = columnData;
  const value = readValue(rowData.values, field);
  const text = field === 'title' && isPart(rowData.row) ? rowData.row.options : formatCell(field, value);
  const input = useRef<HTMLInputElement>(null);
  // Read when editing ends, when the row may already have been rendered again.
  const state = useRef({ rowData, setRowData });
  state.current = { rowData, setRowData };
  useLayoutEffect(() => {
    const box = input.current;
    if (!focus || !box) return;
    let isLeft = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') isLeft = true;
    };
    box.addEventListener('keydown', onKey);
    box.focus();
    box.select();
    return () => {
      box.removeEventListener('keydown', onKey);
      const { rowData: row, setRowData: set } = state.current;
      const next = parseCell(field, box.value, lists);
      if (!isLeft && box.value !== formatCell(field, readValue(row.values, field)))
        set({ ...row, values: { ...row.values, [field]: next } });
    };
  }, [focus, field, lists]);
  const isChanged = value !== readValue(rowData.row.values, field);
  const classes = [
    'cell',
    isAmount(field) || field === 'stock' ? 'number' : '',
    isChanged ? 'changed' : '',
    isPart(rowData.row) && field === 'title' ? 'of-variant' : '',
  ];
  if (focus && !isFixed(rowData, field))
    return (
      <input
        ref={input}
        className="cell-box"
        aria-label={title}
        defaultValue={formatCell(field, value)}
        list={choices}
      />
    );
  return <span className={classes.filter(Boolean).join(' ')}>{text}</span>;
}
