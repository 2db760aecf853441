// Handmade soaps: bars, ovals and slabs, alone or stacked, some of them clear.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { CUTS, SIZES, bar, sleeve } from './soap-bar/block.ts';
import type { Cut } from './soap-bar/block.ts';
import { groundShadow } from '../light.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { roundRect, toD } from '../path.ts';
import { circle, draw, linear, place, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function foam(ctx: Ctx): string {
  const random = ctx.random.fork('foam');
  return Array.from({ length: 46 }, (_, n) => {
    const [x, y, r] = [random.near(0, 66), random.near(0, 15), random.between(4, 13)];
    return { x: x * (1 - Math.abs(y) / 60), y: y - (n % 3) * 2, r };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, r }) =>
      circle(x, y, r, {
        fill: radial(
          ctx.defs,
          [x, y],
          r,
          [
            [0, '#ffffff', 0.95],
            [0.7, '#f4f7fa', 0.85],
            [1, '#b9c6d2', 0.9],
          ],
          { focus: [x - r * 0.3, y - r * 0.4] },
        ),
        stroke: '#a9b7c4',
        'stroke-width': 0.5,
      }),
    )
    .join('');
}

function woodenDish(ctx: Ctx): string {
  const wood = '#a9794d';
  const slats = [0, 1, 2, 3].map((n) =>
    draw(`M${-170 + n * 6} ${-14 - n * 22}H${170 - n * 6}L${172 - n * 6} ${2 - n * 22}H${-172 + n * 6}Z`, {
      fill: linear(
        ctx.defs,
        [-170, 0],
        [170, 0],
        [
          [0, lighten(wood, 0.3)],
          [0.6, wood],
          [1, darken(wood, 0.25)],
        ],
      ),
      stroke: darken(wood, 0.5),
      'stroke-width': 0.8,
    }),
  );
  return (
    groundShadow(ctx, { x: 4, y: 4, width: 350, depth: 18 }) +
    rect(-150, -4, 26, 12, { fill: darken(wood, 0.4) }) +
    rect(124, -4, 26, 12, { fill: darken(wood, 0.4) }) +
    slats.reverse().join('') +
    draw(toD(roundRect(-172, 0, 344, 9, 3)), { fill: darken(wood, 0.22) })
  );
}

export const kind = defineKind({
  name: 'soap-bar',
  about: 'soap; colours: soap, specks or swirls, paper sleeve, its ink',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const colour = ctx.colour(0);
    const [, deep, thick] = SIZES[cut.form];
    const lying = deep + thick;
    const aside = cut.beside === 'none' ? '' : prop(ctx, cut.beside, 150, 2, 1);
    const shadow = groundShadow(ctx, { x: 6, y: -4, width: 256, depth: 22 });
    const scenes: Readonly<Record<Cut['show'], { width: number; height: number; art: () => string }>> = {
      one: {
        width: 330,
        height: lying + 40,
        art: () =>
          shadow +
          bar(ctx, cut, colour, 'a') +
          (cut.skin === 'clear' ? '' : place(foam(ctx), { x: -104, y: -14, scale: 0.7 })) +
          aside,
      },
      stack: {
        width: 340,
        height: lying + thick * 2 + 14,
        art: () =>
          shadow +
          place(bar(ctx, cut, darken(colour, 0.06), 'a', false), { x: -8 }) +
          place(bar(ctx, cut, colour, 'b', false), { x: 10, y: 4 - thick, turn: -1 }) +
          place(bar(ctx, cut, lighten(colour, 0.06), 'c'), {
            x: -4,
            y: 8 - thick * 2,
            turn: 1.5,
          }) +
          aside,
      },
      dish: {
        width: 360,
        height: lying + 60,
        art: () =>
          woodenDish(ctx) +
          place(bar(ctx, cut, colour, 'a'), { y: -34 }) +
          place(foam(ctx), { x: -96, y: -44, scale: 0.8 }) +
          aside,
      },
      wrapped: {
        width: 350,
        height: lying + thick + 40,
        art: () =>
          shadow +
          place(bar(ctx, cut, colour, 'b', false) + sleeve(ctx, cut), { x: -14, y: 0 }) +
          place(bar(ctx, cut, colour, 'a', false) + sleeve(ctx, cut), { x: 10, y: 3 - thick, turn: 2 }) +
          aside,
      },
    };
    const scene = scenes[cut.show];
    const centred = (): string => place(scene.art(), { x: 256, y: 440 });
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 370 },
        zoom(ctx, { x: 250, y: 440 - scene.height * 0.52, factor: 1.75, turn: -8 }, centred),
      );
    const height = Math.min(380, (430 / scene.width) * scene.height);
    return fit(
      ctx,
      { x: 256 - scene.width / 2 + (aside ? 22 : 0), y: 448 - scene.height, width: scene.width, height: scene.height },
      { x: 36, y: groundFor(ctx, height) + 6 - height, width: 440, height },
      centred,
      true,
    );
  },
});
