// What keeps dry food: glass jars with wooden lids, pickle barnis, nests of steel dabbas, clip-lid boxes.
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
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
    const extents: Readonly<Record<Cut['what'], Extent>> = {
      glass: cut.show === 'one' ? [-116, -300, 232, 308] : [-226, -250, 452, 270],
      barni: [-190, -320, 384, 344],
      steel: cut.show === 'one' ? [-150, -250, 300, 258] : [-230, -262, 460, 292],
      boxes: [-216, -340, 432, 352],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.what], near: { x: 0.4, y: 0.5, turn: -3 }, room: { side: 38, top: 36, tall: 360 } },
      art[cut.what],
    );
  },
});
