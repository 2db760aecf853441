// Earrings other than jhumkas: studs, chandbalis, hoops and danglers, in pairs or sets on a card.
import { darken, lighten } from '../colour.ts';
import { CUTS } from './earrings/look.ts';
import type { Cut } from './earrings/look.ts';
import { pieceOf } from './earrings/pieces.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { dressOf } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { roundRect, toD } from '../path.ts';
import { circle, draw, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** A card with six pairs of little studs. */
function studCard(ctx: Ctx, cut: Cut, dress: Dress): string {
  const paper = ctx.colour(1);
  const card = roundRect(-170, -196, 340, 392, 14);
  const styles = ['flower', 'solitaire', 'pearl', 'leaf', 'star', 'moon'] as const;
  const holes = styles.flatMap((style, n) => {
    const y = -130 + Math.floor(n / 2) * 112;
    const x = n % 2 ? 84 : -84;
    return [-32, 32].map(
      (dx) =>
        circle(x + dx, y + 34, 2.4, { fill: darken(paper, 0.4), opacity: 0.5 }) +
        place(pieceOf(ctx, { ...cut, style: 'stud', front: style }, dress).art, {
          x: x + dx,
          y,
          scale: style === 'flower' ? 0.74 : 0.86,
        }),
    );
  });
  return (
    wallShadow(ctx, [card], { distance: 12 }) +
    draw(toD(card), {
      fill: linear(
        ctx.defs,
        [-170, -196],
        [170, 196],
        [
          [0, lighten(paper, 0.4)],
          [0.5, paper],
          [1, darken(paper, 0.12)],
        ],
      ),
      stroke: darken(paper, 0.4),
      'stroke-width': 1,
    }) +
    draw(toD(roundRect(-30, -184, 60, 13, 6)), { fill: darken(ctx.tint, 0.15) }) +
    holes.join('')
  );
}

export const kind = defineKind({
  name: 'earrings',
  about: 'studs, chandbalis, hoops, danglers; colours: second stone or beads, card or thread',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    if (ctx.view === 'set')
      return fit(ctx, { x: -180, y: -206, width: 360, height: 412 }, { x: 40, y: 36, width: 432, height: 440 }, () =>
        studCard(ctx, cut, dress),
      );
    const one = pieceOf(ctx, cut, dress);
    const apart = one.half + 12;
    const step = cut.style === 'stud' ? 10 : 24;
    const hang = (x: number, y: number, turn: number, flip: 1 | -1): string =>
      place(wallShadow(ctx, one.outlines, { distance: 9, strength: 0.9 }) + one.art, {
        x,
        y,
        turn,
        scale: `${flip} 1`,
      });
    const pair = (): string => hang(-apart, 0, 2, 1) + hang(apart, step, -2.5, cut.style === 'hoop' ? -1 : 1);
    const extent = {
      x: -apart - one.half - 6,
      y: one.top - 4,
      width: (apart + one.half + 6) * 2,
      height: one.bottom - one.top + step + 10,
    };
    const whole = (): string => fit(ctx, extent, { x: 36, y: 36, width: 440, height: 440 }, pair);
    return ctx.view === 'detail' ? zoom(ctx, { x: 150, y: 250, factor: 1.75, turn: 6 }, whole) : whole();
  },
});
