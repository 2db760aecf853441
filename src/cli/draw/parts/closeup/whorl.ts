// The cloth twisted into a whorl that fills the canvas.
import { path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Knot } from '../../path.ts';
import type { Ctx } from '../../types.ts';
import type { ClothNear } from './look.ts';

export function whorl(ctx: Ctx, { fabric, finish, warp, random }: ClothNear): string {
  const [cx, cy] = [random.between(190, 330), random.between(190, 320)];
  const way = random.next() < 0.5 ? 1 : -1;
  const arms = random.whole(9, 12);
  const from = random.between(0, 6);
  const folds: Fold[] = [];
  for (let n = 0; n < arms; n += 1) {
    const start = from + (n / arms) * Math.PI * 2 + random.near(0, 0.08);
    const points: Knot[] = [14, 70, 150, 250, 380, 540].map((r, step): Knot => {
      const angle = start + way * (step * 0.26 + (step > 2 ? -(step - 2) * 0.1 : 0));
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
    folds.push({ points, width: 46 + (n % 3) * 10, depth: n % 2 ? -0.55 : 0.6, open: 'end', soft: 0.3 });
  }
  return clothPiece(ctx, {
    outline: path('M-40 -40H560V560H-40Z'),
    fabric,
    finish,
    scale: 2.2,
    turn: random.between(-30, 30),
    warp: warp * 1.2,
    folds,
    drape: { amount: 0.2, across: 150, down: 150 },
    strength: 1.7,
    form: 0.2,
    edge: 0,
  });
}
