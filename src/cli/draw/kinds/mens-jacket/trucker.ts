// The denim jacket: yoke, two flap pockets, seams that run in from them to the waistband, metal buttons.
import { darken, lighten } from '../../colour.ts';
import { castOn, crease, seam, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { collarBack, collarDepth, shirtCollar } from '../../parts/collars.ts';
import { AXIS, necklineHalf } from '../../parts/garment.ts';
import { acrossArm } from '../../parts/mens-arm.ts';
import type { Arm } from '../../parts/mens-arm.ts';
import { buildUpper, hemBand, mensPlan } from '../../parts/menswear.ts';
import { button } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { joined, parallel, path, reversed, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

const EVERYTHING = path('M0 0H512V600H0Z');

/** Felled seams: the groove and two rows of thread beside it. */
function felled(line: Path, base: string, thread: string, side = 1): string {
  return (
    seam(line, base, { strength: 0.6 }) +
    [3.2, 6.4].map((d) => stitches(parallel(line, d * side), thread, { width: 1, length: 3, gap: 2 })).join('')
  );
}

export function trucker(ctx: Ctx): string {
  const back = ctx.view === 'back';
  const { fabric } = ctx;
  const base = fabric.base;
  const thread = ctx.colourCount > 1 ? ctx.colour(1) : '#c9954f';
  const plan = mensPlan({ neck: 30, shoulder: 91, chest: 102, underarm: 158, waist: 97, hem: 92, length: 256 });
  const depth = back ? 8 : collarDepth(plan, 'point');
  const T = plan.top;
  const low = (plan.side.at(-1)?.[1] ?? 316) + plan.hemSag;
  const copper = METALS.copper.base;
  const cuffs = (arm: Arm): string => {
    const [end, top] = [acrossArm(arm, -1, -0.5), acrossArm(arm, 23, -0.5)];
    const tip = end.curves.at(-1)?.[2] ?? end.start;
    const at = arm.mirror ? end.start : tip;
    return (
      clothPiece(ctx, {
        outline: joined([top, reversed(end)]),
        fabric,
        turn: arm.lean,
        form: 0.8,
        warp: 3,
        over: [3, 20].map((d) => stitches(acrossArm(arm, d), thread, { width: 1, length: 3, gap: 2 })).join(''),
      }) + button(ctx, at[0] + (arm.mirror ? 9 : -9), at[1] - 11, 4, copper, 'shank')
    );
  };
  const yoke = path(`M${AXIS - 116} ${T + 60}H${AXIS + 116}`);
  const shoulder = [-1, 1]
    .map((s) => felled(path(`M${AXIS + s * 30} ${T + 13}L${AXIS + s * 92} ${T + 34}`), base, thread, s))
    .join('');
  const front = (): string => {
    const strip = roundRect(AXIS - 11, T + depth - 3, 22, low - T, 1);
    const pockets = [-1, 1]
      .map((s) => {
        const m = AXIS + s * 52;
        const lid = path(`M${m - 27} ${T + 60}H${m + 27}V${T + 76}L${m} ${T + 87}L${m - 27} ${T + 76}Z`);
        const lidEdge = path(`M${m - 27} ${T + 62}V${T + 76}L${m} ${T + 87}L${m + 27} ${T + 76}V${T + 62}`);
        const [inner, outer] = [m - s * 22, m + s * 24];
        const bagIn = path(`M${inner} ${T + 80}L${AXIS + s * 22} ${low}`);
        const bagOut = path(`M${outer} ${T + 78}L${AXIS + s * 64} ${low}`);
        const welt = path(`M${AXIS + s * 78} ${T + 150}L${AXIS + s * 66} ${T + 206}`);
        return (
          felled(bagIn, base, thread, -s) +
          felled(bagOut, base, thread, s) +
          crease(ctx, welt, base, { width: 3, strength: 0.5 }) +
          stitches(parallel(welt, s * 4), thread, { width: 1, length: 3, gap: 2 }) +
          sewnPiece(ctx, {
            outline: lid,
            fabric,
            under: EVERYTHING,
            sewn: [lidEdge],
            inset: 3,
            thread,
            rows: 2,
            form: 0.45,
            lift: 2.4,
            warp: 2,
          }) +
          button(ctx, m, T + 78, 4, copper, 'shank')
        );
      })
      .join('');
    const buttons = [0, 1, 2, 3, 4]
      .map((n) => button(ctx, AXIS, T + depth + 14 + n * 43, 4.6, copper, 'shank'))
      .join('');
    return (
      shoulder +
      felled(yoke, base, thread) +
      pockets +
      castOn(ctx, EVERYTHING, strip, { base, dx: 2.4, dy: 1, soft: 2, strength: 0.4 }) +
      clothPiece(ctx, { outline: strip, fabric, form: 0.3, warp: 0 }) +
      [-8, 8]
        .map((dx) => stitches(path(`M${AXIS + dx} ${T + depth}V${low}`), thread, { width: 1, length: 3, gap: 2 }))
        .join('') +
      buttons
    );
  };
  const rear = (): string =>
    felled(path(`M${AXIS - 116} ${T + 64}H${AXIS + 116}`), base, thread) +
    [-1, 1].map((s) => felled(path(`M${AXIS + s * 50} ${T + 66}L${AXIS + s * 30} ${low}`), base, thread, s)).join('');
  const { art, body } = buildUpper(ctx, {
    plan,
    neck: necklineHalf('crew', plan, depth),
    fabric,
    back,
    finish: 'heavy',
    sleeve: { length: 226, cuff: 41, lean: 12.5 },
    cuffs,
    overSleeve: () => '',
    inside: back ? { dip: 6 } : false,
    overBody: back ? rear() : front(),
  });
  const band = hemBand(plan, 20, -0.5);
  const waist =
    clothPiece(ctx, { outline: band, fabric, form: 0.7, warp: 2 }) +
    [3, 17]
      .map((d) =>
        stitches(path(`M${AXIS - 90} ${low - 5 - d}Q${AXIS} ${low + 5 - d} ${AXIS + 90} ${low - 5 - d}`), thread, {
          width: 1,
          length: 3,
          gap: 2,
        }),
      )
      .join('') +
    (back ? '' : button(ctx, AXIS, low - 12, 4.6, copper, 'shank'));
  return (
    art +
    waist +
    (back
      ? collarBack(ctx, plan, body, fabric)
      : shirtCollar(ctx, plan, body, { style: 'point', fabric, thread, label: darken(lighten('#b57f45', 0.2), 0.1) }))
  );
}
