// Collars of western wear, drawn on a finished body.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, edgeLine, hollow, seam, stitches } from '../../light.ts';
import { boundsOf, flipped, grown, joined, parallel, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS, standCollar, wholeNeckline } from '../garment.ts';
import { button } from '../notions.ts';
import { bow, cords, frillAlong } from './frills.ts';
import type { Upper } from './upper.ts';

export const COLLARS = [
  'none',
  'shirt',
  'camp',
  'peter-pan',
  'band',
  'bow',
  'roll',
  'frill',
  'polo',
  'hood',
  'tie-neck',
  'sailor',
] as const;
export type CollarName = (typeof COLLARS)[number];

export interface CollarStage {
  readonly upper: Upper;
  readonly body: Path;
  readonly fabric: Fabric;
  readonly trim: string;
  readonly back: boolean;
}

/** Both leaves of a turned-down collar and the inside of its back. */
function turnedDown(ctx: Ctx, stage: CollarStage, leaf: Path, cloth: Fabric, rim: Path, stitched = true): string {
  const { body, upper } = stage;
  const base = cloth.base;
  const { neckHalf, top } = upper.plan;
  const inside = joined([
    rim,
    path(
      `M${AXIS + neckHalf} ${top + 3}C${AXIS + neckHalf * 0.6} ${top + 16} ${AXIS - neckHalf * 0.6} ${top + 16} ${AXIS - neckHalf} ${top + 3}`,
    ),
  ]);
  const one = (outline: Path, turn: number): string =>
    castOn(ctx, body, outline, { base: stage.fabric.base, dx: 2, dy: 4, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: cloth,
      turn,
      origin: [220, 60],
      form: 0.5,
      warp: 2,
      edge: 0.85,
      over: stitched
        ? draw(toD(outline), {
            fill: 'none',
            stroke: lighten(base, 0.4),
            'stroke-width': 0.8,
            'stroke-dasharray': '2.6 1.8',
            'stroke-opacity': 0.7,
            transform: `translate(${AXIS * 0.04} ${top * 0.06}) scale(.96 .96)`,
          })
        : '',
    });
  return (
    clipTo(
      ctx,
      inside,
      cloth.reverse.paint(grown(boundsOf(inside), 3)),
      draw(toD(inside), { fill: darken(base, 0.4), opacity: 0.35 }),
      hollow(ctx, inside, base, { strength: 0.6, soft: 5 }),
    ) +
    edgeLine(inside, base, { strength: 0.6 }) +
    one(leaf, -18) +
    one(flipped(leaf), 18)
  );
}

function shirtCollar(ctx: Ctx, stage: CollarStage, open: boolean): string {
  const { upper } = stage;
  const { neckHalf, top } = upper.plan;
  const low = upper.low;
  const x = AXIS - neckHalf;
  const rim = path(
    `M${x + 2} ${top - 9}C${x + 14} ${top - 17} ${AXIS + neckHalf - 14} ${top - 17} ${AXIS + neckHalf - 2} ${top - 9}L${AXIS + neckHalf} ${top + 3}`,
  );
  const leaf = open
    ? path(
        `M${x + 3} ${top - 10}C${x + 4} ${top + 8} ${AXIS - 16} ${low - 26} ${AXIS - 3} ${low - 2}L${AXIS - 24} ${low - 18}L${AXIS - 47} ${top + (low - top) * 0.62}C${x - 20} ${top + 22} ${x - 14} ${top + 8} ${x - 7} ${top + 1}C${x - 4} ${top - 5} ${x} ${top - 9} ${x + 3} ${top - 10}Z`,
      )
    : path(
        `M${x + 3} ${top - 10}C${x + 5} ${top + 4} ${AXIS - 14} ${low - 4} ${AXIS - 2} ${low}L${AXIS - 22} ${low + 24}C${AXIS - 34} ${low + 14} ${x - 12} ${low + 2} ${x - 8} ${top + 4}C${x - 5} ${top - 4} ${x} ${top - 9} ${x + 3} ${top - 10}Z`,
      );
  return turnedDown(ctx, stage, leaf, stage.fabric, rim) + (open ? '' : button(ctx, AXIS, low + 5, 3.3, stage.trim));
}

