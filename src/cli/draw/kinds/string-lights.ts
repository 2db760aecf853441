// Strings of lights: a curtain of drops in a window, copper wire in a bottle, cotton balls, leaf garlands.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow } from '../light.ts';
import { METALS, glass } from '../materials.ts';
import { halo } from '../parts/flame.ts';
import { leafAt } from '../parts/greenery.ts';
import { createLathe } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { path, smooth, spotsAlong, toD } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { circle, draw, ellipse, num, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['curtain', 'bottle', 'balls', 'leaves'] } as const;
type Cut = CutOf<typeof CUTS>;

const WARM = '#ffd27a';

function bulb(x: number, y: number, r: number, colour: string, glow: string): string {
  return (
    circle(x, y, r * 3.4, { fill: glow }) +
    circle(x, y, r, { fill: colour }) +
    circle(x - r * 0.2, y - r * 0.25, r * 0.55, { fill: '#fffdf2' })
  );
}

/** One gradient for all bulbs of a colour: it is laid round each by the object's own box. */
function glowOf(ctx: Ctx, colour: string): string {
  return ctx.defs.once(
    `bulb ${colour}`,
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${lighten(colour, 0.5)}" stop-opacity=".9"/><stop offset=".35" stop-color="${colour}" stop-opacity=".38"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
}

function curtain(ctx: Ctx): string {
  const random = ctx.random.fork('drops');
  const wire = '#d9d2c4';
  const colours = Array.from({ length: ctx.colourCount }, (_, n) => ctx.colour(n));
  let art = draw('M24 52H488', { stroke: darken(wire, 0.3), 'stroke-width': 3 });
  for (let n = 0; n < 13; n += 1) {
    const x = 36 + n * 36.6;
    const long = [360, 300, 250][n % 3] ?? 300;
    art += draw(`M${num(x)} 52C${num(x + 3)} 160 ${num(x - 3)} 240 ${num(x)} ${52 + long}`, {
      fill: 'none',
      stroke: wire,
      'stroke-width': 1.6,
    });
    for (let y = 84 + random.between(0, 18); y < 50 + long; y += 41) {
      const colour = random.pick(colours);
      art += bulb(x + random.near(0, 1), y, 5, lighten(colour, 0.3), `url(#${glowOf(ctx, colour)})`);
    }
    const colour = random.pick(colours);
    const y = 52 + long;
    art +=
      bulb(x, y + 6, 6, lighten(colour, 0.3), `url(#${glowOf(ctx, colour)})`) +
      draw(`M${num(x)} ${y - 6}l7.6 5.4l-2.9 9h-9.4l-2.9 -9Z`, { fill: lighten(colour, 0.35), opacity: 0.9 });
  }
  return art;
}

function inBottle(ctx: Ctx): string {
  const tint = ctx.colour(0);
  const lathe = createLathe(
    0,
    [
      [30, -330],
      [31, -318],
      [28, -300],
      [28, -262],
      [74, -216],
      [86, -176],
      [86, -16],
      [78, 0],
    ],
    0.16,
  );
  const cork = createLathe(
    0,
    [
      [26, -362],
      [28, -358],
      [25, -316],
    ],
    0.16,
  );
  const random = ctx.random.fork('wire');
  const knots: Knot[] = [
    [0, -330],
    [10, -270],
    [-40, -200],
    [50, -180],
    [-60, -140],
    [60, -120],
    [-50, -80],
    [62, -66],
    [-64, -40],
    [40, -26],
    [-20, -60],
    [30, -150],
    [-30, -110],
  ];
  const wire = smooth(knots);
  const lights = spotsAlong(wire, 27)
    .slice(2)
    .map((s) => bulb(s.x + random.near(0, 6), s.y + random.near(0, 6), 5, '#fff0c0', `url(#${glowOf(ctx, WARM)})`))
    .join('');
  const outside = path('M0 -362C70 -380 120 -300 134 -180C140 -100 110 -40 150 -8');
  return (
    groundShadow(ctx, { x: 2, y: -2, width: 170, depth: 20 }) +
    halo(ctx, 0, -110, 210, WARM, 0.45) +
    draw(toD(lathe.outline), { fill: tint, opacity: 0.3 }) +
    clipTo(ctx, lathe.outline, draw(toD(wire), { fill: 'none', stroke: '#b3763e', 'stroke-width': 1.6 }), lights) +
    glass(ctx, lathe.outline, { tint, density: 0.14 }) +
    turnedBody(ctx, cork, { stuff: 'clay', colour: '#c69a63' }) +
    ellipse(0, -362, 26, 4.4, { fill: '#dab582', stroke: '#8a6238', 'stroke-width': 1 }) +
    draw(toD(outside), { fill: 'none', stroke: '#b3763e', 'stroke-width': 1.8 }) +
    spotsAlong(outside, 8)
      .slice(1)
      .map((s) => bulb(s.x, s.y, 4.6, '#fff0c0', `url(#${glowOf(ctx, WARM)})`))
      .join('')
  );
}

const swag = (y: number, sag: number): Path =>
  path(`M26 ${y}C110 ${y + sag} 190 ${y + sag} 256 ${y + 8}C322 ${y + sag} 410 ${y + sag} 486 ${y - 6}`);

/** One string in three rows, eight balls in each, four to a side of the middle nail: the usual 24. */
function balls(ctx: Ctx): string {
  const wire = { fill: 'none', stroke: '#8a8276', 'stroke-width': 2.4 };
  const turns = draw('M486 72C504 104 504 148 486 180M26 186C8 220 8 264 26 298', wire);
  const rows = [78, 186, 298]
    .map((y, row) => {
      const along = swag(y, [92, 104, 96][row] ?? 96);
      // Thirteen steps to each half, a ball at every third: none at the nails.
      const spots = spotsAlong(along, 27).filter((_, n) => (n % 13) % 3 === 2);
      return (
        draw(toD(along), wire) +
        [
          [26, y],
          [256, y + 8],
          [486, y - 6],
        ]
          .map(([at = 0, high = 0]) =>
            circle(at, high, 4.4, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1.4 }),
          )
          .join('') +
        spots
          .map((s, n) => {
            const colour = ctx.colour((n + row) % ctx.colourCount);
            const fill = radial(ctx.defs, [s.x, s.y + 20], 24, [
              [0, '#fff7dd'],
              [0.35, lighten(colour, 0.45)],
              [0.8, colour],
              [1, darken(colour, 0.24)],
            ]);
            const threads = [0, 60, 120]
              .map((turn) =>
                ellipse(0, 0, 21, 8, {
                  fill: 'none',
                  stroke: lighten(colour, 0.5),
                  'stroke-width': 0.9,
                  'stroke-opacity': 0.6,
                  transform: `translate(${num(s.x)} ${num(s.y + 20)}) rotate(${turn + n * 17})`,
                }),
              )
              .join('');
            return (
              circle(s.x, s.y + 20, 42, { fill: `url(#${glowOf(ctx, WARM)})`, opacity: 0.5 }) +
              circle(s.x, s.y + 20, 22, { fill }) +
              threads
            );
          })
          .join('')
      );
    })
    .join('');
  return turns + rows;
}

