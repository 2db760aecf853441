// A pinned swatch with pinked edges, and under it a second one that shows the wrong side.
import { castOn, wallShadow } from '../../light.ts';
import { polygon, turned } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';
import { handOf, pin } from './look.ts';
import type { ClothNear } from './look.ts';

/** A square about (cx, cy) cut with pinking shears. */
function pinked(cx: number, cy: number, half: number, turn: number): Path {
  const teeth = 22;
  const step = (half * 2) / teeth;
  const side: Point[] = [];
  for (let n = 0; n < teeth; n += 1) side.push([-half + n * step, -half], [-half + (n + 0.5) * step, -half - 9]);
  const points = [0, 1, 2, 3].flatMap((quarter) =>
    side.map(([x, y]): Point => {
      const [c, s] = [[1, 0, -1, 0][quarter] ?? 1, [0, 1, 0, -1][quarter] ?? 0];
      return [cx + x * c - y * s, cy + x * s + y * c];
    }),
  );
  return turned(polygon(points), [cx, cy], turn);
}

export function pinkedSwatch(ctx: Ctx, { fabric, finish, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const lean = hand.turn(random.between(-12, -5));
  const under = pinked(hand.x(288), 284, 176, hand.turn(random.between(10, 19)));
  const upper = pinked(hand.x(240), 246, 186, lean);
  const grain = random.between(-4, 4);
  const heads = ['#c8372d', '#e9b44c', '#2c6e8f', '#f4efe6'];
  return (
    wallShadow(ctx, [under], { distance: 8 }) +
    clothPiece(ctx, { outline: under, fabric: fabric.reverse, finish, scale: 2.2, warp: 8, turn: 14, form: 0.25 }) +
    castOn(ctx, under, upper, { base: fabric.base, dx: 7, dy: 9, soft: 7, strength: 0.7 }) +
    wallShadow(ctx, [upper], { distance: 7, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: upper,
      fabric,
      finish,
      scale: 2.2,
      turn: lean + grain,
      warp: warp * 0.7,
      form: 0.3,
      drape: { amount: 0.3, across: 200, down: 160 },
      folds: [
        {
          points: hand.knots([
            [110, 90],
            [190, 180],
            [230, 300],
          ]),
          width: 46,
          depth: 0.34,
        },
        {
          points: hand.knots([
            [380, 110],
            [330, 220],
            [350, 330],
          ]),
          width: 40,
          depth: -0.3,
        },
        {
          points: hand.knots([
            [120, 400],
            [230, 360],
            [380, 396],
          ]),
          width: 44,
          depth: 0.3,
        },
      ],
    }) +
    pin(ctx, hand.x(92), 122, hand.mirrored ? 130 : 46, random.pick(heads)) +
    pin(ctx, hand.x(372), 82, hand.mirrored ? 42 : 134, random.pick(heads))
  );
}
