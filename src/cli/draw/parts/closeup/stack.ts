// Cloth folded into a pile of four layers, seen from the front and a little from above.
import { border } from '../../borders.ts';
import { edgeLine, groundShadow, stitches } from '../../light.ts';
import { darken } from '../../colour.ts';
import { path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';
import { wovenLabel } from '../notions.ts';
import type { ClothNear } from './look.ts';
import { handOf } from './look.ts';

export function foldedStack(ctx: Ctx, { fabric, hem, finish, label, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const layers = 3;
  const thick = 62;
  const bottom = 448;
  let art = groundShadow(ctx, { x: 256, y: bottom - 4, width: 420, depth: 30 });
  for (let n = 0; n < layers; n += 1) {
    const y = bottom - n * thick;
    const [left, right] = [36 + random.between(-8, 8) + n * 3, 474 + random.between(-8, 8) - n * 3];
    // The fold is at the one side, rounded; the two ends of the cloth meet at the other.
    const slab = hand.path(
      `M${left + 26} ${y}C${left - 8} ${y} ${left - 10} ${y - thick - 4} ${left + 28} ${y - thick - 6}` +
        `C180 ${y - thick - 12} 330 ${y - thick - 2} ${right - 6} ${y - thick - 5}` +
        `C${right + 4} ${y - thick * 0.7} ${right + 3} ${y - 14} ${right - 4} ${y - 2}C330 ${y + 5} 180 ${y - 4} ${left + 26} ${y}Z`,
    );
    art += clothPiece(ctx, {
      outline: slab,
      fabric,
      finish,
      scale: 2.1,
      warp: warp * 0.6,
      origin: [40 * n, 70 * n],
      form: 0.9,
      folds: [
        {
          points: hand.knots([
            [left + 30, y - thick / 2],
            [200, y - thick / 2 + 3],
            [right + 10, y - thick / 2],
          ]),
          width: 17,
          depth: -0.75,
          open: 'end',
          soft: 0.22,
        },
      ],
    });
  }
  const top = bottom - layers * thick;
  const face = hand.path(
    `M46 ${top}C26 ${top - 8} 40 ${top - 26} 62 ${top - 70}C84 ${top - 128} 96 ${top - 150} 126 ${top - 158}` +
      `C240 ${top - 166} 350 ${top - 156} 428 ${top - 160}C448 ${top - 120} 462 ${top - 60} 470 ${top - 4}C340 ${top + 8} 190 ${top - 4} 46 ${top}Z`,
  );
  const front = hand.mirrored
    ? path(`M42 ${top - 4}C172 ${top + 8} 322 ${top - 4} 466 ${top}`)
    : path(`M46 ${top}C190 ${top - 4} 340 ${top + 8} 470 ${top - 4}`);
  const line = path(`M60 ${top - 14}C190 ${top - 18} 340 ${top - 8} 452 ${top - 14}`);
  return (
    art +
    clothPiece(ctx, {
      outline: face,
      fabric,
      finish,
      scale: 2.3,
      warp,
      turn: hand.turn(random.between(-6, 6)),
      form: 0.5,
      drape: { amount: 0.3, across: 190, down: 90 },
      folds: [
        {
          points: hand.knots([
            [90, top - 110],
            [220, top - 84],
            [350, top - 120],
            [460, top - 90],
          ]),
          width: 44,
          depth: 0.3,
          open: 'end',
        },
        {
          points: hand.knots([
            [60, top - 40],
            [200, top - 36],
            [300, top - 62],
            [420, top - 54],
          ]),
          width: 36,
          depth: -0.26,
        },
      ],
      onCloth: hem ? border(front, { ...hem, side: 'left' }) : '',
      over: hem ? '' : stitches(line, darken(fabric.base, 0.14), { length: 6, gap: 4, width: 1.6 }),
    }) +
    edgeLine(face, fabric.base, { strength: 0.35, width: 1.3 }) +
    (label && !hem ? wovenLabel(hand.x(388), top - 116, 50, 24, label, darken(label, 0.6), hand.turn(3)) : '')
  );
}
