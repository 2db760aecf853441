// Sanitary pads with their pack, and a cup with its pouch.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { gleam, groundShadow, stitches } from '../light.ts';
import { glassBody } from '../parts/beauty/vessel.ts';
import { createLathe } from '../parts/lathe.ts';
import { path, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { pad, pack, clothPads } from './period-care/pads.ts';
import { CUTS } from './period-care/look.ts';

function cupScene(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const cup = createLathe(
    0,
    [
      [62, -196],
      [66, -192],
      [66, -180],
      [60, -172, 'corner'],
      [58, -130],
      [44, -74],
      [20, -44],
      [12, -38, 'corner'],
      [9, -6],
      [6, 0],
    ],
    0.22,
  );
  const pouch = path(
    'M-74 -128C-84 -90 -92 -40 -84 -8C-80 2 80 2 84 -8C92 -40 84 -90 74 -128C40 -138 -40 -138 -74 -128Z',
  );
  const ruffle = path(
    'M-74 -126C-70 -142 -78 -158 -84 -168C-66 -166 -54 -172 -42 -166C-28 -174 -14 -164 0 -170C14 -164 28 -174 42 -166C54 -172 66 -166 84 -168C78 -158 70 -142 74 -126C40 -134 -40 -134 -74 -126Z',
  );
  const cord = ctx.colour(2);
  return (
    place(
      groundShadow(ctx, { x: 4, y: -2, width: 176, depth: 16 }) +
        clothPiece(ctx, {
          outline: ruffle,
          fabric: ctx.fabric,
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
          outline: pouch,
          fabric: ctx.fabric,
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
        stitches(path('M-78 -16C-40 -8 40 -8 78 -16'), lighten(ctx.fabric.base, 0.5), { length: 5, gap: 4 }),
      { x: 346, y: 434, scale: 1.1 },
    ) +
    place(
      groundShadow(ctx, { x: 4, y: 0, width: 60, depth: 12 }) +
        glassBody(ctx, cup, { glass: colour, density: 0.44 }) +
        draw(toD(cup.oval(-192)), {
          fill: darken(colour, 0.25),
          opacity: 0.45,
          stroke: lighten(colour, 0.5),
          'stroke-width': 4,
        }) +
        [-150, -140]
          .map((y) =>
            draw(toD(cup.ring(y)), {
              fill: 'none',
              stroke: lighten(colour, 0.6),
              'stroke-width': 2,
              'stroke-opacity': 0.7,
            }),
          )
          .join('') +
        [-28, -20, -12]
          .map((y) =>
            draw(toD(cup.ring(y)), {
              fill: 'none',
              stroke: darken(colour, 0.4),
              'stroke-width': 1.6,
              'stroke-opacity': 0.6,
            }),
          )
          .join('') +
        gleam(ctx, path('M-44 -164C-44 -120 -36 -92 -24 -66'), { width: 8, opacity: 0.8, soft: 1.4 }),
      { x: 188, y: 446, scale: 1.5 },
    )
  );
}

export const kind = defineKind({
  name: 'period-care',
  about: 'sanitary pads, cup or cloth pads; colours: pack, cup or cloth, then accent and pale',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.what === 'cup') return cupScene(ctx);
      if (cut.what === 'cloth-pads') return clothPads(ctx);
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
            x: cut.what === 'cup' ? 200 : 330,
            y: cut.what === 'cup' ? 270 : cut.what === 'pads' ? 410 : 270,
            factor: 1.9,
          },
          scene,
        ),
      );
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
