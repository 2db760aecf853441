// Backpacks that stand: for college, small ones with a flap, rolled tops, drawstring sacks.
import { drawDayBack } from './backpack/back.ts';
import { drawDay } from './backpack/day.ts';
import { CUTS, lookOf } from './backpack/look.ts';
import { drawMini, drawRoll, drawString } from './backpack/mini.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { defineKind } from '../types.ts';

const DRAW = { day: drawDay, mini: drawMini, roll: drawRoll, string: drawString };
const TOPS = { day: 52, mini: 112, roll: 42, string: 84 };

export const kind = defineKind({
  name: 'backpack',
  about: 'backpack standing; colours: body, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['stand'],
  views: ['front', 'back', 'side', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const behind = ctx.view === 'back' && cut.style === 'day';
    const bag = (): string =>
      groundShadow(ctx, { x: 252, y: 444, width: 286, depth: 20 }) +
      (behind ? drawDayBack(look) : DRAW[cut.style](look));
    if (ctx.view === 'detail') return zoom(ctx, { x: 224, y: 330, factor: 1.8, turn: -4 }, bag);
    if (ctx.view === 'side') return zoom(ctx, { x: 330, y: 260, factor: 1.7, turn: 3 }, bag);
    const top = TOPS[cut.style];
    const extent = { x: 86, y: top, width: 340, height: 446 - top };
    const ground = groundFor(ctx, 410);
    return fit(ctx, extent, { x: 46, y: ground - 410, width: 420, height: 410 }, bag, true);
  },
});
