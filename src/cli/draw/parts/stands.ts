// What shops show things on: the dress form.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, solid } from '../light.ts';
import { METALS } from '../materials.ts';
import { SURFACES } from '../surfaces.ts';
import { mirrored, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { createLathe, turnedFill } from './lathe.ts';
import { draw, ellipse, linear } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** Outline of a women's dress form about `axis`, shoulders at y = 96, waist at y = 214, cut off at the hip. */
export function dressFormOutline(axis = 250): Path {
  return mirrored(
    path(
      `M${axis} 52H${axis - 15}C${axis - 16} 66 ${axis - 19} 78 ${axis - 32} 84C${axis - 46} 89 ${axis - 58} 90 ${axis - 63} 98` +
        `C${axis - 66} 112 ${axis - 58} 128 ${axis - 56} 146C${axis - 56} 172 ${axis - 44} 190 ${axis - 43} 214C${axis - 46} 240 ${axis - 66} 256 ${axis - 70} 290L${axis} 296`,
    ),
    axis,
  );
}

/** A form covered in linen with a wooden neck cap; `leg` draws the pole and foot for things that leave them visible. */
export function dressForm(
  ctx: Ctx,
  options: { axis?: number; linen?: string; wood?: string; leg?: { foot: number } } = {},
): string {
  const { axis = 250, linen = '#d9c9ae', wood = '#6b4a33', leg } = options;
  const cap = createLathe(
    axis,
    [
      [4, 32],
      [8, 34],
      [7, 40],
      [12, 44],
      [16, 49],
      [16, 54, 'corner'],
    ],
    0.2,
  );
  const grain = SURFACES.wood(ctx, wood);
  const pole = leg
    ? draw(`M${axis - 4} 280H${axis + 4}V${leg.foot - 12}H${axis - 4}Z`, {
        fill: linear(
          ctx.defs,
          [axis - 4, 0],
          [axis + 4, 0],
          [
            [0, METALS.brass.patina],
            [0.3, lighten(METALS.brass.base, 0.7)],
            [1, METALS.brass.patina],
          ],
        ),
      }) +
      ellipse(axis, leg.foot - 6, 62, 11, { fill: darken(wood, 0.2) }) +
      ellipse(axis, leg.foot - 11, 62, 11, { fill: wood }) +
      ellipse(axis - 10, leg.foot - 13, 44, 6, { fill: lighten(wood, 0.3), opacity: 0.5 })
    : '';
  return (
    pole +
    clothPiece(ctx, {
      outline: dressFormOutline(axis),
      fabric: ctx.cloth({ name: 'slub', scale: 0.8 }, [linen]),
      form: 1,
    }) +
    draw(`M${axis} 62V292`, { fill: 'none', stroke: darken(linen, 0.35), 'stroke-width': 1.1, 'stroke-opacity': 0.7 }) +
    turnedFill(ctx, cap, [
      [0, darken(wood, 0.5)],
      [0.25, lighten(wood, 0.35)],
      [0.5, wood],
      [1, darken(wood, 0.55)],
    ]) +
    clipTo(
      ctx,
      cap.outline,
      gleam(ctx, path(`M${axis - 6} 36C${axis - 8} 42 ${axis - 10} 46 ${axis - 11} 52`), { width: 3, opacity: 0.5 }),
    ) +
    draw(toD(cap.outline), { fill: 'none', stroke: darken(wood, 0.6), 'stroke-width': 1 }) +
    solid(
      ctx,
      path(
        `M${axis - 16} 52C${axis - 10} 57 ${axis + 10} 57 ${axis + 16} 52L${axis + 16} 56C${axis + 10} 61 ${axis - 10} 61 ${axis - 16} 56Z`,
      ),
      { base: grain.base, form: 0.4 },
    )
  );
}
