// Knee supports: knitted sleeves in a pair, or one that wraps with straps round an open knee cap.
import { darken, lighten } from '../colour.ts';
import { clipTo, hollow, innerRim, wallShadow } from '../light.ts';
import { sewnPiece } from '../parts/panel.ts';
import { show } from '../parts/goods/show.ts';
import { moved, oval, path, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['sleeve', 'wrap'] } as const;

/** Upright about (0, 0): wider above, the top a little open. */
function sleeve(ctx: Ctx): string {
  const [main, zone, edge] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M-80 -190C-78 -120 -70 -60 -72 0C-72 60 -64 130 -60 190C-30 200 30 200 60 190C64 130 72 60 72 0C70 -60 78 -120 80 -190C40 -176 -40 -176 -80 -190Z',
  );
  const mouth = path('M-80 -190C-60 -206 60 -206 80 -190C40 -176 -40 -176 -80 -190Z');
  const knit = ctx.cloth({ name: 'rib', scale: 0.55 }, [main, darken(main, 0.3)]);
  const cap = oval(0, -2, 46, 62);
  const stripe = (y: number, high: number, colour: string): string =>
    draw(
      `M-90 ${y}C-40 ${y + 14} 40 ${y + 14} 90 ${y}V${y + high}C40 ${y + high + 14} -40 ${y + high + 14} -90 ${y + high}Z`,
      { fill: colour },
    );
  const ring = [0, 1, 2].map((n) =>
    draw(toD(oval(0, -2, 56 + n * 9, 74 + n * 11)), {
      fill: 'none',
      stroke: n === 1 ? zone : lighten(main, 0.2),
      'stroke-width': 4,
      'stroke-opacity': 0.8,
    }),
  );
  return (
    wallShadow(ctx, [body], { distance: 14 }) +
    clipTo(ctx, mouth, draw(toD(mouth), { fill: darken(main, 0.45) }), hollow(ctx, mouth, main)) +
    clothPiece(ctx, {
      outline: body,
      fabric: knit,
      turn: 90,
      form: 1,
      edge: 0.8,
      onCloth: stripe(-186, 26, edge) + stripe(164, 24, edge) + ring.join(''),
      over: sewnPiece(ctx, {
        outline: cap,
        fabric: ctx.cloth({ name: 'knit', scale: 0.6 }, [zone, darken(zone, 0.25)]),
        under: body,
        form: 0.7,
        lift: 0.8,
      }),
      folds: [
        {
          points: [
            [-70, 70],
            [-20, 84],
            [30, 78],
          ],
          width: 16,
          depth: -0.22,
        },
        {
          points: [
            [66, -80],
            [20, -92],
            [-26, -84],
          ],
          width: 14,
          depth: -0.18,
        },
      ],
    })
  );
}

function wrap(ctx: Ctx): string {
  const [main, strapColour, edge] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M-104 -176C-60 -190 60 -190 104 -176C96 -110 90 -60 92 0C94 60 96 120 90 178C56 192 -56 192 -90 178C-96 120 -94 60 -92 0C-90 -60 -96 -110 -104 -176Z',
  );
  const hole = oval(0, -4, 40, 46);
  const foam = ctx.cloth({ name: 'foam', scale: 0.7 }, [main]);
  const band = (y: number, tilt: number): string => {
    const shape = path(
      `M-116 ${y - 22 + tilt}L122 ${y - 22 - tilt}C134 ${y - 12 - tilt} 134 ${y + 12 - tilt} 122 ${y + 22 - tilt}L-116 ${y + 22 + tilt}C-126 ${y + 10 + tilt} -126 ${y - 10 + tilt} -116 ${y - 22 + tilt}Z`,
    );
    return (
      sewnPiece(ctx, {
        outline: shape,
        fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [strapColour, darken(strapColour, 0.2)]),
        under: moved(shape, 6, 8),
        form: 0.8,
        lift: 2.4,
        sewn: [
          path(`M-110 ${y - 16 + tilt}L118 ${y - 16 - tilt}`),
          path(`M118 ${y + 16 - tilt}L-110 ${y + 16 + tilt}`),
        ],
        inset: 0.1,
      }) +
      place(draw('M-26 -18H18C24 -10 24 10 18 18H-26Z', { fill: edge, stroke: darken(edge, 0.4), 'stroke-width': 1 }), {
        x: 96,
        y: y - tilt * 0.8,
        turn: -tilt * 0.4,
      })
    );
  };
  return (
    wallShadow(ctx, [body], { distance: 14 }) +
    clothPiece(ctx, {
      outline: body,
      fabric: foam,
      form: 0.9,
      edge: 0.9,
      folds: [
        {
          points: [
            [-80, 60],
            [0, 74],
            [80, 62],
          ],
          width: 18,
          depth: -0.2,
        },
      ],
    }) +
    draw(
      toD(
        path(
          'M-96 -168C-56 -181 56 -181 96 -168C89 -108 83 -60 85 0C87 60 89 116 83 171C52 183 -52 183 -83 171C-89 116 -87 60 -85 0C-83 -60 -89 -108 -96 -168Z',
        ),
      ),
      { fill: 'none', stroke: edge, 'stroke-width': 3, 'stroke-dasharray': '7 4' },
    ) +
    draw(toD(oval(0, -4, 56, 63)), { fill: darken(main, 0.1), stroke: edge, 'stroke-width': 5 }) +
    clipTo(
      ctx,
      hole,
      draw(toD(hole), { fill: darken(main, 0.62) }),
      innerRim(ctx, hole, { dx: 6, dy: 8, soft: 7, colour: '#15121a', opacity: 0.7 }),
    ) +
    draw(toD(hole), { fill: 'none', stroke: darken(edge, 0.4), 'stroke-width': 1.4 }) +
    band(-118, 6) +
    band(112, -5)
  );
}

export const kind = defineKind({
  name: 'knee-support',
  about: 'knee support; colours: body, knee zone or straps, edges',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      cut.style === 'sleeve'
        ? place(sleeve(ctx), { x: 352, y: 256, turn: 8 }) + place(sleeve(ctx), { x: 162, y: 256, turn: -7 })
        : place(wrap(ctx), { x: 252, y: 256, turn: -6, scale: 1.12 });
    return show(ctx, {
      extent: { x: 50, y: 46, width: 412, height: 420 },
      art,
      near: { x: 180, y: 230, factor: 1.9 },
      margin: 36,
    });
  },
});
