// The edge of the cloth running slantwise over the canvas, the cloth beside it in long soft folds.
import { border } from '../../borders.ts';
import { darken, mix } from '../../colour.ts';
import { castOn, edgeLine, stitches } from '../../light.ts';
import { parallel, path, smooth, spotsAlong, joined } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { wovenLabel } from '../notions.ts';
import { handOf } from './look.ts';
import type { ClothNear } from './look.ts';

export function selvedge(ctx: Ctx, { fabric, hem, finish, label, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const lean = random.between(60, 130);
  const edge = smooth(
    hand.knots([
      [96 + lean, -50],
      [92 + lean * 0.6, 120],
      [70 + lean * 0.42, 270],
      [54 + lean * 0.1, 400],
      [40 - lean * 0.1, 570],
    ]),
  );
  const outline = joined([edge, hand.path('M560 570V-50')]);
  const folds: Fold[] = [0, 1, 2, 3, 4].map((n) => ({
    points: hand.knots([
      [230 + n * 84 + random.near(0, 14), -50],
      [214 + n * 88, 150 + random.near(0, 30)],
      [186 + n * 92 + random.near(0, 16), 330],
      [170 + n * 96, 560],
    ]),
    width: 40 + (n % 2) * 22,
    depth: n % 2 ? 0.5 : -0.5,
    open: 'both' as const,
    soft: 0.32,
  }));
  // Walking down, the cloth is on the left hand, or on the right one when mirrored.
  const inward = hand.mirrored ? -1 : 1;
  const band = fabric.reverse.base;
  const holes = hem
    ? ''
    : spotsAlong(parallel(edge, 10 * inward), 34)
        .map(({ x, y }) => circle(x, y, 1.9, { fill: darken(band, 0.5), opacity: 0.75 }))
        .join('');
  const worked = hem
    ? border(edge, { ...hem, side: hand.mirrored ? 'right' : 'left' })
    : stitches(parallel(edge, 19 * inward), mix(band, darken(fabric.base, 0.3), 0.4), {
        length: 7,
        gap: 4,
        width: 1.8,
      });
  return (
    castOn(ctx, path('M-60 -60H580V580H-60Z'), outline, {
      base: ctx.tint,
      dx: hand.mirrored ? 12 : -3,
      dy: 14,
      soft: 12,
      strength: 0.6,
    }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      scale: 2.4,
      turn: hand.turn(random.between(6, 16)),
      warp,
      folds,
      drape: { amount: 0.3, across: 120, down: 240 },
      onCloth: worked + holes,
      form: 0.3,
    }) +
    edgeLine(outline, fabric.base, { strength: 0.5, width: 1.5 }) +
    (label && !hem ? wovenLabel(hand.x(150), 400, 52, 26, label, darken(label, 0.6), hand.turn(82)) : '')
  );
}
