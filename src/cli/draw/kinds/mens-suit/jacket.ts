// The tailored jacket: fronts that lie over each other and round away at the hem, lapels, collar, pockets.
import { darken, lighten, lightnessOf } from '../../colour.ts';
import { flippedFolds } from '../../folds.ts';
import { castOn, crease, seam, stitches } from '../../light.ts';
import { AXIS, sideHalf } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { flipped, joined, parallel, path } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

const EVERYTHING = path('M0 0H512V700H0Z');

/** Where the lapels meet: above it the shirt is seen, below it the fronts round away. */
export const BREAK = 148;

/** The left front: shoulder, side, hem, the rounded corner and the roll line up to the neck. */
export function leftFront(plan: BodyPlan): Path {
  const T = plan.top;
  const corner = plan.side.at(-1) ?? plan.underarm;
  const low = corner[1];
  const side = sideHalf(plan);
  const front = path(
    `M${AXIS - corner[0]} ${low}C${AXIS - 70} ${low + 6} ${AXIS - 50} ${low + 8} ${AXIS - 40} ${low + 7}C${AXIS - 18} ${low + 4} ${AXIS - 6} ${low - 26} ${AXIS + 1} ${low - 62}` +
      `C${AXIS + 6} ${T + BREAK + 44} ${AXIS + 8} ${T + BREAK + 20} ${AXIS + 9} ${T + BREAK}C${AXIS - 4} ${T + BREAK - 34} ${AXIS - 22} ${T + 50} ${AXIS - plan.neckHalf} ${T}`,
  );
  return joined([side, front]);
}

/** The opening between the fronts, as deep as the break. */
export function opening(plan: BodyPlan): Path {
  const T = plan.top;
  const half = path(
    `M${AXIS - plan.neckHalf} ${T}C${AXIS - 22} ${T + 50} ${AXIS - 6} ${T + BREAK - 24} ${AXIS + 2} ${T + BREAK + 6}`,
  );
  return joined([
    half,
    path(
      `M${AXIS + 2} ${T + BREAK + 6}C${AXIS + 8} ${T + BREAK - 24} ${AXIS + 22} ${T + 50} ${AXIS + plan.neckHalf} ${T}`,
    ),
  ]);
}

export interface LapelLook {
  readonly style: 'notch' | 'peak' | 'shawl';
  readonly fabric: Fabric;
  /** Satin facing of evening jackets. */
  readonly facing?: Fabric;
}

export function lapels(ctx: Ctx, plan: BodyPlan, under: Path, look: LapelLook): string {
  const T = plan.top;
  const N = plan.neckHalf;
  const { fabric, facing = fabric, style } = look;
  const base = facing.base;
  const p = (x: number, y: number): string => `${AXIS - x} ${T + y}`;
  const roll = `C${p(22, 50)} ${p(4, BREAK - 34)} ${p(-9, BREAK)}`;
  const outlines: Readonly<Record<LapelLook['style'], string>> = {
    notch: `M${p(N - 4, 10)}${roll}C${p(14, BREAK - 26)} ${p(48, 96)} ${p(57, 62)}L${p(37, 54)}L${p(32, 20)}Z`,
    peak: `M${p(N - 4, 10)}${roll}C${p(16, BREAK - 26)} ${p(52, 96)} ${p(66, 44)}L${p(38, 52)}L${p(32, 20)}Z`,
    shawl: `M${p(N - 2, -11)}C${p(N - 3, 10)} ${p(22, 50)} ${p(-9, BREAK)}C${p(22, BREAK - 28)} ${p(54, 92)} ${p(52, 46)}C${p(50, 20)} ${p(N + 14, -2)} ${p(N - 2, -11)}Z`,
  };
  const collar = path(
    `M${p(N - 2, -11)}C${p(N - 2, 4)} ${p(26, 24)} ${p(22, 36)}L${p(38, 54)}L${p(52, 42)}C${p(50, 20)} ${p(N + 14, -2)} ${p(N - 2, -11)}Z`,
  );
  const back = path(
    `M${p(N - 1, -11)}C${p(N * 0.5, -19)} ${p(-N * 0.5, -19)} ${p(-N + 1, -11)}L${p(-N - 4, 2)}C${p(-N * 0.5, -6)} ${p(N * 0.5, -6)} ${p(N + 4, 2)}Z`,
  );
  const leaf = path(outlines[style]);
  // Satin shows its gleam where the lapel rolls over.
  const roundRoll: Fold[] = [
    {
      points: [
        [AXIS - 34, T + 14],
        [AXIS - 35, T + 56],
        [AXIS - 12, T + 116],
      ],
      width: 13,
      depth: 0.5,
    },
  ];
  const side = (mirror: boolean): string => {
    const turn = (one: Path): Path => (mirror ? flipped(one) : one);
    const tilt = mirror ? -18 : 18;
    const shape = turn(leaf);
    return (
      castOn(ctx, under, shape, { base, dx: 3, dy: 4, soft: 4, strength: 0.55 }) +
      clothPiece(ctx, {
        outline: shape,
        fabric: facing,
        finish: facing === fabric ? 'heavy' : 'satin',
        folds: facing === fabric ? [] : mirror ? flippedFolds(roundRoll) : roundRoll,
        turn: tilt,
        form: 0.5,
        warp: 3,
        edge: 0.75,
      }) +
      (style === 'shawl'
        ? ''
        : castOn(ctx, under, turn(collar), { base, dx: 2, dy: 3, soft: 2.5, strength: 0.5 }) +
          clothPiece(ctx, {
            outline: turn(collar),
            fabric,
            finish: 'heavy',
            turn: tilt * 1.6,
            form: 0.6,
            warp: 3,
            edge: 0.75,
          }))
    );
  };
  const hole = path(`M${AXIS + 40} ${T + 74}L${AXIS + 50} ${T + 70}`);
  return (
    clothPiece(ctx, { outline: back, fabric: style === 'shawl' ? facing : fabric, form: 0.8, warp: 2 }) +
    side(true) +
    side(false) +
    (style === 'shawl' ? '' : stitches(hole, darken(base, 0.3), { width: 1.4, length: 12, gap: 0 }))
  );
}

