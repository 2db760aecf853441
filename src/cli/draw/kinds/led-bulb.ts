// LED bulbs with a bayonet foot: the white dome for every day, and a clear globe with glowing threads.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { arranged, show } from '../parts/goods/show.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { path, toD } from '../path.ts';
import { circle, draw, ellipse, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['dome', 'globe'], show: ['one', 'four'] } as const;
type Cut = CutOf<typeof CUTS>;

/** The foot with its two catches; its lower edge stands at y = 446. */
function bayonet(ctx: Ctx): string {
  const foot = createLathe(
    256,
    [
      [34, 372, 'corner'],
      [34, 432, 'corner'],
      [29, 440],
      [20, 446, 'corner'],
    ],
    0.12,
  );
  const catches = [-1, 1].map((side) =>
    rect(256 + side * 37 - 5, 398, 10, 9, {
      rx: 3,
      fill: METALS.steel.base,
      stroke: METALS.steel.patina,
      'stroke-width': 0.9,
    }),
  );
  return (
    catches.join('') +
    turnedFill(ctx, foot, cylinderStops(METALS.aluminium)) +
    draw(toD(foot.outline), { fill: 'none', stroke: METALS.steel.patina, 'stroke-width': 1 }) +
    [384, 392]
      .map((y) =>
        draw(toD(foot.ring(y)), {
          fill: 'none',
          stroke: METALS.steel.patina,
          'stroke-width': 1.4,
          'stroke-opacity': 0.5,
        }),
      )
      .join('')
  );
}

function dome(ctx: Ctx): string {
  const [glow, shell] = [ctx.colour(0), ctx.colour(1)];
  const bulb = createLathe(
    256,
    [
      [0, 142, 'corner'],
      [44, 148],
      [82, 174],
      [99, 220],
      [96, 252],
      [88, 276, 'corner'],
    ],
    0.12,
  );
  const neck = createLathe(
    256,
    [
      [90, 276, 'corner'],
      [86, 300],
      [62, 340],
      [44, 372, 'corner'],
    ],
    0.12,
  );
  const fins = neck.around(284, 15, 80).map((at) => {
    const foot = 256 + 43 * at.side;
    return draw(
      `M${at.x.toFixed(1)} ${at.y.toFixed(1)}Q${(256 + 84 * at.side).toFixed(1)} 320 ${foot.toFixed(1)} 370`,
      { fill: 'none', stroke: darken(shell, 0.35), 'stroke-width': 2.4 * at.squeeze + 0.4, 'stroke-opacity': 0.45 },
    );
  });
  const halo = radial(ctx.defs, [256, 215], 190, [
    [0, lighten(glow, 0.5), 0.85],
    [0.45, glow, 0.4],
    [1, glow, 0],
  ]);
  return (
    circle(256, 215, 190, { fill: halo }) +
    bayonet(ctx) +
    turnedBody(ctx, neck, { stuff: 'plastic', colour: shell, over: fins.join('') }) +
    turnedBody(ctx, bulb, { stuff: 'matt', colour: lighten(glow, 0.72), shadeFoot: 3 }) +
    ellipse(232, 200, 56, 52, {
      fill: radial(ctx.defs, [232, 200], 56, [
        [0, '#ffffff', 0.95],
        [0.5, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]),
    })
  );
}

function globe(ctx: Ctx): string {
  const glow = ctx.colour(0);
  const bulb = createLathe(
    256,
    [
      [0, 96, 'corner'],
      [56, 104],
      [100, 142],
      [112, 196],
      [92, 258],
      [58, 304],
      [42, 346],
      [38, 376, 'corner'],
    ],
    0.1,
  );
  const threads = [-44, -16, 16, 44].map((x, n) => {
    const d = `M${256 + x * 0.35} 318C${256 + x * 1.5} 276 ${256 + x * 1.7} 190 ${256 + x} 152`;
    return (
      draw(d, {
        fill: 'none',
        stroke: '#ffb23e',
        'stroke-width': 11,
        'stroke-opacity': 0.28,
        'stroke-linecap': 'round',
      }) +
      draw(d, { fill: 'none', stroke: '#ffcf73', 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      draw(d, {
        fill: 'none',
        stroke: '#fffdf0',
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        'stroke-dasharray': n % 2 ? undefined : '60 2',
      })
    );
  });
  const halo = radial(ctx.defs, [256, 210], 200, [
    [0, '#ffe0a0', 0.9],
    [0.5, '#ffcf80', 0.4],
    [1, '#ffcf80', 0],
  ]);
  const stem = path('M246 372C248 350 244 330 240 318H272C268 330 264 350 266 372Z');
  return (
    circle(256, 210, 200, { fill: halo }) +
    bayonet(ctx) +
    draw(toD(bulb.outline), { fill: glow, opacity: 0.34 }) +
    draw(toD(stem), { fill: '#f4e7c8', opacity: 0.6, stroke: darken(glow, 0.4), 'stroke-width': 0.8 }) +
    [-44, -16, 16, 44]
      .map((x) =>
        draw(`M256 322L${256 + x} 152`, { stroke: METALS.steel.patina, 'stroke-width': 0.9, 'stroke-opacity': 0.5 }),
      )
      .join('') +
    threads.join('') +
    clipTo(
      ctx,
      bulb.outline,
      innerRim(ctx, bulb.outline, { dx: -9, dy: -7, soft: 9, colour: darken(glow, 0.5), opacity: 0.6 }),
      innerRim(ctx, bulb.outline, { dx: 6, dy: 5, soft: 6, colour: darken(glow, 0.35), opacity: 0.4 }),
    ) +
    draw(toD(bulb.outline), { fill: 'none', stroke: darken(glow, 0.55), 'stroke-width': 1.2, 'stroke-opacity': 0.7 }) +
    gleam(ctx, path('M160 178C164 142 190 118 224 110'), { width: 14, opacity: 0.8, soft: 2.4 }) +
    gleam(ctx, path('M176 240C186 266 200 290 212 312'), { width: 6, opacity: 0.5, soft: 1.6 }) +
    gleam(ctx, path('M352 170C358 198 350 230 336 252'), { width: 5, opacity: 0.5, soft: 1.6 })
  );
}

export const kind = defineKind({
  name: 'led-bulb',
  about: 'LED bulb; colours: light or tinted glass, body',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const one = (): string =>
      groundShadow(ctx, { x: 258, y: 446, width: 90 }) + (cut.style === 'dome' ? dome(ctx) : globe(ctx));
    if (cut.show === 'four') {
      const art = (): string =>
        arranged(one, [
          { x: -156, y: -34 },
          { x: 30, y: -40 },
          { x: -62, y: 4 },
          { x: 130, y: 0 },
        ]);
      return show(ctx, { extent: { x: 0, y: 100, width: 490, height: 352 }, art, stand: true, margin: 30 });
    }
    return show(ctx, {
      extent: { x: 130, y: cut.style === 'dome' ? 136 : 92, width: 252, height: cut.style === 'dome' ? 310 : 354 },
      art: one,
      stand: true,
      near: { x: 256, y: 330, factor: 2 },
      margin: 60,
    });
  },
});
