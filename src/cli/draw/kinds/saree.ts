// Sarees draped on a dress form, with pleats, pallu and border.
import { fit, focusFrom, zoom } from '../frame.ts';
import { CUTS, lookOf } from './saree/look.ts';
import { drawNivi, drawSeedha } from './saree/pallu.ts';
import { groundShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'saree',
  about: 'saree with blouse on a dress form; colours: body, border and blouse, zari',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const whole = (): string =>
      groundShadow(ctx, { x: 252, y: 487, width: 280, depth: 20 }) +
      (cut.drape === 'nivi' ? drawNivi(ctx, look) : drawSeedha(ctx, look));
    if (ctx.view === 'cloth') {
      const hem = { style: cut.border, width: look.edge * 2.6, colours: look.trim } as const;
      return clothCloseup(ctx, look.body, { hem, finish: look.finish });
    }
    if (ctx.view === 'detail') {
      const near = cut.drape === 'nivi' ? { x: 262, y: 178 } : { x: 240, y: 310 };
      const lens = { at: [250, 270], sharp: 130, reach: 380 } as const;
      return focusFrom(ctx, lens, zoom(ctx, { ...near, factor: 2.2, turn: -3 }, whole));
    }
    return fit(ctx, { x: 90, y: 30, width: 360, height: 462 }, { x: 30, y: 16, width: 452, height: 446 }, whole, true);
  },
});
