// Shoulder bags hanging from a hook: the cloth jhola, the slouchy hobo, the bucket.
import { fit, focusFrom, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { CUTS, lookOf } from './hung-bag/look.ts';
import { jhola, banjara } from './hung-bag/cloth.ts';
import { hobo, bucket } from './hung-bag/soft.ts';

export const kind = defineKind({
  name: 'hung-bag',
  about: 'shoulder bag on a hook; colours: body, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['wall'],
  views: ['front', 'back', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const drawn = { jhola, banjara, hobo, bucket };
    const bag = (): string => drawn[cut.style](look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 200, reach: 430 },
        zoom(ctx, { x: 250, y: 320, factor: 1.8, turn: 5 }, bag),
      );
    }
    return fit(ctx, { x: 86, y: 20, width: 340, height: 468 }, { x: 40, y: 22, width: 432, height: 464 }, bag);
  },
});
