// Cloth laid in pleats that spread from one lower corner.
import { border } from '../../borders.ts';
import { castOn, edgeLine, stitches } from '../../light.ts';
import { darken } from '../../colour.ts';
import { parallel, path, smooth, joined } from '../../path.ts';
import type { Knot } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';
import { handOf } from './look.ts';
import type { ClothNear } from './look.ts';

export function pleatedFan(ctx: Ctx, { fabric, hem, finish, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const [cx, cy] = [20, 540];
  const pleats = random.whole(6, 8);
  const reach = random.between(440, 480);
  const at = (share: number, r: number): [number, number] => {
    const angle = ((-92 + share * 94) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  };
  const rim: Knot[] = [];
  for (let n = 0; n <= pleats * 2; n += 1) {
    const [x, y] = at(n / (pleats * 2), reach + (n % 2 ? 17 : -9));
    rim.push([x, y]);
  }
  const edge = smooth(hand.knots(rim));
  const outline = joined([edge, hand.path(`M560 600L-60 600L-60 ${cy - reach}`)]);
  const folds: Fold[] = [];
  for (let n = 0; n < pleats * 2; n += 1) {
    const share = (n + 0.5) / (pleats * 2);
    folds.push({
      points: hand.knots([at(share, 30), at(share + 0.012, reach * 0.5), at(share, reach + 30)]),
      width: n % 2 ? 30 : 24,
      depth: n % 2 ? 0.66 : -0.66,
      open: 'end',
      soft: 0.3,
    });
  }
  const side = hand.mirrored ? 'left' : 'right';
  const sewn = stitches(parallel(edge, hand.mirrored ? 14 : -14), darken(fabric.base, 0.14), {
    length: 6,
    gap: 4,
    width: 1.6,
  });
  return (
    castOn(ctx, path('M-60 -60H580V580H-60Z'), outline, { base: ctx.tint, dx: 8, dy: 10, soft: 11, strength: 0.55 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      scale: 2,
      turn: hand.turn(-42),
      warp: warp * 0.8,
      folds,
      drape: { amount: 0.18, across: 160, down: 160 },
      onCloth: hem ? border(edge, { ...hem, side }) : sewn,
      form: 0.4,
    }) +
    edgeLine(outline, fabric.base, { strength: 0.5, width: 1.4 })
  );
}
