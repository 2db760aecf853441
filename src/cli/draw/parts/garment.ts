// How upper garments are built: panels, necklines, sleeves and collars from a few measures, all about the axis x = 256.
// At scale 1 a centimetre of a grown-up's garment is about 3.6 units.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, edgeLine, formShade, hollow, innerRim } from '../light.ts';
import { boundsOf, flipped, grown, joined, path, reversed, smooth, toD } from '../path.ts';
import type { Knot, Path, Point } from '../path.ts';
import { draw, rect } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

export const AXIS = 256;

/** Half measures are distances from the axis. */
export interface BodyPlan {
  /** Height of the point where shoulder and neck meet. */
  readonly top: number;
  readonly neckHalf: number;
  readonly shoulderHalf: number;
  readonly shoulderDrop: number;
  readonly underarm: Point;
  /** Side seam below the underarm: [half width, y] down to the hem's corner. */
  readonly side: readonly Point[];
  /** How far the hem's middle hangs below its corners. */
  readonly hemSag: number;
  /** Scallops that folds draw into the hem. */
  readonly waves?: { readonly count: number; readonly depth: number };
}

export type NecklineShape = 'round' | 'scoop' | 'v' | 'square' | 'boat' | 'sweetheart' | 'crew' | 'back';

const left = (half: number): number => AXIS - half;

/** The left half of a neckline, from the middle of the front up to the shoulder. */
export function necklineHalf(shape: NecklineShape, plan: BodyPlan, depth: number): Path {
  const { top, neckHalf } = plan;
  const [x, low] = [left(neckHalf), top + depth];
  switch (shape) {
    case 'v':
      return path(`M${AXIS} ${low}C${AXIS - 6} ${low - depth * 0.3} ${x + 5} ${top + depth * 0.36} ${x} ${top}`);
    case 'square':
      return path(
        `M${AXIS} ${low}L${x + 7} ${low - 1}C${x + 3} ${low - 1} ${x + 2} ${low - 3} ${x + 2} ${low - 7}L${x} ${top}`,
      );
    case 'boat':
      return path(`M${AXIS} ${low}C${AXIS - neckHalf * 0.6} ${low} ${x + 8} ${low - depth * 0.4} ${x} ${top}`);
    case 'sweetheart':
      return path(
        `M${AXIS} ${low - 2}C${AXIS - 6} ${low - 15} ${AXIS - neckHalf * 0.5} ${low - 18} ${AXIS - neckHalf * 0.78} ${low - 10}` +
          `C${x} ${low - 4} ${x + 2} ${low - depth * 0.5} ${x} ${top}`,
      );
    default:
      return path(`M${AXIS} ${low}C${AXIS - neckHalf * 0.66} ${low} ${x + 1} ${low - depth * 0.42} ${x} ${top}`);
  }
}

/** The left shoulder, armhole and side seam, from the neck point down to the hem's corner. */
export function sideHalf(plan: BodyPlan): Path {
  const { top, neckHalf, shoulderHalf, shoulderDrop, underarm } = plan;
  const tip: Point = [left(shoulderHalf), top + shoulderDrop];
  const [ux, uy] = [left(underarm[0]), underarm[1]];
  const upper = path(
    `M${left(neckHalf)} ${top}C${left(neckHalf + (shoulderHalf - neckHalf) * 0.5)} ${top + shoulderDrop * 0.36} ${tip[0] + 10} ${tip[1] - 3} ${tip[0]} ${tip[1]}` +
      `C${tip[0] + 7} ${tip[1] + (uy - tip[1]) * 0.4} ${tip[0] + 9} ${uy - 14} ${ux} ${uy}`,
  );
  const knots: Knot[] = [[ux, uy], ...plan.side.map(([half, y]): Knot => [left(half), y])];
  return joined([upper, smooth(knots)], false);
}

