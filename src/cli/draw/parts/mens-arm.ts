// Sleeves of men's garments: their outline, their folds, and lines across them for cuffs and stitches.
import { fannedFolds } from '../folds.ts';
import { AXIS } from './garment.ts';
import type { BodyPlan, Sleeve, SleevePlan } from './garment.ts';
import { joined, parallel, path, smooth } from '../path.ts';
import type { Knot, Path, Point } from '../path.ts';
import type { Fold } from '../relief.ts';
import type { Random } from '../random.ts';

/** One sleeve as it lies in the picture. */
export interface Arm {
  readonly outline: Path;
  /** The open end, always from left to right. */
  readonly cuff: Path;
  readonly lean: number;
  readonly mirror: boolean;
}

/** The left sleeve, with a flatter cap than a woman's and room in the elbow. */
export function mensSleeve(plan: BodyPlan, cut: SleevePlan): Sleeve {
  const tip: Point = [AXIS - plan.shoulderHalf, plan.top + plan.shoulderDrop];
  const under: Point = [AXIS - plan.underarm[0], plan.underarm[1]];
  const angle = (cut.lean * Math.PI) / 180;
  const at = (length: number, side: number): [number, number] => [
    tip[0] - Math.sin(angle) * length + Math.cos(angle) * side,
    tip[1] + Math.cos(angle) * length + Math.sin(angle) * side,
  ];
  const long = cut.length > 130;
  const belly: Knot[] = long
    ? [at(58, -13), at(cut.length * 0.5, -12), at(cut.length * 0.78, -10.5)]
    : [at(cut.length * 0.5, -11.5)];
  const outer = at(cut.length, -9);
  const inner = at(cut.length, cut.cuff - 9);
  const outside = smooth([[tip[0] + 9, tip[1] - 4], at(3, -4.5), at(20, -10), ...belly, outer]);
  const middle: Point = [
    (outer[0] + inner[0]) / 2 - Math.sin(angle) * 3,
    (outer[1] + inner[1]) / 2 + Math.cos(angle) * 3,
  ];
  const cuff = path(`M${outer[0]} ${outer[1]}Q${middle[0]} ${middle[1]} ${inner[0]} ${inner[1]}`);
  const inside = joined(
    [
      smooth([
        inner,
        at(cut.length * 0.8, cut.cuff - 6),
        [under[0] - 3, under[1] + (long ? 14 : 5)],
        [under[0] + 6, under[1]],
      ]),
      path(`M${under[0] + 24} ${under[1] - 12}L${tip[0] + 28} ${tip[1] + 4}`),
    ],
    false,
  );
  return { outline: joined([outside, cuff, inside]), cuff, lean: cut.lean };
}

/** A line across a sleeve, `distance` above its end, running out beyond both of its edges. */
export function acrossArm(arm: Arm, distance: number, beyond = 14): Path {
  const line = parallel(arm.cuff, -distance, 10);
  const end = line.curves.at(-1)?.[2] ?? line.start;
  const [dx, dy] = [end[0] - line.start[0], end[1] - line.start[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / size) * beyond, (dy / size) * beyond];
  const middle: Point = [
    (line.start[0] + end[0]) / 2 - (dy / size) * 1.5,
    (line.start[1] + end[1]) / 2 + (dx / size) * 1.5,
  ];
  return smooth([
    [line.start[0] - ux, line.start[1] - uy],
    [middle[0], middle[1]],
    [end[0] + ux, end[1] + uy],
  ]);
}

/** Where the sleeve is bent and pulled: at the underarm, in the elbow, above the cuff. */
export function foldsOfSleeve(random: Random, plan: BodyPlan, cut: SleevePlan): Fold[] {
  const under: Point = [AXIS - plan.underarm[0] - 3, plan.underarm[1] + 4];
  const folds = fannedFolds(random, {
    at: under,
    toward: 116,
    spread: 30,
    length: 46,
    count: 3,
    depth: 0.26,
    width: 9,
  });
  if (cut.length < 130) return folds;
  const angle = (cut.lean * Math.PI) / 180;
  const at = (length: number, side: number): Point => [
    AXIS - plan.shoulderHalf - Math.sin(angle) * length + Math.cos(angle) * side,
    plan.top + plan.shoulderDrop + Math.cos(angle) * length + Math.sin(angle) * side,
  ];
  const elbow = at(cut.length * 0.52, cut.cuff - 2);
  folds.push(
    ...fannedFolds(random, { at: elbow, toward: 196, spread: 30, length: 40, count: 3, depth: 0.26, width: 8 }),
    ...fannedFolds(random, {
      at: at(cut.length * 0.86, -6),
      toward: 14,
      spread: 24,
      length: 30,
      count: 2,
      depth: 0.2,
      width: 8,
    }),
    {
      points: [at(cut.length * 0.2, 4), at(cut.length * 0.5, 2), at(cut.length * 0.9, 8)],
      width: 16,
      depth: 0.16,
    },
  );
  return folds;
}
