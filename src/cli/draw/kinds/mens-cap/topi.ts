// The round woven cap without a peak, seen a little from above.
import { lighten, mix } from '../../colour.ts';
import { crease, groundShadow, stitches } from '../../light.ts';
import { fannedFolds } from '../../folds.ts';
import { createLathe } from '../../parts/lathe.ts';
import { turnedBody } from '../../parts/ware.ts';
import { oval, path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const TOP = 264;
const FOOT = 384;

/** A stiff wall with its bands woven round it, under a crown that is gathered to the middle and pressed flat. */
export function topi(ctx: Ctx): string {
  const base = ctx.colour(0);
  const braid = ctx.colour(Math.min(1, ctx.colourCount - 1));
  const lathe = createLathe(
    256,
    [
      [146, TOP],
      [148, TOP + 10],
      [146, TOP + 70],
      [142, FOOT],
    ],
    0.2,
  );
  const half = lathe.halfAt(TOP);
  const crown = path(
    `M${256 - half} ${TOP}C${256 - half} ${TOP - 30} ${256 - 84} ${TOP - 42} 256 ${TOP - 42}S${256 + half} ${TOP - 30} ${256 + half} ${TOP}C${256 + half} ${TOP + 17} ${256 + 80} ${TOP + 30} 256 ${TOP + 30}S${256 - half} ${TOP + 17} ${256 - half} ${TOP}Z`,
  );
  const tape = (from: number, to: number): string =>
    draw(toD(lathe.band(from, to)), { fill: braid }) +
    [from, to]
      .map((y) => draw(toD(lathe.ring(y)), { fill: 'none', stroke: mix(braid, '#fff3d0', 0.55), 'stroke-width': 1.6 }))
      .join('');
  const gathers = fannedFolds(ctx.random.fork('top'), {
    at: [256, TOP - 8],
    toward: 90,
    spread: 340,
    length: 120,
    count: 17,
    depth: 0.15,
    width: 13,
  });
  return (
    groundShadow(ctx, { x: 258, y: FOOT + 20, width: 310, depth: 26 }) +
    turnedBody(ctx, lathe, {
      stuff: 'matt',
      colour: base,
      print: { fabric: ctx.fabric, from: TOP + 6, to: FOOT - 9, scale: 1 },
      over: tape(FOOT - 12, FOOT - 3) + tape(TOP + 2, TOP + 8),
    }) +
    clothPiece(ctx, {
      outline: crown,
      fabric: ctx.cloth({ name: 'twill', scale: 0.7 }, [base]),
      form: 0.7,
      folds: gathers,
      over: stitches(oval(256, TOP - 7, 92, 22), lighten(base, 0.35), { width: 1.1, length: 3.4, gap: 2.4 }),
    }) +
    crease(ctx, lathe.ring(TOP + 1), base, { width: 3, strength: 0.45 })
  );
}
