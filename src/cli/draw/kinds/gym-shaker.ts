// Shaker bottles with a spout lid, scale and mixing ball.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, glass, plastic } from '../materials.ts';
import { pad, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, turnedBody } from '../parts/ware.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { fill: ['shake', 'water'] } as const;

export const kind = defineKind({
  name: 'gym-shaker',
  about: 'shaker bottle; colours: lid, cup, what is in it',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const [lidColour, cup, drink] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
    const art = (): string => drawAll(ctx, lidColour, cup, drink, cut.fill === 'shake');
    return show(ctx, {
      extent: { x: 148, y: 40, width: 240, height: 406 },
      art,
      stand: true,
      near: { x: 266, y: 150, factor: 2 },
    });
  },
});

function drawAll(ctx: Ctx, lidColour: string, cup: string, drink: string, thickDrink: boolean): string {
  const body = createLathe(
    256,
    [
      [104, 160, 'corner'],
      [100, 250],
      [90, 360],
      [84, 436],
      [78, 445, 'corner'],
    ],
    0.12,
  );
  const fill = createLathe(
    256,
    [
      [95, 268, 'corner'],
      [89, 360],
      [83, 434],
      [76, 442, 'corner'],
    ],
    0.12,
  );
  const lid = createLathe(
    256,
    [
      [84, 112, 'corner'],
      [104, 120],
      [110, 136],
      [110, 176, 'corner'],
    ],
    0.12,
  );
  const ribs = lid.around(150, 27, 84).map((at) =>
    line(at.x, 128, at.x, 178 + (at.y - 150), {
      stroke: darken(lidColour, 0.4),
      'stroke-width': 2.6 * at.squeeze,
      'stroke-opacity': 0.5,
    }),
  );
  const scale = Array.from({ length: 9 }, (_, n) =>
    line(300, 410 - n * 24, n % 2 ? 316 : 326, 410 - n * 24, {
      stroke: darken(lidColour, 0.2),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }),
  );
  const wire = [0, 1, 2, 3, 4].map((n) =>
    draw(toD(oval(232, 400, 30 - n * 1.5, 6 + n * 6)), {
      fill: 'none',
      stroke: n % 2 ? METALS.steel.patina : lighten(METALS.steel.base, 0.5),
      'stroke-width': 2,
      transform: `rotate(${n * 36} 232 400)`,
    }),
  );
  return (
    groundShadow(ctx, { x: 258, y: 446, width: 180 }) +
    draw(toD(body.outline), { fill: lighten(cup, 0.4), opacity: 0.55 }) +
    clipTo(
      ctx,
      fill.outline,
      draw(toD(fill.outline), {
        fill: shaded(ctx, [160, 0], [350, 0], darken(drink, 0.2), lighten(drink, 0.25), drink, darken(drink, 0.25)),
        opacity: thickDrink ? 0.92 : 0.5,
      }),
      thickDrink ? '' : wire.join(''),
    ) +
    ellipse(256, 268, 95, 11, { fill: lighten(drink, 0.35), opacity: 0.9 }) +
    (thickDrink
      ? [
          [210, 266, 7],
          [240, 271, 5],
          [290, 265, 8],
          [316, 270, 4],
        ]
          .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 1, { fill: lighten(drink, 0.7), opacity: 0.7 }))
          .join('') + wire.map((one) => one.replace('stroke-width="2"', 'stroke-width="2" opacity=".35"')).join('')
      : '') +
    glass(ctx, body.outline, { tint: cup, density: 0.16 }) +
    scale.join('') +
    turnedBody(ctx, lid, { stuff: 'plastic', colour: lidColour, over: ribs.join('') }) +
    draw(toD(oval(256, 112, 84, 11)), {
      fill: lighten(lidColour, 0.2),
      stroke: darken(lidColour, 0.4),
      'stroke-width': 1,
    }) +
    bar(ctx, path('M158 154C136 52 218 26 214 112'), 13, 'plastic', darken(lidColour, 0.15)) +
    pad(ctx, oval(158, 154, 12, 13), darken(lidColour, 0.15)) +
    pad(ctx, oval(214, 114, 13, 5), darken(lidColour, 0.15)) +
    plastic(ctx, path('M286 112L280 66C278 50 334 50 332 66L326 112C316 118 296 118 286 112Z'), lidColour, {
      gloss: 0.6,
      form: 0.9,
    }) +
    place(
      plastic(ctx, path('M-30 8C-34 -8 -26 -22 0 -24S34 -8 30 8C16 14 -16 14 -30 8Z'), cup, { gloss: 0.6, form: 0.85 }),
      { x: 306, y: 58 },
    ) +
    plastic(ctx, roundRect(326, 62, 26, 14, 6), cup, { gloss: 0.5, form: 0.7 }) +
    gleam(ctx, path('M176 210C178 280 184 350 190 410'), { width: 9, opacity: 0.5, soft: 2 })
  );
}
