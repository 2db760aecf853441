import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Held, hold, letGo, move, pull, type SheetHeight } from './held-sheet.ts';

interface Drag extends Held {
  frame: number;
}

/**
 * Lets a handle drag a sheet as high as the viewport, by transform, once a frame. `onRest` gets the height at which it settles.
 * `onActivate` is called for a click without a drag, also from the keyboard or a screen reader. A drag by `held`, whose moves the handle has
 * captured, goes on.
 */
export function useDrag(
  sheet: RefObject<HTMLElement | null>,
  onRest: (rest: SheetHeight | 'closed') => void,
  onActivate: () => void,
  held?: Held,
) {
  const drag = useRef<Drag | null>(null);
  // Before the next event, which may be the end of the drag.
  useLayoutEffect(() => {
    if (held) drag.current = { ...held, frame: 0 };
  }, [held]);
  const wasDragged = useRef(false);
  return {
    onPointerDown({ isPrimary, button, currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0 || !sheet.current) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { ...hold(sheet.current, pointerId, clientY), frame: 0 };
    },
    onPointerMove({ pointerId, clientY }: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointer !== pointerId || !pull(current, clientY)) return;
      current.frame ||= requestAnimationFrame(() => {
        current.frame = 0;
        if (drag.current === current && sheet.current) move(sheet.current, current.offset);
      });
    },
    onPointerUp({ pointerId }: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointer !== pointerId) return;
      drag.current = null;
      cancelAnimationFrame(current.frame);
      if (!current.moved || !sheet.current) return;
      // A mouse drag ends with a click event.
      wasDragged.current = true;
      setTimeout(() => {
        wasDragged.current = false;
      });
      onRest(letGo(sheet.current, current));
    },
    onPointerCancel() {
      drag.current = null;
      if (sheet.current) move(sheet.current, null);
    },
    onClick() {
      if (!wasDragged.current) onActivate();
    },
  };
}
