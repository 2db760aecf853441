// Pocket square, cufflinks and the box of a tie set.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, edgeLine, innerRim, wallShadow } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import { setStone } from '../../parts/stones.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A silk square folded twice, one corner showing beneath the next. */
export function squareArt(ctx: Ctx): string {
  const { fabric } = ctx;
  const layers = [14, 7, 0].map((d) =>
    path(
      `M${d} ${d}Q${56 + d} ${d - 3} ${112 + d} ${d}C${114 + d} ${40 + d} ${114 + d} ${76 + d} ${112 + d} ${112 + d}Q${56 + d} ${114 + d} ${d} ${112 + d}C${d - 2} ${76 + d} ${d - 2} ${40 + d} ${d} ${d}Z`,
    ),
  );
  const under = path('M-60 -60H200V200H-60Z');
  return layers
    .map(
      (shape, n) =>
        castOn(ctx, under, shape, { base: n === 0 ? '#d8cdbb' : fabric.base, dx: 3, dy: 5, soft: 4, strength: 0.5 }) +
        clothPiece(ctx, {
          outline: shape,
          fabric,
          finish: 'silk',
          folds:
            n === 2
              ? [
                  {
                    points: [
                      [0, 58],
                      [56, 61],
                      [114, 57],
                    ],
                    width: 12,
                    depth: -0.25,
                    open: 'both',
                  },
                ]
              : [],
          form: 0.6,
          origin: [0, 0],
          scale: 0.8,
        }),
    )
    .join('');
}

export function cufflink(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  return metalPiece(ctx, oval(x, y, r), METALS.gold, { rim: 2.4 }) + setStone(ctx, x, y, r * 0.72, colour, METALS.gold);
}

/** Rolled tie, pocket square and cufflinks in the lower half of a box. */
export function boxed(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const card = '#2d2a33';
  const box = roundRect(66, 92, 380, 328, 10);
  const inner = roundRect(82, 108, 348, 296, 5);
  const lining = '#e6dccb';
  const roll: Path = path(
    'M112 214C112 168 150 138 196 138C244 138 280 172 280 216C280 262 244 294 196 294C150 294 112 262 112 214Z',
  );
  const blade = path('M120 236C126 290 160 322 214 330L300 384L358 350L316 296C296 282 282 262 280 224Z');
  const spiral = path(
    'M196 150C236 150 268 178 268 216C268 254 236 282 196 282C158 282 126 254 126 216C126 184 152 162 190 162C228 162 254 186 254 218C254 246 228 268 198 268C168 268 142 248 142 220C142 196 162 176 190 176C218 176 240 194 240 218C240 238 222 254 200 254C178 254 158 238 158 220C158 204 172 190 190 190C210 190 226 202 226 218C226 232 214 240 200 240C186 240 174 230 174 219',
  );
  return (
    wallShadow(ctx, [box], { distance: 15 }) +
    draw(toD(box), {
      fill: linear(
        ctx.defs,
        [66, 92],
        [446, 420],
        [
          [0, lighten(card, 0.2)],
          [1, darken(card, 0.2)],
        ],
      ),
      stroke: darken(card, 0.5),
      'stroke-width': 1.2,
    }) +
    clipTo(
      ctx,
      inner,
      draw(toD(inner), { fill: lining }),
      innerRim(ctx, inner, { dx: 7, dy: 9, soft: 8, colour: '#4a3a30', opacity: 0.6, blend: 'multiply' }),
    ) +
    edgeLine(inner, card) +
    castOn(ctx, inner, blade, { base: lining, dx: 6, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: blade,
      fabric,
      finish: 'silk',
      form: 0.9,
      turn: -52,
      folds: [
        {
          points: [
            [150, 290],
            [220, 312],
            [330, 362],
          ],
          width: 40,
          depth: 0.2,
        },
      ],
    }) +
    castOn(ctx, inner, roll, { base: lining, dx: 6, dy: 8, soft: 7, strength: 0.55 }) +
    clothPiece(ctx, { outline: roll, fabric, finish: 'silk', form: 0.9 }) +
    draw(toD(spiral), { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 3.4, 'stroke-opacity': 0.75 }) +
    draw(toD(spiral), {
      fill: 'none',
      stroke: lighten(base, 0.4),
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
      transform: 'translate(-1.6 -2)',
    }) +
    place(squareArt(ctx), { x: 308, y: 132, scale: 0.84 }) +
    [322, 374].map((x) => cufflink(ctx, x, 280, 17, mix(base, '#101018', 0.3))).join('')
  );
}
