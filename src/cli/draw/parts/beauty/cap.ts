// Screw caps of bottles, jars and tubes.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam } from '../../light.ts';
import { METALS, cylinderStops, paintStops } from '../../materials.ts';
import { path, toD } from '../../path.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, group, linear } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { createLathe, turnedFill } from '../lathe.ts';
import type { Lathe } from '../lathe.ts';
import { contour } from './vessel.ts';

type CapStyle = 'smooth' | 'ribbed' | 'gold' | 'silver' | 'rosegold' | 'wood';

const WOOD = '#b98a58';

function woodSkin(ctx: Ctx, lathe: Lathe, half: number): string {
  const box = { x: lathe.cx - half - 4, y: lathe.top - 4, width: half * 2 + 8, height: lathe.bottom - lathe.top + 20 };
  const light = linear(
    ctx.defs,
    [lathe.cx - half, 0],
    [lathe.cx + half, 0],
    [
      [0, '#3a2340', 0.45],
      [0.25, '#fff8ea', 0.3],
      [0.5, '#3a2340', 0],
      [1, '#3a2340', 0.55],
    ],
  );
  return (
    turnedFill(ctx, lathe, paintStops(WOOD, 0.15)) +
    clipTo(
      ctx,
      lathe.outline,
      group({ opacity: 0.4 }, SURFACES.wood(ctx, WOOD).paint(box, { turn: 90 })),
      draw(toD(lathe.outline), { fill: light }),
    )
  );
}

/** A cap from `top` to `bottom`; seen a little from above it shows its upper face. */
export function capArt(
  ctx: Ctx,
  cap: {
    cx: number;
    half: number;
    top: number;
    bottom: number;
    style: CapStyle;
    colour: string;
    tilt?: number;
    taper?: number;
  },
): string {
  const { cx, half, top, bottom, style, colour, tilt = 0.12, taper = 1 } = cap;
  const narrow = (1 - taper) * half;
  const lathe = createLathe(
    cx,
    [
      [half - 3 - narrow, top],
      [half - narrow, top + 3.4],
      [half, bottom - 1.4],
      [half - 1, bottom, 'corner'],
    ],
    tilt,
  );
  const metal = style === 'gold' || style === 'silver' || style === 'rosegold' ? METALS[style] : undefined;
  const base = metal?.base ?? (style === 'wood' ? WOOD : colour);
  const ink = metal?.patina ?? darken(base, 0.55);
  const skin = metal
    ? turnedFill(ctx, lathe, cylinderStops(metal))
    : style === 'wood'
      ? woodSkin(ctx, lathe, half)
      : turnedFill(ctx, lathe, paintStops(colour, 0.5));
  const ribs =
    style === 'ribbed'
      ? lathe.around(bottom - 3, 23, 86).map((spot) =>
          draw(`M${spot.x.toFixed(1)} ${(spot.y - (bottom - top) + 10).toFixed(1)}V${spot.y.toFixed(1)}`, {
            stroke: darken(colour, 0.45),
            'stroke-width': 2.2 * spot.squeeze,
            'stroke-opacity': 0.6,
            fill: 'none',
          }),
        )
      : [];
  const sheen = gleam(ctx, path(`M${cx - half * 0.6} ${top + 6}V${bottom + half * tilt - 4}`), {
    width: half * 0.2,
    opacity: metal ? 0.6 : 0.4,
    soft: 1.2,
  });
  return (
    skin +
    clipTo(ctx, lathe.outline, ...ribs, sheen) +
    contour(lathe, ink, 0.8) +
    draw(toD(lathe.oval(top + 0.8)), {
      fill: lighten(base, metal ? 0.5 : 0.24),
      stroke: ink,
      'stroke-width': 0.8,
      'stroke-opacity': 0.5,
    })
  );
}
