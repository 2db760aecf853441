// Wallets for women seen from above: zip-around, trifold opened, small bifold, coin purse, card holder.
import { fit, focusFrom, zoom } from '../frame.ts';
import { el } from '../svg.ts';
import { defineKind } from '../types.ts';
import { CUTS, lookOf } from './ladies-wallet/look.ts';
import { zipAround, bifold } from './ladies-wallet/folded.ts';
import { coin, cards } from './ladies-wallet/small.ts';
import { trifold } from './ladies-wallet/trifold.ts';

export const kind = defineKind({
  name: 'ladies-wallet',
  about:
    'wallet or purse from above; colours: outside, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = lookOf(ctx, cut);
    const drawn = { zip: zipAround, open: trifold, bifold, coin, cards };
    const wallet = (): string => drawn[cut.style](look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 240], sharp: 210, reach: 440 },
        zoom(ctx, { x: 320, y: 270, factor: 1.8, turn: -12 }, wallet),
      );
    }
    const lean = { zip: -8, open: -3, bifold: 7, coin: -4, cards: -7 }[cut.style];
    const turned = (): string => el('g', { transform: `rotate(${lean} 256 262)` }, wallet());
    const extent = { zip: { x: 36, y: 60, width: 440, height: 410 }, open: { x: 34, y: 44, width: 444, height: 426 } };
    return fit(
      ctx,
      cut.style === 'zip' || cut.style === 'open' ? extent[cut.style] : { x: 66, y: 76, width: 380, height: 380 },
      { x: 34, y: 30, width: 444, height: 452 },
      turned,
    );
  },
});