/** The hem of a panel from its left corner to its right one: sagging, and waved where cloth falls in folds. */
export function hemLine(plan: BodyPlan): Path {
  const corner = plan.side.at(-1) ?? plan.underarm;
  const { count = 0, depth = 0 } = plan.waves ?? {};
  const steps = Math.max(8, count * 2);
  const knots: Knot[] = [];
  for (let n = 0; n <= steps; n += 1) {
    const t = n / steps;
    const wave = n === 0 || n === steps ? 0 : depth * (n % 2 === 0 ? -0.5 : 0.5);
    const sag = plan.hemSag * (1 - (2 * t - 1) ** 2);
    knots.push([left(corner[0]) + 2 * corner[0] * t, corner[1] + sag + (count > 0 ? wave : 0)]);
  }
  return smooth(knots);
}

/** A whole front or back panel; `neck` is a left half from `necklineHalf`. */
export function panel(plan: BodyPlan, neck: Path): Path {
  const side = sideHalf(plan);
  return joined([side, hemLine(plan), flipped(reversed(side), AXIS), reversed(wholeNeckline(neck))]);
}

/** A whole neckline from left shoulder to right shoulder. */
export function wholeNeckline(half: Path): Path {
  return joined([reversed(half), flipped(half, AXIS)], false);
}

export interface SleevePlan {
  readonly length: number;
  /** Width at the cuff. */
  readonly cuff: number;
  /** Degrees away from hanging straight down. */
  readonly lean: number;
  /** Extra width below the elbow (bell) or at the cap (puff). */
  readonly flare?: number;
  readonly puff?: number;
}

export interface Sleeve {
  readonly outline: Path;
  /** The open end, from the outer to the inner corner. */
  readonly cuff: Path;
  readonly lean: number;
}

type OnArm = (length: number, side: number) => Point;

/** Sleeves shorter than this end above the elbow: they have no room for its bend, and a puff runs down to the cuff. */
const SHORT = 110;

const p = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

function shortOutside(at: OnArm, { length, flare = 0, puff = 0 }: SleevePlan, tip: Point): Knot[] {
  const cap: Knot[] = [[tip[0] + 3, tip[1] - 1], at(8 - puff * 0.2, -7 - puff * 0.7)];
  // The fullness of a puff is drawn in just above the cuff, whose edge then runs on straight.
  const [x, y] = at(length - 14, -9.5);
  const middle: Knot[] =
    puff > 0
      ? [at(length * 0.3, -12 - puff), at(length * 0.6, -13 - puff), [x, y, 'corner']]
      : [at(length * 0.4, -13 - flare * 0.06), at(length * 0.72, -12 - flare * 0.26)];
  return [...cap, ...middle, at(length, -9 - flare * 0.6)];
}

function longOutside(at: OnArm, { length, flare = 0, puff = 0 }: SleevePlan, tip: Point): Path {
  return path(
    `M${p([tip[0] + 3, tip[1] - 1])}C${p([tip[0] - 8 - puff * 0.4, tip[1] - puff * 0.8])} ${p(at(10, -10 - puff))} ${p(at(34 + puff * 0.4, -13 - puff))}` +
      `S${p(at(length * 0.4, -13))} ${p(at(length * 0.55, -12))}S${p(at(length * 0.86, -9 - flare * 0.3))} ${p(at(length, -9 - flare * 0.6))}`,
  );
}

/** The left sleeve; `flipped` gives the right one. */
export function sleeve(plan: BodyPlan, cut: SleevePlan): Sleeve {
  const tip: Point = [left(plan.shoulderHalf), plan.top + plan.shoulderDrop];
  const under: Point = [left(plan.underarm[0]), plan.underarm[1]];
  const angle = (cut.lean * Math.PI) / 180;
  const down: Point = [-Math.sin(angle), Math.cos(angle)];
  const across: Point = [Math.cos(angle), Math.sin(angle)];
  const flare = cut.flare ?? 0;
  const at = (length: number, side: number): Point => [
    tip[0] + down[0] * length + across[0] * side,
    tip[1] + down[1] * length + across[1] * side,
  ];
  const outer = at(cut.length, -9 - flare * 0.6);
  const inner = at(cut.length, cut.cuff - 9 + flare * 0.4);
  const outside = cut.length < SHORT ? smooth(shortOutside(at, cut, tip)) : longOutside(at, cut, tip);
  const middle: Point = [(outer[0] + inner[0]) / 2 + down[0] * 3, (outer[1] + inner[1]) / 2 + down[1] * 3];
  const cuff = path(`M${p(outer)}Q${p(middle)} ${p(inner)}`);
  const inside = path(
    `M${p(inner)}C${p(at(cut.length * 0.75, cut.cuff - 7))} ${p([under[0] - 9, under[1] + (inner[1] - under[1]) * 0.3])} ${p([under[0] + 1, under[1] + 3])}` +
      `L${p([under[0] + 22, under[1] - 10])}L${p([tip[0] + 26, tip[1] + 6])}`,
  );
  return { outline: joined([outside, cuff, inside]), cuff, lean: cut.lean };
}

