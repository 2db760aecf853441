// Small things that scour and wipe: sponges, steel wool, coir, cloths, gloves, brushes; seen from above.
import { fit, focusFrom, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import type { CutOf } from '../types.ts';
import { brushes, clothBrush, toiletSet } from './scrubber/brushes.ts';
import { cloths, coir, gloves, sponges, steelWool } from './scrubber/pads.ts';

const CUTS = {
  what: ['sponges', 'steel', 'coir', 'cloths', 'gloves', 'cloth-brush', 'bottle-brushes', 'toilet'],
} as const;
type Cut = CutOf<typeof CUTS>;

export const kind = defineKind({
  name: 'scrubber',
  about: 'sponges, steel wool, coir, cloths, gloves, brushes; colours differ by thing: main, second, third, fourth',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      sponges: () => sponges(ctx),
      steel: () => steelWool(ctx),
      coir: () => coir(ctx),
      cloths: () => cloths(ctx),
      gloves: () => gloves(ctx),
      'cloth-brush': () => clothBrush(ctx),
      'bottle-brushes': () => brushes(ctx),
      toilet: () => toiletSet(ctx),
    };
    const whole = art[cut.what];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 30, y: 20, factor: 2, turn: -5 }, whole),
      );
    return fit(ctx, { x: -220, y: -220, width: 440, height: 440 }, { x: 34, y: 34, width: 444, height: 444 }, whole);
  },
});
