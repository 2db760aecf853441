import { type RefObject, useEffect, useRef } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';

interface Options {
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<DataSheetGridRef | null>;
  readonly onFill: () => void;
  /** Called with the text that is pasted into the grid. */
  readonly onPaste: (text: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/**
 * Adds what the grid lacks for use by keyboard: the element around it has the focus while no cell is edited, the first key enters the grid, and Tab
 * leaves it instead of going through thousands of cells. Also fills down and undoes.
 */
export function useGridKeys({ frame, grid, onFill, onPaste, onUndo, onRedo }: Options): void {
  const actions = useRef({ onFill, onPaste, onUndo, onRedo });
  actions.current = { onFill, onPaste, onUndo, onRedo };
  useEffect(() => {
    const isEditing = () => document.activeElement instanceof HTMLInputElement;
    const isIn = () => frame.current?.contains(document.activeElement) === true || grid.current?.activeCell != null;
    const onKey = (event: KeyboardEvent) => {
      if (!isIn() || event.isComposing) return;
      const stop = () => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (key === 'tab' && grid.current?.activeCell != null && !isEditing()) {
        // From the element around the grid, the browser moves on to the next tab stop.
        frame.current?.focus();
        grid.current.setActiveCell(null);
        event.stopImmediatePropagation();
      } else if (grid.current?.activeCell == null) {
        if (!key.startsWith('arrow') && key !== 'enter') return;
        grid.current?.setActiveCell({ col: 0, row: 0 });
        stop();
      } else if (key === 'escape' && !isEditing()) {
        grid.current.setActiveCell(null);
        frame.current?.focus();
        stop();
      } else if (isCommand && key === 'd') {
        stop();
        actions.current.onFill();
      } else if (isCommand && !isEditing() && (key === 'y' || (key === 'z' && event.shiftKey))) {
        stop();
        actions.current.onRedo();
      } else if (isCommand && !isEditing() && key === 'z') {
        stop();
        actions.current.onUndo();
      }
    };
    // When a cell becomes active, the grid takes the focus from every element.
    const onBlur = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && grid.current?.activeCell != null)
          frame.current?.focus({ preventScroll: true });
      });
    const onPasted = (event: ClipboardEvent) => {
      if (isPastedAgain(event) || grid.current?.activeCell == null || isEditing()) return;
      actions.current.onPaste(event.clipboardData?.getData('text/plain') ?? '');
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('paste', onPasted, { capture: true });
    document.addEventListener('focusout', onBlur);
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('paste', onPasted, { capture: true });
      document.removeEventListener('focusout', onBlur);
    };
  }, [frame, grid]);
}

/**
 * Passes only the plain text of a paste to the grid. Spreadsheets add a table in HTML, which the grid would parse, and the policy of this page forbids
 * parsing HTML. Returns whether the text was pasted instead of this event.
 */
function isPastedAgain(event: ClipboardEvent): boolean {
  const data = event.clipboardData;
  if (!event.isTrusted || !data?.types.includes('text/html') || document.activeElement instanceof HTMLInputElement)
    return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  const plain = new DataTransfer();
  plain.setData('text/plain', data.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: plain, bubbles: true, cancelable: true }));
  return true;
}
