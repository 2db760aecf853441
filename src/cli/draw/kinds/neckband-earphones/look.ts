// Options of neckbands and the bud that all of them have.
import { darken } from '../../colour.ts';
import { gleam } from '../../light.ts';
import { METALS, metalPiece, paintStops, plastic } from '../../materials.ts';
import { pad, rod } from '../../parts/goods/forms.ts';
import { path, roundRect } from '../../path.ts';
import { ellipse } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = { style: ['round', 'slim'], buds: ['apart', 'joined'], lay: ['open', 'crossed'] } as const;
export type Cut = CutOf<typeof CUTS>;

/** One bud, its tip to the left, a magnet at its back, the cord leaving downwards. */
export function bud(ctx: Ctx): string {
  const shell = ctx.colour(0);
  const tip = path('M-22 -20C-30 -25 -46 -18 -51 -7C-53 -2 -53 2 -51 7C-46 18 -30 25 -22 20C-26 8 -26 -8 -22 -20Z');
  return (
    rod(ctx, [4, 14], [8, 46], 13, paintStops(shell, 0.4), { taper: 0.6 }) +
    metalPiece(ctx, roundRect(-28, -10, 14, 20, 3), METALS.steel, { rim: 1.4 }) +
    pad(ctx, tip, darken(ctx.colour(1), 0.1), { form: 0.9, reach: 8 }) +
    ellipse(-50, 0, 3, 6.6, { fill: darken(ctx.colour(1), 0.6) }) +
    plastic(ctx, roundRect(-17, -19, 34, 38, 12), shell, { gloss: 0.8, form: 0.9, reach: 9 }) +
    metalPiece(ctx, roundRect(13, -17, 7, 34, 3), METALS.steel, { rim: 1.4 }) +
    gleam(ctx, path('M-11 -14C-4 -17 4 -17 10 -14'), { width: 4, opacity: 0.7, soft: 0.7 })
  );
}
