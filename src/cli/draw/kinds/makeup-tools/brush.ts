// Make-up brushes, one at a time, and a roll of them.
import { darken, lighten } from '../../colour.ts';
import { clipTo, innerRim, stitches, wallShadow } from '../../light.ts';
import { METALS, cylinderStops, paintStops } from '../../materials.ts';
import { path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, line, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './look.ts';

interface Head {
  readonly d: string;
  readonly ferrule: number;
  readonly tall: number;
}

/** From the widest powder brush to the finest liner; hair above y = 0, handle below. */
export const HEADS: readonly Head[] = [
  { d: 'M-14 0C-30 -24 -38 -58 -32 -84C-24 -104 24 -104 32 -84C38 -58 30 -24 14 0Z', ferrule: 15, tall: 178 },
  { d: 'M-13 0C-24 -22 -28 -44 -24 -62C-14 -78 20 -74 25 -62C28 -44 24 -22 13 0Z', ferrule: 13, tall: 176 },
  { d: 'M-12 0C-20 -18 -22 -34 -20 -66C-14 -70 14 -70 20 -66C22 -34 20 -18 12 0Z', ferrule: 12, tall: 182 },
  { d: 'M-8 0C-14 -14 -16 -30 -12 -44C-6 -54 6 -54 12 -44C16 -30 14 -14 8 0Z', ferrule: 9, tall: 190 },
  { d: 'M-8 0C-12 -10 -13 -22 -12 -34C-4 -40 8 -36 12 -28C13 -18 12 -8 8 0Z', ferrule: 8, tall: 192 },
  { d: 'M-6 0C-8 -12 -5 -30 0 -40C5 -30 8 -12 6 0Z', ferrule: 7, tall: 196 },
  { d: 'M-4 0L-14 -20L-10 -24L10 -24L14 -20L4 0Z', ferrule: 6, tall: 196 },
];

export function brush(ctx: Ctx, cut: Cut, n: number): string {
  const head = HEADS[n] ?? { d: 'M-8 0C-12 -14 -8 -30 0 -36C8 -30 12 -14 8 0Z', ferrule: 8, tall: 190 };
  const [wood, hair] = [ctx.colour(0), ctx.colour(1)];
  const f = head.ferrule;
  const outline = path(head.d);
  const ferrule = path(`M${-f - 1} -2H${f + 1}L${f * 0.72} 44H${-f * 0.72}Z`);
  const handle = path(
    `M${-f * 0.7} 42H${f * 0.7}C${f} 80 ${f * 0.9} 120 ${f * 0.5} ${head.tall}C${f * 0.3} ${head.tall + 16} ${-f * 0.3} ${head.tall + 16} ${-f * 0.5} ${head.tall}C${-f * 0.9} 120 ${-f} 80 ${-f * 0.7} 42Z`,
  );
  const box = { half: Math.max(16, f * 2.2) };
  const hairs = Array.from({ length: Math.round(box.half * 0.8) }, (_, k) => {
    const x = -box.half + (k * 2 * box.half) / Math.round(box.half * 0.8);
    return draw(`M${(x * 0.42).toFixed(1)} 0Q${(x * 1.1).toFixed(1)} -40 ${(x * 0.94).toFixed(1)} -106`, {
      fill: 'none',
      stroke: k % 2 ? darken(hair, 0.45) : lighten(hair, 0.35),
      'stroke-width': 1.1,
      'stroke-opacity': 0.5,
    });
  }).join('');
  const across = (half: number, stops: Parameters<typeof linear>[3]): string =>
    linear(ctx.defs, [-half, 0], [half, 0], stops);
  return (
    wallShadow(ctx, [outline, ferrule, handle], { distance: 7 }) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), {
        fill: linear(
          ctx.defs,
          [0, -100],
          [0, 6],
          [
            [0, lighten(hair, 0.55)],
            [0.35, lighten(hair, 0.1)],
            [1, darken(hair, 0.4)],
          ],
        ),
      }),
      hairs,
      innerRim(ctx, outline, { dx: -4, dy: -2, soft: 5, colour: darken(hair, 0.65), opacity: 0.6 }),
    ) +
    draw(toD(outline), { fill: 'none', stroke: darken(hair, 0.55), 'stroke-width': 0.9, 'stroke-opacity': 0.6 }) +
    draw(toD(handle), { fill: across(f, paintStops(wood, 0.75)), stroke: darken(wood, 0.6), 'stroke-width': 0.9 }) +
    draw(toD(ferrule), {
      fill: across(f + 1, cylinderStops(METALS[cut.metal])),
      stroke: METALS[cut.metal].patina,
      'stroke-width': 0.8,
    }) +
    [30, 36]
      .map((y) =>
        line(-f * 0.84, y, f * 0.84, y, {
          stroke: METALS[cut.metal].patina,
          'stroke-width': 1.3,
          'stroke-opacity': 0.7,
        }),
      )
      .join('')
  );
}

/** A cloth roll with a pocket for each brush. */
export function roll(ctx: Ctx, cut: Cut): string {
  const cloth: Path = roundRect(-218, -128, 436, 262, 10);
  const pocket: Path = roundRect(-218, 22, 436, 112, 8);
  const seams = Array.from({ length: 8 }, (_, n) => -200 + n * 57.1).map((x) =>
    stitches(path(`M${x} 26V130`), lighten(ctx.fabric.base, 0.55), { length: 4, gap: 3, width: 1.1 }),
  );
  const brushes = HEADS.map((_, n) =>
    place(brush(ctx, cut, n), { x: -171 + n * 57.1, y: -44 - (n > 3 ? 12 : 0), scale: 0.74 }),
  ).join('');
  return (
    wallShadow(ctx, [cloth], { distance: 11 }) +
    clothPiece(ctx, {
      outline: cloth,
      fabric: ctx.plain(ctx.colour(2)),
      form: 0.4,
      drape: { amount: 0.25, across: 180, down: 120 },
    }) +
    brushes +
    clothPiece(ctx, {
      outline: pocket,
      fabric: ctx.fabric,
      form: 0.5,
      folds: Array.from({ length: 7 }, (_, n) => ({
        points: [
          [-171 + n * 57.1, 30],
          [-171 + n * 57.1, 126],
        ] as const,
        width: 40,
        depth: 0.3,
        open: 'both' as const,
      })),
      over: seams.join(''),
    }) +
    draw('M-218 24H218', { stroke: darken(ctx.fabric.base, 0.4), 'stroke-width': 2.4, fill: 'none' }) +
    [-40, -14]
      .map((y) =>
        draw(`M214 ${y}C240 ${y + 6} 236 ${y + 40} 248 ${y + 66}`, {
          fill: 'none',
          stroke: darken(ctx.colour(3), 0.1),
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
      )
      .join('')
  );
}
