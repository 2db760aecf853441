// Sanitary pads with their pack, and a cup with its pouch.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { gleam, groundShadow } from '../light.ts';
import { glassBody } from '../parts/beauty/vessel.ts';
import { drawstringPouch } from '../parts/drawstring.ts';
import { createLathe } from '../parts/lathe.ts';
import { path, toD } from '../path.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { pad, pack, clothPads } from './period-care/pads.ts';
import { CUTS } from './period-care/look.ts';

function cupScene(ctx: Ctx): string {
  const colour = ctx.colour(0);
  // It rests on its rim, as it does when it dries, its stem up.
  const cup = createLathe(
    0,
    [
      [5, -196],
      [8, -190],
      [11, -160, 'corner'],
      [20, -152],
      [44, -124],
      [58, -66],
      [60, -24, 'corner'],
      [66, -16],
      [66, -4],
      [62, 0],
    ],
    0.22,
  );
  const ringsAt = (heights: readonly number[], stroke: string, width: number): string =>
    heights
      .map((y) => draw(toD(cup.ring(y)), { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': 0.65 }))
      .join('');
  return (
    place(groundShadow(ctx, { x: 4, y: -2, width: 176, depth: 16 }) + drawstringPouch(ctx, ctx.fabric, ctx.colour(2)), {
      x: 322,
      y: 430,
      scale: 1.5,
    }) +
    place(
      groundShadow(ctx, { x: 4, y: 2, width: 140, depth: 16 }) +
        glassBody(ctx, cup, { glass: colour, density: 0.62 }) +
        draw(toD(cup.oval(-4)), {
          fill: 'none',
          stroke: darken(colour, 0.2),
          'stroke-width': 2,
          'stroke-opacity': 0.4,
        }) +
        ringsAt([-52, -42], darken(colour, 0.25), 2) +
        ringsAt([-22], lighten(colour, 0.6), 3) +
        ringsAt([-186, -178, -170], darken(colour, 0.4), 1.6) +
        gleam(ctx, path('M-36 -116C-46 -92 -50 -64 -50 -34'), { width: 9, opacity: 0.8, soft: 1.4 }),
      { x: 164, y: 446, scale: 1.16 },
    )
  );
}

export const kind = defineKind({
  name: 'period-care',
  about:
    'sanitary pads, cup, cloth pads or one opened pad (lies flat); colours: pack, cup or cloth, then accent and pale',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.what === 'cup') return cupScene(ctx);
      if (cut.what === 'cloth-pads') return clothPads(ctx);
      if (cut.what === 'pad')
        return place(pad(ctx, '#fbf7f2', mix(ctx.colour(1), '#ffffff', 0.35)), { x: 256, y: 256, scale: 1.35 });
      return (
        place(pack(ctx, cut), { x: 214, y: 436, scale: 1.1 }) +
        place(
          ellipse(4, 20, 150, 22, { fill: darken(ctx.tint, 0.6), opacity: 0.25 }) +
            pad(ctx, '#fbf7f2', mix(ctx.colour(1), '#ffffff', 0.35)),
          { x: 330, y: 430, turn: -8, scale: '0.86 .6' },
        )
      );
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 370 },
        zoom(
          ctx,
          {
            x: cut.what === 'cup' ? 190 : 330,
            y: cut.what === 'cup' ? 350 : cut.what === 'pads' ? 410 : 270,
            factor: 1.9,
          },
          scene,
        ),
      );
    if (cut.what === 'pad')
      return fit(ctx, { x: 46, y: 146, width: 420, height: 220 }, { x: 40, y: 40, width: 432, height: 432 }, scene);
    const extent =
      cut.what === 'pads'
        ? { x: 84, y: 158, width: 380, height: 308 }
        : cut.what === 'cup'
          ? { x: 84, y: 140, width: 370, height: 310 }
          : { x: 80, y: 170, width: 352, height: 280 };
    const height = Math.min(400, (440 / extent.width) * extent.height);
    return fit(ctx, extent, { x: 36, y: groundFor(ctx, height) + 6 - height, width: 440, height }, scene, true);
  },
});
