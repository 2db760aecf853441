// Handbags that stand: tote, satchel, sling and the drawstring potli.
import { fit, groundFor, zoom } from '../frame.ts';
import { CUTS, lookOf } from './handbag/look.ts';
import { drawPotli } from './handbag/potli.ts';
import { drawSatchel } from './handbag/satchel.ts';
import { drawSling } from './handbag/sling.ts';
import { drawTote } from './handbag/tote.ts';
import { groundShadow } from '../light.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'handbag',
  about: 'handbag standing; colours: body, trim, accent',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const bags = { tote: drawTote, satchel: drawSatchel, sling: drawSling, potli: drawPotli };
    const middle = { tote: 246, satchel: 250, sling: 256, potli: 256 }[cut.style];
    const width = cut.style === 'potli' ? 250 : 310;
    const bag = (): string => groundShadow(ctx, { x: middle, y: 443, width, depth: 20 }) + bags[cut.style](ctx, look);
    if (ctx.view === 'detail')
      return zoom(ctx, { x: middle - 20, y: cut.style === 'tote' ? 262 : 300, factor: 1.9, turn: -5 }, bag);
    const top = { tote: 50, satchel: 116, sling: 40, potli: 40 }[cut.style];
    const extent = { x: middle - 190, y: top, width: 380, height: 446 - top };
    const factor = Math.min(440 / 380, 420 / extent.height);
    return fit(
      ctx,
      extent,
      { x: 36, y: 20, width: 440, height: groundFor(ctx, extent.height * factor) - 20 },
      bag,
      true,
    );
  },
});