/** What is seen through the neck: the inside of the back, in shade, with a label. */
export function innerBack(
  ctx: Ctx,
  plan: BodyPlan,
  neck: Path,
  fabric: Fabric,
  options: { dip?: number; label?: string } = {},
): string {
  const { dip = 9, label } = options;
  const { top, neckHalf } = plan;
  const back = path(
    `M${left(neckHalf)} ${top}C${left(neckHalf * 0.6)} ${top + dip * 1.2} ${AXIS + neckHalf * 0.6} ${top + dip * 1.2} ${AXIS + neckHalf} ${top}`,
  );
  const hole = joined([back, reversed(wholeNeckline(neck))]);
  const box = grown(boundsOf(hole), 4);
  const facing = path(
    `M${left(neckHalf) - 2} ${top - 4}L${AXIS + neckHalf + 2} ${top - 4}L${AXIS + neckHalf - 4} ${top + 10}C${AXIS + neckHalf * 0.5} ${top + dip + 18} ${left(neckHalf * 0.5)} ${top + dip + 18} ${left(neckHalf) + 4} ${top + 10}Z`,
  );
  const inside = fabric.reverse;
  const tag = label
    ? rect(AXIS - 8, top + dip + 5, 16, 9, { fill: label, rx: 0.8 }) +
      rect(AXIS - 5, top + dip + 8.4, 10, 1.2, { fill: darken(label, 0.4), opacity: 0.7 })
    : '';
  return (
    clipTo(
      ctx,
      hole,
      inside.paint(box),
      draw(toD(hole), { fill: mix(darken(fabric.base, 0.5), '#2d1e33', 0.3), opacity: 0.34 }),
      draw(toD(facing), {
        fill: darken(fabric.base, 0.16),
        stroke: darken(fabric.base, 0.5),
        'stroke-width': 0.8,
        'stroke-opacity': 0.6,
      }),
      tag,
      hollow(ctx, hole, fabric.base, { strength: 0.6, soft: 7 }),
      innerRim(ctx, hole, { dx: 0, dy: -9, soft: 9, colour: '#2b1a33', opacity: 0.4, blend: 'multiply' }),
    ) +
    edgeLine(back, fabric.base, { strength: 0.55 }) +
    draw(toD(back), { fill: 'none', stroke: lighten(fabric.base, 0.4), 'stroke-width': 1.3, 'stroke-opacity': 0.55 })
  );
}

/** The open end of a sleeve or leg seen slightly from below: a dark sliver of inside. */
export function openEnd(ctx: Ctx, cuff: Path, fabric: Fabric, depth = 4): string {
  const start = cuff.start;
  const end = cuff.curves.at(-1)?.[2] ?? start;
  const [mx, my] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const size = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const away: Point = [(-(end[1] - start[1]) / size) * depth, ((end[0] - start[0]) / size) * depth];
  const far = path(`M${end[0]} ${end[1]}Q${mx + away[0] * 2} ${my + away[1] * 2} ${start[0]} ${start[1]}`);
  const shape = joined([cuff, far]);
  return (
    clipTo(ctx, shape, draw(toD(shape), { fill: darken(fabric.base, 0.42) })) +
    edgeLine(shape, fabric.base, { strength: 0.5 })
  );
}

