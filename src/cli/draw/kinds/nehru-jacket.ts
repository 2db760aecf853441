// Sleeveless band-collared jackets for men.
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { drawNehru } from '../parts/nehru.ts';
import { hanger } from '../parts/notions.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'nehru-jacket',
  about: "men's Nehru jacket (bandi); colours: pattern, then pocket square and buttons",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: { cloth: ['wool', 'silk'], square: ['yes', 'no'], show: ['worn', 'hanger'] },
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: cut.cloth === 'silk' ? 'silk' : 'heavy' });
    const last = ctx.colour(ctx.colourCount - 1);
    const one = (): string =>
      (cut.show === 'hanger' ? hanger(AXIS, 64, 140, '#8a5a35') : '') +
      drawNehru(ctx, {
        fabric: ctx.fabric,
        finish: cut.cloth === 'silk' ? 'silk' : 'heavy',
        button: last,
        square: cut.square === 'yes' ? ctx.colour(Math.max(0, ctx.colourCount - 2)) : undefined,
        back: ctx.view === 'back',
      });
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 268, y: 138, factor: 2.3, turn: -4 }, one),
      );
    }
    const top = cut.show === 'hanger' ? 24 : 42;
    return fit(ctx, { x: AXIS - 108, y: top, width: 216, height: 324 - top }, SAFE, one);
  },
});
