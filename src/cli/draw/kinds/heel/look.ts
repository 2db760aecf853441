// What the uppers of heeled shoes share, in the coordinates of last.ts: along the foot (0 to 400), up from the seat.
import { darken } from '../../colour.ts';
import type { Last } from './last.ts';
import { clipTo, edgeLine, hollow, solid } from '../../light.ts';
import type { Metal } from '../../materials.ts';
import { joined, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish, Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Look {
  readonly ctx: Ctx;
  readonly last: Last;
  readonly upper: Fabric;
  readonly finish: Finish;
  readonly lining: string;
  readonly metal: Metal;
  readonly toe: 'pointed' | 'round' | 'square';
  /** Buckles sit on the foot's outer side: of a pair seen from one side, the far shoe shows its inner one. */
  readonly outerSide: boolean;
}

/** The profile of the toe from the feather line up to the throat at (112, 62). */
export const TOES: Readonly<Record<Look['toe'], string>> = {
  pointed: 'M-3 0C10 14 44 30 70 46C86 56 100 60 112 62',
  round: 'M2 0C-6 18 8 34 34 42C62 50 90 56 112 62',
  square: 'M0 0C-4 14 -2 26 8 30C40 40 84 52 112 62',
};

export const piece = (
  look: Look,
  outline: Path,
  extra: { folds?: Fold[]; over?: string; form?: number } = {},
): string =>
  clothPiece(look.ctx, {
    outline,
    fabric: look.upper,
    finish: look.finish,
    turn: -12,
    warp: 4,
    form: extra.form ?? 0.8,
    folds: extra.folds,
    over: extra.over,
  });

export function lined(look: Look, near: Path, far: Path): string {
  const inside = joined([near, reversed(far)]);
  return (
    clipTo(
      look.ctx,
      inside,
      draw(toD(inside), { fill: look.lining }),
      hollow(look.ctx, inside, look.lining, { strength: 0.8, soft: 9 }),
    ) +
    draw(toD(far), { fill: 'none', stroke: darken(look.upper.base, 0.25), 'stroke-width': 2.6 }) +
    edgeLine(inside, look.lining, { strength: 0.4 })
  );
}

/** The cushioned sock on which the foot stands, seen at its edge. */
export function sock(look: Look): string {
  const { ctx, last } = look;
  const top = last.on('M2 0C10 8 60 9 120 8C200 7 280 7 340 8C376 9 398 10 402 0');
  const outline = joined([top, reversed(last.seat)]);
  return solid(ctx, outline, { base: look.lining, form: 0.5, reach: 4 });
}
