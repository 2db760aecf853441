// Stones, pearls and beads.
import { darken, lighten, mix, saturate } from '../colour.ts';
import { METALS, metalBall } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { blur, circle, draw, ellipse, group, place, radial } from '../svg.ts';
import type { Ctx } from '../types.ts';

export const STONES = {
  ruby: '#b3123c',
  emerald: '#0d7f54',
  sapphire: '#1f3f9c',
  turquoise: '#34b0ad',
  kundan: '#f1ede2',
  crystal: '#dfe7ee',
  onyx: '#1d1c21',
  coral: '#e2593f',
  amethyst: '#7a3f9c',
  citrine: '#e8a726',
  onion: '#e39aa4',
} as const;

export type StoneShape = 'round' | 'drop' | 'leaf' | 'square' | 'oval';

const SHAPES: Readonly<Record<StoneShape, string>> = {
  round: 'M-10 0C-10 -5.5 -5.5 -10 0 -10S10 -5.5 10 0S5.5 10 0 10S-10 5.5 -10 0Z',
  oval: 'M-7.4 0C-7.4 -6 -4 -10 0 -10S7.4 -6 7.4 0S4 10 0 10S-7.4 6 -7.4 0Z',
  drop: 'M0 -11C2 -6 7.6 -2 7.6 3.4C7.6 8 4 10.4 0 10.4S-7.6 8 -7.6 3.4C-7.6 -2 -2 -6 0 -11Z',
  leaf: 'M0 -11C4.6 -6.6 5.6 -2 5.6 1C5.6 5 3.4 8.6 0 11C-3.4 8.6 -5.6 5 -5.6 1C-5.6 -2 -4.6 -6.6 0 -11Z',
  square: 'M-8.6 -6.6L-6.6 -8.6H6.6L8.6 -6.6V6.6L6.6 8.6H-6.6L-8.6 6.6Z',
};

/** A cut stone of about radius `r`; light enters at the upper left and glows at the lower right. */
export function gem(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  colour: string,
  options: { shape?: StoneShape; turn?: number; squeeze?: number } = {},
): string {
  const { shape = 'round', turn = 0, squeeze = 1 } = options;
  const d = SHAPES[shape];
  const vivid = saturate(colour, 1.15);
  const body = radial(ctx.defs, [3.4, 4.6], 15, [
    [0, lighten(vivid, 0.62)],
    [0.38, vivid],
    [0.8, darken(vivid, 0.42)],
    [1, darken(vivid, 0.6)],
  ]);
  const facets =
    r > 4
      ? draw('M-4.6 -4L-1 -6.4L4.4 -4.6L5.4 .8L1.4 5L-4.4 3Z', { fill: lighten(vivid, 0.3), opacity: 0.45 }) +
        draw('M-4.6 -4L-1 -6.4L0 -1.4ZM5.4 .8L1.4 5L0 -1.4Z', { fill: '#ffffff', opacity: 0.34 })
      : '';
  return place(
    group(
      { transform: `scale(${squeeze.toFixed(3)} 1) rotate(${turn.toFixed(1)})` },
      draw(d, { fill: body, stroke: darken(vivid, 0.65), 'stroke-width': 1 }),
      facets,
      ellipse(-3.6, -4.8, 2.6, 1.5, { fill: '#ffffff', opacity: 0.9, transform: 'rotate(-34 -3.6 -4.8)' }),
    ),
    { x, y, scale: r / 10 },
  );
}

/** A stone in a raised metal setting; `kundan` settings look like foil under glass. */
export function setStone(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  colour: string,
  metal: Metal,
  options: { shape?: StoneShape; turn?: number; squeeze?: number } = {},
): string {
  const { shape = 'round', turn = 0, squeeze = 1 } = options;
  const rim = place(
    group(
      { transform: `scale(${squeeze.toFixed(3)} 1) rotate(${turn.toFixed(1)})` },
      draw(SHAPES[shape], {
        fill: metal.patina,
        stroke: metal.patina,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
        opacity: 0.6,
        transform: 'translate(1 1.6)',
      }),
      draw(SHAPES[shape], { fill: metal.base, stroke: metal.base, 'stroke-width': 5.6, 'stroke-linejoin': 'round' }),
      draw(SHAPES[shape], {
        fill: 'none',
        stroke: lighten(metal.base, 0.75),
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
        transform: 'translate(-.8 -1)',
      }),
    ),
    { x, y, scale: r / 12.5 },
  );
  return rim + gem(ctx, x, y, r * 0.8, colour, options);
}

export function pearl(ctx: Ctx, x: number, y: number, r: number, colour = '#f3ece0'): string {
  const fill = radial(
    ctx.defs,
    [x, y],
    r * 1.05,
    [
      [0, '#ffffff'],
      [0.3, lighten(colour, 0.5)],
      [0.62, colour],
      [0.84, mix(darken(colour, 0.28), '#b99aa6', 0.3)],
      [0.95, mix(darken(colour, 0.2), '#c8b49a', 0.4)],
      [1, darken(colour, 0.42)],
    ],
    { focus: [x - r * 0.34, y - r * 0.38] },
  );
  return circle(x, y, r, { fill }) + circle(x - r * 0.34, y - r * 0.4, r * 0.2, { fill: '#ffffff', opacity: 0.9 });
}

/** A glass or lacquer bead. */
export function bead(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const fill = radial(
    ctx.defs,
    [x, y],
    r * 1.06,
    [
      [0, lighten(colour, 0.55)],
      [0.36, colour],
      [0.78, darken(colour, 0.42)],
      [0.93, darken(colour, 0.3)],
      [1, darken(colour, 0.6)],
    ],
    { focus: [x - r * 0.3, y - r * 0.36] },
  );
  return (
    circle(x, y, r, { fill }) +
    ellipse(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.17, { fill: '#ffffff', opacity: 0.9 })
  );
}

/** A small ball of metal, for granulation, chains and spacers. */
export function grain(ctx: Ctx, x: number, y: number, r: number, metal: Metal = METALS.gold): string {
  return circle(x, y, r, {
    fill: metalBall(ctx, metal, x, y, r),
    stroke: metal.patina,
    'stroke-width': r * 0.12,
    'stroke-opacity': 0.6,
  });
}

/** The soft glow of a lit stone or bulb. */
export function glow(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  return circle(x, y, r, {
    fill: colour,
    opacity: 0.5,
    filter: blur(ctx.defs, r * 0.5, { x: x - r, y: y - r, width: r * 2, height: r * 2 }),
  });
}
