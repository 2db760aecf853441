// Woven bags that stand: the round cane sling, the cane basket, the jute shopper.
import { fit, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { defineKind } from '../types.ts';
import { round, basket, CUTS } from './basket-bag/weave.ts';
import { jute } from './basket-bag/jute.ts';

export const kind = defineKind({
  name: 'basket-bag',
  about: 'woven bag standing; colours: cane or jute, leather or webbing, accent (scarf: the pattern colours)',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const drawn = { round, basket, jute };
    const width = cut.style === 'round' ? 150 : 320;
    const bag = (): string => groundShadow(ctx, { x: 252, y: 443, width, depth: 20 }) + drawn[cut.style](ctx, cut);
    if (ctx.view === 'detail') return zoom(ctx, { x: 236, y: 300, factor: 1.8, turn: -4 }, bag);
    const top = { round: 34, basket: 54, jute: 50 }[cut.style];
    const extent = { x: 76, y: top, width: 360, height: 446 - top };
    const ground = groundFor(ctx, 412);
    return fit(ctx, extent, { x: 40, y: ground - 412, width: 432, height: 412 }, bag, true);
  },
});
