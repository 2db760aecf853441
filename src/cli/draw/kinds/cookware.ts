// Kadhais, tawas, pans, and what steams idlis: open cookware seen a little from above.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { idliStand } from './cookware/idli.ts';
import { CUTS, kadhai, saucepan, tawa } from './cookware/pans.ts';
import type { Cut } from './cookware/pans.ts';

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
    const extents: Readonly<Record<Cut['what'], readonly number[]>> = {
      kadhai: cut.lid === 'none' ? [-264, -176, 528, 184] : [-264, -226, 528, 232],
      tawa: [-214, -96, 510, 104],
      dosa: [-216, -108, 520, 120],
      saucepan: [-170, -236, 470, 244],
      idli: [-176, -354, 352, 404],
    };
    const whole = art[cut.what];
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.what];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.4, y: y + height * 0.5, factor: 2, turn: -4 }, whole),
      );
    return fit(
      ctx,
      { x, y, width, height },
      { x: 28, y: 40, width: 456, height: groundFor(ctx, cut.what === 'tawa' ? 200 : 330) - 26 },
      whole,
      true,
    );
  },
});
