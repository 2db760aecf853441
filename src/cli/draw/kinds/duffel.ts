// Travel and gym bags that stand: the weekender, the barrel, the light foldable one.
import { barrel } from './duffel/barrel.ts';
import { foldable } from './duffel/foldable.ts';
import { CUTS, lookOf } from './duffel/look.ts';
import { weekender } from './duffel/weekender.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'duffel',
  about: 'travel or gym bag; colours: body, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const drawn = { weekender, barrel, foldable };
    const bag = (): string => groundShadow(ctx, { x: 262, y: 444, width: 370, depth: 20 }) + drawn[cut.style](look);
    if (ctx.view === 'detail') return zoom(ctx, { x: 220, y: 300, factor: 1.7, turn: -4 }, bag);
    const top = { weekender: 106, barrel: 106, foldable: 84 }[cut.style];
    const [left, width] = cut.style === 'barrel' ? [20, 466] : [44, 430];
    const extent = { x: left, y: top, width, height: 446 - top };
    const ground = groundFor(ctx, extent.height * 1.04);
    return fit(ctx, extent, { x: 30, y: ground - 400, width: 452, height: 400 }, bag, true);
  },
});
