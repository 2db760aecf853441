// Unglazed pots: water matkas with taps, handis, kulhads, surahis; and the copper dispenser of the same shape.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { defineKind } from '../types.ts';
import { dahi, kulhads, surahi } from './clay-ware/cups.ts';
import { CUTS, handi, matka } from './clay-ware/pots.ts';
import type { Cut } from './clay-ware/pots.ts';

export const kind = defineKind({
  name: 'clay-ware',
  about: 'clay pots and cups, or copper of the same shape; colours: clay, paint',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['what'], () => string>> = {
      matka: () => matka(ctx, cut),
      handi: () => handi(ctx, cut),
      kulhads: () => kulhads(ctx, cut),
      surahi: () => surahi(ctx, cut),
      dahi: () => dahi(ctx),
    };
    const extents: Readonly<Record<Cut['what'], readonly number[]>> = {
      matka: [-166, -328, 350, 386],
      handi: [-200, -252, 400, 320],
      kulhads: [-200, -214, 400, 250],
      surahi: [-206, -390, 412, 412],
      dahi: [-216, -196, 500, 240],
    };
    const whole = art[cut.what];
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.what];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.45, y: y + height * 0.55, factor: 2 }, whole),
      );
    return fit(
      ctx,
      { x, y, width, height },
      { x: 36, y: 34, width: 440, height: groundFor(ctx, 380) - 20 },
      whole,
      true,
    );
  },
});