function flatCollar(ctx: Ctx, stage: CollarStage): string {
  const { upper, fabric, trim } = stage;
  const { neckHalf, top } = upper.plan;
  const low = upper.low;
  const x = AXIS - neckHalf;
  const leaf = path(
    `M${x} ${top - 2}C${x + 2} ${low - 8} ${AXIS - neckHalf * 0.6} ${low} ${AXIS - 1} ${low}C${AXIS - 2} ${low + 16} ${AXIS - 16} ${low + 26} ${AXIS - 30} ${low + 24}C${x - 18} ${low + 20} ${x - 26} ${top + 20} ${x - 20} ${top + 9}C${x - 12} ${top + 2} ${x - 6} ${top - 2} ${x} ${top - 2}Z`,
  );
  const rim = path(`M${x} ${top}C${x + 14} ${top + 9} ${AXIS + neckHalf - 14} ${top + 9} ${AXIS + neckHalf} ${top}`);
  return turnedDown(ctx, stage, leaf, trim === fabric.base ? fabric : ctx.plain(trim), rim);
}

function rollNeck(ctx: Ctx, stage: CollarStage): string {
  const { upper, fabric } = stage;
  const { neckHalf, top } = upper.plan;
  const x = AXIS - neckHalf - 1;
  const low = upper.low;
  // Its foot lies on the neck seam: outside at the shoulders, and below the neckline in front.
  const roll = path(
    `M${x - 5} ${top + 6}C${x + 2} ${top - 4} ${x + 1} ${top - 22} ${x + 6} ${top - 27}C${AXIS - 14} ${top - 33} ${AXIS + 14} ${top - 33} ${2 * AXIS - x - 6} ${top - 27}C${2 * AXIS - x - 1} ${top - 22} ${2 * AXIS - x - 2} ${top - 4} ${2 * AXIS - x + 5} ${top + 6}C${AXIS + 20} ${low + 9} ${AXIS - 20} ${low + 9} ${x - 5} ${top + 6}Z`,
  );
  const fold: Fold = {
    points: [
      [x, top - 8],
      [AXIS, top + 4],
      [2 * AXIS - x, top - 8],
    ],
    width: 9,
    depth: 0.34,
    open: 'both',
  };
  return (
    castOn(ctx, stage.body, roll, { base: fabric.base, dx: 2, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, { outline: roll, fabric, folds: [fold], form: 0.9, warp: 3, edge: 0.8 }) +
    seam(path(`M${x + 1} ${top - 14}Q${AXIS} ${top - 3} ${2 * AXIS - x - 1} ${top - 14}`), fabric.base, {
      strength: 0.6,
    })
  );
}

function sailor(ctx: Ctx, stage: CollarStage): string {
  const { upper, trim } = stage;
  const { neckHalf, top } = upper.plan;
  const low = upper.low;
  const x = AXIS - neckHalf;
  const leaf = path(
    `M${x} ${top - 2}C${x + 5} ${top + 26} ${AXIS - 10} ${low - 18} ${AXIS - 1} ${low}C${AXIS - 22} ${low + 8} ${x - 16} ${low - 10} ${x - 32} ${top + 14}C${x - 20} ${top + 5} ${x - 8} ${top - 1} ${x} ${top - 2}Z`,
  );
  const rim = path(`M${x} ${top}C${x + 14} ${top + 9} ${AXIS + neckHalf - 14} ${top + 9} ${AXIS + neckHalf} ${top}`);
  const cloth = ctx.plain(trim);
  return (
    turnedDown(ctx, stage, leaf, cloth, rim, false) +
    [leaf, flipped(leaf)]
      .map((one) =>
        draw(toD(one), {
          fill: 'none',
          stroke: lighten(trim, 0.85),
          'stroke-width': 1.4,
          'stroke-opacity': 0.85,
          transform: `translate(${AXIS * 0.06} ${top * 0.12}) scale(.94 .94)`,
        }),
      )
      .join('')
  );
}

/** The square flap of a sailor collar, with its line. */
function sailorBack(ctx: Ctx, { upper, trim, body, fabric }: CollarStage): string {
  const { neckHalf, top } = upper.plan;
  const flap = (inset: number): string => {
    const [x, low] = [neckHalf + 30 - inset, top + 84 - inset];
    return `L${AXIS + x} ${top + 15}C${AXIS + x + 1} ${top + 40} ${AXIS + x - 1} ${low - 14} ${AXIS + x - 2} ${low}Q${AXIS} ${low + 5} ${AXIS - x + 2} ${low}C${AXIS - x + 1} ${low - 14} ${AXIS - x - 1} ${top + 40} ${AXIS - x} ${top + 15}`;
  };
  const neck = `M${AXIS - neckHalf} ${top - 2}Q${AXIS} ${top + 12} ${AXIS + neckHalf} ${top - 2}`;
  const outline = path(`${neck}${flap(0)}Z`);
  return (
    castOn(ctx, body, outline, { base: fabric.base, dx: 2, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.plain(trim),
      form: 0.7,
      warp: 2,
      edge: 0.8,
      over: draw(`M${AXIS + neckHalf + 4} ${top + 5}${flap(6)}L${AXIS - neckHalf - 4} ${top + 5}`, {
        fill: 'none',
        stroke: lighten(trim, 0.85),
        'stroke-width': 1.6,
        'stroke-opacity': 0.85,
      }),
    })
  );
}

const poloCloth = (ctx: Ctx, trim: string): Fabric => ctx.cloth({ name: 'rib', scale: 0.6 }, [trim]);

/** Of the trim's plain cloth: in the print of the body a bow would not be seen. */
const bowCloth = (ctx: Ctx, { fabric, trim }: CollarStage): Fabric => (ctx.recipe.pattern ? ctx.plain(trim) : fabric);

export function drawCollar(ctx: Ctx, name: CollarName, stage: CollarStage): string {
  const { upper, fabric, trim } = stage;
  if (stage.back) {
    if (name === 'none' || name === 'frill') return '';
    if (name === 'sailor') return sailorBack(ctx, stage);
    const { neckHalf, top } = upper.plan;
    const x = AXIS - neckHalf;
    const rise = name === 'roll' ? 26 : 12;
    const drop = name === 'hood' ? 74 : 10;
    const wide = name === 'hood' ? 10 : 5;
    const outline = path(
      `M${x - wide} ${top + 5}C${x} ${top - rise} ${AXIS - 14} ${top - rise - 4} ${AXIS} ${top - rise - 4}C${AXIS + 14} ${top - rise - 4} ${2 * AXIS - x} ${top - rise} ${2 * AXIS - x + wide} ${top + 5}C${AXIS + neckHalf * 1.1} ${top + drop} ${AXIS + 16} ${top + drop + 8} ${AXIS} ${top + drop + 8}C${AXIS - 16} ${top + drop + 8} ${AXIS - neckHalf * 1.1} ${top + drop} ${x - wide} ${top + 5}Z`,
    );
    const cloth =
      name === 'peter-pan'
        ? ctx.plain(trim)
        : name === 'polo'
          ? poloCloth(ctx, trim)
          : name === 'bow'
            ? bowCloth(ctx, stage)
            : fabric;
    return (
      castOn(ctx, stage.body, outline, { base: fabric.base, dx: 2, dy: 5, soft: 4, strength: 0.5 }) +
      clothPiece(ctx, { outline, fabric: cloth, form: 0.7, warp: 2, edge: 0.8 })
    );
  }
  switch (name) {
    case 'shirt':
      return shirtCollar(ctx, stage, false);
    case 'camp':
      return shirtCollar(ctx, stage, true);
    case 'polo':
      return shirtCollar(ctx, { ...stage, fabric: poloCloth(ctx, trim) }, false);
    case 'peter-pan':
      return flatCollar(ctx, stage);
    case 'sailor':
      return sailor(ctx, stage);
    case 'band':
      return standCollar(ctx, upper.plan, upper.neckHalf, fabric, { height: 14 });
    case 'bow': {
      const cloth = bowCloth(ctx, stage);
      return (
        standCollar(ctx, upper.plan, upper.neckHalf, cloth, { height: 12, gap: 0 }) +
        bow(ctx, AXIS - 4, upper.low + 4, 74, cloth, { tails: 84, under: stage.body })
      );
    }
    case 'tie-neck':
      return (
        standCollar(ctx, upper.plan, upper.neckHalf, fabric, { height: 11, gap: 2 }) +
        cords(ctx, AXIS, upper.low - 2, 70, trim, 'tassel')
      );
    case 'roll':
      return rollNeck(ctx, stage);
    case 'frill':
      return (
        frillAlong(ctx, reversed(wholeNeckline(upper.neckHalf)), fabric, -10, 17) +
        stitches(parallel(wholeNeckline(upper.neckHalf), 3), lighten(fabric.base, 0.4), { width: 0.8, opacity: 0.6 })
      );
    default:
      return '';
  }
}
