// A wheel for the belly muscles: two tyres on an axle with foam grips, seen from the side.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, plastic } from '../materials.ts';
import { pad, ramp, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, toD } from '../path.ts';
import { draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function wheel(ctx: Ctx, x: number, y: number, r: number, far: boolean): string {
  const [tyre, rim] = [ctx.colour(0), ctx.colour(1)];
  const shade = far ? darken(tyre, 0.3) : tyre;
  const treads = Array.from({ length: 40 }, (_, n) => {
    const angle = (n / 40) * Math.PI * 2;
    return line(
      x + Math.cos(angle) * r * 0.88,
      y + Math.sin(angle) * r * 0.99,
      x + Math.cos(angle) * r * 0.72,
      y + Math.sin(angle) * r * 0.84,
      { stroke: darken(shade, 0.6), 'stroke-width': 3, 'stroke-opacity': 0.6 },
    );
  });
  const spokes = Array.from({ length: 5 }, (_, n) =>
    place(draw('M-7 -18L-10 -74H10L7 -18Z', { fill: rim, stroke: darken(rim, 0.5), 'stroke-width': 1 }), {
      x,
      y,
      turn: n * 72,
      scale: `.86 1`,
    }),
  );
  return (
    pad(ctx, oval(x + 13, y, r * 0.88, r), darken(shade, 0.35), { form: 0.8 }) +
    pad(ctx, oval(x, y, r * 0.88, r), shade, { form: 0.9, reach: 16, over: treads.join('') }) +
    draw(toD(oval(x, y, r * 0.66, r * 0.76)), {
      fill: darken(shade, 0.55),
      stroke: darken(shade, 0.7),
      'stroke-width': 1.4,
    }) +
    (far ? '' : spokes.join('')) +
    draw(toD(oval(x, y, r * 0.63, r * 0.73)), { fill: 'none', stroke: rim, 'stroke-width': 7 }) +
    plastic(ctx, oval(x, y, 24, 27), rim, { gloss: 0.6, form: 0.9 })
  );
}

function drawAll(ctx: Ctx): string {
  const grip = ctx.colour(2);
  const foam = (from: number, to: number, yFrom: number, yTo: number): string =>
    rod(
      ctx,
      [from, yFrom],
      [to, yTo],
      44,
      ramp(darken(grip, 0.1), lighten(grip, 0.35), lighten(grip, 0.1), grip, darken(grip, 0.4)),
      {
        over: Array.from({ length: 9 }, (_, n) =>
          line(from + ((to - from) * (n + 1)) / 10, yFrom - 40, from + ((to - from) * (n + 1)) / 10 + 6, yFrom + 40, {
            stroke: darken(grip, 0.6),
            'stroke-width': 2.4,
            'stroke-opacity': 0.5,
          }),
        ).join(''),
      },
    );
  return (
    groundShadow(ctx, { x: 268, y: 444, width: 250 }) +
    rod(ctx, [330, 290], [440, 262], 18, cylinderStops(METALS.steel)) +
    foam(372, 476, 280, 254) +
    metalPiece(ctx, oval(478, 253, 8, 21), METALS.aluminium, { rim: 2 }) +
    wheel(ctx, 302, 308, 136, true) +
    wheel(ctx, 236, 316, 130, false) +
    rod(ctx, [40, 364], [226, 320], 18, cylinderStops(METALS.steel)) +
    foam(24, 152, 368, 338) +
    ellipse(24, 368, 9, 22, { fill: darken(grip, 0.3), stroke: darken(grip, 0.6), 'stroke-width': 1 }) +
    metalPiece(ctx, oval(226, 320, 10, 11), METALS.steel, { rim: 2 }) +
    gleam(ctx, path('M136 270C146 226 176 200 214 192'), { width: 9, opacity: 0.3, soft: 3 })
  );
}

export const kind = defineKind({
  name: 'ab-wheel',
  about: 'exercise wheel; colours: tyres, spokes, grips',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: {},
  draw(_cut, ctx) {
    return show(ctx, {
      extent: { x: 4, y: 168, width: 488, height: 296 },
      art: () => drawAll(ctx),
      stand: true,
      near: { x: 200, y: 320, factor: 1.7 },
      margin: 28,
    });
  },
});
