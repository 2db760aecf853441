// Kadhais, tawas, pans, and what steams idlis: open cookware seen a little from above.
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { defineKind } from '../types.ts';
import { idliStand } from './cookware/idli.ts';
import { CUTS, kadhai, tawa } from './cookware/pans.ts';
import type { Cut } from './cookware/pans.ts';
import { saucepan } from './cookware/saucepan.ts';

export const kind = defineKind({
  name: 'cookware',
  about: 'kadhai, tawa, saucepans, idli stand; colours: handle, lid knob',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      kadhai: () => kadhai(ctx, cut),
      tawa: () => tawa(ctx, cut),
      dosa: () => tawa(ctx, cut),
      saucepan: () => saucepan(ctx, cut),
      idli: () => idliStand(ctx),
    };
    const extents: Readonly<Record<Cut['what'], Extent>> = {
      kadhai: cut.lid === 'none' ? [-264, -176, 528, 184] : [-264, -226, 528, 232],
      tawa: [-214, -96, 676, 104],
      dosa: [-216, -108, 520, 120],
      saucepan: [-206, -202, 504, 210],
      idli: [-176, -376, 352, 426],
    };
    return showStanding(
      ctx,
      {
        extent: extents[cut.what],
        near: { x: 0.4, y: 0.5, turn: -4 },
        room: { side: 28, top: 40, tall: cut.what === 'tawa' ? 300 : 330 },
      },
      art[cut.what],
    );
  },
});
