// The bow tie, tied, with its neck band.
import { darken } from '../../colour.ts';
import { castOn, wallShadow } from '../../light.ts';
import { flipped, moved, path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

export function bow(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const wing = path('M246 236C196 188 128 176 84 190C66 232 66 280 84 322C128 336 196 324 246 276Z');
  const tucks: Fold[] = [
    {
      points: [
        [244, 246],
        [190, 226],
        [120, 222],
      ],
      width: 18,
      depth: -0.4,
    },
    {
      points: [
        [244, 262],
        [190, 284],
        [120, 292],
      ],
      width: 18,
      depth: -0.38,
    },
    {
      points: [
        [244, 254],
        [180, 254],
        [110, 256],
      ],
      width: 22,
      depth: 0.34,
    },
    {
      points: [
        [244, 240],
        [214, 214],
        [170, 196],
      ],
      width: 12,
      depth: 0.26,
    },
  ];
  const flip = tucks.map((fold) => ({ ...fold, points: fold.points.map((knot) => [512 - knot[0], knot[1]] as const) }));
  const behind = path('M240 244C196 208 150 200 112 210C104 240 104 272 112 302C150 312 196 304 240 268Z');
  const knot = path('M232 226Q256 218 280 226Q288 256 280 286Q256 294 232 286Q224 256 232 226Z');
  const band = path('M62 240C130 214 382 214 450 240L446 268C382 244 130 244 66 268Z');
  return (
    wallShadow(ctx, [wing, flipped(wing), knot], { distance: 14 }) +
    clothPiece(ctx, { outline: band, fabric: ctx.plain(darken(base, 0.2)), finish: 'silk', form: 0.6 }) +
    [behind, flipped(behind)]
      .map((one) => clothPiece(ctx, { outline: moved(one, 0, 6), fabric: fabric.reverse, finish: 'silk', form: 0.7 }))
      .join('') +
    [wing, flipped(wing)]
      .map((one, n) =>
        clothPiece(ctx, { outline: one, fabric, finish: 'silk', form: 0.9, folds: n ? flip : tucks, warp: 12 }),
      )
      .join('') +
    castOn(ctx, wing, knot, { base, dx: -5, dy: 4, soft: 6, strength: 0.55 }) +
    castOn(ctx, flipped(wing), knot, { base, dx: 7, dy: 4, soft: 6, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: knot,
      fabric,
      finish: 'silk',
      form: 1,
      folds: [
        {
          points: [
            [244, 224],
            [242, 256],
            [246, 288],
          ],
          width: 9,
          depth: -0.35,
        },
        {
          points: [
            [266, 224],
            [268, 256],
            [264, 288],
          ],
          width: 10,
          depth: 0.3,
        },
      ],
    })
  );
}
