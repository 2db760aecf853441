// A tee folded as a shop folds it.
import { darken, lighten } from '../../colour.ts';
import { stitches, wallShadow } from '../../light.ts';
import { ribNeck } from '../../parts/collars.ts';
import { AXIS, innerBack, necklineHalf, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { NECKS } from './plan.ts';
import type { Cut } from './plan.ts';
import { joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

const TOP = 146;
const HALF = 74;
/** Where the body is folded under; the hem looks out a little below. */
const LOW = TOP + 196;
export const FOLDED_BOX = { x: AXIS - HALF - 18, y: TOP - 12, width: HALF * 2 + 36, height: 224 };

/** Sleeves and sides lie folded behind. Shoulders slope as on a worn tee; the sides are folds and run straight down to the fold across. */
function outlineOf(plan: BodyPlan, neck: Path): Path {
  const N = plan.neckHalf;
  const shoulder = (s: number): string => `${AXIS + s * (HALF - 4)} ${TOP + 17}`;
  return joined([
    path(
      `M${AXIS - N} ${TOP}C${AXIS - N - 18} ${TOP + 6} ${AXIS - HALF + 22} ${TOP + 11} ${shoulder(-1)}Q${AXIS - HALF - 1} ${TOP + 19} ${AXIS - HALF} ${TOP + 25}` +
        `L${AXIS - HALF + 2} ${LOW - 5}Q${AXIS - HALF + 2} ${LOW} ${AXIS - HALF + 8} ${LOW}Q${AXIS} ${LOW + 4} ${AXIS + HALF - 8} ${LOW}Q${AXIS + HALF - 2} ${LOW} ${AXIS + HALF - 2} ${LOW - 5}L${AXIS + HALF} ${TOP + 25}` +
        `Q${AXIS + HALF + 1} ${TOP + 19} ${shoulder(1)}C${AXIS + HALF - 22} ${TOP + 11} ${AXIS + N + 18} ${TOP + 6} ${AXIS + N} ${TOP}`,
    ),
    reversed(wholeNeckline(neck)),
  ]);
}

/** What is folded under and looks out at the foot: the back of the body, then its hem. */
function under(ctx: Ctx, fabric: Fabric): string {
  const sheet = (inset: number, drop: number): Path =>
    path(
      `M${AXIS - HALF + inset} ${LOW - 40}V${LOW + drop - 3}Q${AXIS - HALF + inset} ${LOW + drop} ${AXIS - HALF + inset + 4} ${LOW + drop}` +
        `Q${AXIS} ${LOW + drop + 3} ${AXIS + HALF - inset - 4} ${LOW + drop}Q${AXIS + HALF - inset} ${LOW + drop} ${AXIS + HALF - inset} ${LOW + drop - 3}V${LOW - 40}Z`,
    );
  const thread = lighten(fabric.base, 0.3);
  const hem = sheet(7, 13);
  return (
    wallShadow(ctx, [hem], { distance: 9 }) +
    clothPiece(ctx, {
      outline: hem,
      fabric,
      form: 0.6,
      over: [9, 11.5]
        .map((y) =>
          stitches(
            path(`M${AXIS - HALF} ${LOW + y - 1}Q${AXIS} ${LOW + y + 2} ${AXIS + HALF} ${LOW + y - 1}`),
            thread,
            {
              width: 0.8,
              opacity: 0.6,
            },
          ),
        )
        .join(''),
    }) +
    clothPiece(ctx, { outline: sheet(4, 5), fabric: ctx.plain(darken(fabric.base, 0.1)), form: 0.8 })
  );
}

function oneFolded(ctx: Ctx, cut: Cut, fabric: Fabric, label: string): string {
  const plan: BodyPlan = {
    top: TOP,
    neckHalf: 33,
    shoulderHalf: HALF - 10,
    shoulderDrop: 14,
    underarm: [HALF - 2, 190],
    side: [[HALF - 2, LOW]],
    hemSag: 0,
  };
  const [shape, depth] = NECKS[cut.neck === 'polo' ? 'crew' : cut.neck];
  const neck = necklineHalf(shape, plan, depth);
  const outline = outlineOf(plan, neck);
  const base = fabric.base;
  const level = (y: number, sag: number): readonly [number, number][] => [
    [AXIS - HALF - 4, y],
    [AXIS, y + sag],
    [AXIS + HALF + 4, y],
  ];
  return (
    under(ctx, fabric) +
    wallShadow(ctx, [outline], { distance: 12 }) +
    innerBack(ctx, plan, neck, fabric, { label }) +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.7,
      folds: [
        // Pressed across when it lay folded smaller, and rounded where it turns under.
        { points: level(TOP + 116, 3), width: 7, depth: -0.1, open: 'both', soft: 0.6 },
        { points: level(TOP + 122, 3), width: 9, depth: 0.16, open: 'both', soft: 0.6 },
        { points: level(LOW - 6, 3), width: 12, depth: 0.12, open: 'both', soft: 0.6 },
        {
          points: [
            [AXIS - 40, TOP + 40],
            [AXIS - 28, TOP + 70],
            [AXIS - 34, TOP + 108],
          ],
          width: 22,
          depth: 0.14,
        },
        {
          points: [
            [AXIS + 44, TOP + 128],
            [AXIS + 34, TOP + 154],
            [AXIS + 42, TOP + 184],
          ],
          width: 22,
          depth: -0.16,
        },
      ],
      drape: { amount: 0.24, across: 90, down: 60 },
    }) +
    ribNeck(ctx, neck, outline, { colour: base, width: 9 })
  );
}

export function drawFolded(ctx: Ctx, cut: Cut): string {
  return oneFolded(ctx, cut, ctx.fabric, '#f1e6d2');
}
