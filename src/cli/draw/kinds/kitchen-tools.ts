// Tools of the kitchen: ladles, knives and what grates (flat), mortars and choppers (standing).
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { graters, knives, ladles } from './kitchen-tools/flat.ts';
import { CUTS, chopper, colander, mortar } from './kitchen-tools/standing.ts';
import type { Cut } from './kitchen-tools/standing.ts';

export const kind = defineKind({
  name: 'kitchen-tools',
  about: 'ladles, knives, graters (flat); mortar, chopper, colander (stand); colours: handle or stone or plastic',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      ladles: () => ladles(ctx, cut),
      knives: () => knives(ctx),
      graters: () => graters(ctx),
      mortar: () => mortar(ctx, cut),
      chopper: () => chopper(ctx),
      colander: () => colander(ctx, cut),
    };
    const whole = art[cut.what];
    const flat = cut.what === 'ladles' || cut.what === 'knives' || cut.what === 'graters';
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, flat ? { x: 20, y: -90, factor: 1.9 } : { x: -20, y: -110, factor: 2 }, whole),
      );
    if (flat)
      return fit(ctx, { x: -214, y: -214, width: 428, height: 428 }, { x: 38, y: 36, width: 436, height: 440 }, whole);
    const extents: Readonly<Record<'mortar' | 'chopper' | 'colander', readonly number[]>> = {
      mortar: [-150, -334, 310, 342],
      chopper: [-150, -270, 330, 280],
      colander: [-236, -170, 472, 182],
    };
    const [x = 0, y = 0, width = 1, height = 1] =
      extents[cut.what === 'mortar' || cut.what === 'chopper' ? cut.what : 'colander'];
    return fit(
      ctx,
      { x, y, width, height },
      { x: 44, y: 40, width: 424, height: groundFor(ctx, 330) - 26 },
      whole,
      true,
    );
  },
});
