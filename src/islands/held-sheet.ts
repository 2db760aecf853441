import { SHEET_CLOSE, SHEET_FULL } from '../core/site/constants.ts';

// A sheet as high as the viewport under a pointer: what moves it before React is there (client/product/sheet-handle.ts) and after that
// (use-drag.ts), so that a drag can go on from one to the other.

export type SheetHeight = 'half' | 'full';

/** A pointer that moves fewer pixels is a tap. */
const TAP_SLOP = 6;

/** A pointer that is down on the handle. */
export interface Held {
  readonly pointer: number;
  readonly startY: number;
  /** The sheet's offset when it went down. */
  readonly startOffset: number;
  offset: number;
  moved: boolean;
}

export function hold(sheet: HTMLElement, pointer: number, startY: number): Held {
  const offset = sheet.getBoundingClientRect().top;
  return { pointer, startY, startOffset: offset, offset, moved: false };
}

/** Notes where the pointer is now. Returns whether it drags. */
export function pull(held: Held, y: number): boolean {
  const distance = y - held.startY;
  held.moved ||= Math.abs(distance) >= TAP_SLOP;
  if (held.moved) held.offset = Math.max(0, held.startOffset + distance);
  return held.moved;
}

/** Moves the sheet by transform; `null` lets it go back to its height. */
export function move({ style }: HTMLElement, offset: number | null): void {
  style.transition = offset === null ? '' : 'none';
  style.transform = offset === null ? '' : `translateY(${offset}px)`;
}

/** Releases a sheet that was dragged. Returns where it settles (specification section 2). */
export function letGo(sheet: HTMLElement, { offset }: Held): SheetHeight | 'closed' {
  const part = 1 - offset / innerHeight;
  // A sheet that closes does so from where it was released.
  if (part < SHEET_CLOSE) {
    sheet.style.transition = '';
    return 'closed';
  }
  move(sheet, null);
  return part > SHEET_FULL ? 'full' : 'half';
}
