// Attar and perfume: cut glass with a stopper, a roll-on, a spray bottle with a cap.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, cylinderStops, metalPiece } from '../materials.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { capArt } from '../parts/beauty/cap.ts';
import { glassBody } from '../parts/beauty/vessel.ts';
import { labelOn, labelPrint, patchOf } from '../parts/beauty/label.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { grain } from '../parts/stones.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import type { Point } from '../path.ts';
import { circle, draw, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['cut-glass', 'roll-on', 'spray'],
  metal: ['gold', 'silver', 'rosegold'],
  mark: ['rose', 'lotus', 'moon', 'marigold', 'sprig'],
  beside: ['none', 'rose', 'jasmine', 'marigold', 'box'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Facets of heavy cut glass: each a quadrangle a little lighter or darker than what is behind it. */
function facets(points: readonly (readonly [Point, Point, Point, Point, number])[]): string {
  return points
    .map(([a, b, c, d, light]) =>
      draw(toD(polygon([a, b, c, d])), { fill: light > 0 ? '#ffffff' : '#40230f', opacity: Math.abs(light) }),
    )
    .join('');
}

function cutGlass(ctx: Ctx, cut: Cut): string {
  const oil = ctx.colour(0);
  const metal = METALS[cut.metal];
  const body = path('M-40 -150L-96 -118L-112 -60L-96 -8L-60 0H60L96 -8L112 -60L96 -118L40 -150Z');
  const inside = path('M-34 -122L-74 -100L-86 -60L-72 -24L-46 -18H46L72 -24L86 -60L74 -100L34 -122Z');
  const stopper = path('M0 -262L26 -236L20 -204L10 -190H-10L-20 -204L-26 -236Z');
  const shape = facets([
    [[-40, -150], [-96, -118], [-40, -92], [-22, -124], 0.24],
    [[-96, -118], [-112, -60], [-58, -60], [-40, -92], 0.4],
    [[-112, -60], [-96, -8], [-44, -24], [-58, -60], -0.12],
    [[-96, -8], [-60, 0], [60, 0], [-44, -24], -0.18],
    [[-40, -92], [0, -76], [0, -124], [-22, -124], 0.16],
    [[-58, -60], [0, -34], [0, -76], [-40, -92], 0.1],
    [[-58, -60], [-44, -24], [0, -34], [0, -34], -0.08],
    [[40, -92], [0, -76], [0, -124], [22, -124], -0.04],
    [[58, -60], [0, -34], [0, -76], [40, -92], -0.12],
    [[40, -150], [96, -118], [40, -92], [22, -124], 0.06],
    [[96, -118], [112, -60], [58, -60], [40, -92], -0.18],
    [[112, -60], [96, -8], [44, -24], [58, -60], 0.22],
    [[96, -8], [60, 0], [-20, 0], [44, -24], 0.1],
  ]);
  const collar = createLathe(
    0,
    [
      [30, -170],
      [32, -166, 'corner'],
      [40, -150],
      [42, -146],
    ],
    0.14,
  );
  return (
    groundShadow(ctx, { x: 6, y: 0, width: 220, depth: 18 }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: lighten(ctx.tint, 0.45) }),
      draw(toD(inside), {
        fill: linear(
          ctx.defs,
          [-80, -120],
          [80, 0],
          [
            [0, lighten(oil, 0.25)],
            [0.5, oil],
            [1, darken(oil, 0.3)],
          ],
        ),
      }),
      shape,
      innerRim(ctx, body, { dx: -4, dy: -4, soft: 4, colour: '#4b5560', opacity: 0.5 }),
      innerRim(ctx, body, { dx: 3, dy: 3, soft: 2, colour: '#ffffff', opacity: 0.9 }),
    ) +
    draw(toD(body), { fill: 'none', stroke: '#6b7c84', 'stroke-width': 1.2, 'stroke-opacity': 0.8 }) +
    turnedFill(ctx, collar, cylinderStops(metal)) +
    draw(toD(collar.outline), { fill: 'none', stroke: metal.patina, 'stroke-width': 1 }) +
    collar
      .around(-146, 13, 82)
      .map((spot) => grain(ctx, spot.x, spot.y, 3.2, metal))
      .join('') +
    metalPiece(ctx, roundRect(-13, -192, 26, 26, 4), metal, { rim: 2 }) +
    clipTo(
      ctx,
      stopper,
      draw(toD(stopper), { fill: lighten(ctx.tint, 0.5) }),
      facets([
        [[0, -262], [-26, -236], [-6, -228], [0, -240], 0.6],
        [[0, -262], [26, -236], [6, -228], [0, -240], 0.2],
        [[-26, -236], [-20, -204], [-4, -206], [-6, -228], 0.3],
        [[26, -236], [20, -204], [4, -206], [6, -228], -0.22],
        [[-20, -204], [-10, -190], [10, -190], [20, -204], -0.1],
      ]),
      innerRim(ctx, stopper, { dx: 2, dy: 2, soft: 2, colour: '#ffffff', opacity: 0.8 }),
    ) +
    draw(toD(stopper), { fill: 'none', stroke: '#6b7c84', 'stroke-width': 1.1, 'stroke-opacity': 0.8 }) +
    gleam(ctx, path('M-92 -110L-106 -64'), { width: 5, opacity: 0.9, soft: 0.8 })
  );
}

