// Dumb-bells in pairs: rubber hexagons, coloured vinyl, loose plates with star nuts; and a kettlebell.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { pad, rod, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { bar, turnedBody } from '../parts/ware.ts';
import { oval, path, polygon, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, group, line, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['hex', 'vinyl', 'plates', 'kettle'] } as const;
type Cut = CutOf<typeof CUTS>;

/** All bells lie along x about (0, 0), their lower edge near y = 74. */
function hex(ctx: Ctx): string {
  const rubber = ctx.colour(0);
  const head = (x: number, wide: number, end: boolean): string => {
    const facet = (y: number, high: number, tone: string): string => {
      const shape = polygon([
        [x, y],
        [x + wide, y],
        [x + wide, y + high],
        [x, y + high],
      ]);
      return pad(ctx, shape, tone, { form: 0.4, reach: 6 });
    };
    const face = polygon([
      [x + wide, -72],
      [x + wide + 22, -64],
      [x + wide + 34, 0],
      [x + wide + 22, 66],
      [x + wide, 74],
      [x + wide - 6, 0],
    ]);
    return (
      facet(-72, 36, lighten(rubber, 0.24)) +
      facet(-36, 74, lighten(rubber, 0.06)) +
      facet(38, 36, darken(rubber, 0.3)) +
      (end
        ? pad(ctx, face, darken(rubber, 0.12), { form: 0.7 }) +
          ellipse(x + wide + 14, 0, 9, 28, { fill: 'none', stroke: ctx.colour(1), 'stroke-width': 3 })
        : '')
    );
  };
  return (
    // Two sets of fine slanting cuts make the diamonds of a knurl; the ends are left smooth.
    rod(ctx, [-70, 0], [70, 0], 40, cylinderStops(METALS.steel), {
      over: clipTo(
        ctx,
        roundRect(-58, -20, 112, 40, 3),
        [1, -1]
          .map((slope) =>
            Array.from({ length: 27 }, (_, n) =>
              line(-78 + n * 5.6, -20 * slope, -58 + n * 5.6 + 4, 20 * slope, {
                stroke: METALS.steel.patina,
                'stroke-width': 1.1,
                'stroke-opacity': 0.55,
              }),
            ).join(''),
          )
          .join(''),
        rect(-58, -20, 112, 40, { fill: METALS.steel.patina, opacity: 0.14 }),
      ),
    }) +
    gleam(ctx, path('M-62 -9H62'), { width: 5, opacity: 0.5, soft: 1.6 }) +
    ellipse(66, 0, 6, 20, { fill: METALS.steel.patina, opacity: 0.5 }) +
    head(-172, 104, false) +
    head(66, 100, true) +
    draw('M-172 -36H-68M66 -36H166', { stroke: lighten(rubber, 0.5), 'stroke-width': 1.4, 'stroke-opacity': 0.6 })
  );
}

function vinyl(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const form = createLathe(
    0,
    [
      [0, -178, 'corner'],
      [44, -176],
      [62, -160],
      [66, -124],
      [60, -92],
      [30, -74],
      [24, -50],
      [24, 50],
      [30, 74],
      [60, 92],
      [66, 124],
      [62, 160],
      [44, 176],
      [0, 178, 'corner'],
    ],
    0,
  );
  return (
    group({ transform: 'rotate(90)' }, turnedBody(ctx, form, { stuff: 'matt', colour, shadeFoot: 0.1 })) +
    ellipse(172, 0, 13, 46, { fill: lighten(colour, 0.16), opacity: 0.6 }) +
    ellipse(176, 0, 7, 22, { fill: 'none', stroke: lighten(colour, 0.6), 'stroke-width': 2.4 }) +
    gleam(ctx, path('M-150 -46C-138 -54 -118 -56 -100 -50'), { width: 8, opacity: 0.6, soft: 2 }) +
    gleam(ctx, path('M92 -50C112 -56 134 -54 150 -44'), { width: 8, opacity: 0.6, soft: 2 })
  );
}