/** A stand (mandarin) collar on a closed neck: its inside at the back, then the two halves that meet in front. */
export function standCollar(
  ctx: Ctx,
  plan: BodyPlan,
  neck: Path,
  fabric: Fabric,
  options: { height?: number; gap?: number } = {},
): string {
  const { height = 16, gap = 2 } = options;
  const { top, neckHalf } = plan;
  const [x, low] = [left(neckHalf), neck.start[1]];
  const rim: Point = [x + 5, top - height + 2];
  const inside = path(
    `M${rim[0]} ${rim[1]}C${AXIS - neckHalf * 0.4} ${rim[1] - 6} ${AXIS + neckHalf * 0.4} ${rim[1] - 6} ${2 * AXIS - rim[0]} ${rim[1]}` +
      `L${AXIS + neckHalf} ${top + 4}C${AXIS + neckHalf * 0.6} ${low} ${AXIS - neckHalf * 0.6} ${low} ${x} ${top + 4}Z`,
  );
  const half = path(
    `M${rim[0]} ${rim[1]}C${rim[0] + 4} ${low - height * 0.9} ${AXIS - 12} ${low - height + 1} ${AXIS - gap - 3} ${low - height + 3}` +
      `Q${AXIS - gap} ${low - height + 4} ${AXIS - gap} ${low - height + 8}L${AXIS - gap} ${low + 1}` +
      `C${AXIS - neckHalf * 0.62} ${low} ${x + 1} ${low - (low - top) * 0.42} ${x - 1} ${top + 2}Z`,
  );
  const base = fabric.base;
  const piece = (outline: Path, turn: number): string =>
    clipTo(
      ctx,
      outline,
      fabric.paint(grown(boundsOf(outline), 6), { turn, origin: [200, 40], scale: 0.9 }),
      innerRim(ctx, outline, { dx: -2, dy: -4, soft: 4, colour: darken(base, 0.6), opacity: 0.55, blend: 'multiply' }),
      innerRim(ctx, outline, {
        dx: 1.5,
        dy: 2.4,
        soft: 1.8,
        colour: lighten(base, 0.7),
        opacity: 0.45,
        blend: 'screen',
      }),
    ) + edgeLine(outline, base, { strength: 0.7 });
  return (
    clipTo(
      ctx,
      inside,
      fabric.reverse.paint(grown(boundsOf(inside), 4)),
      draw(toD(inside), { fill: mix(darken(base, 0.55), '#2d1e33', 0.3), opacity: 0.45 }),
      hollow(ctx, inside, base, { strength: 0.7, soft: 6 }),
    ) +
    edgeLine(inside, base, { strength: 0.6 }) +
    piece(half, 16) +
    piece(flipped(half, AXIS), -16)
  );
}

/** The same collar from behind: one band that stands on the back of the neck. */
export function standCollarBack(
  ctx: Ctx,
  plan: BodyPlan,
  fabric: Fabric,
  options: { height?: number; depth?: number } = {},
): string {
  const { height = 16, depth = 8 } = options;
  const { top, neckHalf } = plan;
  const [x, rim] = [left(neckHalf), top - height + 2];
  const foot = top + depth + 1;
  const shape = path(
    `M${x + 5} ${rim}C${AXIS - neckHalf * 0.4} ${rim - 4} ${AXIS + neckHalf * 0.4} ${rim - 4} ${AXIS + neckHalf - 5} ${rim}` +
      `C${AXIS + neckHalf - 3} ${rim + 6} ${AXIS + neckHalf} ${top - 4} ${AXIS + neckHalf + 1} ${top + 2}` +
      `C${AXIS + neckHalf * 0.6} ${foot + 1} ${AXIS - neckHalf * 0.6} ${foot + 1} ${x - 1} ${top + 2}C${x} ${top - 4} ${x + 3} ${rim + 6} ${x + 5} ${rim}Z`,
  );
  const { base } = fabric;
  return (
    clipTo(
      ctx,
      shape,
      fabric.paint(grown(boundsOf(shape), 6), { origin: [200, 40], scale: 0.9 }),
      formShade(ctx, shape, base, { amount: 0.8 }),
      innerRim(ctx, shape, { dx: -2, dy: -4, soft: 4, colour: darken(base, 0.6), opacity: 0.5, blend: 'multiply' }),
      innerRim(ctx, shape, { dx: 1, dy: 2.4, soft: 1.8, colour: lighten(base, 0.7), opacity: 0.4, blend: 'screen' }),
    ) + edgeLine(shape, base, { strength: 0.7 })
  );
}