/** Pockets, darts, buttons: sewn on both fronts. */
export function jacketDetails(
  ctx: Ctx,
  plan: BodyPlan,
  fabric: Fabric,
  look: { square?: string; patch: boolean; facing?: string },
): string {
  const base = fabric.base;
  const T = plan.top;
  const pale = lightnessOf(base) > 0.7 ? darken(base, 0.12) : lighten(base, 0.18);
  const darts = [-1, 1]
    .map((s) =>
      seam(
        path(
          `M${AXIS + s * 58} ${T + 112}C${AXIS + s * 54} ${T + 140} ${AXIS + s * 54} ${T + 160} ${AXIS + s * 58} ${T + 182}`,
        ),
        base,
        { strength: 0.28 },
      ),
    )
    .join('');
  const flap = (s: number): string => {
    const x = AXIS + s * 64;
    if (look.patch) {
      const shape = path(
        `M${x - 27} ${T + 178}H${x + 27}V${T + 220}Q${x + 27} ${T + 234} ${x + 14} ${T + 235}H${x - 14}Q${x - 27} ${T + 234} ${x - 27} ${T + 220}Z`,
      );
      return (
        castOn(ctx, EVERYTHING, shape, { base, dx: 1.6, dy: 2, soft: 2, strength: 0.45 }) +
        clothPiece(ctx, {
          outline: shape,
          fabric,
          form: 0.35,
          warp: 1,
          over: stitches(
            path(
              `M${x - 24} ${T + 180}V${T + 219}Q${x - 24} ${T + 231} ${x - 14} ${T + 232}H${x + 14}Q${x + 24} ${T + 231} ${x + 24} ${T + 219}V${T + 180}`,
            ),
            pale,
            { width: 0.8, opacity: 0.6 },
          ),
        })
      );
    }
    const shape = path(
      `M${x - 27} ${T + 184}L${x + 27} ${T + 184 + s * 3}V${T + 198}Q${x + 26} ${T + 203} ${x + 20} ${T + 203}H${x - 20}Q${x - 26} ${T + 203} ${x - 27} ${T + 198}Z`,
    );
    return (
      castOn(ctx, EVERYTHING, shape, { base, dx: 1, dy: 2.4, soft: 2, strength: 0.5 }) +
      clothPiece(ctx, { outline: shape, fabric, form: 0.5, warp: 1, edge: 0.7 }) +
      seam(path(`M${x - 28} ${T + 183}L${x + 28} ${T + 183 + s * 3}`), base, { strength: 0.6 })
    );
  };
  const breast = path(`M${AXIS + 52} ${T + 92}L${AXIS + 84} ${T + 88}V${T + 96}L${AXIS + 52} ${T + 100}Z`);
  const square = look.square
    ? clothPiece(ctx, {
        outline: path(
          `M${AXIS + 54} ${T + 93}L${AXIS + 57} ${T + 78}L${AXIS + 65} ${T + 85}L${AXIS + 73} ${T + 73}L${AXIS + 81} ${T + 90}Z`,
        ),
        fabric: ctx.plain(look.square),
        finish: 'silk',
        form: 0.7,
      })
    : '';
  return (
    darts +
    flap(-1) +
    flap(1) +
    square +
    castOn(ctx, EVERYTHING, breast, { base, dx: 1, dy: 1.6, soft: 1.4, strength: 0.5 }) +
    clothPiece(ctx, { outline: breast, fabric, turn: 90, form: 0.4, warp: 1 })
  );
}

export function jacketButtons(ctx: Ctx, plan: BodyPlan, colour: string, count: number): string {
  const T = plan.top;
  return Array.from({ length: count }, (_, n) => {
    const y = T + BREAK + 10 + n * 40;
    return (
      crease(ctx, path(`M${AXIS + 2} ${y - 8}L${AXIS - 10} ${y + 2}`), colour, { width: 1.2, strength: 0.2 }) +
      button(ctx, AXIS - 2, y, 5, colour)
    );
  }).join('');
}

/** Groove of the front edge, for the light to catch. */
export function frontEdge(plan: BodyPlan, base: string): string {
  const T = plan.top;
  const low = plan.side.at(-1)?.[1] ?? 320;
  const line = path(
    `M${AXIS - 9} ${T + BREAK + 4}C${AXIS - 8} ${T + BREAK + 44} ${AXIS - 4} ${low - 90} ${AXIS - 1} ${low - 62}C${AXIS + 6} ${low - 26} ${AXIS + 18} ${low + 2} ${AXIS + 40} ${low + 5}`,
  );
  return stitches(parallel(line, 4), lighten(base, 0.15), { width: 0.7, opacity: 0.35 });
}