function plates(ctx: Ctx): string {
  const [iron, nut] = [ctx.colour(0), ctx.colour(1)];
  const disc = (x: number, r: number, wide: number): string => {
    const [far, bend] = [x - r * 0.26, r * 0.55];
    // The edge of the plate: round at the back too, where the face itself is hidden.
    const edge = path(
      `M${x + wide} ${-r}H${x}C${x - r * 0.14} ${-r} ${far} ${-bend} ${far} 0C${far} ${bend} ${x - r * 0.14} ${r} ${x} ${r}H${x + wide}Z`,
    );
    return (
      draw(toD(edge), {
        fill: linear(ctx.defs, [0, -r], [0, r], paintStops(iron, 0.3)),
        stroke: darken(iron, 0.6),
        'stroke-width': 1.2,
      }) +
      ellipse(x + wide, 0, r * 0.26, r, {
        fill: shaded(ctx, [x, -r], [x + wide, r], lighten(iron, 0.3), iron, darken(iron, 0.25)),
        stroke: darken(iron, 0.6),
        'stroke-width': 1.2,
      }) +
      ellipse(x + wide, 0, r * 0.19, r * 0.76, { fill: 'none', stroke: darken(iron, 0.45), 'stroke-width': 2.4 }) +
      ellipse(x + wide + 0.8, 1, r * 0.19, r * 0.76, { fill: 'none', stroke: lighten(iron, 0.4), 'stroke-width': 0.8 })
    );
  };
  const star = (x: number): string =>
    group(
      { transform: `translate(${x} 0) scale(.5 1)` },
      ...Array.from({ length: 6 }, (_, n) =>
        place(ellipse(0, -22, 9, 9, { fill: nut, stroke: darken(nut, 0.5), 'stroke-width': 1.2 }), { turn: n * 60 }),
      ),
      circle(0, 0, 21, {
        fill: shaded(ctx, [-20, -20], [20, 20], lighten(nut, 0.5), nut, darken(nut, 0.4)),
        stroke: darken(nut, 0.5),
        'stroke-width': 1.2,
      }),
      circle(0, 0, 8, { fill: METALS.steel.base, stroke: METALS.steel.patina }),
    );
  return (
    rod(ctx, [-206, 0], [206, 0], 17, cylinderStops(METALS.steel)) +
    star(-176) +
    disc(-168, 50, 18) +
    disc(-146, 64, 20) +
    disc(-122, 72, 22) +
    pad(
      ctx,
      path('M-96 -20C-60 -27 60 -27 84 -20V20C60 27 -60 27 -96 20C-102 12 -102 -12 -96 -20Z'),
      darken(nut, 0.2),
      {
        form: 0.9,
        over: Array.from({ length: 15 }, (_, n) =>
          line(-86 + n * 11, -26, -86 + n * 11, 26, {
            stroke: darken(nut, 0.6),
            'stroke-width': 2,
            'stroke-opacity': 0.5,
          }),
        ).join(''),
      },
    ) +
    disc(82, 72, 22) +
    disc(108, 64, 20) +
    disc(132, 50, 18) +
    star(166)
  );
}

function kettle(ctx: Ctx): string {
  const [iron, coat] = [ctx.colour(0), ctx.colour(1)];
  const ball = createLathe(
    256,
    [
      [44, 214, 'corner'],
      [96, 240],
      [134, 300],
      [138, 350],
      [118, 410],
      [84, 440],
      [76, 444, 'corner'],
    ],
    0.08,
  );
  return (
    groundShadow(ctx, { x: 256, y: 444, width: 230 }) +
    bar(
      ctx,
      path('M186 262C150 170 150 96 206 82C236 76 276 76 306 82C362 96 362 170 326 262'),
      (t) => 34 - 6 * Math.sin(Math.PI * t),
      'iron',
      iron,
    ) +
    turnedBody(ctx, ball, { stuff: 'iron', colour: iron }) +
    clipTo(ctx, ball.band(326, 444), turnedFill(ctx, ball, paintStops(coat, 0.3), 326, 444)) +
    draw(toD(ball.ring(326)), { fill: 'none', stroke: darken(coat, 0.5), 'stroke-width': 1.4 }) +
    circle(256, 296, 34, { fill: mix(coat, iron, 0.15), stroke: darken(coat, 0.5), 'stroke-width': 1.4 }) +
    draw(toD(oval(256, 296, 27, 27)), { fill: 'none', stroke: lighten(coat, 0.6), 'stroke-width': 2 }) +
    [0, 1, 2].map((n) => ellipse(240 + n * 16, 296, 4, 10, { fill: lighten(coat, 0.7) })).join('') +
    gleam(ctx, path('M150 300C156 276 172 256 196 244'), { width: 10, opacity: 0.5, soft: 3 })
  );
}

export const kind = defineKind({
  name: 'dumb-bell',
  about: 'pair of dumb-bells or a kettlebell; colours: rubber, vinyl or iron, ring, nuts or coat',
  stances: ['stand'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const { style } = cut;
    if (style === 'kettle') {
      return show(ctx, {
        extent: { x: 116, y: 66, width: 280, height: 378 },
        art: () => kettle(ctx),
        stand: true,
        near: { x: 256, y: 240, factor: 1.8 },
        margin: 60,
      });
    }
    const one = (): string => ({ hex, vinyl, plates })[style](ctx);
    // Plates and heads of vinyl touch the ground at two places only; a head of rubber lies along it. The heads of
    // vinyl are slimmer and farther apart than the stacks of plates: `half` from the middle, `up` above the line.
    const { half, up } = style === 'vinyl' ? { half: 120, up: 8 } : { half: 110, up: 3 };
    const shadow = (at: { x: number; y: number; width: number; strength?: number }, slope: number): string =>
      style === 'hex'
        ? groundShadow(ctx, at)
        : [-1, 1]
            .map((end) =>
              groundShadow(ctx, { x: at.x - 2 + end * half, y: at.y - up + end * slope, width: 124, depth: 16 }),
            )
            .join('');
    // Both stand on the ground before the wall, the second a little behind the first.
    const art = (): string =>
      shadow({ x: 312, y: 408, width: 320 }, -13) +
      place(one(), { x: 308, y: 340, turn: -7, scale: 0.92 }) +
      shadow({ x: 230, y: 444, width: 340, strength: 0.9 }, 8) +
      place(one(), { x: 232, y: 372, turn: 4 });
    return show(ctx, {
      // The nearer one stands below the lower edge, so that the farther one still has floor under both its heads.
      extent: { x: 20, y: 209, width: 490, height: 200 },
      art,
      stand: true,
      near: { x: 330, y: 360, factor: 1.8 },
      margin: 30,
    });
  },
});
