import { LEAVE_MS } from '../../core/site/constants.ts';

/** A finger that moves fewer pixels taps. */
const TAP_SLOP = 6;
/** A panel closes when it is released behind this part of its size, or faster than this, in pixels a millisecond. */
const CLOSING_PART = 1 / 3;
const CLOSING_SPEED = 0.5;

/**
 * Lets a finger that is down in an open panel drag it away: what stands at a side sideways, sheets that come from below downwards by their heads.
 * Loaded with the first touch in a panel (client/boot/first-touch.ts). The sheet of a product has its own drag (islands/use-drag.ts).
 */
export function follow({ target, pointerId, pointerType, clientX, clientY, timeStamp }: PointerEvent): void {
  const element = target as Element;
  const panel = element.closest<HTMLElement>('.menu, .panel--side');
  const isSideways = (panel?.getBoundingClientRect().top ?? 0) <= 0;
  if (
    !panel ||
    !(isSideways || element.closest('.panel__head')) ||
    pointerType === 'mouse' ||
    element.closest('input, select, textarea')
  )
    return;
  const direction = panel.matches('.menu') ? -1 : 1;
  const start = isSideways ? clientX : clientY;
  const stop = new AbortController();
  let last = { offset: 0, at: timeStamp };
  let speed = 0;
  let isMoved = false;
  const move = (way: string) => {
    panel.style.translate = isSideways ? way : `0 ${way}`;
  };

  const answers: Partial<Record<keyof DocumentEventMap, (event: PointerEvent) => void>> = {
    pointermove(event) {
      const offset = Math.max(0, direction * ((isSideways ? event.clientX : event.clientY) - start));
      if (event.pointerId !== pointerId || (!isMoved && offset < TAP_SLOP)) return;
      isMoved = true;
      speed = (offset - last.offset) / Math.max(1, event.timeStamp - last.at);
      last = { offset, at: event.timeStamp };
      panel.style.transition = 'none';
      move(`${direction * offset}px`);
    },
    pointerup: (event) => end(event, isMoved && isFar()),
    pointercancel: (event) => end(event, false),
  };
  const isFar = () => {
    const size = isSideways ? panel.offsetWidth : panel.offsetHeight;
    return last.offset > size * CLOSING_PART || speed > CLOSING_SPEED;
  };
  const end = (event: PointerEvent, closes: boolean) => {
    if (event.pointerId !== pointerId) return;
    stop.abort();
    panel.style.transition = '';
    panel.style.translate = '';
    if (!closes) return;
    move(`${direction * 100}%`);
    close(panel);
    // A menu is used again.
    setTimeout(() => panel.style.removeProperty('translate'), LEAVE_MS);
  };
  for (const [type, answer] of Object.entries(answers))
    document.addEventListener(type, answer as EventListener, { signal: stop.signal });
}

/** As Escape does: a dialog may close in its own way. */
function close(panel: HTMLElement): void {
  if (!(panel instanceof HTMLDialogElement)) panel.hidePopover();
  else if (panel.dispatchEvent(new Event('cancel', { cancelable: true }))) panel.close();
}
