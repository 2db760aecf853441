// A small bag of cloth that a cord gathers, as things are packed in: about 170 wide and 174 high.
import { lighten } from '../colour.ts';
import { stitches } from '../light.ts';
import { path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

const BAG = path('M-74 -128C-84 -90 -92 -40 -84 -8C-80 2 80 2 84 -8C92 -40 84 -90 74 -128C40 -138 -40 -138 -74 -128Z');
const RUFFLE = path(
  'M-74 -126C-70 -142 -78 -158 -84 -168C-66 -166 -54 -172 -42 -166C-28 -174 -14 -164 0 -170C14 -164 28 -174 42 -166C54 -172 66 -166 84 -168C78 -158 70 -142 74 -126C40 -134 -40 -134 -74 -126Z',
);
/** For its shadow. */
export const POUCH = path('M-84 -168H84L74 -128L88 -20C80 4 -80 4 -88 -20L-74 -128Z');

/** Closed by its cord; the middle of its lower edge at (0, 0). */
export function drawstringPouch(ctx: Ctx, fabric: Fabric, cord: string): string {
  return (
    clothPiece(ctx, {
      outline: RUFFLE,
      fabric,
      form: 0.6,
      folds: [-54, -28, 0, 28, 54].map((x) => ({
        points: [
          [x * 1.1, -168],
          [x, -128],
        ] as const,
        width: 14,
        depth: 0.4,
        open: 'both' as const,
      })),
    }) +
    clothPiece(ctx, {
      outline: BAG,
      fabric,
      form: 1,
      folds: [-44, -14, 18, 46].map((x) => ({
        points: [
          [x, -130],
          [x * 1.2, -86],
          [x * 1.1, -50],
        ] as const,
        width: 18,
        depth: x % 4 ? 0.34 : -0.3,
        open: 'start' as const,
      })),
    }) +
    draw('M-76 -128C-40 -138 40 -138 76 -128', { fill: 'none', stroke: cord, 'stroke-width': 7 }) +
    draw('M10 -132C24 -110 20 -80 30 -60M18 -132C40 -112 44 -90 56 -74', {
      fill: 'none',
      stroke: cord,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    stitches(path('M-78 -16C-40 -8 40 -8 78 -16'), lighten(fabric.base, 0.5), { length: 5, gap: 4 })
  );
}
