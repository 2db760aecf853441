import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';
import type { ProductRow, ShopAnswer } from '../../contract.ts';
import { Message } from '../frame/Message.tsx';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { SaveResult } from '../save/SaveResult.tsx';
import { useSave } from '../save/use-save.ts';
import { ActiveCell } from './ActiveCell.tsx';
import { describeUnread, listColumns } from './cell-text.ts';
import { Filters } from './Filters.tsx';
import { filterRows, NO_FILTER } from './filter-rows.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { Review } from './Review.tsx';
import {
  type ActivePosition,
  cellKey,
  editsAfter,
  type GridRow,
  groupProblems,
  keepEdits,
  keyOf,
  listChangedCells,
  makeChanges,
  mergeRow,
} from './table-rows.ts';
import { describeUnfit, readPasted } from './unfit.ts';
import { useHistory } from './use-history.ts';
import { countOf } from '../frame/count.ts';

interface Props {
  readonly rows: readonly ProductRow[];
  readonly shop: ShopAnswer;
  /** Loads the rows again. */
  readonly onStale: () => void;
}

/** The table with its filter, unsaved changes, and the result of the last save. */
export function ProductTable({ rows, shop, onStale }: Props) {
  const fields = useMemo(() => listColumns(shop), [shop]);
  const history = useHistory();
  const { edits, set, start } = history;
  const [filter, setFilter] = useState(NO_FILTER);
  const [isReviewing, setReviewing] = useState(false);
  const [active, setActive] = useState<ActivePosition | null>(null);
  const [unfit, setUnfit] = useState<readonly string[]>([]);
  const grid = useRef<DataSheetGridRef>(null);
  const saving = useSave(
    useCallback(() => {
      start(new Map());
      onStale();
    }, [start, onStale]),
  );
  const cells = useMemo(() => listChangedCells(rows, edits), [rows, edits]);
  const { answer } = saving;
  const problems = useMemo(() => {
    const told = new Map(answer && 'problems' in answer ? groupProblems(answer.problems) : []);
    for (const { row, field, after } of cells) {
      const why = describeUnread(field, after, shop);
      if (why !== undefined) told.set(cellKey(keyOf(row), field), why);
    }
    return told;
  }, [answer, cells, shop]);
  const unread = cells.filter(({ field, after }) => describeUnread(field, after, shop) !== undefined).length;

  // The rows are chosen when the filter changes, so that they don't disappear while they are edited.
  const marked = useRef({ cells, problems });
  marked.current = { cells, problems };
  const chosen = useMemo(
    () =>
      filterRows(rows, filter, {
        changed: new Set(marked.current.cells.map(({ row }) => keyOf(row))),
        problems: new Set([...marked.current.problems.keys()].map((key) => key.slice(0, key.lastIndexOf(' ')))),
      }),
    [rows, filter],
  );
  const shown = useMemo(() => chosen.map((row) => mergeRow(row, edits)), [chosen, edits]);

  useUnsaved(cells, cells.length > 0);
  // A file that another program has changed has a new digest; edits of its row are kept.
  const known = useRef(rows);
  useEffect(() => {
    if (known.current !== rows) start(keepEdits(edits, rows));
    known.current = rows;
  }, [rows, edits, start]);

  const change = useCallback(
    (next: readonly GridRow[]) => set(editsAfter(edits, shown, next, fields)),
    [edits, shown, fields, set],
  );
  const fillDown = useCallback(() => {
    const selection = grid.current?.selection;
    if (!selection) return;
    const { min, max } = selection;
    const first = shown[min.row];
    const filled = fields.slice(min.col, max.col + 1);
    if (!first) return;
    change(
      shown.map((row, index) =>
        index <= min.row || index > max.row
          ? row
          : {
              ...row,
              values: {
                ...row.values,
                ...Object.fromEntries(filled.map((field) => [field, first.values[field] ?? null])),
              },
            },
      ),
    );
  }, [shown, fields, change]);

  const tellUnfit = (text: string) => {
    const { activeCell, selection } = grid.current ?? {};
    const selected = selection ?? (activeCell && { min: activeCell, max: activeCell });
    if (selected) setUnfit(describeUnfit(readPasted(text), selected, shown, fields, shop));
  };
  const save = () => {
    setUnfit([]);
    setReviewing(false);
    void saving.save(makeChanges(cells));
  };
  return (
    <>
      <Filters filter={filter} lists={shop} onChange={setFilter} />
      <SaveResult answer={saving.answer} error={saving.error} onInsist={() => void saving.insist()} />
      {saving.answer?.outcome === 'conflict' && (
        <p>
          <button
            type="button"
            onClick={() => {
              saving.forget();
              onStale();
            }}
          >
            Load the files as they are now, and keep my changes
          </button>
        </p>
      )}
      <div className="actions">
        <button
          type="button"
          disabled={cells.length === 0 || unread > 0 || saving.isSaving}
          onClick={() => {
            grid.current?.setActiveCell(null);
            setReviewing(true);
          }}
        >
          Review {countOf(cells.length, 'change')}
        </button>
        <button type="button" className="plain" disabled={!history.canUndo} onClick={history.undo}>
          Undo
        </button>
        <button type="button" className="plain" disabled={!history.canRedo} onClick={history.redo}>
          Redo
        </button>
        {/* A press must not take the selection away. */}
        <button
          type="button"
          className="plain"
          disabled={!active}
          onMouseDownCapture={(event) => event.nativeEvent.stopPropagation()}
          onClick={fillDown}
        >
          Fill down
        </button>
        <span className="soft">
          {shown.length} of {rows.length} rows
          {unread > 0 && `; ${countOf(unread, 'cell')} to correct`}
        </span>
      </div>
      {unfit.length > 0 && (
        <Message isError>
          {unfit.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Message>
      )}
      <ProductGrid
        rows={shown}
        fields={fields}
        lists={shop}
        problems={problems}
        grid={grid}
        onChange={change}
        onActive={setActive}
        onFill={fillDown}
        onPaste={tellUnfit}
        onUndo={history.undo}
        onRedo={history.redo}
      />
      <ActiveCell
        row={active ? shown[active.row] : undefined}
        field={active ? fields[active.col] : undefined}
        lists={shop}
        problems={problems}
      />
      {isReviewing && <Review cells={cells} lists={shop} onSave={save} onClose={() => setReviewing(false)} />}
    </>
  );
}