function garland(ctx: Ctx): string {
  const green = ctx.colour(0);
  return [swag(86, 100), swag(198, 110), swag(312, 96)]
    .map((along) => {
      const spots = spotsAlong(along, 34);
      return (
        draw(toD(along), { fill: 'none', stroke: darken(green, 0.3), 'stroke-width': 2.4 }) +
        spots
          .map((s, n) =>
            leafAt(s.x, s.y, 27, 15, s.turn + (n % 2 ? 20 : 160) + (n % 3) * 14, n % 3 ? green : lighten(green, 0.2)),
          )
          .join('') +
        spots
          .filter((_, n) => n % 3 === 1)
          .map((s) => bulb(s.x, s.y + 5, 5, '#fff0c0', `url(#${glowOf(ctx, ctx.colour(ctx.colourCount - 1))})`))
          .join('')
      );
    })
    .join('');
}

export const kind = defineKind({
  name: 'string-lights',
  about: 'light strings; curtain and balls: lights; bottle: glass; leaves: leaf, light',
  stances: ['wall', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      curtain: () => curtain(ctx),
      bottle: () => inBottle(ctx),
      balls: () => balls(ctx),
      leaves: () => garland(ctx),
    };
    const whole = art[cut.style];
    if (cut.style === 'bottle') {
      if (ctx.view === 'detail')
        return focusFrom(
          ctx,
          { at: [256, 256], sharp: 140, reach: 380 },
          zoom(ctx, { x: 0, y: -130, factor: 2.2 }, whole),
        );
      return fit(
        ctx,
        { x: -150, y: -384, width: 320, height: 392 },
        { x: 60, y: 36, width: 392, height: groundFor(ctx, 400) - 26 },
        whole,
        true,
      );
    }
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 190, y: 200, factor: 2.2 }, whole),
      );
    return whole();
  },
});
