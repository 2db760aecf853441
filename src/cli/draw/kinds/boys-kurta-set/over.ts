// What is worn over a boy's kurta.
import { border } from '../../borders.ts';
import { darken } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { castOn, clipTo, seam } from '../../light.ts';
import { AXIS, necklineHalf, standCollar } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';

import { button } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { flipped, joined, path } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** The sleeveless jacket with a stand collar, buttoned to the neck. */
export function bundi(ctx: Ctx, under: Path, plan: BodyPlan): string {
  const cloth = ctx.cloth({ name: ctx.colourCount > 3 ? 'brocade' : 'slub', scale: 0.8 }, [
    ctx.colour(2),
    ctx.colour(ctx.colourCount - 1),
    ctx.colour(0),
  ]);
  const base = cloth.base;
  const half = path(
    `M${AXIS - 32} 60C${AXIS - 28} 78 ${AXIS - 14} 84 ${AXIS - 1} 84L${AXIS - 1} 252C${AXIS - 8} 256 ${AXIS - 12} 257 ${AXIS - 20} 257C${AXIS - 50} 257 ${AXIS - 74} 255 ${AXIS - 90} 250L${AXIS - 87} 160C${AXIS - 70} 140 ${AXIS - 60} 112 ${AXIS - 64} 72Z`,
  );
  const metal = ctx.colour(ctx.colourCount - 1);
  const welt = (x: number, y: number, wide: number, mirrorless: Path): string =>
    clipTo(
      ctx,
      mirrorless,
      sewnPiece(ctx, {
        outline: path(`M${x - wide} ${y}L${x + wide} ${y - 3}V${y + 8}L${x - wide} ${y + 11}Z`),
        fabric: cloth,
        under: mirrorless,
        lift: 1.2,
      }),
    );
  const right = flipped(half, AXIS);
  const pocketSquare = draw(`M${AXIS + 36} 143L${AXIS + 42} 130L${AXIS + 48} 138L${AXIS + 56} 128L${AXIS + 60} 141Z`, {
    fill: ctx.colour(0),
    stroke: darken(ctx.colour(0), 0.4),
    'stroke-width': 0.8,
  });
  return (
    [right, half]
      .map(
        (shape) =>
          castOn(ctx, under, shape, { base: ctx.colour(0), dx: 4, dy: 5, soft: 4, strength: 0.55 }) +
          clothPiece(ctx, { outline: shape, fabric: cloth, finish: 'heavy', form: 0.7 }),
      )
      .join('') +
    pocketSquare +
    welt(AXIS + 48, 142, 15, right) +
    welt(AXIS + 50, 218, 18, right) +
    welt(AXIS - 50, 218, 18, half) +
    seam(path(`M${AXIS - 1} 84V253`), base, { strength: 0.7 }) +
    [0, 1, 2, 3, 4].map((n) => button(ctx, AXIS + 7, 100 + n * 33, 4.8, metal, 'shank')).join('') +
    standCollar(ctx, plan, necklineHalf('crew', plan, 22), cloth, { height: 17 })
  );
}

export function stole(ctx: Ctx, under: readonly Path[]): string {
  const cloth = ctx.cloth({ name: 'pin-dot' }, [ctx.colour(2), ctx.colour(ctx.colourCount - 1)]);
  const metal = ctx.colour(ctx.colourCount - 1);
  const hem = path(`M${AXIS - 92} 346L${AXIS - 46} 352`);
  const shape = joined([
    path(`M${AXIS - 70} 66C${AXIS - 80} 150 ${AXIS - 90} 250 ${AXIS - 92} 346`),
    hem,
    path(`M${AXIS - 46} 352C${AXIS - 44} 250 ${AXIS - 38} 150 ${AXIS - 34} 56`),
  ]);
  return (
    under.map((one) => castOn(ctx, one, shape, { base: cloth.base, dx: 5, dy: 4, soft: 4, strength: 0.5 })).join('') +
    clothPiece(ctx, {
      outline: shape,
      fabric: cloth,
      finish: 'silk',
      form: 0.6,
      folds: hangingFolds(ctx.random.fork('stole'), {
        from: [AXIS - 68, AXIS - 36, 64],
        to: [AXIS - 90, AXIS - 48, 350],
        count: 4,
        depth: 0.34,
        stagger: 0,
        gathered: true,
      }),
      onCloth: border(hem, { style: 'zari', width: 30, colours: [ctx.colour(2), metal, ctx.colour(0)], side: 'left' }),
    }) +
    border(hem, { style: 'fringe', width: 16, colours: [ctx.colour(2), metal, metal], side: 'right', hangs: true })
  );
}
