// The figures, each about the origin with its foot near y = 100.
import { darken } from '../../colour.ts';
import { METALS } from '../../materials.ts';
import { bead } from '../../parts/stones.ts';
import { path } from '../../path.ts';
import type { Box } from '../../path.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { owl, peacock } from './birds.ts';
import { horse } from './horse.ts';
import { inkOf, part } from './part.ts';
import type { CUTS, Stuff } from './part.ts';

function elephant(ctx: Ctx, stuff: Stuff): string {
  const [body, cloth, gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const ink = inkOf(stuff, body);
  const ornament = stuff === 'painted' ? gold : ink;
  const far = path('M-34 30L-38 96H-2L0 40Z');
  const farBack = path('M56 30L60 96H94L92 34Z');
  const trunk = path(
    'M-96 -52C-122 -40 -136 -4 -132 30C-130 54 -142 64 -154 58C-158 66 -150 78 -138 76C-116 74 -112 46 -110 24C-108 4 -98 -12 -82 -18Z',
  );
  const torso = path(
    'M-66 -66C-30 -96 50 -98 88 -70C118 -46 116 0 108 30L104 98H64L62 44C34 54 0 54 -24 44L-28 98H-68L-66 30C-84 14 -88 -40 -66 -66Z',
  );
  const head = path(
    'M-56 -96C-30 -96 -14 -74 -16 -44C-18 -14 -40 6 -66 6C-92 6 -112 -14 -112 -42C-112 -74 -88 -96 -56 -96Z',
  );
  const ear = path('M-40 -78C-6 -92 22 -66 18 -30C16 -4 -4 16 -20 10C-34 4 -36 -20 -44 -36C-50 -50 -52 -72 -40 -78Z');
  const saddle = path('M0 -88C28 -96 62 -92 80 -78C88 -44 84 -8 76 16C52 26 20 26 0 14C8 -16 8 -60 0 -88Z');
  const dots = (points: readonly (readonly [number, number])[], r: number): string =>
    points.map(([x, y]) => circle(x, y, r, { fill: ornament, opacity: stuff === 'painted' ? 1 : 0.75 })).join('');
  const toes = [-66, -52, -38, 68, 82, 96]
    .map((x) =>
      ellipse(x, 96, 6, 5, { fill: stuff === 'painted' ? '#f2e8d5' : ink, opacity: stuff === 'painted' ? 1 : 0.4 }),
    )
    .join('');
  return (
    part(ctx, far, stuff, darken(body, 0.25)) +
    part(ctx, farBack, stuff, darken(body, 0.25)) +
    draw('M106 -40C126 -26 128 10 122 34', { fill: 'none', stroke: ink, 'stroke-width': 6 }) +
    part(ctx, torso, stuff, body, toes) +
    part(
      ctx,
      saddle,
      stuff,
      stuff === 'painted' ? cloth : body,
      draw('M4 6C26 16 54 16 76 8M3 -80C28 -88 60 -84 79 -70', { fill: 'none', stroke: ornament, 'stroke-width': 5 }) +
        dots(
          [
            [20, -54],
            [42, -58],
            [62, -52],
            [20, -30],
            [42, -32],
            [64, -28],
            [22, -8],
            [44, -8],
            [64, -6],
          ],
          4,
        ),
      0.6,
    ) +
    [8, 24, 40, 56, 70]
      .map((x) => bead(ctx, x, 24 - Math.abs(x - 40) * 0.1, 5, stuff === 'painted' ? gold : METALS.brass.base))
      .join('') +
    part(
      ctx,
      trunk,
      stuff,
      body,
      [0, 1, 2, 3, 4]
        .map((n) =>
          draw(`M${-134 + n * 4} ${20 - n * 14}Q${-120 + n * 3} ${26 - n * 14} ${-106 + n * 3} ${18 - n * 14}`, {
            fill: 'none',
            stroke: ink,
            'stroke-width': 1.6,
            'stroke-opacity': 0.5,
          }),
        )
        .join(''),
    ) +
    part(
      ctx,
      head,
      stuff,
      body,
      draw('M-92 -84C-74 -74 -50 -74 -30 -86', { fill: 'none', stroke: ornament, 'stroke-width': 5 }) +
        dots(
          [
            [-84, -62],
            [-66, -70],
            [-48, -68],
          ],
          4,
        ),
    ) +
    draw('M-98 -8C-112 6 -112 22 -96 26C-100 14 -94 6 -84 0Z', {
      fill: '#f4ecd9',
      stroke: '#a89878',
      'stroke-width': 1,
    }) +
    part(
      ctx,
      ear,
      stuff,
      body,
      draw('M-30 -64C-8 -72 8 -54 6 -30C4 -14 -6 -4 -14 -4', { fill: 'none', stroke: ornament, 'stroke-width': 3 }),
      0.7,
    ) +
    circle(-82, -42, 4.6, { fill: '#1d1820' }) +
    circle(-83.4, -43.6, 1.5, { fill: '#ffffff' })
  );
}

function tortoise(ctx: Ctx, stuff: Stuff): string {
  const [body, shell, gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const ink = inkOf(stuff, body);
  const dome = path('M-118 62C-118 -20 -70 -58 0 -58S118 -20 118 62C80 74 -80 74 -118 62Z');
  const rim = path('M-130 58C-90 80 90 80 130 58C134 74 126 84 112 86C60 96 -60 96 -112 86C-126 84 -134 74 -130 58Z');
  const cell = (x: number, y: number, s: number): string =>
    draw(
      `M${x - 26 * s} ${y}L${x - 13 * s} ${y - 22 * s}H${x + 13 * s}L${x + 26 * s} ${y}L${x + 13 * s} ${y + 22 * s}H${x - 13 * s}Z`,
      { fill: 'none', stroke: stuff === 'painted' ? gold : ink, 'stroke-width': 3 },
    ) + circle(x, y, 5 * s, { fill: stuff === 'painted' ? gold : ink, opacity: 0.8 });
  const leg = (x: number, turn: number): string =>
    place(
      part(
        ctx,
        path('M-20 -8C-24 16 -20 36 -10 42H14C24 32 24 10 18 -8Z'),
        stuff,
        body,
        [-6, 2, 10].map((dx) => circle(dx, 38, 3.4, { fill: ink, opacity: 0.5 })).join(''),
      ),
      { x, y: 62, turn },
    );
  return (
    leg(-84, 18) +
    leg(88, -16) +
    part(ctx, path('M112 62C134 58 150 66 158 78C144 80 126 80 114 78Z'), stuff, body) +
    part(
      ctx,
      path('M-112 66C-130 40 -140 8 -164 -4C-184 -12 -204 2 -202 24C-200 42 -182 48 -168 46C-158 62 -140 82 -116 84Z'),
      stuff,
      body,
    ) +
    part(
      ctx,
      dome,
      stuff,
      shell,
      cell(0, -14, 1) +
        cell(-58, 16, 0.92) +
        cell(58, 16, 0.92) +
        cell(0, 36, 0.86) +
        cell(-100, 44, 0.7) +
        cell(100, 44, 0.7),
    ) +
    part(
      ctx,
      rim,
      stuff,
      body,
      Array.from({ length: 15 }, (_, n) =>
        draw(`M${-112 + n * 16} 62V92`, { stroke: ink, 'stroke-width': 1.6, 'stroke-opacity': 0.5 }),
      ).join(''),
    ) +
    circle(-184, 12, 4.4, { fill: '#1d1820' }) +
    circle(-185.4, 10.4, 1.4, { fill: '#ffffff' }) +
    draw('M-201 30C-192 34 -184 32 -178 28', { fill: 'none', stroke: ink, 'stroke-width': 1.8 })
  );
}

interface Figure {
  readonly extent: Box;
  /** Middle and width of what touches the ground. */
  readonly foot: readonly [number, number];
  draw(ctx: Ctx, stuff: Stuff): string;
}

export const FIGURES: Readonly<Record<(typeof CUTS.animal)[number], Figure>> = {
  elephant: { extent: { x: -162, y: -106, width: 296, height: 212 }, foot: [18, 190], draw: elephant },
  peacock: { extent: { x: -202, y: -160, width: 404, height: 270 }, foot: [0, 150], draw: peacock },
  owl: { extent: { x: -104, y: -146, width: 208, height: 256 }, foot: [0, 130], draw: owl },
  tortoise: { extent: { x: -212, y: -66, width: 376, height: 174 }, foot: [0, 240], draw: tortoise },
  horse: { extent: { x: -156, y: -272, width: 288, height: 410 }, foot: [8, 176], draw: horse },
};
