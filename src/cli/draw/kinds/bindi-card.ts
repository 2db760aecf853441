// Sticker bindis on their card.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { oldFrame, printedLines } from '../parts/beauty/emblem.ts';
import { gem, grain, setStone } from '../parts/stones.ts';
import { roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['stone', 'plain', 'bridal'],
  cards: ['one', 'two', 'three'],
} as const;
type Cut = CutOf<typeof CUTS>;

function velvet(r: number, colour: string): string {
  return (
    circle(1, 1.6, r, { fill: '#3a2340', opacity: 0.35 }) +
    circle(0, 0, r, { fill: colour }) +
    circle(-r * 0.25, -r * 0.3, r * 0.6, { fill: lighten(colour, 0.25), opacity: 0.6 })
  );
}

/** One bindi; `n` runs through the sorts that share a card. */
function bindi(ctx: Ctx, cut: Cut, n: number, colour: string): string {
  const metal = METALS.gold;
  if (cut.style === 'plain') return velvet([15, 12, 9, 6.4][n % 4] ?? 10, colour);
  if (cut.style === 'bridal') {
    const dots = [0, 1, 2]
      .map((k) => circle(0, 22 + k * 9, 3.2 - k * 0.7, { fill: metal.base, stroke: metal.patina, 'stroke-width': 0.5 }))
      .join('');
    return (
      setStone(ctx, 0, 0, 13, colour, metal, { shape: n % 2 ? 'drop' : 'round', turn: n % 2 ? 180 : 0 }) +
      Array.from({ length: 10 }, (_, k) =>
        grain(ctx, Math.sin((k * Math.PI) / 5) * 17, -Math.cos((k * Math.PI) / 5) * 17, 2.2, metal),
      ).join('') +
      dots +
      gem(ctx, 0, -26, 4.6, '#f3ece0', { shape: 'leaf' })
    );
  }
  const sort = n % 3;
  if (sort === 0) return velvet(12, colour) + gem(ctx, 0, 0, 5, '#f5f2ec');
  if (sort === 1)
    return (
      draw('M0 -18C7 -8 9 -2 9 4C9 10 5 14 0 14S-9 10 -9 4C-9 -2 -7 -8 0 -18Z', {
        fill: colour,
        stroke: metal.base,
        'stroke-width': 1.6,
      }) +
      gem(ctx, 0, 4, 4.4, '#f5f2ec') +
      circle(0, 20, 2, { fill: metal.base })
    );
  return (
    Array.from({ length: 6 }, (_, k) =>
      circle(Math.sin((k * Math.PI) / 3) * 8.4, -Math.cos((k * Math.PI) / 3) * 8.4, 4.4, { fill: colour }),
    ).join('') + gem(ctx, 0, 0, 5, metal.base)
  );
}

function card(ctx: Ctx, cut: Cut, n: number): string {
  const [paper, ink] = [ctx.colour(0), ctx.colour(1)];
  const outline = roundRect(-92, -146, 184, 292, 8);
  const shades = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const [columns, rows, pitch] = cut.style === 'bridal' ? [3, 3, 66] : cut.style === 'plain' ? [4, 5, 39] : [4, 5, 41];
  const bindis = Array.from({ length: columns * rows }, (_, k) => {
    const [column, row] = [k % columns, Math.floor(k / columns)];
    const x = (column - (columns - 1) / 2) * (cut.style === 'bridal' ? 56 : 42);
    const y = -62 + row * pitch + (cut.style === 'bridal' ? 16 : 0);
    const sort = cut.style === 'plain' ? row : row + n;
    return place(bindi(ctx, cut, sort, shades[(cut.style === 'plain' ? n : row + column + n) % 3] ?? '#b3123c'), {
      x,
      y,
      scale: cut.style === 'bridal' ? 1 : 1.1,
    });
  });
  return (
    wallShadow(ctx, [outline], { distance: 10 }) +
    draw(toD(outline), {
      fill: linear(
        ctx.defs,
        [-92, -146],
        [92, 146],
        [
          [0, lighten(paper, 0.35)],
          [0.5, paper],
          [1, darken(paper, 0.1)],
        ],
      ),
      stroke: darken(paper, 0.4),
      'stroke-width': 0.8,
    }) +
    (rect(-92, -146, 184, 54, { fill: ink, rx: 8 }) + rect(-92, -104, 184, 12, { fill: ink })) +
    ellipse(0, -128, 11, 7, { fill: darken(ctx.tint, 0.25) }) +
    printedLines(0, -113, [84], { ink: lighten(paper, 0.3), height: 5 }) +
    oldFrame(-84, -86, 168, 224, ink, 9) +
    bindis.join('')
  );
}

export const kind = defineKind({
  name: 'bindi-card',
  about: 'bindis on cards; colours: card, its ink, three shades',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.cards === 'one') return place(card(ctx, cut, 0), { x: 256, y: 256, turn: -5, scale: 1.3 });
      if (cut.cards === 'two')
        return (
          place(card(ctx, cut, 1), { x: 342, y: 236, turn: 9, scale: 1.02 }) +
          place(card(ctx, cut, 0), { x: 178, y: 268, turn: -7, scale: 1.1 })
        );
      return (
        place(card(ctx, cut, 2), { x: 398, y: 262, turn: 14, scale: 0.94 }) +
        place(card(ctx, cut, 1), { x: 264, y: 238, turn: 3, scale: 0.96 }) +
        place(card(ctx, cut, 0), { x: 128, y: 272, turn: -9 })
      );
    };
    if (ctx.view === 'detail')
      return zoom(ctx, { x: cut.cards === 'one' ? 256 : 180, y: 270, factor: 2.1, turn: 4 }, scene);
    return fit(ctx, { x: 40, y: 56, width: 444, height: 400 }, { x: 36, y: 36, width: 440, height: 440 }, scene);
  },
});
