// What wallets can be, their leather, and the cards and notes they hold.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo } from '../../light.ts';
import { path, roundRect, toD } from '../../path.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, group, line, linear, rect } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['bifold', 'open', 'card-holder', 'zip-around', 'snap', 'set'],
  cloth: ['leather', 'suede', 'canvas', 'print'],
  trim: ['plain', 'strip', 'corner', 'stitch'],
} as const;
export type Cut = CutOf<typeof CUTS>;

export function clothOf(ctx: Ctx, cut: Cut, colour = ctx.colour(0)): Fabric {
  if (cut.cloth === 'print') return ctx.fabric;
  if (cut.cloth === 'canvas') return ctx.cloth({ name: 'twill', scale: 0.9 }, [colour, lighten(colour, 0.3)]);
  return cut.cloth === 'suede' ? SURFACES.suede(ctx, colour) : SURFACES.leather(ctx, colour);
}

export const EVERYTHING = path('M0 0H512V512H0Z');

/** A bank card: colour, chip and stripes, no writing. */
export function card(ctx: Ctx, x: number, y: number, width: number, colour: string, turn = 0): string {
  const height = width * 0.63;
  const shape = roundRect(x, y, width, height, 8);
  const art =
    clipTo(
      ctx,
      shape,
      draw(toD(shape), {
        fill: linear(
          ctx.defs,
          [x, y],
          [x + width, y + height],
          [
            [0, lighten(colour, 0.3)],
            [0.5, colour],
            [1, darken(colour, 0.25)],
          ],
        ),
      }),
      draw(
        `M${x + width * 0.5} ${y}C${x + width * 0.66} ${y + height * 0.4} ${x + width * 0.6} ${y + height * 0.7} ${x + width} ${y + height * 0.9}V${y}Z`,
        { fill: lighten(colour, 0.5), opacity: 0.35 },
      ),
    ) +
    rect(x + 14, y + 15, 22, 16, { rx: 3, fill: '#d9b45c', stroke: '#8a6a2a', 'stroke-width': 0.8 }) +
    line(x + 25, y + 15, x + 25, y + 31, { stroke: '#8a6a2a', 'stroke-width': 0.8 }) +
    draw(toD(shape), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 0.9 });
  return turn ? group({ transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` }, art) : art;
}

/** Currency-like paper: tone bands and a plain round mark, nothing that reads as money of any country. */
export function notes(x: number, y: number, width: number, colour: string): string {
  return [0, 1, 2]
    .map((n) => {
      const top = y - n * 5;
      return (
        rect(x + n * 5, top, width - n * 10, 60, {
          fill: mix(colour, '#f4eddd', 0.3 + n * 0.16),
          stroke: darken(colour, 0.4),
          'stroke-width': 0.8,
        }) + rect(x + n * 5 + 6, top + 4, width - n * 10 - 12, 2, { fill: colour, opacity: 0.5 })
      );
    })
    .reverse()
    .join('');
}
