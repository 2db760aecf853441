// Candles behind glass: the scented jar, the bowl with floating roses.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { glass, paintStops } from '../../materials.ts';
import { flame, halo } from '../../parts/flame.ts';
import { rose } from '../../parts/greenery.ts';
import { createLathe, turnedFill } from '../../parts/lathe.ts';
import { discAt, discPath } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, ellipse, line, place, rect } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['jar', 'tin', 'pillars', 'tealights', 'bowl'],
  lid: ['none', 'wood'],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** Glass with wax in it; a paper label carries a sprig instead of words. */
export function jar(ctx: Ctx, cut: Cut): string {
  const [wax, label, ink] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const lathe = createLathe(
    0,
    [
      [92, -210],
      [94, -200],
      [94, -14],
      [84, 0],
    ],
    0.22,
  );
  const inner = createLathe(
    0,
    [
      [84, -158],
      [84, -20],
      [76, -8],
    ],
    0.22,
  );
  const top = discAt(inner, -158);
  const sheet = createLathe(
    0,
    [
      [95, -134],
      [95, -42],
    ],
    0.22,
  );
  const sprig = [-1, 1]
    .flatMap((s) =>
      [0, 1, 2].map((n) =>
        draw('M0 0C6 -6 6 -15 0 -21C-6 -15 -6 -6 0 0Z', {
          fill: ink,
          transform: `translate(${s * (6 + n * 11)} ${-66 - n * 5}) rotate(${s * (34 + n * 18)})`,
        }),
      ),
    )
    .join('');
  const wood = SURFACES.wood(ctx, '#b1855a');
  const lid =
    cut.lid === 'wood'
      ? place(
          groundShadow(ctx, { x: 0, y: 16, width: 150, depth: 12 }) +
            clothPiece(ctx, {
              outline: path('M-84 -6C-84 -34 84 -34 84 -6V8C84 34 -84 34 -84 8Z'),
              fabric: wood,
              form: 0.8,
              warp: 0,
            }) +
            draw(toD(discPath({ x: 0, y: -6, rx: 84, ry: 19 })), {
              fill: lighten('#b1855a', 0.25),
              stroke: darken('#b1855a', 0.4),
              'stroke-width': 1,
            }) +
            [0.7, 0.4]
              .map((r) =>
                ellipse(0, -6, 84 * r, 19 * r, { fill: 'none', stroke: darken('#b1855a', 0.25), 'stroke-width': 1 }),
              )
              .join(''),
          { x: 152, y: -14 },
        )
      : '';
  return (
    lid +
    draw(toD(lathe.oval(-210)), { fill: 'none', stroke: '#94a6a6', 'stroke-width': 3 }) +
    turnedFill(ctx, inner, paintStops(wax, 0.1)) +
    draw(toD(discPath(top)), { fill: lighten(wax, 0.35), stroke: darken(wax, 0.2), 'stroke-width': 1 }) +
    ellipse(0, -157, 44, 9, { fill: lighten(wax, 0.8), opacity: 0.8 }) +
    flame(ctx, 0, -166, 50) +
    // The flame sits on the wick's end, so that the cotton shows between it and the wax.
    draw('M0 -155C-0.6 -161 0.6 -165 0.4 -173', {
      fill: 'none',
      stroke: '#3b2a22',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }) +
    clipTo(
      ctx,
      sheet.band(-134, -42),
      turnedFill(ctx, sheet, paintStops(label, 0.05), -134, -42),
      sprig,
      line(-46, -54, 46, -54, { stroke: ink, 'stroke-width': 3 }),
      rect(-95, -128 + 20, 190, 2, { fill: ink, opacity: 0.7 }),
      rect(-95, -30, 190, 2, { fill: ink, opacity: 0.7 }),
    ) +
    glass(ctx, lathe.outline, { density: 0.08 }) +
    draw(toD(lathe.ring(-210)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, 'stroke-opacity': 0.85 }) +
    halo(ctx, 0, -150, 110, '#ffd98a', 0.3)
  );
}

export function bowl(ctx: Ctx): string {
  const lathe = createLathe(
    0,
    [
      [150, -92],
      [150, -80],
      [120, -22],
      [66, 0],
    ],
    0.28,
  );
  const at = discAt(lathe, -84);
  const float = (x: number, y: number, n: number): string =>
    ellipse(x + 2, y + 5, 27, 10, { fill: '#24464a', opacity: 0.3 }) +
    place(rose(0, 0, 26, ctx.colour(n)), { x, y, scale: '1 0.66' }) +
    flame(ctx, x, y - 5, 30);
  return (
    groundShadow(ctx, { x: 0, y: -1, width: 190, depth: 22 }) +
    draw(toD(lathe.oval(-92)), { fill: 'none', stroke: '#94a6a6', 'stroke-width': 3 }) +
    clipTo(ctx, lathe.outline, draw(toD(lathe.band(-84, 0)), { fill: '#9fc4c6', opacity: 0.55 })) +
    draw(toD(discPath({ ...at, rx: at.rx - 4 })), { fill: '#c5dfe0', opacity: 0.85 }) +
    float(-66, -94, 0) +
    float(58, -98, 1) +
    float(4, -66, 2) +
    float(92, -70, 0) +
    float(-98, -66, 1) +
    clipTo(
      ctx,
      lathe.outline,
      innerRim(ctx, lathe.outline, { dx: -6, dy: -5, soft: 7, colour: '#3d6468', opacity: 0.5 }),
      gleam(ctx, path('M-136 -76C-120 -40 -96 -18 -70 -8'), { width: 12, opacity: 0.7, soft: 1.6 }),
      gleam(ctx, path('M128 -74C116 -44 100 -26 84 -16'), { width: 6, opacity: 0.5, soft: 1.2 }),
    ) +
    draw(toD(lathe.outline), { fill: 'none', stroke: '#6d8a8c', 'stroke-width': 1, 'stroke-opacity': 0.6 }) +
    draw(toD(lathe.ring(-92)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, 'stroke-opacity': 0.85 })
  );
}
