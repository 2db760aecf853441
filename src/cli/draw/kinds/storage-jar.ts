// What keeps dry food: glass jars with wooden lids, pickle barnis, nests of steel dabbas, clip-lid boxes.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { CUTS, barnis, boxes, glassJars, steelNest } from './storage-jar/jars.ts';
import type { Cut } from './storage-jar/jars.ts';

export const kind = defineKind({
  name: 'storage-jar',
  about: 'jars and dabbas; colours: lids or glaze, second glaze',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      glass: () => glassJars(ctx, cut),
      barni: () => barnis(ctx),
      steel: () => steelNest(ctx, cut),
      boxes: () => boxes(ctx),
    };
    const extents: Readonly<Record<Cut['what'], readonly number[]>> = {
      glass: cut.show === 'one' ? [-116, -300, 232, 308] : [-226, -250, 452, 270],
      barni: [-190, -320, 384, 344],
      steel: cut.show === 'one' ? [-150, -250, 300, 258] : [-230, -262, 460, 292],
      boxes: [-216, -340, 432, 352],
    };
    const whole = art[cut.what];
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.what];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.4, y: y + height * 0.5, factor: 2, turn: -3 }, whole),
      );
    return fit(
      ctx,
      { x, y, width, height },
      { x: 38, y: 36, width: 436, height: groundFor(ctx, 360) - 22 },
      whole,
      true,
    );
  },
});
