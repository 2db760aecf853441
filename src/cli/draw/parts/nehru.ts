// The sleeveless band-collared jacket, alone or over a kurta.
import { darken, lighten, lightnessOf } from '../colour.ts';
import { castOn, crease, seam, stitches, wallShadow } from '../light.ts';
import { AXIS, hemLine, innerBack, necklineHalf, panel, standCollar, standCollarBack } from './garment.ts';
import type { BodyPlan } from './garment.ts';
import { armhole, chestFolds, mensPlan } from './menswear.ts';
import { button } from './notions.ts';
import { flipped, moved, parallel, path, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';

export const NEHRU: BodyPlan = mensPlan({
  neck: 29,
  shoulder: 80,
  drop: 18,
  chest: 99,
  underarm: 182,
  waist: 93,
  hem: 98,
  length: 254,
});

export interface NehruLook {
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly button: string;
  readonly square?: string;
  readonly back?: boolean;
}

/** Over a kurta it throws its shade on `under`; alone it shows its lining. */
export function drawNehru(ctx: Ctx, look: NehruLook, under?: readonly Path[]): string {
  const plan = NEHRU;
  const { fabric, back = false } = look;
  const base = fabric.base;
  const neck = necklineHalf('crew', plan, back ? 8 : 19);
  const outline = panel(plan, neck);
  const T = plan.top;
  const low = (plan.side.at(-1)?.[1] ?? 314) + plan.hemSag;
  const everything = path('M0 0H512V700H0Z');
  const front = path(`M${AXIS + 1} ${T + 17}V${low + 8}`);
  const notch = polygon([
    [AXIS - 6, low + 1],
    [AXIS + 1, low - 26],
    [AXIS + 6, low + 1],
  ]);
  const welt = (x: number, y: number, width: number, tilt: number): string => {
    const piece = path(`M${x} ${y}L${x + width} ${y - tilt}V${y - tilt + 9}L${x} ${y + 9}Z`);
    return (
      castOn(ctx, everything, piece, { base, dx: 1, dy: 2, soft: 1.6, strength: 0.5 }) +
      clothPiece(ctx, { outline: piece, fabric, turn: 90, form: 0.4, warp: 1, edge: 0.7 })
    );
  };
  const square = look.square
    ? clothPiece(ctx, {
        outline: path(
          `M${AXIS + 33} ${T + 87}L${AXIS + 38} ${T + 68}L${AXIS + 47} ${T + 77}L${AXIS + 55} ${T + 63}L${AXIS + 63} ${T + 84}Z`,
        ),
        fabric: ctx.plain(look.square),
        finish: 'silk',
        form: 0.7,
        folds: [
          {
            points: [
              [AXIS + 47, T + 77],
              [AXIS + 48, T + 88],
            ],
            width: 6,
            depth: -0.5,
          },
        ],
      })
    : '';
  const pale = lightnessOf(base) > 0.78 ? darken(base, 0.1) : lighten(base, 0.22);
  const holes = [armhole(plan), flipped(armhole(plan))]
    .map((line, n) => stitches(parallel(line, n ? 5 : -5, 26), pale, { width: 0.8, length: 2.6, gap: 2, opacity: 0.5 }))
    .join('');
  const darts = [-1, 1]
    .map((s) =>
      seam(
        path(
          `M${AXIS + s * 48} ${T + 118}C${AXIS + s * 46} ${T + 160} ${AXIS + s * 44} ${T + 190} ${AXIS + s * 47} ${T + 214}`,
        ),
        base,
        { strength: 0.3 },
      ),
    )
    .join('');
  const fastening = back
    ? seam(path(`M${AXIS} ${T + 10}V${low}`), base, { strength: 0.4 })
    : crease(ctx, front, base, { width: 2, strength: 0.4 }) +
      seam(front, base, { strength: 0.65 }) +
      stitches(parallel(front, -6), pale, { width: 0.8, length: 2.6, gap: 2, opacity: 0.45 }) +
      darts +
      square +
      welt(AXIS + 30, T + 88, 36, 3) +
      welt(AXIS - 76, T + 186, 44, -4) +
      welt(AXIS + 32, T + 190, 44, 4) +
      [0, 1, 2, 3, 4].map((n) => button(ctx, AXIS - 5, T + 36 + n * 39, 5, look.button, 'shank')).join('');
  return (
    (under
      ? under.map((one) => castOn(ctx, one, outline, { base, dx: 5, dy: 6, soft: 6, strength: 0.6 })).join('')
      : wallShadow(ctx, [outline], { distance: 15 })) +
    (under
      ? ''
      : clothPiece(ctx, { outline: moved(outline, 0, 2), fabric: ctx.plain(darken(base, 0.4)), form: 0.8 }) +
        innerBack(ctx, plan, neck, fabric, { label: back ? undefined : '#f1e6d2', dip: 7 })) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish: look.finish ?? 'heavy',
      folds: chestFolds(ctx.random.fork('nehru'), plan, 0.7),
      drape: { amount: 0.2, across: 80, down: 240 },
      warp: 4,
      form: 0.9,
      over: holes + fastening + stitches(parallel(hemLine(plan), -6), pale, { width: 0.8, opacity: 0.4 }),
    }) +
    (back || under
      ? ''
      : clothPiece(ctx, { outline: notch, fabric: ctx.plain(darken(base, 0.55)), form: 0, edge: 0.4 })) +
    (back
      ? standCollarBack(ctx, plan, fabric, { height: 15 })
      : standCollar(ctx, plan, neck, fabric, { height: 15, gap: 3 }))
  );
}