function rollOn(ctx: Ctx, cut: Cut): string {
  const metal = METALS[cut.metal];
  const lathe = createLathe(
    0,
    [
      [26, -158],
      [27, -150, 'corner'],
      [40, -144],
      [44, -134],
      [44, -12],
      [41, -3],
      [36, 0],
    ],
    0.12,
  );
  const [from, to] = [-118, -22];
  const ball =
    circle(0, -168, 17, {
      fill: linear(
        ctx.defs,
        [-17, -186],
        [17, -150],
        [
          [0, '#ffffff'],
          [0.4, '#cfd4d8'],
          [1, '#6b7178'],
        ],
      ),
      stroke: '#555b62',
      'stroke-width': 0.8,
    }) + circle(-6, -175, 4, { fill: '#ffffff' });
  const label = labelOn(ctx, lathe, {
    from,
    to,
    ground: ctx.colour(1),
    left: -0.8,
    right: 0.8,
    art:
      draw(toD(patchOf(lathe, from + 5, to - 5, -0.7, 0.7)), {
        fill: 'none',
        stroke: metal.base,
        'stroke-width': 1.4,
      }) + labelPrint(lathe, { from, to, ink: ctx.colour(2), accent: metal.base, mark: cut.mark }),
  });
  const one =
    groundShadow(ctx, { x: 4, y: 0, width: 92, depth: 14 }) +
    glassBody(ctx, lathe, { glass: '#e3eeec', density: 0.14, liquid: ctx.colour(0), level: -130 }) +
    label +
    ball +
    capArt(ctx, { cx: 0, half: 27, top: -164, bottom: -148, style: cut.metal, colour: '#ffffff' });
  const cap =
    groundShadow(ctx, { x: 4, y: 0, width: 64, depth: 11 }) +
    capArt(ctx, { cx: 0, half: 31, top: -62, bottom: 0, style: cut.metal, colour: '#ffffff', tilt: 0.2 });
  return place(one, { x: -30, scale: 1.35 }) + place(cap, { x: 70, y: 10, scale: 1.2 });
}

