import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { SHEET_CLOSE, SHEET_FULL } from '../core/site/constants.ts';

export type SheetHeight = 'half' | 'full';

/** A pointer that moves fewer pixels is a tap. */
const TAP_SLOP = 6;

/** Where a sheet settles when it is released with `part` of the viewport's height visible (specification section 2). */
export function settle(part: number): SheetHeight | 'closed' {
  if (part < SHEET_CLOSE) return 'closed';
  return part > SHEET_FULL ? 'full' : 'half';
}

interface Drag {
  readonly pointer: number;
  readonly startY: number;
  /** The sheet's offset when the drag began. */
  readonly startOffset: number;
  offset: number;
  moved: boolean;
  frame: number;
}

/** A pointer that is down on the handle. */
export interface Held {
  readonly pointer: number;
  readonly startY: number;
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
    if (held && sheet.current) drag.current = beginDrag(sheet.current, held);
  }, [held, sheet]);
  const wasDragged = useRef(false);
  const move = (offset: number | null) => {
    const { style } = sheet.current ?? {};
    if (!style) return;
    style.transition = offset === null ? '' : 'none';
    style.transform = offset === null ? '' : `translateY(${offset}px)`;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !sheet.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = beginDrag(sheet.current, { pointer: event.pointerId, startY: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      const distance = event.clientY - current.startY;
      if (!current.moved && Math.abs(distance) < TAP_SLOP) return;
      current.moved = true;
      current.offset = Math.max(0, current.startOffset + distance);
      current.frame ||= requestAnimationFrame(() => {
        current.frame = 0;
        if (drag.current === current) move(current.offset);
      });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      drag.current = null;
      cancelAnimationFrame(current.frame);
      if (!current.moved) return;
      // A mouse drag ends with a click event.
      wasDragged.current = true;
      setTimeout(() => {
        wasDragged.current = false;
      });
      const rest = settle(1 - current.offset / innerHeight);
      // A sheet that closes does so from where it was released.
      if (rest !== 'closed') move(null);
      else if (sheet.current) sheet.current.style.transition = '';
      onRest(rest);
    },
    onPointerCancel() {
      drag.current = null;
      move(null);
    },
    onClick() {
      if (!wasDragged.current) onActivate();
    },
  };
}

function beginDrag(sheet: HTMLElement, held: Held): Drag {
  const startOffset = sheet.getBoundingClientRect().top;
  return { ...held, startOffset, offset: startOffset, moved: false, frame: 0 };
}
