// Tees folded as a shop folds them: one alone, or three laid over each other.
import { darken, lighten } from '../../colour.ts';
import { seam, stitches, wallShadow } from '../../light.ts';
import { ribNeck } from '../../parts/collars.ts';
import { AXIS, innerBack, necklineHalf, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { NECKS } from './plan.ts';
import type { Cut } from './plan.ts';
import { joined, moved, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

const TOP = 130;
export const FOLDED_BOX = { x: AXIS - 92, y: TOP - 12, width: 184, height: 252 };

function outlineOf(plan: BodyPlan, neck: Path): Path {
  const N = plan.neckHalf;
  const half = 90;
  return joined([
    path(
      `M${AXIS - N} ${TOP}C${AXIS - N - 16} ${TOP + 5} ${AXIS - half + 16} ${TOP + 10} ${AXIS - half + 8} ${TOP + 13}Q${AXIS - half} ${TOP + 16} ${AXIS - half} ${TOP + 28}` +
        `V${TOP + 222}Q${AXIS - half} ${TOP + 234} ${AXIS - half + 12} ${TOP + 234}H${AXIS + half - 12}Q${AXIS + half} ${TOP + 234} ${AXIS + half} ${TOP + 222}V${TOP + 28}` +
        `Q${AXIS + half} ${TOP + 16} ${AXIS + half - 8} ${TOP + 13}C${AXIS + half - 16} ${TOP + 10} ${AXIS + N + 16} ${TOP + 5} ${AXIS + N} ${TOP}`,
    ),
    reversed(wholeNeckline(neck)),
  ]);
}

function oneFolded(ctx: Ctx, cut: Cut, fabric: Fabric, label: string): string {
  const plan: BodyPlan = {
    top: TOP,
    neckHalf: 33,
    shoulderHalf: 80,
    shoulderDrop: 14,
    underarm: [88, 190],
    side: [[88, 360]],
    hemSag: 0,
  };
  const [shape, depth] = NECKS[cut.neck === 'polo' ? 'crew' : cut.neck];
  const neck = necklineHalf(shape, plan, depth);
  const outline = outlineOf(plan, neck);
  const base = fabric.base;
  const creases = [-1, 1]
    .map((s) =>
      seam(
        path(
          `M${AXIS + s * 76} ${TOP + 18}C${AXIS + s * 74} ${TOP + 90} ${AXIS + s * 77} ${TOP + 170} ${AXIS + s * 76} ${TOP + 232}`,
        ),
        base,
        { strength: 0.16 },
      ),
    )
    .join('');
  return (
    wallShadow(ctx, [outline], { distance: 12 }) +
    [6, 3]
      .map((drop) =>
        clothPiece(ctx, { outline: moved(outline, 0, drop), fabric: ctx.plain(darken(base, 0.12)), form: 0.8 }),
      )
      .join('') +
    innerBack(ctx, plan, neck, fabric, { label }) +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.85,
      folds: [
        {
          points: [
            [AXIS - 80, TOP + 80],
            [AXIS, TOP + 92],
            [AXIS + 84, TOP + 76],
          ],
          width: 26,
          depth: 0.12,
        },
        {
          points: [
            [AXIS - 80, TOP + 170],
            [AXIS, TOP + 160],
            [AXIS + 84, TOP + 172],
          ],
          width: 30,
          depth: -0.12,
        },
      ],
      drape: { amount: 0.28, across: 90, down: 90 },
      over:
        creases +
        stitches(path(`M${AXIS - 88} ${TOP + 226}H${AXIS + 88}`), lighten(base, 0.3), { width: 0.8, opacity: 0.5 }),
    }) +
    ribNeck(ctx, neck, outline, { colour: base, width: 9 })
  );
}

export function drawFolded(ctx: Ctx, cut: Cut): string {
  return oneFolded(ctx, cut, ctx.fabric, '#f1e6d2');
}

/** Three of them, each in its own colour of the recipe, like cards in a hand. */
export function drawFan(ctx: Ctx, cut: Cut): string {
  const spots = [
    { x: -74, y: -34, turn: -8 },
    { x: 4, y: 0, turn: 1 },
    { x: 80, y: 36, turn: 8 },
  ];
  return spots
    .map(({ x, y, turn }, n) =>
      place(place(oneFolded(ctx, cut, ctx.plain(ctx.colour(n)), '#f1e6d2'), { x: -AXIS, y: -247 }), {
        x: AXIS + x,
        y: 247 + y,
        turn,
      }),
    )
    .join('');
}
