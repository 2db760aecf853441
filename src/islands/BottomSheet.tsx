import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { sheetText } from '../messages/rooms/sheet.ts';
import { useDismissal } from './use-dismissal.ts';
import type { Held, SheetHeight } from './held-sheet.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  /** Closes the sheet by the history. */
  onClose?: () => void;
  /** The height that the sheet has when React takes it over. */
  start?: SheetHeight;
  /** A pointer that went down on the handle before that. */
  held?: Held | undefined;
  /** What a card fills (`SheetShell`). React itself leaves the content as it is. */
  children?: ReactNode;
}

/** The built sheet has nobody to close it. */
const ignore = () => {};

/**
 * A product over the listing (specification section 2). Dragging the handle moves the sheet, a click on it switches between half and full
 * height, and the arrow keys move it in steps. It is rendered at build (`SheetShell`), opened and filled without React (client/product), and
 * hydrated. What is in an element whose child is an empty text stays as it is.
 */
export function BottomSheet({ onClose = ignore, start = 'half', held, children = '' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [height, setHeight] = useState(start);
  useDismissal(dialog, onClose);
  const toggle = () => setHeight((now) => (now === 'half' ? 'full' : 'half'));
  const drag = useDrag(dialog, (rest) => (rest === 'closed' ? onClose() : setHeight(rest)), toggle, held);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') setHeight('full');
    else if (event.key === 'ArrowDown') height === 'full' ? setHeight('half') : onClose();
    else return;
    event.preventDefault();
  };

  return (
    <dialog className={`sheet sheet--${height}`} ref={dialog} aria-label={sheetText.label} suppressHydrationWarning>
      <header className="sheet__head">
        <button
          className="sheet__handle"
          type="button"
          aria-label={height === 'half' ? sheetText.full : sheetText.half}
          onKeyDown={onKeyDown}
          {...drag}
        />
        <button className="panel__close" type="button" onClick={onClose} aria-label={sheetText.close}>
          ×
        </button>
      </header>
      <div className="sheet__body">
        <article className="sheet__content" suppressHydrationWarning>
          {children}
        </article>
      </div>
      <p className="status" role="status" suppressHydrationWarning>
        {''}
      </p>
    </dialog>
  );
}
