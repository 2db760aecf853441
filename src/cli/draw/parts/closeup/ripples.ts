// The cloth pushed together into ripples that run slantwise over the whole canvas.
import { path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';
import { handOf } from './look.ts';
import type { ClothNear } from './look.ts';

export function ripples(ctx: Ctx, { fabric, finish, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const slope = random.between(0.35, 1.1);
  const count = random.whole(6, 8);
  const folds: Fold[] = [];
  for (let n = 0; n < count; n += 1) {
    const y = -150 + (n * 900) / count + random.near(0, 12);
    const at = (x: number, sway: number): [number, number] => [x, y + (512 - x) * slope * 0.6 + sway];
    folds.push({
      points: hand.knots([
        at(-60, 0),
        at(120, random.near(0, 26)),
        at(300, random.near(0, 30)),
        at(430, random.near(0, 26)),
        at(580, 0),
      ]),
      width: 54 + (n % 3) * 12,
      depth: n % 2 ? -0.6 : 0.6,
      open: 'both',
      soft: 0.32,
    });
  }
  return clothPiece(ctx, {
    outline: path('M-40 -40H560V560H-40Z'),
    fabric,
    finish,
    scale: 2.4,
    turn: hand.turn(random.between(-38, 8)),
    warp: warp * 1.2,
    folds,
    drape: { amount: 0.25, across: 180, down: 120 },
    strength: 1.7,
    form: 0.2,
    edge: 0,
  });
}
