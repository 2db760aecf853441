// Fire and lamplight: flames of diyas and candles, the halo round anything lit.
import { lighten } from '../colour.ts';
import { circle, draw, group, place, radial } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** Light that spreads into the air; laid over what is already drawn. */
export function halo(ctx: Ctx, x: number, y: number, r: number, colour = '#ffd98a', strength = 0.7): string {
  const fill = radial(ctx.defs, [x, y], r, [
    [0, lighten(colour, 0.5), strength],
    [0.3, colour, strength * 0.45],
    [1, colour, 0],
  ]);
  return group({ style: 'mix-blend-mode:screen' }, circle(x, y, r, { fill }));
}

/** A flame `height` tall that stands on (x, y), with its wick. */
export function flame(ctx: Ctx, x: number, y: number, height: number, lean = 0): string {
  const outer = radial(
    ctx.defs,
    [0, -3],
    9,
    [
      [0, '#fff9dc'],
      [0.35, '#ffe58a'],
      [0.7, '#fbae3c'],
      [1, '#ee7d22'],
    ],
    { squash: 1.5, focus: [0, -1] },
  );
  const art =
    draw('M0 1V-4', { stroke: '#3b2a22', 'stroke-width': 1.4, fill: 'none' }) +
    draw('M0 -20C2 -14 5.6 -9.6 5.6 -4.4C5.6 -.8 3 1 0 1S-5.6 -.8 -5.6 -4.4C-5.6 -9.6 -1.6 -13 0 -20Z', {
      fill: outer,
      opacity: 0.96,
    }) +
    draw('M0 -10C1.4 -7 2.8 -5.4 2.8 -3C2.8 -1 1.6 0 0 0S-2.8 -1 -2.8 -3C-2.8 -5.4 -.8 -6.6 0 -10Z', {
      fill: '#fffbe8',
      opacity: 0.9,
    });
  return (
    halo(ctx, x, y - height * 0.5, height * 2.2, '#ffcf70', 0.55) + place(art, { x, y, turn: lean, scale: height / 20 })
  );
}
