// Sarees draped on a dress form, with pleats, pallu and border.
import { fit, focusFrom, zoom } from '../frame.ts';
import { DRAPES, drawBack } from './saree/drapes.ts';
import { CUTS, FLOOR, lookOf } from './saree/look.ts';
import { groundShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { defineKind } from '../types.ts';

const NEAR = {
  nivi: { x: 256, y: 190 },
  open: { x: 300, y: 210 },
  seedha: { x: 240, y: 320 },
  bengali: { x: 230, y: 230 },
  coorgi: { x: 240, y: 190 },
  waist: { x: 262, y: 280 },
} as const;

export const kind = defineKind({
  name: 'saree',
  about: 'saree with blouse on a dress form; colours: body, border and blouse, zari',
  stances: ['stand'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const whole = (): string =>
      groundShadow(ctx, { x: 252, y: FLOOR + 2, width: 210, depth: 18 }) +
      (ctx.view === 'back' ? drawBack(ctx, look) : DRAPES[cut.drape](ctx, look));
    if (ctx.view === 'cloth') {
      const hem = { style: cut.border, width: look.edge * 2.6, colours: look.trim } as const;
      return clothCloseup(ctx, look.body, { hem, finish: look.finish });
    }
    if (ctx.view === 'detail') {
      const lens = { at: [250, 270], sharp: 130, reach: 380 } as const;
      return focusFrom(ctx, lens, zoom(ctx, { ...NEAR[cut.drape], factor: 2.3, turn: -3 }, whole));
    }
    const extent = { x: 140, y: 30, width: 240, height: FLOOR + 8 - 30 };
    return fit(ctx, extent, { x: 30, y: 14, width: 452, height: 452 }, whole, true);
  },
});
