// LED battens: a long slim lamp with end caps and clips, alone or as a pair, lit.
import { darken, lighten } from '../colour.ts';
import { wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { cord } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { path, roundRect, toD } from '../path.ts';
import { blur, circle, draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { count: ['two', 'one'] } as const;

/** Lying along x about (0, 0). */
function batten(ctx: Ctx, tail: boolean): string {
  const [glow, body] = [ctx.colour(0), ctx.colour(1)];
  const base = roundRect(-214, -12, 428, 38, 8);
  const lamp = roundRect(-204, -26, 408, 36, 16);
  const area = { x: -260, y: -80, width: 520, height: 160 };
  const clip = (x: number): string => metalPiece(ctx, roundRect(x - 9, 4, 18, 26, 3), METALS.steel, { rim: 1.6 });
  return (
    wallShadow(ctx, [base], { distance: 12 }) +
    (tail
      ? cord(path('M212 10C240 12 250 34 238 56'), { width: 6, colour: '#f1ece2' }) +
        cord(path('M212 14C230 20 236 40 222 62'), { width: 6, colour: '#3b3b41' })
      : '') +
    draw(toD(roundRect(-212, -44, 424, 76, 30)), {
      fill: lighten(glow, 0.5),
      opacity: 0.7,
      filter: blur(ctx.defs, 18, area),
    }) +
    plastic(ctx, base, body, { gloss: 0.4, form: 0.7, reach: 8 }) +
    clip(-120) +
    clip(120) +
    plastic(ctx, lamp, lighten(glow, 0.85), { gloss: 0.6, form: 0.25, reach: 9 }) +
    rect(-196, -20, 392, 14, { rx: 7, fill: '#ffffff', opacity: 0.9, filter: blur(ctx.defs, 2.4, area) }) +
    [-1, 1]
      .map(
        (side) =>
          plastic(ctx, roundRect(side < 0 ? -216 : 194, -29, 22, 58, 6), body, { gloss: 0.5, form: 0.8, reach: 6 }) +
          circle(side * 205, 14, 3, { fill: darken(body, 0.5) }),
      )
      .join('')
  );
}

export const kind = defineKind({
  name: 'tube-light',
  about: 'LED batten; colours: light, body',
  stances: ['wall', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      cut.count === 'two'
        ? place(batten(ctx, true), { x: 232, y: 196, turn: -34 }) +
          place(batten(ctx, true), { x: 290, y: 318, turn: -34 })
        : place(batten(ctx, true), { x: 256, y: 256, turn: -34 });
    return show(ctx, {
      extent: { x: 44, y: 44, width: 480, height: 424 },
      art,
      near: { x: 400, y: 180, factor: 2.1 },
      margin: 26,
    });
  },
});
