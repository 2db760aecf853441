// Nail paint: a bottle, an open one with its brush, or a row of shades.
import { darken, lighten, mix, saturate } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { contour, glassBody } from '../parts/beauty/vessel.ts';
import { dipAt, linesOn } from '../parts/beauty/label.ts';
import { emblem } from '../parts/beauty/emblem.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { path, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { circle, draw, ellipse, line, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  form: ['round', 'square', 'ball'],
  cap: ['black', 'gold', 'silver', 'shell'],
  finish: ['cream', 'glitter', 'matte'],
  show: ['one', 'open', 'row', 'pyramid'],
} as const;
type Cut = CutOf<typeof CUTS>;

const TILT = 0.14;
const FORMS: Readonly<Record<Cut['form'], readonly Knot[]>> = {
  round: [
    [20, -112],
    [21, -106, 'corner'],
    [44, -98],
    [54, -82],
    [56, -60],
    [56, -16],
    [52, -4],
    [42, 0],
  ],
  square: [
    [20, -122],
    [21, -116, 'corner'],
    [46, -112],
    [50, -106],
    [50, -8],
    [47, -1],
    [42, 0],
  ],
  ball: [
    [19, -104],
    [20, -98, 'corner'],
    [46, -86],
    [62, -52],
    [54, -20],
    [34, -2],
    [28, 0],
  ],
};

function cap(ctx: Ctx, cut: Cut, mouth: number, half = 25): string {
  const lathe = createLathe(
    0,
    [
      [half - 7, mouth - 122],
      [half - 4, mouth - 118],
      [half, mouth - 4, 'corner'],
      [half - 1, mouth + 2],
    ],
    TILT,
  );
  const metal = cut.cap === 'gold' ? METALS.gold : cut.cap === 'silver' ? METALS.silver : undefined;
  const shell = cut.cap === 'shell' ? ctx.colour(1) : '#25232a';
  return (
    turnedFill(ctx, lathe, metal ? cylinderStops(metal) : paintStops(shell, 0.7)) +
    clipTo(
      ctx,
      lathe.outline,
      gleam(ctx, path(`M${-half * 0.5} ${mouth - 112}V${mouth + 4}`), { width: half * 0.22, opacity: 0.6, soft: 0.9 }),
    ) +
    contour(lathe, metal?.patina ?? darken(shell, 0.6), 0.8) +
    draw(toD(lathe.oval(mouth - 121)), {
      fill: lighten(metal?.base ?? shell, 0.35),
      stroke: metal?.patina ?? darken(shell, 0.5),
      'stroke-width': 0.7,
    })
  );
}

function bottle(ctx: Ctx, cut: Cut, colour: string, open = false): string {
  const profile = FORMS[cut.form];
  const lathe = createLathe(0, profile, TILT);
  const mouth = profile[0]?.[1] ?? -110;
  const shade = saturate(colour, cut.finish === 'matte' ? 0.9 : 1.1);
  const random = ctx.random.fork(`glitter ${colour}`);
  const half = lathe.halfAt(-40);
  const sparks =
    cut.finish === 'glitter'
      ? clipTo(
          ctx,
          lathe.outline,
          ...Array.from({ length: 80 }, () =>
            circle(random.near(0, half), random.between(mouth + 16, -4), random.between(0.6, 1.8), {
              fill: random.pick(['#fff6dc', lighten(shade, 0.6), '#f3d48a']),
              opacity: 0.85,
            }),
          ),
        )
      : '';
  const ink = lighten(shade, 0.85);
  const y = cut.form === 'ball' ? -52 : -58;
  return (
    groundShadow(ctx, { x: 3, y: 0, width: half * 2.1, depth: 13 }) +
    glassBody(ctx, lathe, { glass: '#e9efee', density: 0.1, liquid: shade, level: mouth + 12, wall: 5 }) +
    sparks +
    emblem('lotus', 0, y + dipAt(lathe, y), 14, ink, ink) +
    linesOn(lathe, y + 26, [36, 22], { ink, height: 2.8, gap: 7 }) +
    (open
      ? draw(
          toD(
            createLathe(
              0,
              [
                [19, mouth - 8],
                [19, mouth + 2, 'corner'],
              ],
              TILT,
            ).outline,
          ),
          { fill: '#dfe5e4', stroke: '#7d8a8c', 'stroke-width': 1 },
        ) + ellipse(0, mouth - 8, 19, 19 * TILT, { fill: darken(shade, 0.2), stroke: '#7d8a8c', 'stroke-width': 2 })
      : cap(ctx, cut, mouth))
  );
}

