// For serving: steel and kansa thalis from above, chai glasses in their carrier, mugs, a jug with tumblers.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { chaiGlasses, mugs } from './tableware/cups.ts';
import { copperJug } from './tableware/jug.ts';
import { CUTS, plates, thali } from './tableware/thali.ts';
import type { Cut } from './tableware/thali.ts';

export const kind = defineKind({
  name: 'tableware',
  about: 'thali and plates (flat), chai glasses, mugs, jug (stand); colours: glaze and print, second',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      thali: () => thali(ctx, cut),
      plates: () => plates(ctx),
      glasses: () => chaiGlasses(ctx),
      mugs: () => mugs(ctx, cut),
      jug: () => copperJug(ctx, cut),
    };
    const whole = art[cut.what];
    const fromAbove = cut.what === 'thali' || cut.what === 'plates';
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(
          ctx,
          fromAbove
            ? cut.food === 'empty'
              ? { x: 44, y: -96, factor: 1.9 }
              : { x: 60, y: 50, factor: 2 }
            : { x: -20, y: -110, factor: 2 },
          whole,
        ),
      );
    if (fromAbove)
      return fit(ctx, { x: -212, y: -212, width: 424, height: 424 }, { x: 40, y: 40, width: 432, height: 432 }, whole);
    const extents = {
      thali: [],
      plates: [],
      glasses: [-164, -284, 328, 302],
      mugs: [-226, -210, 470, 240],
      jug: [-150, -340, 390, 362],
    }[cut.what];
    const [x = 0, y = 0, width = 1, height = 1] = extents;
    return fit(
      ctx,
      { x, y, width, height },
      { x: 40, y: 36, width: 432, height: groundFor(ctx, 360) - 22 },
      whole,
      true,
    );
  },
});
