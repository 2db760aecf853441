// Torches and lanterns: a metal torch lying with its beam, an emergency lantern with a handle.
import { darken, lighten, mix } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { cylinderStops, plastic } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { SIGNS, led, pushButton } from '../parts/goods/faces.ts';
import { pad, rod, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { bar, turnedBody } from '../parts/ware.ts';
import { createLathe } from '../parts/lathe.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { blur, circle, draw, ellipse, group, line, linear, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['metal', 'lantern'] } as const;

/** Lying along x, the lens to the right. */
function metal(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const alloy: Metal = { base: colour, polish: 0.7, patina: darken(colour, 0.75) };
  const stops = cylinderStops(alloy);
  const tube = (from: number, to: number, width: number, taper = 1): string =>
    rod(ctx, [from, 0], [to, 0], width, stops, { taper, edge: alloy.patina });
  const knurl = (from: number, to: number, half: number): string =>
    Array.from(
      { length: Math.floor((to - from) / 7) },
      (_, n) =>
        line(from + n * 7, -half, from + n * 7 + 9, half, {
          stroke: alloy.patina,
          'stroke-width': 1.2,
          'stroke-opacity': 0.7,
        }) +
        line(from + n * 7 + 9, -half, from + n * 7, half, {
          stroke: lighten(colour, 0.5),
          'stroke-width': 0.8,
          'stroke-opacity': 0.45,
        }),
    ).join('');
  const beam = linear(
    ctx.defs,
    [150, 0],
    [420, 0],
    [
      [0, '#fff6d8', 0.85],
      [0.5, '#fff0c0', 0.35],
      [1, '#fff0c0', 0],
    ],
  );
  const body = path('M-196 -34H60L92 -58H146V58H92L60 34H-196Z');
  return group(
    { transform: 'translate(226 286) rotate(-32)' },
    draw('M146 -50L440 -150V150L146 50Z', { fill: beam }),
    wallShadow(ctx, [body], { distance: 13 }),
    tube(-204, -176, 60),
    tube(-178, -150, 68),
    tube(-152, -44, 62),
    knurl(-148, -50, 30),
    tube(-44, -30, 70),
    tube(-30, 54, 60),
    tube(54, 92, 62, 1.84),
    // Cooling fins: rings a little wider than the cone they stand on.
    [61, 71, 81].map((x) => tube(x - 2.5, x + 2.5, 70 + (x - 54) * 1.37)).join(''),
    tube(92, 138, 116),
    tube(138, 150, 106),
    ellipse(150, 0, 15, 53, {
      fill: shaded(ctx, [150, -50], [150, 50], '#dfe4e8', '#8f979f'),
      stroke: alloy.patina,
      'stroke-width': 1.4,
    }),
    ellipse(151, 0, 11, 43, { fill: '#fffdf0' }),
    circle(152, 0, 30, {
      fill: '#ffffff',
      opacity: 0.8,
      filter: blur(ctx.defs, 7, { x: 100, y: -60, width: 120, height: 120 }),
    }),
    pad(ctx, roundRect(-12, -24, 40, 26, 12), ctx.colour(1), { form: 0.9, reach: 7 }),
    draw('M-204 -6C-236 -40 -262 10 -232 44C-214 62 -196 40 -200 8', {
      fill: 'none',
      stroke: darken(ctx.colour(1), 0.3),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    gleam(ctx, path('M-140 -18C-60 -21 0 -20 50 -19'), { width: 5, opacity: 0.6, soft: 1 }),
  );
}

function lantern(ctx: Ctx): string {
  const [shell, trim] = [ctx.colour(0), ctx.colour(1)];
  const top = createLathe(
    256,
    [
      [60, 128, 'corner'],
      [92, 140],
      [104, 168],
      [104, 180, 'corner'],
    ],
    0.13,
  );
  const base = createLathe(
    256,
    [
      [104, 338, 'corner'],
      [112, 352],
      [112, 424],
      [100, 444, 'corner'],
    ],
    0.13,
  );
  const lamp = createLathe(
    256,
    [
      [96, 176, 'corner'],
      [98, 260],
      [96, 344, 'corner'],
    ],
    0.13,
  );
  const glow = radial(ctx.defs, [256, 260], 230, [
    [0, '#fff3cf', 0.9],
    [0.45, '#ffe6a8', 0.35],
    [1, '#ffe6a8', 0],
  ]);
  const posts = lamp
    .around(180, 5, 84)
    .map((at) =>
      rod(
        ctx,
        [at.x, 176],
        [at.x, 350],
        8 * at.squeeze + 2,
        cylinderStops({ base: shell, polish: 0.4, patina: darken(shell, 0.6) }),
      ),
    );
  return (
    circle(256, 260, 230, { fill: glow }) +
    groundShadow(ctx, { x: 258, y: 444, width: 230 }) +
    bar(ctx, path('M158 168C140 60 196 40 256 40S372 60 354 168'), 13, 'plastic', trim) +
    draw(toD(lamp.outline), { fill: shaded(ctx, [156, 0], [356, 0], '#ffe9b0', '#fffdf2', '#fff6d8', '#f2d48a') }) +
    ellipse(250, 262, 46, 70, {
      fill: '#ffffff',
      opacity: 0.9,
      filter: blur(ctx.defs, 12, { x: 190, y: 180, width: 130, height: 170 }),
    }) +
    draw(toD(lamp.outline), { fill: 'none', stroke: mix(shell, '#8a6a3f', 0.5), 'stroke-width': 1.2 }) +
    posts.join('') +
    turnedBody(ctx, base, { stuff: 'plastic', colour: shell }) +
    turnedBody(ctx, top, { stuff: 'plastic', colour: shell }) +
    draw(toD(oval(256, 128, 60, 8)), { fill: darken(shell, 0.3) }) +
    rect(214, 124, 84, 6, { rx: 3, fill: '#1f2c4c', opacity: 0.8 }) +
    pushButton(ctx, 256, 394, 19, trim, SIGNS.power(lighten(trim, 0.85))) +
    [0, 1, 2, 3]
      .map((n) =>
        n < 3
          ? led(ctx, 298 + n * 14, 392 - n * 2, 2.4, '#58d68d')
          : circle(340, 386, 2.4, { fill: darken(shell, 0.5) }),
      )
      .join('') +
    plastic(ctx, roundRect(176, 386, 30, 16, 6), darken(shell, 0.3), { gloss: 0.3, form: 0.5 }) +
    gleam(ctx, path('M164 360C162 384 164 410 170 428'), { width: 7, opacity: 0.5, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'torch',
  about: 'torch or lantern, lit; colours: body, button or handle',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isMetal = cut.style === 'metal';
    return show(ctx, {
      extent: isMetal ? { x: 16, y: 90, width: 410, height: 360 } : { x: 130, y: 34, width: 252, height: 410 },
      art: () => (isMetal ? metal(ctx) : lantern(ctx)),
      stand: !isMetal,
      near: isMetal ? { x: 280, y: 256, factor: 1.9 } : { x: 260, y: 380, factor: 1.9 },
      margin: 40,
    });
  },
});
