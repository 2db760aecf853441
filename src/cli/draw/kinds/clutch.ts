// Clutches: envelope and fold-over lie flat, box, oval and frame stand.
import { fit, groundFor, zoom } from '../frame.ts';
import { drawBox, drawFrame } from './clutch/hard.ts';
import { CUTS, lookOf } from './clutch/look.ts';
import { drawEnvelope, drawFoldover } from './clutch/soft.ts';
import { groundShadow } from '../light.ts';
import { el } from '../svg.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'clutch',
  about: 'evening clutch; colours: body, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    if (cut.style === 'envelope' || cut.style === 'foldover') {
      const lying = (): string => (cut.style === 'envelope' ? drawEnvelope(look) : drawFoldover(look));
      if (ctx.view === 'detail') return zoom(ctx, { x: 270, y: 260, factor: 1.7, turn: -10 }, lying);
      const turned = (): string => el('g', { transform: 'rotate(-9 256 280)' }, lying());
      return fit(ctx, { x: 30, y: 110, width: 452, height: 400 }, { x: 36, y: 40, width: 440, height: 430 }, turned);
    }
    const bag = (): string =>
      groundShadow(ctx, { x: 256, y: 444, width: 330, depth: 18 }) +
      (cut.style === 'frame' ? drawFrame(look) : drawBox(look));
    if (ctx.view === 'detail') return zoom(ctx, { x: 256, y: 320, factor: 1.7, turn: -4 }, bag);
    const looped = cut.extra === 'none' || cut.extra === 'chain';
    const top = looped ? 54 : 190;
    const extent = { x: 60, y: top, width: 392, height: 446 - top };
    const ground = groundFor(ctx, looped ? 400 : 290);
    return fit(ctx, extent, { x: 46, y: ground - 410, width: 420, height: 410 }, bag, true);
  },
});
