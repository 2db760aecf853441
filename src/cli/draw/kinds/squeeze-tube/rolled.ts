// The metal tube that lies rolled up.
import { darken, lighten } from '../../colour.ts';
import { clipTo, wallShadow } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import { emblem, printedLines } from '../../parts/beauty/emblem.ts';
import { path, roundRect, toD } from '../../path.ts';
import { draw, ellipse, line, linear, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './look.ts';

/** A painted aluminium tube lying aslant, its end rolled up and its cap off. */
export function rolled(ctx: Ctx, cut: Cut): string {
  const [colour, ink, ground, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const body = path(
    'M-150 -52C-60 -60 60 -58 122 -46C140 -40 148 -28 150 -16V16C148 28 140 40 122 46C60 58 -60 60 -150 52C-154 20 -154 -20 -150 -52Z',
  );
  const roll = path(
    'M-150 -54C-166 -56 -182 -52 -184 -44C-188 -20 -188 20 -184 44C-182 52 -166 56 -150 54C-144 20 -144 -20 -150 -54Z',
  );
  const neck = path('M148 -15H178V15H148Z');
  const threads = [156, 164, 172]
    .map((x) =>
      line(x, -15, x - 2, 15, { stroke: METALS.aluminium.patina, 'stroke-width': 1.6, 'stroke-opacity': 0.7 }),
    )
    .join('');
  const down = linear(
    ctx.defs,
    [0, -58],
    [0, 58],
    [
      [0, '#fffaf0', 0.2],
      [0.18, '#fffaf0', 0.62],
      [0.3, '#fffaf0', 0.12],
      [0.55, darken(colour, 0.5), 0.1],
      [0.85, darken(colour, 0.6), 0.5],
      [1, darken(colour, 0.7), 0.7],
    ],
  );
  const dents = [
    ['M-120 -40C-90 -20 -96 10 -118 34', 0.4],
    ['M-60 -46C-44 -24 -52 4 -40 22', 0.3],
    ['M70 -40C58 -10 74 16 62 40', 0.22],
  ] as const;
  const print =
    rect(-96, -60, 168, 120, { fill: ground }) +
    rect(-96, -60, 5, 120, { fill: accent }) +
    rect(67, -60, 5, 120, { fill: accent }) +
    (emblem(cut.mark, -48, 0, 27, ink, accent) +
      printedLines(-8, -14, [64, 42], { ink, height: 5, gap: 11, align: 'left' }) +
      printedLines(-8, 12, [56, 48], { ink, height: 2.4, gap: 6, align: 'left', opacity: 0.6 }));
  const cap = roundRect(-26, -24, 52, 48, 7);
  const art =
    wallShadow(ctx, [body, roll, neck], { distance: 9 }) +
    metalPiece(ctx, neck, METALS.aluminium, { rim: 2, over: threads }) +
    ellipse(179, 0, 4, 9, { fill: lighten(ground, 0.3), stroke: METALS.aluminium.patina, 'stroke-width': 1 }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: colour }),
      print,
      draw(toD(body), { fill: down }),
      ...dents.map(
        ([d, strength]) =>
          draw(d, { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 5, 'stroke-opacity': strength * 0.6 }) +
          draw(d, {
            fill: 'none',
            stroke: '#fffaf0',
            'stroke-width': 3.4,
            'stroke-opacity': strength,
            transform: 'translate(-5 -2)',
          }),
      ),
    ) +
    draw(toD(body), { fill: 'none', stroke: darken(colour, 0.6), 'stroke-width': 1.2, 'stroke-opacity': 0.7 }) +
    metalPiece(ctx, roll, METALS.aluminium, {
      rim: 4,
      over: [-178, -168, -158]
        .map((x) =>
          draw(`M${x} -50C${x - 4} -20 ${x - 4} 20 ${x} 50`, {
            stroke: METALS.aluminium.patina,
            'stroke-width': 1.5,
            'stroke-opacity': 0.5,
            fill: 'none',
          }),
        )
        .join(''),
    });
  const worm =
    draw('M182 0C200 -8 206 10 220 4C232 -2 236 8 244 6', {
      fill: 'none',
      stroke: darken(lighten(ground, 0.2), 0.2),
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }) +
    draw('M182 -1C200 -9 206 9 220 3C232 -3 236 7 244 5', {
      fill: 'none',
      stroke: lighten(ground, 0.5),
      'stroke-width': 12,
      'stroke-linecap': 'round',
    });
  const looseCap =
    wallShadow(ctx, [cap], { distance: 8 }) +
    metalPiece(ctx, cap, cut.cap === 'gold' ? METALS.gold : METALS.silver, {
      rim: 3,
      over: Array.from({ length: 9 }, (_, n) =>
        line(-22 + n * 5.5, -24, -22 + n * 5.5, 24, { stroke: '#5d4a2a', 'stroke-width': 1.4, 'stroke-opacity': 0.4 }),
      ).join(''),
    });
  return place(art + worm, { x: 244, y: 262, turn: -32 }) + place(looseCap, { x: 398, y: 316, turn: 24 });
}
