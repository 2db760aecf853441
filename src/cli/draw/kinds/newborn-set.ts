// Small things for newborn babies laid out flat: cap, mittens, booties, bib, socks.
import { focusFrom, zoom } from '../frame.ts';
import { recoloured } from '../parts/kids-sets.ts';
import { group, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, cap, mitten, bootie, bib, sock } from './newborn-set/pieces.ts';
import type { Cut } from './newborn-set/pieces.ts';

const at = (x: number, y: number, turn: number, scale: number, art: string): string =>
  place(art, { x, y, turn, scale });

/** Two of a kind, the second half behind the first. */
const pair = (ctx: Ctx): string => at(32, -15, 7, 1, sock(ctx)) + sock(ctx);

function layout(ctx: Ctx, cut: Cut): string {
  const b = recoloured(ctx, [1, 0, 2, 3, 4]);
  const c = recoloured(ctx, [ctx.colourCount > 2 ? 2 : 0, 1, 0, 3, 4], {
    name: cut.pieces === 'caps' && cut.knit === 'wool' ? 'knit' : 'plain',
  });
  const mirror = (art: string): string => group({ transform: 'scale(-1 1)' }, art);
  switch (cut.pieces) {
    case 'bibs':
      return (
        at(150, 168, -14, 1.12, bib(b, { ...cut, print: 'none' }, false)) +
        at(366, 170, 13, 1.12, bib(c, { ...cut, print: 'none' }, false)) +
        at(256, 296, 0, 1.46, bib(ctx, cut, false))
      );
    case 'bandana-bibs':
      return (
        at(150, 176, -12, 1.2, bib(b, cut, true)) +
        at(366, 176, 12, 1.2, bib(c, cut, true)) +
        at(256, 330, 0, 1.34, bib(ctx, cut, true))
      );
    case 'socks':
      return [
        at(148, 142, -12, 0.92, pair(c)),
        at(372, 138, 8, 0.92, pair(b)),
        at(148, 368, -6, 0.92, pair(ctx)),
        at(
          372,
          366,
          10,
          0.92,
          pair(recoloured(ctx, [0, ctx.colourCount > 2 ? 2 : 1, 1, 3], { name: 'breton', scale: 1.4 })),
        ),
      ].join('');
    case 'caps':
      return (
        at(152, 206, -10, 1.06, cap(b, { ...cut, print: 'none' }, false)) +
        at(366, 206, 10, 1.06, cap(c, { ...cut, print: 'none' }, false)) +
        at(256, 420, 0, 1.3, cap(ctx, cut, false))
      );
    default:
      return (
        at(176, 208, -8, 1.36, cap(ctx, cut, cut.knit === 'jersey')) +
        at(352, 132, -14, 1.1, mitten(ctx)) +
        at(434, 150, 16, 1.1, mitten(ctx)) +
        at(178, 396, -6, 1.2, bootie(ctx)) +
        at(376, 380, 10, 1.2, mirror(bootie(ctx)))
      );
  }
}

export const kind = defineKind({
  name: 'newborn-set',
  about:
    'cap, mittens and booties, bibs, socks or caps laid out; colours: cloth and print, rib and second cloth, three of the print',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 260], sharp: 180, reach: 430 },
        zoom(
          ctx,
          cut.pieces === 'cap-mittens-booties'
            ? { x: 276, y: 386, factor: 1.62, turn: -5 }
            : { x: 250, y: 300, factor: 1.9, turn: -7 },
          () => layout(ctx, cut),
        ),
      );
    }
    return layout(ctx, cut);
  },
});
