// Combs of wood, seen from above.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { emblem } from '../parts/beauty/emblem.ts';
import { joined, path, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['double', 'handle', 'tail', 'pocket'],
  mark: ['none', 'leaf', 'lotus', 'sprig'],
  set: ['one', 'two', 'three'],
  beside: ['none', 'neem', 'jasmine', 'hibiscus', 'marigold'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Rounded teeth hanging from y = `from` down to `to`, between two x, as one saw-like edge from right to left. */
function teeth(left: number, right: number, from: number, to: number, count: number, gap = 0.42): Point[] {
  const pitch = (right - left) / count;
  const points: Point[] = [];
  for (let n = count - 1; n >= 0; n -= 1) {
    const [a, b] = [left + n * pitch + pitch * gap * 0.5, left + (n + 1) * pitch - pitch * gap * 0.5];
    const mid = (a + b) / 2;
    const round = (b - a) * 0.5;
    points.push(
      [b + pitch * gap * 0.16, from],
      [b - round * 0.2, to - round * 1.6],
      [mid + round * 0.5, to - round * 0.4],
      [mid, to],
      [mid - round * 0.5, to - round * 0.4],
      [a + round * 0.2, to - round * 1.6],
      [a - pitch * gap * 0.16, from],
    );
  }
  return points;
}

function outlineOf(style: Cut['style']): Path {
  if (style === 'double') {
    // A broad comb: wide teeth on the left half, fine ones on the right, a curved back.
    const back = path('M-190 -10C-186 -52 -110 -84 0 -84S186 -52 190 -10L190 96');
    const edge = polygon(
      [
        [182, -2],
        [181, 96],
        [176, 100],
        [171, 96],
        ...teeth(2, 168, -2, 100, 15),
        ...teeth(-180, -4, -2, 104, 8),
        [-184, -2],
        [-186, 94],
        [-190, 98],
      ],
      false,
    );
    return joined([back, edge]);
  }
  if (style === 'tail') {
    const back = path('M-70 -26C-40 -40 120 -40 196 -30C204 -28 206 -20 205 -10L204 66');
    const edge = polygon([[200, 2], [198, 66], [193, 70], [188, 66], ...teeth(-54, 186, 0, 70, 27, 0.46)], false);
    const tail = path('M-58 8C-80 6 -140 0 -248 4C-256 2 -256 -8 -248 -8C-160 -12 -110 -16 -70 -26');
    return joined([back, edge, tail]);
  }
  if (style === 'pocket') {
    const back = path('M-128 -16C-124 -46 -90 -54 0 -54S124 -46 128 -16L128 66');
    const edge = polygon(
      [
        [121, 0],
        [120, 66],
        [116, 70],
        [111, 66],
        ...teeth(-108, 108, 0, 70, 25, 0.46),
        [-111, 66],
        [-116, 70],
        [-120, 66],
        [-121, 0],
        [-128, 66],
      ],
      false,
    );
    return joined([back, edge]);
  }
  const back = path(
    'M-238 -4C-240 -22 -226 -32 -206 -32C-170 -32 -130 -22 -90 -26C-40 -34 60 -46 150 -42C184 -40 206 -24 206 6L206 84',
  );
  const edge = polygon([[196, 4], [194, 84], [188, 90], [181, 84], ...teeth(-66, 176, 2, 92, 11, 0.46)], false);
  const handle = path('M-76 4C-110 16 -160 24 -206 20C-226 18 -238 10 -238 -4');
  return joined([back, edge, handle]);
}

function comb(ctx: Ctx, cut: Cut, style: Cut['style'], wood: string): string {
  const outline = outlineOf(style);
  const [mx, my] =
    style === 'double' ? [0, -44] : style === 'pocket' ? [0, -28] : style === 'tail' ? [60, -16] : [-170, -6];
  const mark =
    cut.mark === 'none'
      ? ''
      : emblem(cut.mark, mx + 0.8, my + 1, style === 'double' ? 24 : 13, lighten(wood, 0.4)) +
        emblem(cut.mark, mx, my, style === 'double' ? 24 : 13, darken(wood, 0.45), darken(wood, 0.3));
  return (
    wallShadow(ctx, [outline], { distance: 9 }) +
    clothPiece(ctx, { outline, fabric: SURFACES.wood(ctx, wood), form: 0.7, edge: 0.8, warp: 0, over: mark })
  );
}

export const kind = defineKind({
  name: 'hair-comb',
  about: 'wooden combs; colours: wood, wood of the others',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const aside = (): string => (cut.beside === 'none' ? '' : prop(ctx, cut.beside, 372, 420, 1.25));
    const scene = (): string => {
      const first = (x: number, y: number, turn: number, scale = 1): string =>
        place(comb(ctx, cut, cut.style, ctx.colour(0)), { x, y, turn, scale });
      if (cut.set === 'one') return first(250, 236, cut.style === 'double' ? -16 : -34, 1.04) + aside();
      const others: readonly Cut['style'][] = (['handle', 'double', 'tail', 'pocket'] as const).filter(
        (style) => style !== cut.style,
      );
      const second = place(comb(ctx, cut, others[0] ?? 'double', ctx.colour(1)), {
        x: 256,
        y: cut.set === 'two' ? 358 : 262,
        turn: -6,
        scale: 0.94,
      });
      if (cut.set === 'two') return first(256, 168, -6, 0.94) + second + aside();
      return (
        first(262, 122, -6, 0.86) +
        place(second, { y: 10, scale: 1 }) +
        place(comb(ctx, cut, 'tail', ctx.colour(2)), { x: 262, y: 416, turn: -6, scale: 0.86 })
      );
    };
    if (ctx.view === 'detail') return zoom(ctx, { x: 290, y: 230, factor: 1.9 }, scene);
    return fit(ctx, { x: 30, y: 44, width: 452, height: 420 }, { x: 34, y: 34, width: 444, height: 444 }, scene);
  },
});
