// Men's jackets: denim trucker, bomber, quilted, windcheater.
import { darken } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { bomber } from './mens-jacket/bomber.ts';
import { padded } from './mens-jacket/padded.ts';
import { trucker } from './mens-jacket/trucker.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'mens-jacket',
  about: "men's jacket; colours: body, then thread, ribs or lining, then panels",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: {
    style: ['trucker', 'bomber', 'windcheater', 'puffer', 'gilet'],
  },
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: darken('#f1e6d2', 0.1), finish: 'heavy' });
    const worn = (): string => {
      switch (cut.style) {
        case 'trucker':
          return trucker(ctx);
        case 'bomber':
        case 'windcheater':
          return bomber(ctx, cut.style);
        default:
          return padded(ctx, cut.style);
      }
    };
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 258, y: 138, factor: 2.1, turn: -4 }, worn),
      );
    }
    const top = cut.style === 'windcheater' && ctx.view !== 'back' ? -16 : 34;
    const reach = cut.style === 'gilet' ? 120 : 162;
    return fit(ctx, { x: AXIS - reach, y: top, width: reach * 2, height: 334 - top }, SAFE, worn);
  },
});
