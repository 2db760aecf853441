// What holds folded linen together.
import { darken, lighten } from '../../colour.ts';
import { solid } from '../../light.ts';
import { path, polygon, roundRect, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';
import { spotOf } from './oblique.ts';
import type { Folded } from './oblique.ts';

export const CUTS = {
  set: ['bedsheet', 'towels', 'blanket', 'napkins', 'dohar', 'single'],
  tie: ['none', 'ribbon', 'belly-band', 'strap'],
  // Pillow covers: one in the print's colours turned about, or all of the sheet's cloth with a band at the open end.
  covers: ['turned', 'banded'],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** A bow with two loops and two tails, its knot at (x, y). */
function bow(ctx: Ctx, [x, y]: Point, colour: string): string {
  const loop = (side: 1 | -1): Path =>
    path(
      `M${x} ${y}C${x + side * 20} ${y - 36} ${x + side * 62} ${y - 30 + side * 8} ${x + side * 56} ${y - 4 + side * 8}C${x + side * 48} ${y + 14} ${x + side * 20} ${y + 8} ${x} ${y}Z`,
    );
  const tail = (side: 1 | -1): Path =>
    path(
      `M${x} ${y}C${x + side * 12} ${y + 14} ${x + side * 20} ${y + 24} ${x + side * 40} ${y + 40}L${x + side * 22} ${y + 46}C${x + side * 12} ${y + 30} ${x + side * 4} ${y + 18} ${x} ${y}Z`,
    );
  const satin = ctx.plain(colour);
  const piece = (outline: Path): string => clothPiece(ctx, { outline, fabric: satin, finish: 'satin', form: 0.8 });
  return [tail(-1), tail(1), loop(-1), loop(1), roundRect(x - 9, y - 11, 18, 20, 7)].map(piece).join('');
}

/** A ribbon with a bow, a paper band, or a belt with a buckle, over the top and down the front of the pile. */
export function tieArt(ctx: Ctx, cut: Cut, folds: readonly Folded[]): string {
  const [low, high] = [folds[0], folds.at(-1)];
  if (cut.tie === 'none' || !low || !high) return '';
  const colour = ctx.colour(ctx.colourCount - 1);
  const half = cut.tie === 'belly-band' ? 50 : cut.tie === 'strap' ? 15 : 9;
  const middle = high.width * 0.5;
  // The same line on the lowest piece, whose near corner lies further to the right.
  const below = folds.length > 1 ? middle + 26 : middle;
  const bulge = (low.height / low.noses) * -0.5;
  const over = polygon([
    spotOf(high, middle - half, high.depth, high.height),
    spotOf(high, middle + half, high.depth, high.height),
    spotOf(high, middle + half, 0, high.height),
    spotOf(high, middle - half, 0, high.height),
  ]);
  const down = (along: number): Point[] => [
    spotOf(low, along, bulge, low.height * 0.88),
    spotOf(low, along, bulge, low.height * 0.1),
    spotOf(low, along, 0, 0),
  ];
  const front = polygon([
    spotOf(high, middle - half, 0, high.height),
    ...down(below - half),
    ...down(below + half).reverse(),
    spotOf(high, middle + half, 0, high.height),
  ]);
  const strip =
    solid(ctx, front, { base: darken(colour, 0.1), form: 0.4, reach: 6 }) +
    solid(ctx, over, { base: lighten(colour, 0.08), form: 0.3, reach: 6 });
  if (cut.tie === 'ribbon') return strip + bow(ctx, spotOf(high, middle, high.depth * 0.3, high.height), colour);
  if (cut.tie === 'belly-band') return strip;
  const [x, y] = spotOf(low, below, bulge, low.height * 0.6);
  const frame = draw(toD(roundRect(-24, -14, 48, 28, 5)), { fill: 'none', stroke: '#c9a04a', 'stroke-width': 5 });
  return strip + place(frame, { x, y, turn: 11 });
}