function spray(ctx: Ctx, cut: Cut): string {
  const oil = ctx.colour(0);
  const metal = METALS[cut.metal];
  const body = roundRect(-92, -196, 184, 196, 20);
  const inner = roundRect(-76, -176, 152, 158, 12);
  const cap = roundRect(-40, -292, 80, 80, 8);
  const neck = rect(-24, -216, 48, 24, {
    fill: linear(ctx.defs, [-24, 0], [24, 0], cylinderStops(metal)),
    stroke: metal.patina,
    'stroke-width': 0.8,
  });
  const label = rect(-46, -142, 92, 92, { fill: ctx.colour(1), stroke: metal.base, 'stroke-width': 2 });
  return (
    groundShadow(ctx, { x: 6, y: 0, width: 196, depth: 18 }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: lighten(ctx.tint, 0.45) }),
      draw(toD(inner), {
        fill: linear(
          ctx.defs,
          [-76, -176],
          [76, 0],
          [
            [0, lighten(oil, 0.4)],
            [0.5, oil],
            [1, darken(oil, 0.22)],
          ],
        ),
      }),
      rect(-76, -176, 152, 20, { fill: lighten(ctx.tint, 0.6), opacity: 0.8 }),
      innerRim(ctx, body, { dx: -5, dy: -5, soft: 5, colour: '#4b5560', opacity: 0.5 }),
      innerRim(ctx, body, { dx: 4, dy: 4, soft: 3, colour: '#ffffff', opacity: 0.9 }),
    ) +
    draw(toD(body), { fill: 'none', stroke: '#6b7c84', 'stroke-width': 1.2, 'stroke-opacity': 0.8 }) +
    label +
    place(labelMark(ctx, cut), { y: -98 }) +
    neck +
    metalPiece(ctx, cap, metal, {
      rim: 4,
      over: Array.from({ length: 11 }, (_, n) =>
        rect(-36 + n * 6.8, -292, 2, 80, { fill: metal.patina, opacity: 0.3 }),
      ).join(''),
    }) +
    gleam(ctx, path('M-84 -180V-20'), { width: 7, opacity: 0.9, soft: 1 })
  );
}

function labelMark(ctx: Ctx, cut: Cut): string {
  const flat = createLathe(
    0,
    [
      [60, -60],
      [60, 60],
    ],
    0,
  );
  return labelPrint(flat, {
    from: -44,
    to: 44,
    ink: ctx.colour(2),
    accent: METALS[cut.metal].base,
    mark: cut.mark,
    width: 84,
  });
}

/** The velvet box the bottle came in. */
function openBox(ctx: Ctx): string {
  const shell = ctx.colour(3);
  return (
    groundShadow(ctx, { x: 4, y: 0, width: 130, depth: 14 }) +
    draw('M-62 -150H62V0H-62Z', {
      fill: linear(
        ctx.defs,
        [-62, 0],
        [62, 0],
        [
          [0, lighten(shell, 0.2)],
          [0.6, shell],
          [1, darken(shell, 0.3)],
        ],
      ),
      stroke: darken(shell, 0.5),
      'stroke-width': 1,
    }) +
    draw('M-54 -142H54V-8H-54Z', { fill: 'none', stroke: METALS.gold.base, 'stroke-width': 1.6 }) +
    labelPrint(
      createLathe(
        0,
        [
          [60, -150],
          [60, 0],
        ],
        0,
      ),
      { from: -136, to: -14, ink: METALS.gold.base, accent: lighten(METALS.gold.base, 0.4), mark: 'lotus', width: 96 },
    )
  );
}

export const kind = defineKind({
  name: 'attar-bottle',
  about: 'attar or perfume; colours: oil, label, ink, box',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = { 'cut-glass': cutGlass, 'roll-on': rollOn, spray }[cut.style];
    const tall = { 'cut-glass': 270, 'roll-on': 262, spray: 300 }[cut.style];
    const aside = (): string =>
      cut.beside === 'none'
        ? ''
        : cut.beside === 'box'
          ? place(openBox(ctx), { x: 376, y: 436 })
          : prop(ctx, cut.beside, 376, 428, 1);
    const behind = cut.beside === 'box' ? aside() : '';
    const scene = (): string =>
      behind + place(art(ctx, cut), { x: 240, y: 446 }) + (cut.beside === 'box' ? '' : aside());
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 370 },
        zoom(ctx, { x: 240, y: 446 - tall * 0.6, factor: 2 }, scene),
      );
    const right = cut.beside === 'none' ? 372 : cut.beside === 'box' ? 446 : 424;
    const extent = { x: 116, y: 446 - tall, width: right - 116, height: tall + 6 };
    const height = Math.min(390, (430 / extent.width) * extent.height);
    return fit(ctx, extent, { x: 40, y: groundFor(ctx, height) + 4 - height, width: 432, height }, scene, true);
  },
});
