import { release } from '../../browser/api/release.ts';
import { closePanel } from '../../stores/panel.ts';
import { type Held, hold, letGo, move, pull, type SheetHeight } from '../../islands/held-sheet.ts';
import { sheetText } from '../../messages/rooms/sheet.ts';

/**
 * Answers drags and arrow keys on the handle of a sheet until React does; `sheet.ts` answers clicks. Returns a function that loads React and
 * hands the sheet over to it, which a drag does, too, while it goes on.
 */
export function answerHandle(dialog: HTMLDialogElement): () => Promise<void> {
  const handle = dialog.querySelector<HTMLElement>('.sheet__handle') as HTMLElement;
  const stop = new AbortController();
  let held: Held | undefined;
  let wasDragged = false;

  const isFull = () => !dialog.classList.contains('sheet--half');
  const label = (willBeFull: boolean) => {
    handle.ariaLabel = willBeFull ? sheetText.half : sheetText.full;
  };
  label(isFull());
  const show = (height: SheetHeight) => {
    if ((height === 'full') !== isFull()) handle.click();
  };
  const takeOver = () =>
    import('./sheet-island.tsx')
      .then(async ({ hydrate }) => {
        // Half of a tap would go to each.
        if (!wasDragged) await release();
        if (!dialog.open || stop.signal.aborted) return;
        stop.abort();
        hydrate(dialog, isFull() ? 'full' : 'half', held);
      })
      // The next drag tries again.
      .catch(() => {});

  const answers: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
    pointerdown({ pointerId, clientY }) {
      handle.setPointerCapture(pointerId);
      held = hold(dialog, pointerId, clientY);
      wasDragged = false;
    },
    // React may take a while: the sheet follows the finger without it.
    pointermove({ clientY }) {
      if (!held || !pull(held, clientY)) return;
      move(dialog, held.offset);
      if (!wasDragged) void takeOver();
      wasDragged = true;
    },
    pointerup() {
      const rest = held?.moved ? letGo(dialog, held) : undefined;
      held = undefined;
      if (rest === 'closed') closePanel();
      else if (rest) show(rest);
    },
    pointercancel() {
      held = undefined;
      move(dialog, null);
    },
    click(event) {
      // A drag by mouse ends with a click, too. The keyboard makes clicks of no button.
      if (wasDragged && event.detail > 0) event.stopPropagation();
      else label(!isFull());
    },
    keydown(event) {
      if (event.key === 'ArrowUp') show('full');
      else if (event.key === 'ArrowDown') isFull() ? show('half') : closePanel();
      else return;
      event.preventDefault();
    },
  };
  for (const [type, answer] of Object.entries(answers))
    handle.addEventListener(type, answer as EventListener, { signal: stop.signal });
  return takeOver;
}
