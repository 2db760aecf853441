// Girls' frocks: a bodice, a waist and a skirt of many makes.
import { drawFrock } from './girls-frock/frock.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { CUTS, HEM_Y, WAIST_Y } from './girls-frock/plan.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'girls-frock',
  about: "girl's frock; colours: main cloth and print, second cloth (skirt, collar, net), trim last",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 258, y: 138, factor: 2.2, turn: -4 }, () => drawFrock(ctx, cut));
      return focusFrom(ctx, { at: [250, 230], sharp: 170, reach: 430 }, near);
    }
    const hem = HEM_Y[cut.length];
    const half = cut.sleeve === 'full' ? 158 : Math.max(132, (hem - WAIST_Y) * 0.5 + (cut.skirt === 'net' ? 104 : 86));
    const extent = { x: AXIS - half, y: 46, width: half * 2, height: hem + (cut.hem === 'frill' ? 42 : 24) - 46 };
    return fit(ctx, extent, SAFE, () => drawFrock(ctx, cut));
  },
});
