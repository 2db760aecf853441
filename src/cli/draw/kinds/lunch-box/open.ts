// The open lunch box with food in its wells.
import { darken, lighten } from '../../colour.ts';
import { clipTo, groundShadow, innerRim } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { path, polygon, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, ellipse } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** An open box from above-front: rice, a sabzi, rotis, salad in their own wells; the clipped lid behind. */
export function compartments(ctx: Ctx): string {
  const [main, seal] = [ctx.colour(0), ctx.colour(1)];
  const rim = polygon([
    [-186, -104],
    [186, -104],
    [216, 20],
    [-216, 20],
  ]);
  const front = path('M-216 20H216L204 80C202 90 196 94 186 94H-186C-196 94 -202 90 -204 80Z');
  const steel = METALS['brushed-steel'];
  const well = (shape: Path, food: string): string =>
    clipTo(
      ctx,
      shape,
      draw(toD(shape), { fill: steel.base }),
      food,
      innerRim(ctx, shape, { dx: 7, dy: 10, soft: 6, colour: '#2d3036', opacity: 0.6, blend: 'multiply' }),
    ) + draw(toD(shape), { fill: 'none', stroke: lighten(steel.base, 0.6), 'stroke-width': 3 });
  const random = ctx.random.fork('food');
  const grains = (
    x1: number,
    x2: number,
    y1: number,
    y2: number,
    colours: readonly string[],
    count: number,
    rx: number,
    ry: number,
  ): string =>
    Array.from({ length: count }, () => {
      const [x, y] = [random.between(x1, x2), random.between(y1, y2)];
      const fill = random.pick(colours);
      return ellipse(x, y, rx, ry, {
        fill,
        stroke: darken(fill, 0.2),
        'stroke-width': 0.6,
        transform: `rotate(${random.whole(0, 180)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      });
    }).join('');
  const rice = polygon([
    [-172, -92],
    [-8, -92],
    [-10, -34],
    [-184, -34],
  ]);
  const sabzi = polygon([
    [8, -92],
    [172, -92],
    [184, -34],
    [10, -34],
  ]);
  const roti = polygon([
    [-188, -22],
    [40, -22],
    [44, 8],
    [-196, 8],
  ]);
  const salad = polygon([
    [54, -22],
    [188, -22],
    [196, 8],
    [56, 8],
  ]);
  const lid = path('M-184 -102L-166 -226C-164 -236 -158 -240 -148 -240H148C158 -240 164 -236 166 -226L184 -102Z');
  const catchAt = (x: number): string => plastic(ctx, roundRect(x - 34, 22, 68, 38, 8), seal, { gloss: 0.5 });
  return (
    groundShadow(ctx, { x: 0, y: 92, width: 410, depth: 24 }) +
    plastic(ctx, lid, main, { gloss: 0.6 }) +
    draw(toD(path('M-160 -120L-146 -222H146L160 -120Z')), {
      fill: 'none',
      stroke: seal,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    plastic(ctx, front, main, { gloss: 0.5 }) +
    clothPiece(ctx, { outline: rim, fabric: ctx.plain(lighten(main, 0.15)), form: 0.3, warp: 0 }) +
    draw(
      toD(
        polygon([
          [-180, -98],
          [180, -98],
          [206, 14],
          [-206, 14],
        ]),
      ),
      { fill: steel.base },
    ) +
    well(
      rice,
      draw(toD(rice), { fill: '#e9e2d0' }) + grains(-184, -4, -94, -32, ['#f8f4ea', '#efe8d6', '#ffffff'], 190, 6, 2),
    ) +
    well(
      sabzi,
      draw(toD(sabzi), { fill: '#b9782a' }) +
        grains(6, 186, -94, -32, ['#d99a3a', '#5d8f3c', '#c9552c', '#e8c15a'], 70, 10, 7),
    ) +
    well(
      roti,
      draw(toD(roti), { fill: '#b98a4e' }) +
        [-120, -70, -20, 30]
          .map(
            (x, n) =>
              ellipse(x - 30, -6 - n, 70, 22, { fill: '#e5c48a', stroke: '#b08548', 'stroke-width': 1.6 }) +
              [0, 1, 2, 3]
                .map((k) => ellipse(x - 60 + k * 22, -8 + (k % 2) * 8, 6, 3, { fill: '#8a5a2a', opacity: 0.6 }))
                .join(''),
          )
          .join(''),
    ) +
    well(
      salad,
      draw(toD(salad), { fill: '#cfe0b0' }) +
        [70, 96, 122, 148, 174]
          .map((x, n) =>
            circle(x, -8 + (n % 2) * 8, 14, {
              fill: n % 2 ? '#d9483a' : '#b9d58a',
              stroke: n % 2 ? '#9c2c22' : '#5d8f3c',
              'stroke-width': 3,
            }),
          )
          .join(''),
    ) +
    catchAt(-110) +
    catchAt(110)
  );
}