/** The brush lying in front, with a stroke of colour. */
function brush(ctx: Ctx, cut: Cut, colour: string): string {
  return (
    ellipse(0, 10, 130, 10, { fill: darken(ctx.tint, 0.55), opacity: 0.25 }) +
    place(cap(ctx, cut, 0, 22), { x: 34, y: 0, turn: 90 }) +
    line(34, 0, -40, 0, { stroke: '#d8dcdc', 'stroke-width': 5 }) +
    line(34, -1.4, -40, -1.4, { stroke: '#ffffff', 'stroke-width': 1.6 }) +
    draw('M-38 -6L-82 -8C-90 -4 -90 4 -82 8L-38 6Z', {
      fill: colour,
      stroke: darken(colour, 0.45),
      'stroke-width': 0.8,
    }) +
    [-4, 0, 4]
      .map((y) =>
        line(-42, y, -82, y * 1.3, { stroke: darken(colour, 0.35), 'stroke-width': 0.9, 'stroke-opacity': 0.6 }),
      )
      .join('') +
    draw('M-96 14C-124 8 -150 12 -158 20C-150 30 -110 30 -94 24C-88 20 -90 16 -96 14Z', {
      fill: colour,
      stroke: darken(colour, 0.3),
      'stroke-width': 0.8,
    }) +
    draw('M-146 18C-132 14 -116 15 -104 18', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    })
  );
}

function row(ctx: Ctx, cut: Cut, shades: readonly string[], pitch: number, y: number, scale: number): string {
  return shades
    .map((shade, n) => place(bottle(ctx, cut, shade), { x: (n - (shades.length - 1) / 2) * pitch, y, scale }))
    .join('');
}

/** The wooden step on which the rear row stands. */
function step(ctx: Ctx, width: number): string {
  const wood = mix(ctx.tint, '#b98a58', 0.5);
  const left = -width / 2;
  const grain = [-112, -84, -52, -22].map((y) =>
    draw(`M${left} ${y}Q0 ${y + 7} ${-left} ${y - 2}`, {
      fill: 'none',
      stroke: darken(wood, 0.25),
      'stroke-width': 1.4,
      'stroke-opacity': 0.35,
    }),
  );
  return (
    rect(left, -156, width, 26, { fill: lighten(wood, 0.35) }) +
    rect(left, -131, width, 124, {
      fill: linear(
        ctx.defs,
        [left, 0],
        [-left, 0],
        [
          [0, lighten(wood, 0.12)],
          [0.5, wood],
          [1, darken(wood, 0.22)],
        ],
      ),
    }) +
    grain.join('') +
    rect(left, -132, width, 2, { fill: lighten(wood, 0.65), opacity: 0.8 })
  );
}

export const kind = defineKind({
  name: 'nail-paint',
  about: 'nail paint; colours: shade, cap (shell), then the further shades of a set',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const wide = cut.form === 'ball' ? 136 : 122;
    const shade = (n: number): string => (n === 0 ? ctx.colour(0) : ctx.colour(n + 1));
    const scenes: Readonly<Record<Cut['show'], { width: number; height: number; art: () => string }>> = {
      one: { width: wide + 30, height: 246, art: () => bottle(ctx, cut, shade(0)) },
      open: {
        width: 380,
        height: 216,
        art: () =>
          place(bottle(ctx, cut, shade(0), true), { x: -60, y: -22, scale: 1.25 }) +
          place(brush(ctx, cut, shade(0)), { x: 6, y: 12, turn: -5 }),
      },
      row: {
        width: wide * 4 + 10,
        height: 262,
        art: () =>
          [2, 1, 3, 0]
            .map((n, at) => place(bottle(ctx, cut, shade(n)), { x: (at - 1.5) * wide, y: at % 2 ? 0 : -8 }))
            .join(''),
      },
      pyramid: {
        width: wide * 3 + 30,
        height: 384,
        art: () =>
          step(ctx, wide * 3 + 10) +
          row(ctx, cut, [0, 1, 2].map(shade), wide * 0.94, -142, 0.86) +
          row(ctx, cut, [3, 4, 5].map(shade), wide, 0, 1),
      },
    };
    const scene = scenes[cut.show];
    const centred = (): string => place(scene.art(), { x: 256, y: 446 });
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 120, reach: 360 },
        zoom(ctx, { x: cut.show === 'one' ? 256 : 240, y: 380, factor: 2.3, turn: -4 }, centred),
      );
    const height = Math.min(400, (440 / scene.width) * scene.height);
    // The open bottle stands behind its brush: its foot, not only the brush, has to be in front of the table's far edge.
    const nearer = cut.show === 'open' ? 40 : 0;
    return fit(
      ctx,
      {
        x: 256 - scene.width / 2,
        y: 446 - scene.height + (cut.show === 'open' ? 26 : 0),
        width: scene.width,
        height: scene.height,
      },
      { x: 36, y: groundFor(ctx, height) + nearer - height, width: 440, height },
      centred,
      true,
    );
  },
});
